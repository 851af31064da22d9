import TenureRender
@_spi(Tree) import TenureTree

/// A group of views with a box around it.
public struct GroupBox<Label: View, Content: View> {
  package let inside: TupleView<SectionPart<Label>, Content>

  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    inside = TupleView(SectionPart(name: "label", inside: label()), content())
  }
}

extension GroupBox: View, ElementView {
  package var facts: ContainerFacts { .groupBox }
}

extension GroupBox {
  /// A box with a label. The older form of `init(content:label:)`.
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}

extension GroupBox where Label == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  public nonisolated init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(key) }
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
