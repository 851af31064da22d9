import TenureRender
@_spi(Tree) import TenureTree

extension View {
  /// Shows the view where `mask` is opaque. The browser knows masks that are a named shape, a colour or a gradient; others it
  /// does not show.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_LayerModifier(kind: .mask, alignment: alignment, layer: mask()))
  }

  /// Shows the view where `mask` is opaque. The older form.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_LayerModifier(kind: .mask, alignment: .center, layer: mask))
  }

  /// Puts a style behind the view, which reaches beyond the safe area at these edges.
  public nonisolated func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set) -> some View {
    background(style)
  }

  /// Puts the background style behind the view, which reaches beyond the safe area at these edges.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background)
  }

  /// Puts a style in front of the view, which reaches beyond the safe area at these edges.
  public nonisolated func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set) -> some View {
    overlay(style)
  }

  /// Sets what `.background` means for the views inside.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    self.style(.backgroundStyle, in: style)
  }

  /// Draws the views inside as one picture before the modifiers around it apply.
  public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    style(.drawingGroup, .flag(true))
  }
}

/// How colours are kept while views are drawn as one picture. Hosts draw all alike.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
