/// Measures by a table of widths: for builds without the system's HarfBuzz, a few per cent beside the real faces.
public struct PlainShaper: TextShaper {
  /// Needs nothing of the machine.
  public init() {}

  /// Those of the system's font for every name, as no file is read.
  public func metrics(of font: TextFont) -> TextMetrics { .system(size: font.usedSize) }

  /// For texts of ASCII.
  public func quickWidth(of text: String, in font: TextFont) -> Double? {
    let table = WidthTable.of(font)
    var units = 0
    var count = 0
    for byte in text.utf8 {
      guard byte >= 32, byte < 127 else { return nil }
      units += table[byte]
      count += 1
    }
    return font.usedSize * (Double(units) / 1000 * Self.factor(font, table) + Double(count) * Self.tracking(font))
  }

  /// Letters with accents are as wide as without, rare ones as letters are on average.
  public func appendAdvances(of text: String, in font: TextFont, to advances: inout [Float]) {
    let size = font.usedSize
    let table = WidthTable.of(font)
    let factor = Self.factor(font, table)
    let tracking = Self.tracking(font)
    for character in text {
      let start = advances.count
      for scalar in character.unicodeScalars {
        let width: Double
        if advances.count > start {
          // Accents and joined parts stand over what is before them.
          width = 0
        } else if let bare = BareCharacter.advance(of: scalar) {
          width = bare
        } else if let wide = WideCharacter.advance(of: character, size: size) {
          width = wide * size
        } else {
          width = size * (Double(table.width(of: scalar)) / 1000 * factor + tracking)
        }
        advances.append(Float(width))
        for _ in 1..<Unicode.UTF8.width(scalar) { advances.append(0) }
      }
    }
  }

  private static func tracking(_ font: TextFont) -> Double {
    guard case .system(let design) = font.family else { return 0 }
    return SystemDesign.tracking(design, size: font.usedSize)
  }

  /// What the table's widths are multiplied by.
  private static func factor(_ font: TextFont, _ table: WidthTable) -> Double {
    let weight = table.factor(of: font.weight)
    guard case .system(let design) = font.family else { return weight }
    let width = SystemDesign.factor(design, font.width)
    return switch design {
    case .standard, .monospaced: weight * width
    // Vollkorn and Quicksand are narrower than Inter.
    case .serif: weight * width * 0.896
    case .rounded: weight * width * 0.956
    }
  }
}
