import TenureRender
@_spi(Tree) import TenureTree

/// Controls that belong together.
public struct ControlGroup<Content: View> {
  package let inside: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { inside = content() }
}

extension ControlGroup: View, ElementView {
  package var facts: ContainerFacts { .controlGroup }
}
