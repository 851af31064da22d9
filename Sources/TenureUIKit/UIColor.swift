import Foundation
import TenureElements

/// A colour in UIKit's words. SwiftUI shows it with `Color(uiColor)`.
///
/// ```swift
/// Text("Note").background(Color(.secondarySystemBackground))
/// extension UIColor { static let brand = UIColor(red: 0.8, green: 0.1, blue: 0.2, alpha: 1) }
/// ```
///
/// The trap: a named colour is looked up by hosts, so its components are zero.
public class UIColor: NSObject, @unchecked Sendable {
  let light: Color
  let dark: Color

  private init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
  }

  /// The color for both screens.
  convenience init(both color: Color) { self.init(light: color, dark: color) }

  /// A colour of SwiftUI.
  public convenience init(_ color: Color) { self.init(both: color) }

  /// A colour of red, green and blue, each between 0 and 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(both: Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// The colour of a literal, which Xcode shows as a swatch.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// A grey between 0, which is black, and 1.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(both: Color(white: white, opacity: alpha)) }

  /// A colour by hue, saturation and brightness, each between 0 and 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(both: Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// The components of a colour in another colour space, which hosts show as sRGB.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(both: Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// A colour of the program's own, by its name in a catalogue.
  public convenience init?(named name: String) { self.init(both: Color(name)) }

  /// A colour of an asset catalogue.
  public convenience init(resource: ColorResource) { self.init(both: Color(resource)) }

  /// A colour that depends on the screen. `dynamicProvider` is asked twice now: for a light screen and for a dark one.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(
      light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).light,
      dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).dark)
  }

  /// The same, more or less opaque.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(light: light.withOpacity(alpha), dark: dark.withOpacity(alpha))
  }

  /// What it is on a screen with these traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(both: traitCollection.userInterfaceStyle == .dark ? dark : light)
  }

  /// The same colour in CoreGraphics' words, as it is on a light screen.
  public var cgColor: CGColor { CGColor(color: light) }

  /// A colour in CoreGraphics' words.
  public convenience init(cgColor: CGColor) { self.init(both: cgColor.color) }

  /// The colour for SwiftUI.
  var color: Color { Color(light: light, dark: dark) }

  /// The same colours on both screens.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return light == other.light && dark == other.dark
  }

  /// Hashes both colours.
  public override var hash: Int { [light, dark].hashValue }

  /// SwiftUI's description of it.
  public override var description: String { color.description }
}

extension Color {
  /// A colour of UIKit.
  public init(uiColor: UIColor) { self = uiColor.color }
  /// A colour of UIKit: `Color(.systemBackground)`.
  @_disfavoredOverload public init(_ color: UIColor) { self = color.color }
}
