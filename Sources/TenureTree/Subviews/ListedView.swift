/// A view that may stand for several subviews of a container, or for none: a `ForEach`, a `Group`, an `if`, a `Section`.
///
/// To be listed is to be made with a modifier around each view inside; the innermost of all, `Listing`, makes no view but a
/// place in the list.
@MainActor package protocol ListedView: View {
  /// False where a view of the type is one subview after all.
  static var isListed: Bool { get }
  static func makeListed<M: ViewModifier>(_ view: Self, _ modifier: M, in place: Place) -> ViewNode
  static func updateListed<M: ViewModifier>(_ node: ViewNode, to view: Self, _ modifier: M)
}

extension ListedView {
  package static var isListed: Bool { true }
}

extension ListedView where Self: SeveralViews {
  package static func makeListed<M: ViewModifier>(_ view: Self, _ modifier: M, in place: Place) -> ViewNode {
    makeEach(view, modifier, in: place)
  }

  package static func updateListed<M: ViewModifier>(_ node: ViewNode, to view: Self, _ modifier: M) {
    updateEach(node, to: view, modifier)
  }
}

extension Group: ListedView where Content: View {}
extension TupleView: ListedView {}
extension ForEach: ListedView where Content: View {}
extension Optional: ListedView where Wrapped: View {}

extension EmptyView: ListedView {
  package static func makeListed<M: ViewModifier>(_ view: Self, _ modifier: M, in place: Place) -> ViewNode {
    EmptyNode(in: place)
  }

  package static func updateListed<M: ViewModifier>(_ node: ViewNode, to view: Self, _ modifier: M) {}
}

extension _ConditionalContent: ListedView where TrueContent: View, FalseContent: View {
  private typealias Each<M> = _ConditionalContent<ModifiedContent<TrueContent, M>, ModifiedContent<FalseContent, M>>

  private func with<M: ViewModifier>(_ modifier: M) -> Each<M> {
    switch storage {
    case .first(let view): Each<M>(storage: .first(ModifiedContent(content: view, modifier: modifier)))
    case .second(let view): Each<M>(storage: .second(ModifiedContent(content: view, modifier: modifier)))
    }
  }

  package static func makeListed<M: ViewModifier>(_ view: Self, _ modifier: M, in place: Place) -> ViewNode {
    Each<M>._makeNode(view.with(modifier), in: place)
  }

  package static func updateListed<M: ViewModifier>(_ node: ViewNode, to view: Self, _ modifier: M) {
    Each<M>._updateNode(node, to: view.with(modifier))
  }
}

extension AnyView: ListedView {
  package static func makeListed<M: ViewModifier>(_ view: Self, _ modifier: M, in place: Place) -> ViewNode {
    _makeNode(view.box.with(modifier), in: place)
  }

  package static func updateListed<M: ViewModifier>(_ node: ViewNode, to view: Self, _ modifier: M) {
    _updateNode(node, to: view.box.with(modifier))
  }
}

extension IDView: ListedView {
  static var isListed: Bool { Listed.isSeveral(Content.self) }

  static func makeListed<M: ViewModifier>(_ view: Self, _ modifier: M, in place: Place) -> ViewNode {
    let each = ModifiedContent(content: view.content, modifier: modifier)
    return IDView<ModifiedContent<Content, M>, ID>._makeNode(IDView<_, ID>(content: each, id: view.id), in: place)
  }

  static func updateListed<M: ViewModifier>(_ node: ViewNode, to view: Self, _ modifier: M) {
    let each = ModifiedContent(content: view.content, modifier: modifier)
    IDView<ModifiedContent<Content, M>, ID>._updateNode(node, to: IDView<_, ID>(content: each, id: view.id))
  }
}

/// What is put around several views goes around each of them. What it puts into the environment is there for those too that
/// decide which views there are.
extension ModifiedContent: ListedView where Content: View, Modifier: ViewModifier {
  package static var isListed: Bool { Listed.isSeveral(Content.self) }

