import TenureRender
@_spi(Tree) import TenureTree

/// A button that shows a menu of other controls.
///
///     Menu("More") {
///       Button("Duplicate", action: duplicate)
///       Button("Delete", role: .destructive, action: delete)
///     }
public struct Menu<Label: View, Content: View> {
  let primaryAction: (() -> Void)?
  package let inside: TupleView<ElementPart<Label>, OfferedItems<Content>>

  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    primaryAction = nil
    inside = TupleView(ElementPart(name: "label", inside: label()), OfferedItems(kind: .menu, inside: content()))
  }

  /// A tap does `primaryAction`; the menu opens at a long press.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.primaryAction = primaryAction
    inside = TupleView(ElementPart(name: "label", inside: label()), OfferedItems(kind: .menu, inside: content()))
  }
}

extension Menu: View, ElementView {
  package var facts: MenuFacts { MenuFacts(primaryAction: primaryAction) }
}

package struct MenuFacts: ElementFacts {
  let primaryAction: (() -> Void)?

  package var role: Role { .menu }
  package func saysSame(as other: MenuFacts) -> Bool { (primaryAction == nil) == (other.primaryAction == nil) }

  package func describe(_ attributes: inout Attributes, at node: ElementNode) {
    if primaryAction != nil { attributes[.primaryAction] = .flag(true) }
  }

  package func respond(to action: UserAction, at node: ElementNode) -> Bool {
    guard action == .tap, let primaryAction else { return false }
    primaryAction()
    return true
  }
}

/// What is offered once a user asks for it: the items of a menu. Hosts show them then.
package struct OfferedItems<Content: View> {
  let kind: OfferedFacts
  package let inside: Content
}

extension OfferedItems: View, ElementView {
  package var facts: OfferedFacts { kind }
}

package enum OfferedFacts: ElementFacts, Equatable {
  case menu, contextMenu

  package var role: Role { self == .menu ? .menuItems : .contextMenu }
  package var isAside: Bool { true }
}

extension Menu where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == TenureElements.Label<Text, Image> {
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { TenureElements.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TenureElements.Label(title, systemImage: systemImage) }
  }

  /// A tap does `primaryAction`; the menu opens at a long press.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TenureElements.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// A tap does `primaryAction`; the menu opens at a long press.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TenureElements.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
  }
}

/// A menu that a long press on a view opens.
public struct _ContextMenuModifier<Items: View> {
  let items: Items
}

extension _ContextMenuModifier: EachViewModifier {
  public typealias Body = Never

  /// It belongs to the element before it.
  package static var isNeverShared: Bool { true }

  package static func makeOne<V: View>(_ modifier: Self, _ view: V, in place: Place) -> ViewNode {
    TupleView<V, OfferedItems<Items>>._makeNode(modifier.beside(view), in: place)
  }

  package static func updateOne<V: View>(_ node: ViewNode, to modifier: Self, at view: _NewValue<V>) {
    TupleView<V, OfferedItems<Items>>._updateNode(node, to: modifier.beside(view.take()))
  }

  private func beside<Content: View>(_ content: Content) -> TupleView<Content, OfferedItems<Items>> {
    TupleView(content, OfferedItems(kind: .contextMenu, inside: items))
  }
}

extension View {
  /// Offers items when a user presses this view for long.
  public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(_ContextMenuModifier(items: menuItems()))
  }

  /// Offers items when a user presses this view for long. The preview is not shown: the view itself stays in sight.
  public nonisolated func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View { contextMenu(menuItems: menuItems) }
}

/// Items for `contextMenu(_:)`. The older form of a builder.
public struct ContextMenu<MenuItems: View> {
  fileprivate let items: MenuItems

  /// With these items.
  public nonisolated init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Offers items when a user presses this view for long; nil offers none. The older form of `contextMenu(menuItems:)`.
  public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    self.contextMenu { if let contextMenu { contextMenu.items } }
  }
}
