import TenureRender
@_spi(Tree) import TenureTree

/// Controls that belong together.
public struct ControlGroup<Content: View> {
  package let inside: Content
  /// The group's name, for a style.
  let label: AnyView?

  /// Made with content.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    inside = content()
    label = nil
  }

  init(label: AnyView, @ViewBuilder content: () -> Content) {
    inside = content()
    self.label = label
  }
}

extension ControlGroup {
  /// Controls with a name, which a style of the program's own may show.
  public nonisolated init<Inside: View, Label: View>(
    @ViewBuilder content: () -> Inside, @ViewBuilder label: () -> Label
  ) where Content == LabeledControlGroupContent<Inside, Label> {
    inside = LabeledControlGroupContent(inside: content())
    self.label = AnyView(label())
  }

  /// Controls with a name, which a style of the program's own may show.
  public nonisolated init<Inside: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Inside)
  where Content == LabeledControlGroupContent<Inside, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Controls with a name and a symbol, which a style of the program's own may show.
  public nonisolated init<Inside: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Inside
  ) where Content == LabeledControlGroupContent<Inside, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }
}

/// The controls of a group with a name.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  let inside: Content
}

extension LabeledControlGroupContent: View {
  public var body: some View { inside }
}

extension ControlGroup: View, ElementView {
  package var facts: ContainerFacts { .controlGroup }
}
