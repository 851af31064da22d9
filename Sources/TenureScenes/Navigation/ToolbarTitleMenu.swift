import TenureElements
@_spi(Tree) import TenureTree

/// The menu beside a screen's title. Hosts show it as a button in the bar, called "Title menu".
public struct ToolbarTitleMenu<Content: View> {
  private let content: Content

  /// With these items.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu where Content == EmptyView {
  /// Without any of its own.
  public nonisolated init() { self.init { EmptyView() } }
}

extension ToolbarTitleMenu: FrameworkToolbarContent {
  public nonisolated var _items: AnyView {
    AnyView(ToolbarItemPart(placement: .titleMenu, inside: TitleMenu(content: content)))
  }
}

extension ToolbarItemPlacement {
  fileprivate static let titleMenu = ToolbarItemPlacement(name: "titleMenu")
}

private struct TitleMenu<Content: View> {
  let content: Content
}

extension TitleMenu: View {
  var body: some View {
    Menu {
      content
    } label: {
      Label("Title menu", systemImage: "chevron.down").labelStyle(.iconOnly)
    }
  }
}

extension View {
  /// Puts a menu beside the title of the screen that this view is in.
  public nonisolated func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(
      _ToolbarModifier(
        items: ToolbarItemPart(placement: .titleMenu, inside: TitleMenu(content: content()))))
  }
}
