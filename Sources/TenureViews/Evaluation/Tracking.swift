@_spi(SwiftUI) import Observation
import TenureGraph
import TenureThread

extension ViewNode {
  /// Runs `evaluate` so that all it reads, state and observable properties alike, makes this node run again.
  final func tracked<Result>(_ evaluate: () -> Result) -> Result {
    observer!.track { observed(evaluate) }
  }

  /// Runs `evaluate` so that the observable properties it reads make this node run again. What an earlier run read
  /// does so no more.
  final func observed<Result>(_ evaluate: () -> Result) -> Result {
    let recall = window.endReading(of: self)
    if window.log != nil { return recorded(evaluate, recall) }
    guard let recall else { return readObserving(evaluate, onChange: observableChange()) }
    window.reading(of: self).recall = recall
    return readObserving(
      {
        recall.read()
        return evaluate()
      }, onChange: observableChange())
  }

  /// Called when an observable object is about to change a property that the last evaluation read.
  private func observableChange() -> @Sendable () -> Void {
    let reading = window.reading(of: self)
    return { reading.willChange() }
  }

  /// Like `observed`, with every write recorded: whose, which property, from what to what.
  private func recorded<Result>(_ evaluate: () -> Result, _ recall: Recall?) -> Result {
    let reading = ObservedReading()
    reading.recall = recall
    return withObservationTracking(
      {
        recall?.read()
        let result = evaluate()
        // Most evaluations read nothing that is observed, and nothing is kept for them.
        let list = observedSoFar()
        if list == nil || list! != nil { window.keep(reading, list ?? nil, of: self) }
        return result
      }, willSet: { reading.willSet($0) }, didSet: { reading.didSet($0) })
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

extension Window {
  /// What the node's evaluation under way reads. One for all that it does in several steps.
  func reading(of node: ViewNode) -> ObservedReading {
    if let reading = readings[ObjectIdentifier(node)] { return reading }
    let reading = ObservedReading(node)
    readings[ObjectIdentifier(node)] = reading
    return reading
  }

  /// A reading that began by itself turns out to be one of something.
  fileprivate func keep(_ reading: ObservedReading, _ list: ObservationTracking._AccessList?, of node: ViewNode) {
    reading.list = list
    reading.begin(for: node)
    readings[ObjectIdentifier(node)] = reading
  }

  /// The node's last evaluation counts no more. What calls the next one back, if there was a last one.
  @discardableResult
  func endReading(of node: ViewNode) -> Recall? {
    readings.isEmpty ? nil : readings.removeValue(forKey: ObjectIdentifier(node))?.end()
  }
}

/// The observable properties that one evaluation of one node read. The library keeps what it was told to watch until it
/// changes, so an evaluation that has been overtaken says for itself that nobody asks any more (SEMANTICS.md R045).
final class ObservedReading: @unchecked Sendable {
  /// nil once the node has been evaluated again, or has left. Main actor only, like all below.
  @MainActor private weak var node: ViewNode?

  @MainActor init() {}

  @MainActor init(_ node: ViewNode) { self.node = node }

  @MainActor fileprivate func begin(for node: ViewNode) { self.node = node }

  /// What was read, in the library's own words; noted while somebody listens.
  @MainActor var list: ObservationTracking._AccessList?

  @MainActor var reader: ViewNode? { node }

  /// Set when the node had read observable properties before.
  @MainActor var recall: Recall?

  /// True once a property has changed: then the library has forgotten the rest by itself.
  @MainActor private var isSpent = false

  /// Nobody asks any more: the library forgets what it was told to watch. Returns what calls the next evaluation back,
  /// if this one would have had to be called back.
  @MainActor func end() -> Recall? {
    node = nil
    if isSpent { return nil }
    guard let recall else { return Recall() }
    recall.fire()
    return recall
  }

  /// One of the properties is about to change; which one, nobody asks.
  func willChange() {
    if tenure_is_main_thread() {
      asMainActor {
        isSpent = true
        node?.observableChanged("observable")
      }
    } else {
      onMainOnce(about: self) { self.node?.observableChanged("observable") }
    }
  }

  func willSet(_ tracking: ObservationTracking) {
    guard tenure_is_main_thread(), let path = tracking.changed else { return }
    asMainActor { if let node { node.window.observedWrites.begin(path, seenBy: node) } }
  }

  func didSet(_ tracking: ObservationTracking) {
    guard let path = tracking.changed else { return }
    if tenure_is_main_thread() {
      asMainActor { changed(path, tracking) }
    } else {
      onMainOnce(about: self) { self.changed(path, nil) }
    }
  }

  @MainActor private func changed(_ path: AnyKeyPath, _ tracking: ObservationTracking?) {
    guard let node else {
      tracking?.cancel()
      return
    }
    node.observableChanged(node.window.observedWrites.end(path, in: node.window))
  }
}

/// Takes back what the library was told to watch for an evaluation. It has no way to be told so: it keeps every watch
/// until one of the watched properties changes. So a node that reads observable properties again and again reads one of
/// its own beside them, and changes that one when the evaluation is overtaken.
final class Recall: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  private var mark: Void { () }

  func read() { registrar.access(self, keyPath: \.mark) }
  func fire() { registrar.withMutation(of: self, keyPath: \.mark) {} }
}
