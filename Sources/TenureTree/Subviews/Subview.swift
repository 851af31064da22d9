/// One of the views that a container was given, in the place that the container picks for it.
///
///     ForEach(subviews: content) { subview in Card { subview } }
///
/// It is a view like any other: what is written around it (a font, an environment value) is around the view that it stands
/// for. The trap: its state belongs to the place where it is shown. `ForEach` keeps the place while the subviews around it
/// come and go; shown in the other branch of an `if`, it begins anew.
public struct Subview: Identifiable {
  /// Which of its container's subviews this is, for as long as the view is there.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// Which of them this is.
  public let id: ID
  let source: SubviewSource
  let said: SubviewSays

  /// What the view tells its container.
  public nonisolated var containerValues: ContainerValues { said.values }
}

/// What a subview says to its container: another object when it says something else, so that two of them are soon compared.
final class SubviewSays: @unchecked Sendable {
  let values: ContainerValues

  init(_ values: ContainerValues) { self.values = values }
}

/// The latest value of a subview, and the places where it is shown.
@MainActor class SubviewSource {
  fileprivate final var places = Registry<SubviewNode>()

  func makeNode(in place: Place) -> ViewNode { fatalError("each source makes its node") }
  func updateNode(_ node: ViewNode) {}

  final func updatePlaces() {
    for place in places.all { if let child = place.child { updateNode(child) } }
  }
}

final class TypedSubviewSource<V: View>: SubviewSource {
  var view: V

  init(_ view: V) { self.view = view }

  override func makeNode(in place: Place) -> ViewNode { V._makeNode(view, in: place) }
  override func updateNode(_ node: ViewNode) { V._updateNode(node, to: view) }
}

extension Subview: View, FrameworkView {
  public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    let node = SubviewNode(view, in: place)
    node.begin(with: view.source.makeNode(in: node.place()))
    return node
  }

  public static func _updateNode(_ node: _ViewNode, to view: Self) { node.expect(SubviewNode.self).show(view) }
}

extension Subview: ContainerValueBearer {
  package func write(to values: inout ContainerValues) { values.takeOver(said.values) }
}

/// A place where a subview is shown.
private final class SubviewNode: BranchNode {
  private var subview: Subview

  init(_ subview: Subview, in place: Place) {
    self.subview = subview
    super.init(in: place)
    subview.source.places.add(self, at: self)
  }

  func show(_ new: Subview) {
    let old = subview
    subview = new
    if new.id == old.id { return }
    old.source.places.remove(self)
    new.source.places.add(self, at: self)
    replace(
      old.id, by: new.id, with: { new.source.makeNode(in: $0) }, update: { new.source.updateNode($0) })
  }

  override func leave() {
    subview.source.places.remove(self)
    super.leave()
  }
}
