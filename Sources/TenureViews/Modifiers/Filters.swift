import Foundation
import TenureRender

/// How what is drawn meets what is beneath.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter
}

extension View {
  public nonisolated func grayscale(_ amount: Double) -> some View { style("grayscale", .number(amount)) }
  public nonisolated func saturation(_ amount: Double) -> some View { style("saturation", .number(amount)) }
  public nonisolated func brightness(_ amount: Double) -> some View { style("brightness", .number(amount)) }
  public nonisolated func contrast(_ amount: Double) -> some View { style("contrast", .number(amount)) }
  public nonisolated func hueRotation(_ angle: Angle) -> some View { style("hueRotation", .number(angle.degrees)) }
  public nonisolated func colorInvert() -> some View { style("colorInvert", .flag(true)) }
  public nonisolated func colorMultiply(_ color: Color) -> some View { style("colorMultiply", .text(color.name)) }
  public nonisolated func blendMode(_ mode: BlendMode) -> some View { style("blendMode", .text("\(mode)")) }
  /// Draws what is inside as one picture, before what is said outside.
  public nonisolated func compositingGroup() -> some View { style("compositingGroup", .flag(true)) }
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), perspective: CGFloat = 1
  ) -> some View {
    style("rotation3D") {
      $0[.value] = .number(angle.degrees)
      $0[AttributeKey("x")] = .number(axis.x)
      $0[AttributeKey("y")] = .number(axis.y)
      $0[AttributeKey("z")] = .number(axis.z)
      $0[AttributeKey("perspective")] = .number(perspective)
    }
  }
}
