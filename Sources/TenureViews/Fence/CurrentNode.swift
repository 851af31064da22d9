import TenureGraph
import TenureThread

extension _ViewNode {
  /// The name of the view whose body is running on this thread, for people.
  nonisolated static var current: String? {
    asMainActor { currentNode?.viewName }
  }

  /// The node whose view is being evaluated on this thread.
  static var currentNode: ViewNode? {
    guard let slot = unsafe tenure_observer_get() else { return nil }
    return unsafe Unmanaged<Observer>.fromOpaque(slot).takeUnretainedValue() as? ViewNode
  }
}
