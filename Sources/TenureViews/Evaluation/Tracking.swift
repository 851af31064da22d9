@_spi(SwiftUI) import Observation
import TenureGraph
import TenureThread

extension ViewNode {
  /// Runs `evaluate` so that all it reads, state and observable properties alike, makes this node run again.
  final func tracked<Result>(_ evaluate: () -> Result) -> Result {
    observer!.track { observed(evaluate) }
  }

  /// Runs `evaluate` so that the observable properties it reads make this node run again.
  final func observed<Result>(_ evaluate: () -> Result) -> Result {
    if window.log != nil { return recorded(evaluate) }
    return readObserving(evaluate, onChange: observableChange())
  }

  /// Called when an observable object is about to change a property that the last evaluation read.
  private func observableChange() -> @Sendable () -> Void {
    let node = WeakNode(self)
    return {
      if tenure_is_main_thread() {
        asMainActor { node.changed() }
      } else {
        onMain { node.changed() }
      }
    }
  }

  /// Like `observed`, with every write recorded: whose, which property, from what to what.
  private func recorded<Result>(_ evaluate: () -> Result) -> Result {
    let reading = ObservedReading(self)
    let result = withObservationTracking(evaluate, willSet: { reading.willSet($0) }, didSet: { reading.didSet($0) })
    window.readings.updateValue(reading, forKey: ObjectIdentifier(self))?.end()
    return result
  }

  fileprivate final func observableChanged(_ name: String) {
    window.invalidate(self, because: name)
  }
}

/// The library's tracking. A function of our own, so that the closure is not checked for its actor at every call.
@inline(__always)
func readObserving<Result>(_ read: () -> Result, onChange: @autoclosure () -> @Sendable () -> Void) -> Result {
  withObservationTracking(read, onChange: onChange())
}

/// A node that may be gone, carried to where it may be asked for.
final class WeakNode: @unchecked Sendable {
  /// Read on the main actor only.
  weak var value: ViewNode?

  init(_ value: ViewNode) { self.value = value }

  /// An observable property that the node read is about to change.
  @MainActor func changed() { value?.observableChanged("observable") }
}

/// Runs `read`; the first change of an observable property that it read calls `onChange`, on the main actor.
@MainActor func withObservation<Result>(
  _ read: () -> Result, onChange: @escaping @MainActor () -> Void
) -> Result {
  let change = Unchecked(value: onChange)
  return withObservationTracking(read) {
    if tenure_is_main_thread() { asMainActor { change.value() } } else { onMain { change.value() } }
  }
}

/// The observable properties that one evaluation of one node read, while somebody listens to their changes.
final class ObservedReading: @unchecked Sendable {
  private let node: WeakNode
  /// False once the node has been evaluated again, or has left. Main actor only, like all below.
  private var isCurrent = true

  @MainActor init(_ node: ViewNode) { self.node = WeakNode(node) }

  @MainActor func end() { isCurrent = false }

  func willSet(_ tracking: ObservationTracking) {
    guard tenure_is_main_thread(), let path = tracking.changed else { return }
    asMainActor { if isCurrent { node.value?.window.observedWrites.begin(path, seenBy: node.value!) } }
  }

  func didSet(_ tracking: ObservationTracking) {
    guard let path = tracking.changed else { return }
    if tenure_is_main_thread() {
      asMainActor { changed(path, tracking) }
    } else {
      onMain { self.changed(path, nil) }
    }
  }

  @MainActor private func changed(_ path: AnyKeyPath, _ tracking: ObservationTracking?) {
    guard isCurrent, let node = node.value else {
      tracking?.cancel()
      return
    }
    node.observableChanged(node.window.observedWrites.end(path, in: node.window))
  }
}
