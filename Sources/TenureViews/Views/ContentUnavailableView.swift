import TenureRender

/// What is shown where there is nothing to show: why, and what a person can do about it.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let inside: TupleView<ElementPart<Label>, SectionPart<Description>, SectionPart<Actions>>

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
  var facts: ContainerFacts { .unavailable }
}

extension ContentUnavailableView
where Label == TenureViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { TenureViews.Label(title, systemImage: name) }, description: { description })
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { TenureViews.Label(title, systemImage: name) }, description: { description })
  }

  public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { TenureViews.Label(title, image: name) }, description: { description })
  }
}

/// The namespace of what a search without results shows.
public struct SearchUnavailableContent {
  public struct Label: View {
    let text: String?

    public var body: some View {
      TenureViews.Label(text.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass")
    }
  }

  public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

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
