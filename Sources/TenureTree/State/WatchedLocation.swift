import TenureGraph

/// One element of a collection that some state holds, as one view sees it: the view runs again when the element is
/// another value, not whenever the collection is written (rule R172).
final class WatchedLocation<Value>: Location<Value>, @unchecked Sendable {
  private let base: Location<Value>
  /// nil while the element is not there: its row is about to leave, or to be handed another place.
  private let value: Computed<Value?>

  @MainActor init(_ base: Location<Value>, in node: ViewNode) {
    self.base = base
    value = Computed(node.window.graph, isSame: { areSame($0, $1) }) { base.getIfThere() }
  }

  override var plain: Location<Value> { base }
  override var origin: AnyObject? { base.origin }

  override func get() -> Value { value.value ?? base.get() }
  override func set(_ value: Value, _ transaction: Transaction?) { base.set(value, transaction) }
  override func isSame(as other: Location<Value>) -> Bool { base.isSame(as: other.plain) }
}
