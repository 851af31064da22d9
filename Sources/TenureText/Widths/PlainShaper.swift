/// Measures by a table of widths: for builds without the system's HarfBuzz, a few per cent beside the real faces.
public struct PlainShaper: TextShaper {
  public init() {}

  public func metrics(of font: TextFont) -> TextMetrics { .system(size: font.usedSize) }

  public func quickWidth(of text: String, in font: TextFont) -> Double? {
    let table = Self.table(font)
    var units = 0
    var count = 0
    for byte in text.utf8 {
      guard byte >= 32, byte < 127 else { return nil }
      units += table[Int(byte) - 32]
      count += 1
    }
    let size = font.usedSize
    return size * (Double(units) / 1000 * Self.factor(font) + Double(count) * Self.tracking(font))
  }

  public func appendAdvances(of text: String, in font: TextFont, to advances: inout [Float]) {
    let size = font.usedSize
    let table = Self.table(font)
    let factor = Self.factor(font)
    let tracking = Self.tracking(font)
    for character in text {
      let start = advances.count
      for scalar in character.unicodeScalars {
        let width: Double
        if let bare = BareCharacter.advance(of: scalar) {
          width = bare
        } else if advances.count > start {
          // Accents and joined parts stand over what is before them.
          width = 0
        } else if let wide = WideCharacter.advance(of: character) {
          width = wide * size
        } else if scalar.value < 127 {
          width = size * (Double(table[Int(scalar.value) - 32]) / 1000 * factor + tracking)
        } else {
          width = size * (Self.typical(scalar) * factor + tracking)
        }
        advances.append(Float(width))
        for _ in 1..<Unicode.UTF8.width(scalar) { advances.append(0) }
      }
    }
  }

  /// What characters of other scripts have on average, in parts of the size.
  private static func typical(_ scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0x2013: 0.66
    case 0x2014: 0.94
    case 0x2018, 0x2019: 0.23
    case 0x201C, 0x201D: 0.41
    case 0x2022: 0.48
    case 0x2026: 0.82
    case 0xA0: 0.281
    case 0x590...0x5FF: 0.57
    case 0x600...0x6FF: 0.5
    default: scalar.properties.isUppercase ? 0.7 : 0.59
    }
  }

  private static func tracking(_ font: TextFont) -> Double {
    guard case .system(let design) = font.family else { return 0 }
    return SystemDesign.tracking(design, size: font.usedSize)
  }

  /// What the table's widths are multiplied by: it is of Inter, regular, for text.
  private static func factor(_ font: TextFont) -> Double {
    let weight = 0.9573 + 0.0151 * (Double(font.weight.rawValue) - 100) / 100
    guard case .system(let design) = font.family else { return weight }
    let width = SystemDesign.factor(design, font.width)
    return switch design {
    case .standard: weight * width * (font.usedSize < Tracking.display ? 1 : 0.909)
    case .serif: weight * width * 0.896
    case .rounded: weight * width * 0.956
    case .monospaced: width
    }
  }

  private static func table(_ font: TextFont) -> [Int] {
    if case .system(.monospaced) = font.family { return monospaced }
    return font.hasMonospacedDigits ? tabular : proportional
  }

  // Thousandths of the size, from the space to the tilde.
  private static let proportional = [
    281, 278, 403, 631, 638, 812, 639, 222, 362, 362, 500, 659, 280, 460, 276, 357, 625, 464, 605, 636, 642, 608, 624,
    571, 616, 624, 276, 280, 659, 659, 659, 507, 936, 676, 651, 727, 719, 598, 587, 743, 740, 264, 543, 652, 562, 889,
    753, 761, 635, 761, 639, 638, 642, 741, 676, 949, 642, 665, 625, 362, 357, 362, 469, 452, 497, 564, 621, 558, 621,
    582, 361, 609, 591, 237, 237, 544, 237, 869, 585, 597, 609, 609, 372, 523, 364, 581, 557, 812, 540, 557, 541, 362,
    327, 362, 659,
  ]
  private static let tabular = proportional.indices.map { (16...25).contains($0) ? 642 : proportional[$0] }
  private static let monospaced = [Int](repeating: 600, count: 95)
}
