import TenureRender

/// A view that is an element of the screen: it has a role, facts, and perhaps views inside. One small file each:
///
///     public struct Divider {}
///     extension Divider: View, ElementView { static let role = Role("divider") }
protocol ElementView: FrameworkView {
  associatedtype Inside: View = EmptyView

  static var role: Role { get }
  /// True when `describe` reads state, bindings or the environment, so that the element must be asked again when they
  /// change. False for what is plain in the value itself.
  static var readsState: Bool { get }

  /// What is inside the element.
  var inside: Inside { get }
  /// Says the facts that a host needs.
  func describe(_ attributes: inout Attributes, at node: ElementNode)
  /// What the element holds and does not show.
  var secret: String? { get }
  /// Does what a person asked for; false when the element has no answer to it.
  func respond(to action: PersonAction, at node: ElementNode) -> Bool
}

extension ElementView {
  static var readsState: Bool { false }
  var secret: String? { nil }
  func describe(_ attributes: inout Attributes, at node: ElementNode) {}
  func respond(to action: PersonAction, at node: ElementNode) -> Bool { false }

  public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    let node = TypedElementNode(view, in: place)
    node.start()
    return node
  }

  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    node.expect(TypedElementNode<Self>.self).update(to: view)
  }
}

extension ElementView where Inside == EmptyView {
  var inside: EmptyView { EmptyView() }
}
