import TenureElements
@_spi(Tree) import TenureTree

/// Several views of which the user sees one, chosen in a tab bar or by swiping.
///
///     TabView(selection: $tab) {
///       Tab("Home", systemImage: "house", value: .home) { Home() }
///       Tab("Search", systemImage: "magnifyingglass", value: .search) { Search() }
///     }
///
/// A tab is made when it is selected for the first time, and keeps its state from then on.
///
/// The trap: a selection that no tab has as its value selects nothing, and neither does tapping a tab without one.
public struct TabView<SelectionValue: Hashable, Content> {
  let selection: Binding<SelectionValue>?
  let content: Content
}

extension TabView: View, FrameworkView where Content: View {
  public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    let node = TabsNode(view.selection, in: place)
    node.start(TabList(content: view.content))
    return node
  }

  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    node.expect(TabsNode<SelectionValue>.self).update(view.selection, TabList(content: view.content))
  }
}

extension TabView {
  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
  where Content: View {
    self.selection = selection
    self.content = content()
  }

  public nonisolated init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.selection = selection
    self.content = TabContentBuilder.Content(content: content())
  }
}

extension TabView where SelectionValue == Int {
  public nonisolated init(@ViewBuilder content: () -> Content) where Content: View {
    selection = nil
    self.content = content()
  }
}

extension TabView where SelectionValue == Never {
  public nonisolated init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
    selection = nil
    self.content = TabContentBuilder.Content(content: content())
  }
}
