import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// How what is drawn meets what is beneath.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter
}

extension View {
  /// Takes colour out of the view.
  public nonisolated func grayscale(_ amount: Double) -> some View { style(.grayscale, .number(amount)) }
  /// Changes the saturation of the view's colours.
  public nonisolated func saturation(_ amount: Double) -> some View { style(.saturation, .number(amount)) }
  /// Brightens the colours of the view.
  public nonisolated func brightness(_ amount: Double) -> some View { style(.brightness, .number(amount)) }
  /// Changes the contrast of the view's colours.
  public nonisolated func contrast(_ amount: Double) -> some View { style(.contrast, .number(amount)) }
  /// Rotates the hues of the view's colours.
  public nonisolated func hueRotation(_ angle: Angle) -> some View { style(.hueRotation, .number(angle.degrees)) }
  /// Inverts the colours of the view.
  public nonisolated func colorInvert() -> some View { style(.colorInvert, .flag(true)) }
  /// Multiplies the colours of the view by a colour. The browser does not show it.
  public nonisolated func colorMultiply(_ color: Color) -> some View { style(.colorMultiply, .text(color.name)) }
  /// Mixes the colours of the view with those behind it.
  public nonisolated func blendMode(_ mode: BlendMode) -> some View { style(.blendMode, .text("\(mode)")) }
  /// Draws the views inside as one layer before the modifiers around it apply.
  public nonisolated func compositingGroup() -> some View { style(.compositingGroup, .flag(true)) }
  /// Rotates the view in three dimensions.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    style(.rotation3D(angle, axis, anchor, perspective: perspective))
  }
}
