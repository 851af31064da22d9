@_spi(SwiftUI) import Observation
import TenureGraph
import TenureThread

extension ViewNode {
  /// Runs `evaluate` so that all it reads, state and observable properties alike, makes this node run again.
  @inline(__always)
  package final func tracked<Result>(_ evaluate: () -> Result) -> Result {
    observer!.track { observed(evaluate) }
  }

  /// Runs `evaluate` so that the observable properties it reads make this node run again. What an earlier run read
  /// does so no more.
  @inline(__always)
  final func observed<Result>(_ evaluate: () -> Result) -> Result {
    let window = window
    let reading = window.observation.begin(self)
    var list = ObservedList(reading?.takeList())
    let result = list.note(for: self, evaluate)
    if reading != nil || !list.isEmpty {
      window.observation.end(reading, of: self, list.take(), isNamed: window.log != nil)
    }
    return result
  }

  /// Runs `read`, where it is not known what it reads: the library watches that until the first change, which makes this
  /// node run again. Nothing takes such a watch back.
  @inline(never)
  final func watched<Result>(_ read: () -> Result) -> Result {
    let node = WeakNode(self)
    return withObservation(read) {
      if let node = node.value { node.window.invalidate(node, because: "observable") }
    }
  }
}

/// Runs `read`; the first change of an observable property that it read calls `onChange`, on the main actor and when the
/// change is done.
@MainActor func withObservation<Result>(
  _ read: () -> Result, onChange: @escaping @MainActor () -> Void
) -> Result {
  let change = Unchecked(value: onChange)
  return withObservationTracking(
    read,
    didSet: { tracking in
      tracking.cancel()
      if tenure_is_main_thread() { asMainActor { change.value() } } else { onMain { change.value() } }
    })
}
