import Foundation
import TenureRender
@_spi(Tree) import TenureTree

extension Color {
  /// A colour in numbers, as it is on one screen.
  public struct Resolved: Hashable, Sendable {
    /// The red.
    public var red: Float
    /// The green.
    public var green: Float
    /// The blue.
    public var blue: Float
    /// The opacity.
    public var opacity: Float

    /// Made with color space, red, green, blue and opacity.
    public init(colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      let isLinear = colorSpace == .sRGBLinear
      self.red = isLinear ? Self.encoded(red) : red
      self.green = isLinear ? Self.encoded(green) : green
      self.blue = isLinear ? Self.encoded(blue) : blue
      self.opacity = opacity
    }

    /// The linear red.
    public var linearRed: Float {
      get { Self.linear(red) }
      set { red = Self.encoded(newValue) }
    }
    /// The linear green.
    public var linearGreen: Float {
      get { Self.linear(green) }
      set { green = Self.encoded(newValue) }
    }
    /// The linear blue.
    public var linearBlue: Float {
      get { Self.linear(blue) }
      set { blue = Self.encoded(newValue) }
    }

    static func linear(_ value: Float) -> Float {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    static func encoded(_ value: Float) -> Float {
      value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
  }

  /// A colour that has been resolved.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// A colour by its hue, saturation and brightness, each between 0 and 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func part(_ number: Double) -> Double {
      let place = (number + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// The colour in numbers, for the colour scheme of an environment. The system's colours are those of a phone; a colour of a
  /// catalogue, which only a host can look up, is clear.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    resolved(isDark: environment.colorScheme == .dark)
  }

  /// How far colours are mixed: as light, or as people see them.
  public func mix(with other: Color, by fraction: Double, in space: Gradient.ColorSpace = .perceptual) -> Color {
    let (a, b) = (resolved(isDark: false), other.resolved(isDark: false))
    let part = Float(min(max(fraction, 0), 1))
    func between(_ a: Float, _ b: Float) -> Float { a + (b - a) * part }
    let opacity = between(a.opacity, b.opacity)
    if space == .device {
      return Color(
        Resolved(
          red: between(a.red, b.red), green: between(a.green, b.green), blue: between(a.blue, b.blue),
          opacity: opacity))
    }
    let (one, two) = (Lab(a), Lab(b))
    return Color(
      Lab(
        light: between(one.light, two.light), a: between(one.a, two.a), b: between(one.b, two.b)
      ).resolved(opacity: opacity))
  }

  func resolved(isDark: Bool) -> Resolved {
    let (plain, opacity) = StyleWords.divided(name)
    var color = Self.numbers(of: String(plain), isDark)
    color.opacity *= Float(opacity)
    return color
  }

  private static func numbers(of name: String, _ isDark: Bool) -> Resolved {
    if let bar = name.firstIndex(of: "|") {
      return numbers(of: String(isDark ? name[bar...].dropFirst() : name[..<bar]), isDark)
    }
    let digits = systemColors[name].map { isDark ? $0.dark : $0.light } ?? String(name.dropFirst())
    guard name.hasPrefix("#") || systemColors[name] != nil, let number = UInt32(digits, radix: 16) else {
      return Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    }
    func part(_ shift: UInt32) -> Float { Float(number >> shift & 255) / 255 }
    return Resolved(red: part(24), green: part(16), blue: part(8), opacity: part(0))
  }

  /// As they are on a phone.
  private static let systemColors: [String: (light: String, dark: String)] = [
    "clear": ("00000000", "00000000"), "black": ("000000ff", "000000ff"), "white": ("ffffffff", "ffffffff"),
    "gray": ("8e8e93ff", "8e8e93ff"), "red": ("ff3b30ff", "ff453aff"), "green": ("34c759ff", "30d158ff"),
    "blue": ("007affff", "0a84ffff"), "orange": ("ff9500ff", "ff9f0aff"), "yellow": ("ffcc00ff", "ffd60aff"),
    "pink": ("ff2d55ff", "ff375fff"), "purple": ("af52deff", "bf5af2ff"), "mint": ("00c7beff", "63e6e2ff"),
    "teal": ("30b0c7ff", "40c8e0ff"), "cyan": ("32ade6ff", "64d2ffff"), "indigo": ("5856d6ff", "5e5ce6ff"),
    "brown": ("a2845eff", "ac8e68ff"), "primary": ("000000ff", "ffffffff"), "secondary": ("3c3c4399", "ebebf599"),
    "label": ("000000ff", "ffffffff"), "secondaryLabel": ("3c3c4399", "ebebf599"),
    "accent": ("007affff", "0a84ffff"), "background": ("ffffffff", "000000ff"), "separator": ("3c3c434a", "54545899"),
    "tertiary": ("3c3c434d", "ebebf54d"), "quaternary": ("3c3c432e", "ebebf529"),
    "placeholder": ("3c3c434d", "ebebf54d"),
  ]
}

extension Color: CustomStringConvertible {
  /// A system colour's name, the digits of one made of numbers, or the name in a catalogue, behind its opacity: `50% red`.
  public var description: String {
    let (plain, opacity) = StyleWords.divided(name)
    let percent = opacity == 1 ? "" : "\(Int((opacity * 100).rounded()))% "
    if plain.hasPrefix("asset:") { return percent + "NamedColor(name: \"\(plain.dropFirst(6))\", bundle: nil)" }
    return percent + (plain.hasPrefix("#") ? plain.uppercased() : StyleWords.spoken(plain))
  }
}

extension Gradient {
  /// How the colours between two are found: as light, or as people see them.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String
    /// Device.
    public static let device = Self(name: "device")
    /// Perceptual.
    public static let perceptual = Self(name: "perceptual")
  }
}

/// A colour by how people see it: lightness and two axes of hue.
private struct Lab {
  let light, a, b: Float

  init(light: Float, a: Float, b: Float) {
    self.light = light
    self.a = a
    self.b = b
  }

  init(_ color: Color.Resolved) {
    let (red, green, blue) = (color.linearRed, color.linearGreen, color.linearBlue)
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    light = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  func resolved(opacity: Float) -> Color.Resolved {
    func cube(_ value: Float) -> Float { value * value * value }
    let l = cube(light + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(light - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(light - 0.0894841775 * a - 1.2914855480 * b)
    return Color.Resolved(
      colorSpace: .sRGBLinear, red: 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      green: -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      blue: -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s, opacity: opacity)
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// Its parts in hexadecimal digits: `#FF3B30FF`.
  public var description: String {
    let parts = [red, green, blue, opacity].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    return "#" + parts.map { String(format: "%02X", $0) }.joined()
  }
}
