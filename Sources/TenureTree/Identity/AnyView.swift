/// A view of any type. Its identity is that of the type inside: another type is another view.
public struct AnyView {
  let box: AnyViewBox

  /// Hides the type of `view`. Another type in its place is another view: its state begins anew.
  public nonisolated init<V: View>(_ view: V) {
    box = (view as? AnyView)?.box ?? TypedViewBox(view)
  }

  /// The same as `init(_:)`.
  public nonisolated init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: View, FrameworkView {
  public static func _makeNode(_ view: AnyView, in place: _Place) -> _ViewNode {
    let node = AnyViewNode(in: place)
    node.type = view.box.type
    node.begin(with: view.box.makeNode(in: node.place()))
    return node
  }

  public static func _updateNode(_ node: _ViewNode, to view: AnyView) {
    let node = node.expect(AnyViewNode.self)
    if node.type == view.box.type { return view.box.updateNode(node.child!) }
    let old = node.type
    node.type = view.box.type
    node.replace(
      ObjectIdentifier(old), by: ObjectIdentifier(view.box.type), with: { view.box.makeNode(in: $0) },
      update: { view.box.updateNode($0) })
  }
}

private final class AnyViewNode: BranchNode {
  /// The type of the view that stands there.
  var type: Any.Type = Never.self
}

class AnyViewBox: @unchecked Sendable {
  var type: Any.Type { fatalError("each box knows its type") }
  @MainActor func makeNode(in place: Place) -> ViewNode { fatalError("each box makes its node") }
  @MainActor func updateNode(_ node: ViewNode) {}
  /// The view with a modifier around it.
  func with<M: ViewModifier>(_ modifier: M) -> AnyView { fatalError("each box knows its view") }
}

private final class TypedViewBox<V: View>: AnyViewBox, @unchecked Sendable {
  let view: V

  init(_ view: V) { self.view = view }

  override var type: Any.Type { V.self }
  override func makeNode(in place: Place) -> ViewNode { V._makeNode(view, in: place) }
  override func updateNode(_ node: ViewNode) { V._updateNode(node, to: view) }
  override func with<M: ViewModifier>(_ modifier: M) -> AnyView {
    AnyView(ModifiedContent(content: view, modifier: modifier))
  }
}

extension ViewBuilder {
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
