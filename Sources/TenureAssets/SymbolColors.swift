/// The colours that symbols have of their own, which `symbolRenderingMode(.multicolor)` shows.
package enum SymbolColors {
  private static let own: [(color: String, names: [String])] = [
    ("yellow", ["exclamationmark.triangle", "sun", "bolt", "star", "lightbulb", "moon"]),
    ("red", ["heart", "xmark", "trash", "minus", "flame", "exclamationmark.octagon", "suit.heart", "suit.diamond"]),
    ("green", ["checkmark", "plus", "leaf", "battery", "phone", "tree"]),
    ("blue", ["drop", "folder", "info", "snowflake", "umbrella", "envelope", "cloud.rain", "location"]),
    ("orange", ["flag", "sunrise", "sunset", "sparkles"]),
  ]

  /// That of a symbol as a whole; nil for one that is in the foreground's colour.
  package static func color(of name: String) -> String? {
    own.first { color in color.names.contains { name == $0 || name.hasPrefix("\($0).") } }?.color
  }

  /// Of a symbol that consists of a large part and smaller ones, a cloud and its rain: the colour of the smaller ones. The
  /// large one of a filled symbol is white. Nil for symbols of one part.
  package static func smallerParts(of name: String) -> String? {
    let parts = name.split(separator: ".")
    guard parts.first == "cloud", parts.count > 1 else { return nil }
    switch parts[1] {
    case "sun", "moon", "bolt": return "yellow"
    case "rain", "drizzle", "heavyrain", "hail", "snow", "sleet": return "cyan"
    default: return nil
    }
  }
}
