import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// A colour: a named one, or one of red, green and blue.
public struct Color: Hashable, Sendable {
  /// For hosts: a system colour's name, `#rrggbbaa`, or an asset's name after `asset:`.
  let name: String

  init(system name: String) { self.name = name }
  public init(_ name: String, bundle: Bundle? = nil) { self.name = "asset:\(name)" }

  /// The colour space of red, green and blue components. Accepted; hosts read every colour as sRGB.
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

  public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    var name: [UInt8] = [UInt8(ascii: "#")]
    name.reserveCapacity(9)
    for part in [red, green, blue, opacity] {
      let number = part > 0 ? UInt8((min(part, 1) * 255).rounded()) : 0
      for digit in [number >> 4, number & 15] {
        name.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
    self.name = String(decoding: name, as: UTF8.self)
  }

  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(space, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A shadow's, where none is said.
  @usableFromInline static let _shadow = Color(.sRGBLinear, white: 0, opacity: 0.33)

  public func opacity(_ opacity: Double) -> Color { Color(system: "\(name)/\(opacity)") }

  /// One colour on light screens and another on dark ones: `#rrggbbaa|#rrggbbaa` for hosts.
  package init(light: Color, dark: Color) {
    guard light != dark else {
      self = light
      return
    }
    name = [light.resolved(isDark: false), dark.resolved(isDark: true)].map { Color($0).name }.joined(separator: "|")
  }

  /// `rrggbbaa`.
  package init(digits: String) { name = "#" + digits }

  /// The same with this opacity, whatever it was before.
  package func withOpacity(_ opacity: Double) -> Color {
    var name = name.prefix { $0 != "/" }
    if name.hasPrefix("#"), name.count == 9, !name.contains("|") { name = name.prefix(7) + "ff" }
    return opacity == 1 ? Color(system: String(name)) : Color(system: String(name)).opacity(opacity)
  }

  /// Its components on a light screen.
  package var resolvedOnLight: Resolved { resolved(isDark: false) }

  public static let clear = Color(system: "clear")
  public static let black = Color(system: "black")
  public static let white = Color(system: "white")
  public static let gray = Color(system: "gray")
  public static let red = Color(system: "red")
  public static let green = Color(system: "green")
  public static let blue = Color(system: "blue")
  public static let orange = Color(system: "orange")
  public static let yellow = Color(system: "yellow")
  public static let pink = Color(system: "pink")
  public static let purple = Color(system: "purple")
  public static let mint = Color(system: "mint")
  public static let teal = Color(system: "teal")
  public static let cyan = Color(system: "cyan")
  public static let indigo = Color(system: "indigo")
  public static let brown = Color(system: "brown")
  /// Black or white, whatever the style around is: that `.primary` follows.
  public static let primary = Color(system: "label")
  /// A gray, whatever the style around is: that `.secondary` follows.
  public static let secondary = Color(system: "secondaryLabel")
  public static let accentColor = Color(system: "accent")
}

extension Color: View, ElementView, ElementFacts {
  package var role: Role { .color }
  package func describe(_ attributes: inout Attributes, at node: ElementNode) { attributes[.value] = .text(name) }
}

extension Color: ShapeStyle {
  public var _styleName: String { name }
  public var _own: _OwnShapeStyle? { nil }
}

/// A level of the foreground style: primary, secondary, down to quinary.
public struct HierarchicalShapeStyle: ShapeStyle {
  public let _styleName: String
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: Self { Self(_styleName: "primary") }
  public static var secondary: Self { Self(_styleName: "secondary") }
  public static var tertiary: Self { Self(_styleName: "tertiary") }
  public static var quaternary: Self { Self(_styleName: "quaternary") }
  /// The faintest level: half of the fourth.
  public static var quinary: Self { Self(_styleName: "quaternary/0.5") }
}

/// A translucent background, from ultra thin to ultra thick.
public struct Material: ShapeStyle {
  public let _styleName: String
  public static let ultraThin = Material(_styleName: "material-ultraThin")
  public static let thin = Material(_styleName: "material-thin")
  public static let regular = Material(_styleName: "material-regular")
  public static let thick = Material(_styleName: "material-thick")
  public static let ultraThick = Material(_styleName: "material-ultraThick")
  public static let bar = Material(_styleName: "material-bar")
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Self { .ultraThin }
  public static var thinMaterial: Self { .thin }
  public static var regularMaterial: Self { .regular }
  public static var thickMaterial: Self { .thick }
  public static var ultraThickMaterial: Self { .ultraThick }
  public static var bar: Self { Material.bar }
}

/// The tint colour of the context.
public struct TintShapeStyle: ShapeStyle {
  public var _styleName: String { "tint" }
  public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: Self { Self() }
}

extension ShapeStyle where Self == Color {
  public static var clear: Color { .clear }
  public static var black: Color { .black }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var red: Color { .red }
  public static var green: Color { .green }
  public static var blue: Color { .blue }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var pink: Color { .pink }
  public static var purple: Color { .purple }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var indigo: Color { .indigo }
  public static var brown: Color { .brown }
  public static var accentColor: Color { .accentColor }
}
