import TenureGraph
import TenureThread

extension _ViewNode {
  /// The name of the view whose body is running on this thread, for people.
  nonisolated static var current: String? {
    guard let slot = unsafe tenure_observer_get() else { return nil }
    let observer = unsafe Unmanaged<Observer>.fromOpaque(slot).takeUnretainedValue()
    return asMainActor { (observer as? ViewNode)?.viewName }
  }
}
