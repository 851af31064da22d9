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

extension ControlGroup: View, ElementView {
  package var facts: ContainerFacts { .controlGroup }
}