  package static func makeListed<M: ViewModifier>(_ view: Self, _ modifier: M, in place: Place) -> ViewNode {
    let each = ListedContent(
      content: view.content, modifier: BothModifiers(inner: view.modifier, outer: modifier))
    if view.modifier is any EnvironmentWriting { return Modifier._makeNode(view.modifier, each, in: place) }
    return ListedContent<Content, BothModifiers<Modifier, M>>._makeNode(each, in: place)
  }

  package static func updateListed<M: ViewModifier>(_ node: ViewNode, to view: Self, _ modifier: M) {
    let each = ListedContent(
      content: view.content, modifier: BothModifiers(inner: view.modifier, outer: modifier))
    if view.modifier is any EnvironmentWriting {
      handOver({ each }, to: { Modifier._updateNode(node, to: view.modifier, at: $0) })
    } else {
      ListedContent<Content, BothModifiers<Modifier, M>>._updateNode(node, to: each)
    }
  }
}

/// A view to be listed, as a view.
private struct ListedContent<Content: View, Outer: ViewModifier>: FrameworkView {
  let content: Content
  let modifier: Outer

  static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    Listed.make(view.content, view.modifier, in: place)
  }

  static func _updateNode(_ node: _ViewNode, to view: Self) { Listed.update(node, to: view.content, view.modifier) }
}

/// How a view of any type is listed.
@MainActor package enum Listed {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// True where a view of the type may stand for another number of subviews than one, or where what it says to its container
  /// is known only inside: a view whose body is several views, or has a container value around it.
  static func isSeveral(_ type: Any.Type) -> Bool {
    if let listed = type as? any ListedView.Type { return listed.isListed }
    if let known = known[ObjectIdentifier(type)] { return known }
    func isSeenThrough<V: View>(_ type: V.Type) -> Bool {
      V.Body.self != Never.self && (isSeveral(V.Body.self) || bearsValue(V.Body.self))
    }
    let answer = (type as? any View.Type).map { isSeenThrough($0) } ?? false
    known[ObjectIdentifier(type)] = answer
    return answer
  }

  private static func bearsValue(_ type: Any.Type) -> Bool {
    (type as? any ValueAround.Type)?.isValueAround ?? false
  }

  package static func make<V: View, M: ViewModifier>(_ view: V, _ modifier: M, in place: Place) -> ViewNode {
    func list<L: ListedView>(_ type: L.Type) -> ViewNode { L.makeListed(view as! L, modifier, in: place) }
    if let listed = V.self as? any ListedView.Type, listed.isListed { return list(listed) }
    guard isSeveral(V.self) else { return M._makeNode(modifier, view, in: place) }
    let node = ListedBodyNode(view, modifier, in: place)
    node.start()
    return node
  }

  package static func update<V: View, M: ViewModifier>(_ node: ViewNode, to view: V, _ modifier: M) {
    func list<L: ListedView>(_ type: L.Type) { L.updateListed(node, to: view as! L, modifier) }
    if let listed = V.self as? any ListedView.Type, listed.isListed { return list(listed) }
    guard isSeveral(V.self) else { return handOver({ view }, to: { M._updateNode(node, to: modifier, at: $0) }) }
    node.expect(ListedBodyNode<V, M>.self).update(to: view, modifier)
  }
}

/// A view type that may have a container value around it.
@MainActor private protocol ValueAround {
  static var isValueAround: Bool { get }
}

extension ModifiedContent: ValueAround {
  fileprivate static var isValueAround: Bool {
    Modifier.self is any ContainerValueBearer.Type || (Content.self as? any ValueAround.Type)?.isValueAround ?? false
  }
}

/// Around each view that is listed, on the outside: makes its place in the list, and no view.
struct Listing: ViewModifier {
  typealias Body = Never

  let list: SubviewsList

  static func _makeNode<V: View>(_ modifier: Self, _ content: V, in place: _Place) -> _ViewNode {
    if Listed.isSeveral(V.self) { return Listed.make(content, modifier, in: place) }
    return TypedSubviewUnit(content, modifier.list, in: place)
  }

  static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, at content: _NewValue<V>) {
    if Listed.isSeveral(V.self) { return Listed.update(node, to: content.take(), modifier) }
    node.expect(TypedSubviewUnit<V>.self).update(to: content.take())
  }
}
