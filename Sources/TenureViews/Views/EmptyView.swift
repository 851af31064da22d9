/// A view that shows nothing.
public struct EmptyView: Sendable {
  public init() {}
}

extension EmptyView: View, FrameworkView {
  public static func _makeNode(_ view: EmptyView, in place: _Place) -> _ViewNode { EmptyNode(in: place) }
  public static func _updateNode(_ node: _ViewNode, to view: EmptyView) {}
}

final class EmptyNode: ViewNode {}
