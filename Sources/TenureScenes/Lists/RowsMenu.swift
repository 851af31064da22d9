import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

extension View {
  /// Offers items for rows of a list or a table: for those that are selected where one of them is pressed, else for the
  /// pressed one alone. A tap on a row does `primaryAction`, if there is one, and selects nothing.
  ///
  ///     Table(people, selection: $selected) { … }
  ///       .contextMenu(forSelectionType: Person.ID.self) { ids in
  ///         Button("Delete", role: .destructive) { delete(ids) }
  ///       } primaryAction: { ids in open(ids) }
  ///
  /// The trap: the type is that of the list's selection; a menu for another type is about no row. In the browser it is a
  /// button below the list, about the rows that are selected.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    WithRowsMenu(content: self, items: menu, primaryAction: primaryAction)
  }
}

private struct WithRowsMenu<Content: View, Value: Hashable, Items: View> {
  let content: Content
  let items: (Set<Value>) -> Items
  let primaryAction: ((Set<Value>) -> Void)?
  @State var menu = RowsMenu<Value>()
  @State var pressed: Value?
}

extension WithRowsMenu: View {
  var body: some View {
    let _ = menu.follow($pressed, primaryAction)
    content.environment(\.rowsMenu, menu)
      .contextMenu { RowsMenuItems(menu: menu, pressed: pressed, items: items) }
  }
}

private struct RowsMenuItems<Value: Hashable, Items: View>: View {
  let menu: RowsMenu<Value>
  let pressed: Value?
  let items: (Set<Value>) -> Items

  var body: some View { items(menu.rows(pressed)) }
}

/// What a list and the menu of its rows know of each other.
@MainActor final class RowsMenu<Value: Hashable> {
  private var selection = ListSelection<Value>.none
  private var pressed: Binding<Value?>?
  private(set) var primaryAction: ((Set<Value>) -> Void)?

  nonisolated init() {}

  func follow(_ pressed: Binding<Value?>, _ primaryAction: ((Set<Value>) -> Void)?) {
    self.pressed = pressed
    self.primaryAction = primaryAction
  }

  func follow(_ selection: ListSelection<Value>) { self.selection = selection }

  func press(_ value: Value?) { if pressed?.wrappedValue != value { pressed?.wrappedValue = value } }

  func rows(_ pressed: Value?) -> Set<Value> {
    let selected = selection.values
    guard let pressed, !selected.contains(pressed) else { return selected }
    return [pressed]
  }
}

private struct RowsMenuKey: EnvironmentKey { static var defaultValue: (any AnyObject & Sendable)? { nil } }

extension EnvironmentValues {
  /// The `RowsMenu` around.
  var rowsMenu: (any AnyObject & Sendable)? {
    get { self[RowsMenuKey.self] }
    set { self[RowsMenuKey.self] = newValue }
  }
}
