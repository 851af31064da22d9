import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

/// Where a search field is best put.
public struct SearchFieldPlacement: Sendable {
  let name: String

  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  /// Whether the drawer stays when a user scrolls.
  public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }

  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(name: displayMode == .always ? "navigationBarDrawer always" : "navigationBarDrawer")
  }
}

/// Puts a search field into the bars of the screen around a view.
public struct _SearchModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  let suggestions: AnyView?
  /// What the search has been narrowed to.
  var tokens: AnyView?
  /// Narrows the search by one more token, where it is of the field's type.
  var addToken: ((Any) -> Bool)?
}

extension _SearchModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<Content: View>(_ modifier: Self, _ content: Content, in place: _Place) -> _ViewNode {
    let node = SearchNode(modifier, in: place)
    node.start(content)
    return node
  }

  public static func _updateNode<Content: View>(_ node: _ViewNode, to modifier: Self, at content: _NewValue<Content>) {
    node.expect(SearchNode.self).update(modifier, content.take())
  }
}

extension View {
  /// Puts a search field into the bars of the screen that this view is in; it searches for `text`.
  ///
  /// The trap: `isSearching` and `dismissSearch` are for the views inside; the view that says this does not see them.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(
      _SearchModifier(text: text, isPresented: nil, placement: placement, prompt: prompt, suggestions: nil))
  }

  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// A search field that the program can present and dismiss.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(
      _SearchModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt, suggestions: nil))
  }

  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// A search field with suggestions.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    modifier(
      _SearchModifier(
        text: text, isPresented: nil, placement: placement, prompt: prompt, suggestions: AnyView(suggestions())))
  }

  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }
}
