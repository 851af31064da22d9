/// A modifier that is one around each view where it is put around several: a background, a context menu (rule R183).
///
/// Which views there are is known from the type: a `Group`, a `ForEach`, views next to each other. Where they are all that is
/// on a screen, what lies behind them or over them is one for all.
package protocol EachViewModifier: LooksModifier where Body == Never {
  /// True when one for all of them would be of no use to all but one.
  static var isNeverShared: Bool { get }
  static func makeOne<V: View>(_ modifier: Self, _ view: V, in place: Place) -> ViewNode
  static func updateOne<V: View>(_ node: ViewNode, to modifier: Self, at view: _NewValue<V>)
}

/// A modifier that may as well stand around each of several views: between them and one that does, it goes along.
package protocol LooksModifier: ViewModifier {}

extension _StyleModifier: LooksModifier {}
extension _ResolvedStyleModifier: LooksModifier {}
extension _EnvironmentKeyWritingModifier: LooksModifier {}

extension EachViewModifier {
  public static func _makeNode<V: View>(_ modifier: Self, _ content: V, in place: _Place) -> _ViewNode {
    func makeEach<Several: SeveralViews>(_ type: Several.Type) -> ViewNode {
      let node = EachNode(in: place)
      node.child = Several.makeEach(content as! Several, modifier, in: node.place())
      return node
    }
    guard let several = V.self as? any SeveralViews.Type, isNeverShared || !place.parent.givesSolePlace else {
      return makeOne(modifier, content, in: place)
    }
    return makeEach(several)
  }

  public static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, at content: _NewValue<V>) {
    func updateEach<Several: SeveralViews>(_ type: Several.Type) {
      Several.updateEach((node as! EachNode).child!, to: content.take() as! Several, modifier)
    }
    guard node is EachNode, let several = V.self as? any SeveralViews.Type else {
      return updateOne(node, to: modifier, at: content)
    }
    updateEach(several)
  }
}

/// Stands for the views that have a modifier each.
private final class EachNode: ParentNode {}

/// A view that stands for several, or for one or none.
@MainActor package protocol SeveralViews: View {
  static func makeEach<M: ViewModifier>(_ view: Self, _ modifier: M, in place: Place) -> ViewNode
  static func updateEach<M: ViewModifier>(_ node: ViewNode, to view: Self, _ modifier: M)
}

extension Group: SeveralViews where Content: View {
  package static func makeEach<M: ViewModifier>(_ view: Self, _ modifier: M, in place: Place) -> ViewNode {
    M._makeNode(modifier, view.content, in: place)
  }

  package static func updateEach<M: ViewModifier>(_ node: ViewNode, to view: Self, _ modifier: M) {
    handOver({ view.content }, to: { M._updateNode(node, to: modifier, at: $0) })
  }
}

extension TupleView: SeveralViews {
  @MainActor private func with<M: ViewModifier>(_ modifier: M) -> TupleView<repeat ModifiedContent<each Content, M>> {
    TupleView<repeat ModifiedContent<each Content, M>>(
      repeat ModifiedContent(content: each content, modifier: modifier))
  }

  package static func makeEach<M: ViewModifier>(_ view: Self, _ modifier: M, in place: Place) -> ViewNode {
    TupleView<repeat ModifiedContent<each Content, M>>._makeNode(view.with(modifier), in: place)
  }

  package static func updateEach<M: ViewModifier>(_ node: ViewNode, to view: Self, _ modifier: M) {
    TupleView<repeat ModifiedContent<each Content, M>>._updateNode(node, to: view.with(modifier))
  }
}

extension ForEach: SeveralViews where Content: View {
  @MainActor private func with<M: ViewModifier>(_ modifier: M) -> ForEach<Data, ID, ModifiedContent<Content, M>> {
    let content = content
    var each = ForEach<Data, ID, ModifiedContent<Content, M>>(
      data: data, content: { ModifiedContent(content: content($0), modifier: modifier) }, id: id,
      isConstant: isConstant)
    each.isOfSubviews = isOfSubviews
    return each
  }

  package static func makeEach<M: ViewModifier>(_ view: Self, _ modifier: M, in place: Place) -> ViewNode {
    ForEach<Data, ID, ModifiedContent<Content, M>>._makeNode(view.with(modifier), in: place)
  }

  package static func updateEach<M: ViewModifier>(_ node: ViewNode, to view: Self, _ modifier: M) {
    ForEach<Data, ID, ModifiedContent<Content, M>>._updateNode(node, to: view.with(modifier))
  }
}

extension Optional: SeveralViews where Wrapped: View {
  package static func makeEach<M: ViewModifier>(_ view: Self, _ modifier: M, in place: Place) -> ViewNode {
    let view = view.map { ModifiedContent(content: $0, modifier: modifier) }
    return ModifiedContent<Wrapped, M>?._makeNode(view, in: place)
  }

  package static func updateEach<M: ViewModifier>(_ node: ViewNode, to view: Self, _ modifier: M) {
    let view = view.map { ModifiedContent(content: $0, modifier: modifier) }
    ModifiedContent<Wrapped, M>?._updateNode(node, to: view)
  }
}

extension ModifiedContent: SeveralViews where Content: SeveralViews, Modifier: LooksModifier {
  package static func makeEach<M: ViewModifier>(_ view: Self, _ modifier: M, in place: Place) -> ViewNode {
    Content.makeEach(view.content, BothModifiers(inner: view.modifier, outer: modifier), in: place)
  }

  package static func updateEach<M: ViewModifier>(_ node: ViewNode, to view: Self, _ modifier: M) {
    Content.updateEach(node, to: view.content, BothModifiers(inner: view.modifier, outer: modifier))
  }
}

/// Two modifiers as one.
struct BothModifiers<Inner: ViewModifier, Outer: ViewModifier>: ViewModifier {
  typealias Body = Never

  let inner: Inner
  let outer: Outer

  static func _makeNode<V: View>(_ modifier: Self, _ content: V, in place: Place) -> ViewNode {
    Outer._makeNode(modifier.outer, ModifiedContent(content: content, modifier: modifier.inner), in: place)
  }

  static func _updateNode<V: View>(_ node: ViewNode, to modifier: Self, at content: _NewValue<V>) {
    handOver(
      { ModifiedContent(content: content.take(), modifier: modifier.inner) },
      to: { Outer._updateNode(node, to: modifier.outer, at: $0) })
  }
}
