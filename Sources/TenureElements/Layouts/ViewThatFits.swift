import TenureRender
@_spi(Tree) import TenureTree

/// Shows the first of its views for which there is space: the first whose ideal size is within what is proposed along the axes,
/// else the last one. The others keep their state, and count as gone.
public struct ViewThatFits<Content: View> {
  private let axes: Axis.Set
  private let content: Content

  /// The views in the order of preference; `axes` are those along which one has to fit.
  public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View, FrameworkView {
  public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    let node = FittingNode(view.axes, in: place)
    node.candidates = candidates(view.content, in: node.place())
    return node
  }

  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    let node = node.expect(FittingNode.self)
    node.update(view.axes)
    updateCandidates(node.candidates, to: view.content)
  }
}

/// The element that shows one of several.
private final class FittingNode: ElementNode {
  private var axes: Axis.Set
  var candidates: [CandidateNode] = []

  init(_ axes: Axis.Set, in place: Place) {
    self.axes = axes
    super.init(in: place)
    window.asksForLayout()
    window.part(Arrangements.self).ask(self)
  }

  override var role: Role { .fitting }
  override func children(_ visit: (ViewNode) -> Void) { candidates.forEach(visit) }

  override func describe() -> Attributes {
    var attributes = Attributes()
    if axes != [.horizontal, .vertical] { attributes[.axis] = .text(axes == .vertical ? "vertical" : "horizontal") }
    return attributes
  }

  func update(_ axes: Axis.Set) {
    if axes == self.axes { return }
    self.axes = axes
    window.emit(.set(id, describe()), at: self)
  }

  override var asksForRoom: Bool { true }

  /// What fits has been found: the others make way.
  override func describeAgain() {
    guard let shown = window.fitting(id) else { return }
    for (index, candidate) in candidates.enumerated() where index != shown { candidate.cover(true) }
    if candidates.indices.contains(shown) { candidates[shown].cover(false) }
  }
}

/// One of the views of which one is shown.
private final class CandidateNode: CoverableNode {
  var inside: ViewNode!

  override var role: Role { .candidate }
  override var isScreenful: Bool { true }
  override func children(_ visit: (ViewNode) -> Void) { if let inside { visit(inside) } }
}

@MainActor private func candidates<Content: View>(_ content: Content, in place: Place) -> [CandidateNode] {
  func make<Several: SeveralViews>(_ type: Several.Type) -> [CandidateNode] {
    Several.candidates(content as! Several, in: place)
  }
  if let type = Content.self as? any SeveralViews.Type { return make(type) }
  return [candidate(content, 0, in: place)]
}

@MainActor private func candidate<V: View>(_ view: V, _ index: Int, in place: Place) -> CandidateNode {
  let node = CandidateNode(in: place, isCovered: index > 0)
  node.inside = V._makeNode(view, in: node.place())
  return node
}

@MainActor private func updateCandidates<Content: View>(_ nodes: [CandidateNode], to content: Content) {
  func update<Several: SeveralViews>(_ type: Several.Type) { Several.update(nodes, to: content as! Several) }
  if let type = Content.self as? any SeveralViews.Type { return update(type) }
  Content._updateNode(nodes[0].inside, to: content)
}

/// Views in a row, each of which may be the one that fits.
@MainActor private protocol SeveralViews {
  static func candidates(_ view: Self, in place: Place) -> [CandidateNode]
  static func update(_ nodes: [CandidateNode], to view: Self)
}

extension TupleView: SeveralViews {
  fileprivate static func candidates(_ view: Self, in place: Place) -> [CandidateNode] {
    var nodes: [CandidateNode] = []
    for one in repeat each view.content { nodes.append(candidate(one, nodes.count, in: place)) }
    return nodes
  }

  fileprivate static func update(_ nodes: [CandidateNode], to view: Self) {
    func update<V: View>(_ node: CandidateNode, _ view: V) { V._updateNode(node.inside, to: view) }
    var index = 0
    for one in repeat each view.content {
      update(nodes[index], one)
      index += 1
    }
  }
}
