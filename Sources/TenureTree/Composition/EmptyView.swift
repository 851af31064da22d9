/// A view that shows nothing.
public struct EmptyView: Sendable {
  /// Shows nothing and takes no place.
  public init() {}
}

extension EmptyView: View, FrameworkView {
  public static func _makeNode(_ view: EmptyView, in place: _Place) -> _ViewNode { EmptyNode(in: place) }
  public static func _updateNode(_ node: _ViewNode, to view: EmptyView) {}
}

package final class EmptyNode: ViewNode {}

extension ViewBuilder {
  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }
}
