import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

/// Buttons that appear when a row is swiped.
public struct _SwipeActionsModifier<Actions: View> {
  let facts: SwipeFacts
  let actions: Actions
}

struct SwipeFacts: ElementFacts, Equatable {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool

  var role: Role { .swipeActions }
  var isAside: Bool { true }

  func describe(_ attributes: inout Attributes, at node: ElementNode) {
    attributes[.edge] = .text("\(edge)")
    if allowsFullSwipe { attributes[.fullSwipe] = .flag(true) }
  }
}

/// The element of the buttons: it follows the row.
struct SwipeActionsElement<Actions: View> {
  let facts: SwipeFacts
  let inside: Actions
}

extension SwipeActionsElement: View, ElementView {}

extension _SwipeActionsModifier: SaidToContainer {}

extension _SwipeActionsModifier: EachViewModifier {
  public typealias Body = Never

  /// It belongs to the element before it.
  package static var isNeverShared: Bool { true }

  package static func makeOne<V: View>(_ modifier: Self, _ view: V, in place: Place) -> ViewNode {
    TupleView<V, SwipeActionsElement<Actions>>._makeNode(modifier.beside(view), in: place)
  }

  package static func updateOne<V: View>(_ node: ViewNode, to modifier: Self, at view: _NewValue<V>) {
    TupleView<V, SwipeActionsElement<Actions>>._updateNode(node, to: modifier.beside(view.take()))
  }

  private func beside<Content: View>(_ content: Content) -> TupleView<Content, SwipeActionsElement<Actions>> {
    TupleView(content, SwipeActionsElement(facts: facts, inside: actions))
  }
}

extension View {
  /// Adds buttons to a row that appear when it is swiped, with filled symbols. A row that has any loses the one of `onDelete`.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      _SwipeActionsModifier(
        facts: SwipeFacts(edge: edge, allowsFullSwipe: allowsFullSwipe),
        actions: content().environment(\.symbolVariants, .fill)))
  }
}
