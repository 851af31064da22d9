import TenureRender
@_spi(Tree) import TenureTree

/// Shown where there is no content: why, and what the user can do about it.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  package let inside: TupleView<ElementPart<Label>, SectionPart<Description>, SectionPart<Actions>>

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    inside = TupleView(
      ElementPart(name: "label", inside: label()), SectionPart(name: "description", inside: description()),
      SectionPart(name: "actions", inside: actions()))
  }
}

extension ContentUnavailableView: View, ElementView {
  package var facts: ContainerFacts { .unavailable }
}

extension ContentUnavailableView
where Label == TenureElements.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { TenureElements.Label(title, systemImage: name) }, description: { description })
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { TenureElements.Label(title, systemImage: name) }, description: { description })
  }

  public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { TenureElements.Label(title, image: name) }, description: { description })
  }
}

/// The namespace of what a search without results shows.
public struct SearchUnavailableContent {
  /// The title and symbol of "No Results".
  public struct Label: View {
    let text: String?

    public var body: some View {
      TenureElements.Label(text.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass")
    }
  }

  /// What "No Results" says beneath its title.
  public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// What "No Results" offers to do: nothing, as with Apple's.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search found nothing.
  public static var search: Self { Self(searched: nil) }

  public static func search(text: String) -> Self { Self(searched: text) }

  private init(searched text: String?) {
    self.init(
      label: { SearchUnavailableContent.Label(text: text) }, description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}
