import TenureRender
@_spi(Tree) import TenureTree

/// A group of rows with a header and a footer.
public struct Section<Parent: View, Content: View, Footer: View> {
  package let inside: SectionInside<Parent, Content, Footer>

  /// A section with a header, content and a footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    inside = SectionInside(header: header(), content: content(), footer: footer(), isExpanded: nil)
  }
}

extension Section {
  private nonisolated init(inside: SectionInside<Parent, Content, Footer>) { self.inside = inside }

  /// Says whether a user may close the section, which one with `isExpanded` lets them.
  public nonisolated func collapsible(_ collapsible: Bool) -> some View {
    var inside = inside
    inside.isFixed = !collapsible
    return Section(inside: inside)
  }
}

extension Section {
  /// Actions of the section: on a phone they stand after its content.
  public nonisolated func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some View {
    let actions = content()
    return Section<Parent, TupleView<Content, Actions>, Footer>(
      inside: SectionInside(
        header: inside.header, content: TupleView(inside.content, actions), footer: inside.footer,
        isExpanded: inside.isExpanded, isFixed: inside.isFixed))
  }
}

extension Section: View, ElementView {
  package var facts: ContainerFacts { .section }
}

/// The heading or the footing of a section.
package struct SectionPart<Content: View> {
  let name: String
  let content: ElementPart<Content>

  package init(name: String, inside: Content) {
    self.name = name
    content = ElementPart(name: name, inside: inside)
  }
}

extension SectionPart: View, FrameworkView {
  package static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    if Content.self == EmptyView.self { return EmptyNode(in: place) }
    return ElementPart<Content>._makeNode(view.content, in: place)
  }

  package static func _updateNode(_ node: _ViewNode, to view: Self) {
    if Content.self != EmptyView.self { ElementPart<Content>._updateNode(node, to: view.content) }
  }
}

/// An element that is a named part of another one.
package struct ElementPart<Content: View> {
  package let name: String
  package let inside: Content

  package init(name: String, inside: Content) {
    self.name = name
    self.inside = inside
  }
}

extension ElementPart: View, ElementView {
  package var facts: PartFacts { PartFacts(name: name) }
}

package struct PartFacts: ElementFacts, Equatable {
  let name: String

  package var role: Role { .part }
  package func describe(_ attributes: inout Attributes, at node: ElementNode) { attributes[.role] = .text(name) }
}

extension Section {
  /// A section between a header and a footer. The older form of `init(content:header:footer:)`.
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// A section with a header, content and a footer.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Footer == EmptyView {
  /// A section with a header, content and a footer.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// A section with a header, content and a footer.
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView {
  /// A section over a footer. The older form of `init(content:footer:)`.
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { footer })
  }

  /// A section with a header, content and a footer.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Footer == EmptyView {
  /// A section whose header opens and closes it.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    inside = SectionInside(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// A section whose header opens and closes it.
  public nonisolated init(
    _ key: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(key) })
  }

  /// A section whose header opens and closes it.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(title) })
  }

  /// A section with a header, content and a footer.
  public nonisolated init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(key) }, footer: { EmptyView() })
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}
