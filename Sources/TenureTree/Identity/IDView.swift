/// A view whose identity the program names: another id is another view (rule R007).
struct IDView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IDView: View, FrameworkView {
  static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    let node = IDNode<ID>(view.id, in: place)
    node.begin(with: Content._makeNode(view.content, in: node.place()))
    return node
  }

  static func _updateNode(_ node: _ViewNode, to view: Self) {
    let node = node.expect(IDNode<ID>.self)
    if node.id == view.id { return Content._updateNode(node.child!, to: view.content) }
    let old = node.id
    node.id = view.id
    node.replace(
      old, by: view.id, with: { Content._makeNode(view.content, in: $0) },
      update: { Content._updateNode($0, to: view.content) })
  }
}

private final class IDNode<ID: Hashable>: BranchNode, IdentifyingNode {
  var id: ID

  init(_ id: ID, in place: Place) {
    self.id = id
    super.init(in: place)
  }

  override var identifying: (any IdentifyingNode)? { self }
  func ownID<Name: Hashable>(as type: Name.Type) -> Name? { id as? Name }
  func named<Name: Hashable>(_ name: Name) -> ViewNode? { id as? Name == name ? self : nil }
}

extension View {
  /// Names the identity of this view: when `id` changes, all state inside starts afresh.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}
