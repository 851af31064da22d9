import TenureRender
@_spi(Tree) import TenureTree

/// A container for controls that belong together, such as settings.
public struct Form<Content: View> {
  package let inside: Content

  /// A form of these controls.
  public init(@ViewBuilder content: () -> Content) { inside = content() }
}

extension Form: View, ElementView {
  package var facts: ContainerFacts { .form }
}
