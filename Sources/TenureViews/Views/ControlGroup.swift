import TenureRender

/// Controls that belong together.
public struct ControlGroup<Content: View> {
  let inside: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { inside = content() }
}

extension ControlGroup: View, ElementView {
  var facts: ContainerFacts { .controlGroup }
}
