/// The space that Apple's system font adds between characters at each size, in thousandths of the size.
///
/// From the tables of the Human Interface Guidelines (Typography, Tracking values). Up to 19 points the face for text is
/// meant, from 20 points on that for display, which is narrower.
public enum Tracking {
  /// The first size of the face for display.
  public static let display = 20.0

  /// For text and display.
  public static func standard(size: Double) -> Double {
    size < display ? text[Int(max(size, 6)) - 6] : step(size, in: displays)
  }

  /// For New York, which has one face for all sizes here.
  public static func serif(size: Double) -> Double { step(size, in: serifs) }

  private static let text: [Double] = [41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24]

  private static let displays: [(Double, Double)] = [
    (20, 19), (21, 17), (22, 16), (24, 15), (25, 14), (27, 13), (30, 12), (33, 11), (36, 10), (41, 9), (44, 8),
    (49, 7), (52, 6), (56, 5), (60, 4), (66, 3), (68, 2), (76, 1), (80, 0),
  ]

  private static let serifs: [(Double, Double)] = [
    (6, 40), (7, 32), (8, 25), (9, 20), (10, 16), (11, 11), (12, 6), (13, 4), (14, 2), (15, 0), (16, -2), (17, -4),
    (18, -6), (19, -8), (20, -10), (23, -11), (26, -12), (31, -13), (34, -14), (54, -15), (70, -16), (180, -17),
    (220, -18), (261, 0),
  ]

  private static func step(_ size: Double, in table: [(Double, Double)]) -> Double {
    table.last { $0.0 <= size }?.1 ?? table[0].1
  }
}
