import TenureRender
@_spi(Tree) import TenureTree

/// What is known about an element of the screen beside the views inside it: its role, what a host needs to show it, and
/// how it answers a user. One small struct each.
package protocol ElementFacts {
  @MainActor var role: Role { get }
  /// True when `describe` reads state, bindings or the environment, so that the element must be asked again when they
  /// change. False for what is plain in the value itself.
  static var readsState: Bool { get }

  /// True when `describe` looks at what is inside.
  static var readsContent: Bool { get }

  /// What people call the container, where its inside is made as it is scrolled to.
  var lazyName: String? { get }
  /// True when `describe` looks at how much room there is.
  var asksForRoom: Bool { get }
  /// True for what only groups the elements inside: they belong to the element around it as well.
  var isGroup: Bool { get }
  /// True for what belongs to the element before it, and is nothing by itself.
  var isAside: Bool { get }
  /// True for a group that is a row itself.
  var isRow: Bool { get }
  /// True where facts that say the same are the same in everything else.
  static var isAllSaid: Bool { get }
  /// True when a host would be told the same; asked only where the value alone decides.
  func saysSame(as other: Self) -> Bool
  /// Says the facts that a host needs.
  @MainActor func describe(_ attributes: inout Attributes, at node: ElementNode)
  /// What the element holds and does not show.
  @MainActor var secret: String? { get }
  /// What that is kept in; nil where nobody can tell.
  @MainActor var secretSource: AnyObject? { get }
  /// The keyboard's focus has come to the element, or left it.
  @MainActor func focusMoved(_ isHere: Bool)
  /// False where a user cannot use the element though nothing around it is disabled.
  @MainActor func isAvailable(at node: ElementNode) -> Bool
  /// Does what a user asked for; false when the element has no answer to it.
  @MainActor func respond(to action: UserAction, at node: ElementNode) -> Bool
}

extension ElementFacts {
  package static var readsState: Bool { false }
  package static var readsContent: Bool { false }
  package static var isAllSaid: Bool { false }
  package var lazyName: String? { nil }
  package var asksForRoom: Bool { false }
  package var isGroup: Bool { false }
  package var isAside: Bool { false }
  package var isRow: Bool { false }
  @MainActor package func describe(_ attributes: inout Attributes, at node: ElementNode) {}
  package func isAvailable(at node: ElementNode) -> Bool { true }
  package func saysSame(as other: Self) -> Bool { false }
  @MainActor package var secret: String? { nil }
  @MainActor package var secretSource: AnyObject? { nil }
  @MainActor package func focusMoved(_ isHere: Bool) {}
  @MainActor package func respond(to action: UserAction, at node: ElementNode) -> Bool { false }
}

extension ElementFacts where Self: Equatable {
  package func saysSame(as other: Self) -> Bool { self == other }
}

/// A view that is an element of the screen: its facts and the views inside. A view without views inside is its own
/// facts:
///
///     public struct Divider {}
///     extension Divider: View, ElementView, ElementFacts { var role: Role { .divider } }
package protocol ElementView: FrameworkView {
  associatedtype Facts: ElementFacts
  associatedtype Inside: View = EmptyView

  var facts: Facts { get }
  /// What is inside the element.
  var inside: Inside { get }
}

extension ElementView {
  public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode { makeElement(view, in: place) }

  /// The node of an element, for views that are one in most places.
  @inline(__always)
  package static func makeElement(_ view: Self, in place: _Place) -> _ViewNode {
    if isPlain { return PlainElementNode(view.facts, in: place) }
    let node = TypedElementNode(view.facts, in: place)
    if !Facts.readsContent { node.start() }
    if Inside.self != EmptyView.self { node.inside = Inside._makeNode(view.inside, in: node.place()) }
    if Facts.readsContent { node.start() }
    return node
  }

  public static func _updateNode(_ node: _ViewNode, to view: Self) { takeElement(node, to: view) }

  /// Hands a new value of the view on to its element.
  @inline(__always)
  package static func takeElement(_ node: _ViewNode, to view: Self) {
    if isPlain { return node.expect(PlainElementNode<Facts>.self).update(to: view.facts) }
    let node = node.expect(TypedElementNode<Facts>.self)
    node.update(to: view.facts)
    if let inside = node.inside { Inside._updateNode(inside, to: view.inside) }
  }

  public static func _updateNode(_ node: _ViewNode, at view: _NewValue<Self>) {
    if isPlain {
      node.expect(PlainElementNode<Facts>.self).update(at: view.first(as: Facts.self))
    } else {
      _updateNode(node, to: view.take())
    }
  }

  /// True where the view's value alone decides what is shown, and nothing is inside: then the node keeps nothing else.
  @inline(__always)
  private static var isPlain: Bool {
    Facts.self == Self.self && Inside.self == EmptyView.self && !Facts.readsState && !Facts.readsContent
  }

}

/// Hands on a new value of a view that is its facts and the view inside, in this order and nothing else. The view's own type
/// is not named here, so it need not be looked up.
@inline(__always) @MainActor
package func updateElement<Element, Facts: ElementFacts, Inside: View>(
  _ node: ViewNode, at view: _NewValue<Element>, _ facts: Facts.Type, _ inside: Inside.Type
) {
  let node = node.expect(TypedElementNode<Facts>.self)
  node.update(to: view.first(as: Facts.self).take())
  Inside._updateNode(node.inside!, at: view.second(as: Inside.self, after: Facts.self))
}

extension ElementView where Inside == EmptyView {
  package var inside: EmptyView { EmptyView() }
}

extension ElementView where Facts == Self {
  package var facts: Self { self }
}
