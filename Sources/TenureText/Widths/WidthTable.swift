/// The widths of a face's characters, in thousandths of the size: of Inter, regular, as its file has them.
struct WidthTable {
  /// From the space to the tilde.
  private var ascii: [Int]
  private let marks: [UInt32: Int]
  /// How the widths grow from the lightest weight to the heaviest: the first, and what each step adds.
  private let lightest: Double
  private let step: Double

  /// For a character of ASCII that is drawn.
  subscript(byte: UInt8) -> Int { ascii[Int(byte) - 32] }

  func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.value >= 32, scalar.value < 127 { return ascii[Int(scalar.value) - 32] }
    if let mark = marks[scalar.value] { return mark }
    if (0xC0...0xFF).contains(scalar.value) { return self[Self.bases[Int(scalar.value) - 0xC0]] }
    switch scalar.value {
    case 0xA0: return self[32]
    case 0x590...0x5FF: return 570
    case 0x600...0x6FF: return 500
    default: return scalar.properties.isUppercase ? 700 : 590
    }
  }

  func factor(of weight: TextFont.Weight) -> Double { lightest + step * (Double(weight.rawValue) / 100 - 1) }

  /// The letters of Latin-1 without their accents.
  private static let bases = [UInt8]("AAAAAAMCEEEEIIIIDNOOOOO+OUUUUYPbaaaaaamceeeeiiiionooooo+ouuuuypy".utf8)

  private init(_ ascii: [Int], marks: [UInt32: Int] = [:], lightest: Double, step: Double) {
    self.ascii = ascii
    self.marks = marks
    self.lightest = lightest
    self.step = step
  }

  /// The same with figures of one width.
  var tabular: WidthTable {
    var table = self
    for figure in 16...25 { table.ascii[figure] = ascii[20] }
    return table
  }

  static let text = WidthTable(
    [
      281, 278, 403, 631, 638, 812, 639, 222, 362, 362, 500, 659, 280, 460, 276, 357, 625, 464, 605, 636, 642, 608, 624,
      571, 616, 624, 276, 280, 659, 659, 659, 507, 936, 676, 651, 727, 719, 598, 587, 743, 740, 264, 543, 652, 562, 889,
      753, 761, 635, 761, 639, 638, 642, 741, 676, 949, 642, 665, 625, 362, 357, 362, 469, 452, 497, 564, 621, 558, 621,
      582, 361, 609, 591, 237, 237, 544, 237, 869, 585, 597, 609, 609, 372, 523, 364, 581, 557, 812, 540, 557, 541, 362,
      327, 362, 659,
    ],
    marks: [
      0xA3: 631, 0xA9: 915, 0xB0: 455, 0xB7: 276, 0x2013: 500, 0x2014: 1000, 0x2018: 199, 0x2019: 185, 0x201C: 381,
      0x201D: 381, 0x2022: 562, 0x2026: 821, 0x20AC: 665,
    ], lightest: 0.9573, step: 0.0151)

  static let display = WidthTable(
    [
      278, 205, 368, 611, 605, 761, 607, 166, 302, 269, 453, 581, 224, 402, 220, 337, 562, 345, 545, 577, 594, 548, 569,
      525, 564, 569, 228, 234, 577, 569, 577, 468, 890, 656, 590, 690, 660, 551, 527, 718, 666, 195, 508, 588, 506, 812,
      680, 709, 576, 710, 589, 608, 572, 668, 648, 922, 615, 638, 575, 304, 336, 267, 434, 451, 376, 511, 553, 508, 553,
      525, 295, 556, 541, 191, 198, 512, 191, 816, 537, 551, 553, 553, 309, 465, 301, 537, 512, 736, 504, 512, 484, 334,
      229, 322, 593,
    ],
    marks: [
      0xA3: 574, 0xA9: 844, 0xB0: 402, 0xB7: 218, 0x2013: 494, 0x2014: 988, 0x2018: 173, 0x2019: 165, 0x201C: 368,
      0x201D: 358, 0x2022: 464, 0x2026: 757, 0x20AC: 626,
    ], lightest: 0.9327, step: 0.0229)

  /// All characters as wide, at every weight.
  static let monospaced = WidthTable([Int](repeating: 600, count: 95), lightest: 1, step: 0)

  private static let tabularText = text.tabular
  private static let tabularDisplay = display.tabular

  static func of(_ font: TextFont) -> WidthTable {
    switch font.family {
    case .system(.monospaced): monospaced
    case .system(.standard) where font.usedSize >= Tracking.display:
      font.hasMonospacedDigits ? tabularDisplay : display
    default: font.hasMonospacedDigits ? tabularText : text
    }
  }
}
