import TenureAssets
import TenurePixels
import TenureRender

/// Apple's colours by their names, as an iPhone shows them.
struct Palette {
  var isDark: Bool
  /// On a sheet: in the dark, grounds are lighter than below it.
  var isElevated = false

  /// What a name stands for; nil for one that is not known.
  func ink(named name: Substring) -> Ink? {
    if let hue = Self.hues[name] { return Ink(isDark ? hue.1 : hue.0) }
    switch name {
    case "clear": return .clear
    case "black": return .black
    case "white": return .white
    case "primary", "label", "foreground": return isDark ? .white : .black
    case "secondary", "secondaryLabel": return label(0.6)
    case "tertiary", "placeholder": return label(0.3)
    case "quaternary": return label(isDark ? 0.16 : 0.18)
    case "background": return isDark ? isElevated ? Ink(0x1C1C1E) : .black : .white
    case "separator": return isDark ? Ink(0x545458, opacity: 0.6) : Ink(0x3C3C43, opacity: 0.29)
    case "accent", "tint": return ink(named: "blue")
    default: return nil
    }
  }

  private func label(_ opacity: Double) -> Ink { Ink(isDark ? 0xEBEBF5 : 0x3C3C43, opacity: opacity) }

  /// Behind grouped lists and forms.
  var ground: Ink { isDark ? isElevated ? Ink(0x1C1C1E) : .black : Ink(0xF2F2F7) }
  /// Their rows, cards and bars.
  var card: Ink { isDark ? isElevated ? Ink(0x2C2C2E) : Ink(0x1C1C1E) : .white }
  /// Tracks, fields and switches that are off.
  var fill: Ink { Ink(0x787880, opacity: isDark ? 0.36 : 0.2) }
  var faintFill: Ink { Ink(0x767680, opacity: isDark ? 0.24 : 0.12) }
  /// What a material lays over the soft picture of what is behind it; nil for another style.
  func material(_ name: Substring) -> Paint? {
    guard name.hasPrefix("material-") else { return nil }
    let opacity = StyleWords.material(name.dropFirst("material-".count)) ?? (0.82, 0.82)
    return .material(
      isDark ? Ink(0x252525, opacity: opacity.dark) : Ink(0xF9F9F9, opacity: opacity.light), radius: 25)
  }
  /// Behind bars, where something lies below them.
  var bar: Paint { .material(isDark ? Ink(0x1D1D1D, opacity: 0.75) : Ink(0xF9F9F9, opacity: 0.78), radius: 25) }

  private static let hues: [Substring: (UInt32, UInt32)] = [
    "red": (0xFF3B30, 0xFF453A), "orange": (0xFF9500, 0xFF9F0A), "yellow": (0xFFCC00, 0xFFD60A),
    "green": (0x34C759, 0x30D158), "mint": (0x00C7BE, 0x63E6E2), "teal": (0x30B0C7, 0x40C8E0),
    "cyan": (0x32ADE6, 0x64D2FF), "blue": (0x007AFF, 0x0A84FF), "indigo": (0x5856D6, 0x5E5CE6),
    "purple": (0xAF52DE, 0xBF5AF2), "pink": (0xFF2D55, 0xFF375F), "brown": (0xA2845E, 0xAC8E68),
    "gray": (0x8E8E93, 0x8E8E93),
  ]
}
