/// `Font.TextStyle`: its size at every setting of the user, its weight, and its leading in Apple's tables.
public enum TextStyle: Int, Sendable, CaseIterable {
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2

  /// Every style that is not said otherwise is regular.
  public var weight: TextFont.Weight { self == .headline ? .semibold : .regular }

  /// In points.
  public func size(at setting: TextSize = .large) -> Double { Double(Self.table[rawValue][setting.rawValue].0) }

  /// From baseline to baseline in Apple's tables for designers. SwiftUI's own lines are as high as the font: see docs/text.md.
  public func designLeading(at setting: TextSize = .large) -> Double {
    Double(Self.table[rawValue][setting.rawValue].1)
  }

  /// What the leading in Apple's tables has more than a line of the font: between a text above and one in this style.
  public func leading(at setting: TextSize = .large) -> Double {
    let line = TextMetrics.system(size: size(at: setting))
    return designLeading(at: setting) - line.ascent - line.descent
  }

  /// The system's font in this style.
  public func font(at setting: TextSize = .large, design: TextFont.Design = .standard) -> TextFont {
    TextFont(.system(design), size: size(at: setting), weight: weight)
  }

  // Size and leading, from extra small to the largest accessibility size: Human Interface Guidelines, Typography,
  // Specifications, iOS and iPadOS Dynamic Type sizes.
  private static let table: [[(Int, Int)]] = [
    [
      (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61), (56, 66),
      (60, 70),
    ],
    [
      (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51), (48, 57), (53, 62),
      (58, 68),
    ],
    [
      (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52), (50, 59),
      (56, 66),
    ],
    [
      (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51), (49, 58),
      (55, 65),
    ],
    reading, reading,
    [
      (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46), (44, 52),
      (51, 60),
    ],
    [
      (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37), (36, 43), (42, 50),
      (49, 58),
    ],
    [
      (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40), (38, 46),
      (44, 52),
    ],
    [
      (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32), (32, 39), (37, 44),
      (43, 51),
    ],
    [
      (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30), (29, 35), (34, 41),
      (40, 48),
    ],
  ]

  // Headline and body.
  private static let reading: [(Int, Int)] = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56),
    (53, 62),
  ]
}

/// `DynamicTypeSize`: the text size that the user has chosen.
public enum TextSize: Int, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Every accessibility size is above every other.
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
