@_spi(SwiftUI) import Observation
import TenureGraph
import TenureThread

extension ViewNode {
  /// Runs `evaluate` so that all it reads, state and observable properties alike, makes this node run again.
  final func tracked<Result>(_ evaluate: () -> Result) -> Result {
    track { withObservationTracking(evaluate, onChange: observableChange()) }
  }

  /// Called when an observable object is about to change a property that the last evaluation read.
  private func observableChange() -> @Sendable () -> Void {
    let node = WeakNode(self)
    return {
      if tenure_is_main_thread() {
        MainActor.assumeIsolated { node.value?.observableChanged() }
      } else {
        onMain { node.value?.observableChanged() }
      }
    }
  }

  fileprivate final func observableChanged() {
    window.invalidate(self, because: "observable")
  }
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
