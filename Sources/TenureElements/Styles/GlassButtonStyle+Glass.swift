@_spi(Tree) import TenureTree

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button of this kind of glass. Hosts fill all kinds alike.
  public static func glass(_ glass: Glass) -> Self { Self() }
}
