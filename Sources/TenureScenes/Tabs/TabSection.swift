import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

/// Tabs in a group with a heading.
public struct TabSection<Header, Content, Footer, SelectionValue> {
  let header: Header
  let content: Content
  let footer: Footer
}

extension TabSection: TabContent, FrameworkTabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable, Content.TabValue == SelectionValue {
  public typealias TabValue = SelectionValue
  public typealias Body = _NoTabs<SelectionValue>

  public var _tabs: AnyView {
    AnyView(TabSectionElement(inside: TupleView(SectionPart(name: "header", inside: header), content._tabs)))
  }
}

struct TabSectionElement<Header: View> {
  let inside: TupleView<SectionPart<Header>, AnyView>
}

extension TabSectionElement: View, ElementView {
  var facts: ContainerFacts { .tabSection }
}

extension TabSection
where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
  public nonisolated init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension TabSection
where Header == EmptyView, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
  public nonisolated init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension TabSection
where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}
