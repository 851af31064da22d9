extension CompositeNode {
  /// Learns where in the node the view is, from the first node of the type.
  func findView() {
    if plan.viewOffset != 0 { return }
    let node = unsafe UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    plan.viewOffset = unsafe withUnsafeMutablePointer(to: &view) { unsafe UnsafeRawPointer($0) - node }
  }

  /// The view where it is kept, to be read only: asking it for its body makes no copy.
  @inline(__always)
  var viewInPlace: _NewValue<V> {
    let node = unsafe Unmanaged.passUnretained(self).toOpaque()
    return unsafe _NewValue(at: (node + plan.viewOffset).assumingMemoryBound(to: V.self))
  }

  /// Puts a new value in the place of the old one, which hands its properties over to it.
  func adopt(_ new: _NewValue<V>) {
    unsafe plan.adopt(from: &view, into: &new.address.pointee, of: self)
    view = new.take()
  }
}

extension _NewValue {
  /// True when the value is the same input as the view that a composite node keeps, which is looked at in its place.
  @inlinable @inline(__always)
  @MainActor func isSameInput(of node: _ViewNode) -> Bool { unsafe isSameView(node, UnsafeRawPointer(address)) }
}

/// True when the value at an address is the same input as the view that a composite node keeps. Not generic: the plan of
/// the type knows all that has to be known of it.
@usableFromInline @MainActor
func isSameView(_ node: _ViewNode, _ new: UnsafeRawPointer) -> Bool {
  let plan = cast(node, to: PlannedNode.self).plan
  let old = unsafe UnsafeRawPointer(Unmanaged.passUnretained(node).toOpaque()) + plan.viewOffset
  return unsafe plan.isSame(at: old, and: new)
}
