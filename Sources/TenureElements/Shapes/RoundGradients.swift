import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// Colours that pass into one another from a centre outwards, between two radii.
public struct RadialGradient: Equatable, ShapeStyle {
  public let _styleName: String

  /// Made with gradient, center, start radius and end radius.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    _styleName = "radial(\(center.name), \(startRadius) \(endRadius); \(gradient.name))"
  }

  /// Made with colors, center, start radius and end radius.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Made with stops, center, start radius and end radius.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

/// Colours that pass into one another from the centre to the edges of whatever is filled.
public struct EllipticalGradient: Equatable, ShapeStyle {
  public let _styleName: String

  /// Made with gradient, center, start radius fraction and end radius fraction.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    _styleName = "elliptical(\(center.name), \(startRadiusFraction) \(endRadiusFraction); \(gradient.name))"
  }

  /// Made with colors, center, start radius fraction and end radius fraction.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Made with stops, center, start radius fraction and end radius fraction.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

/// Colours that pass into one another around a centre.
public struct AngularGradient: Equatable, ShapeStyle {
  public let _styleName: String

  /// Made with gradient, center, start angle and end angle.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    let end = endAngle == startAngle ? startAngle.degrees + 360 : endAngle.degrees
    _styleName = "angular(\(center.name), \(startAngle.degrees) \(end); \(gradient.name))"
  }

  /// Made with colors, center, start angle and end angle.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Made with stops, center, start angle and end angle.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Once around, beginning at `angle`.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
  }

  /// Made with colors, center and angle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Made with stops, center and angle.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

/// Colours at the points of a mesh, which pass into one another.
public struct MeshGradient: Equatable, ShapeStyle {
  public let _styleName: String

  /// Made with width, height, points, colors, background and smooths colors.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    let places = points.map { "\($0.x) \($0.y)" }.joined(separator: ", ")
    _styleName = "mesh(\(width) \(height), \(places); \(Gradient(colors: colors).name))"
  }

  /// Where the colours are: points, or points from which lines leave along handles.
  @frozen public enum Locations: Equatable, Sendable {
    /// One point for each colour.
    case points([SIMD2<Float>])
  }

  /// One colour for each location.
  @frozen public enum Colors: Equatable, Sendable {
    /// These.
    case colors([Color])
  }

  /// Colours at locations.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    let (points, colors) =
      switch (locations, colors) {
      case (.points(let points), .colors(let colors)): (points, colors)
      }
    self.init(width: width, height: height, points: points, colors: colors, background: background)
  }
}

extension RadialGradient: View, ElementView, ElementFacts {
  package var role: Role { .color }
  package func describe(_ attributes: inout Attributes, at node: ElementNode) { attributes[.value] = .text(_styleName) }
}

extension EllipticalGradient: View, ElementView, ElementFacts {
  package var role: Role { .color }
  package func describe(_ attributes: inout Attributes, at node: ElementNode) { attributes[.value] = .text(_styleName) }
}

extension AngularGradient: View, ElementView, ElementFacts {
  package var role: Role { .color }
  package func describe(_ attributes: inout Attributes, at node: ElementNode) { attributes[.value] = .text(_styleName) }
}

extension MeshGradient: View, ElementView, ElementFacts {
  package var role: Role { .color }
  package func describe(_ attributes: inout Attributes, at node: ElementNode) { attributes[.value] = .text(_styleName) }
}

extension ShapeStyle where Self == RadialGradient {
  /// Radial gradient, by colors, center, start radius and end radius.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> Self { Self(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius) }

  /// Radial gradient, by gradient, center, start radius and end radius.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> Self { Self(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius) }

  /// Radial gradient, by stops, center, start radius and end radius.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> Self { Self(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius) }
}

extension ShapeStyle where Self == AngularGradient {
  /// Angular gradient, by colors, center, start angle and end angle.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> Self { Self(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle) }

  /// Angular gradient, by gradient, center, start angle and end angle.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> Self { Self(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle) }

  /// Conic gradient, by colors, center and angle.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> Self {
    Self(colors: colors, center: center, angle: angle)
  }

  /// Conic gradient, by stops, center and angle.
  public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) -> Self {
    Self(stops: stops, center: center, angle: angle)
  }

  /// Conic gradient, by gradient, center and angle.
  public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> Self {
    Self(gradient: gradient, center: center, angle: angle)
  }

  /// Angular gradient, by stops, center, start angle and end angle.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> Self { Self(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle) }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Elliptical gradient, by colors, center, start radius fraction and end radius fraction.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> Self {
    Self(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  /// Elliptical gradient, by gradient, center, start radius fraction and end radius fraction.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> Self {
    Self(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Elliptical gradient, by stops, center, start radius fraction and end radius fraction.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> Self {
    Self(stops: stops, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}
