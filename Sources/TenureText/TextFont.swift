/// A font at a size, as a view's environment and modifiers leave it: nothing of a file is in it.
///
///     TextFont(.system(.rounded), size: 17, weight: .semibold)
public struct TextFont: Hashable, Sendable {
  /// The system's face in one of its designs, or one by the name that `Font.custom` gives.
  public enum Family: Hashable, Sendable {
    case system(Design)
    case named(String)
  }

  /// `Font.Design`.
  public enum Design: UInt8, Sendable, CaseIterable { case standard, serif, monospaced, rounded }

  /// `Font.Weight`; the numbers are those of CSS and of font files.
  public enum Weight: Int, Sendable, CaseIterable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900
  }

  /// `Font.Width`.
  public enum Width: UInt8, Sendable, CaseIterable { case compressed, condensed, standard, expanded }

  /// `Font.Leading`: lines that stand closer together or further apart.
  public enum Leading: UInt8, Sendable, CaseIterable { case tight, standard, loose }

  /// A name that no registered font has is measured as the system's.
  public var family: Family
  /// In points. What is not a number or negative measures as 0, more than 10,000 as 10,000.
  public var size: Double
  /// Where the family lacks it, the nearest one it has is measured.
  public var weight: Weight
  /// By a factor: the faces that stand for Apple's have one width only.
  public var width: Width
  /// The rounded design has no italics: there it changes nothing.
  public var isItalic: Bool
  /// `monospacedDigit()`: a font without such figures is measured with those it has.
  public var hasMonospacedDigits: Bool
  /// Changes what is between lines: a single line stays as high.
  public var leading: Leading

  /// The system's font, regular, unless more is said.
  public init(
    _ family: Family = .system(.standard), size: Double, weight: Weight = .regular, width: Width = .standard,
    isItalic: Bool = false, hasMonospacedDigits: Bool = false, leading: Leading = .standard
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.width = width
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.leading = leading
  }

  /// The system's, in any design.
  public var isSystem: Bool { if case .system = family { true } else { false } }

  /// What is measured; layouts of larger text would lose their fractions of a point.
  public static let sizes = 0.0...10_000

  /// The size that is measured: see ``size``.
  public var usedSize: Double { size > 0 ? min(size, Self.sizes.upperBound) : 0 }

  // What tells most fonts apart; a text is hashed at every look into the store.
  public func hash(into hasher: inout Hasher) { hasher.combine(size.bitPattern &+ UInt64(weight.rawValue)) }

  /// Sizes by their bits: what is not a number has to be found again too.
  public static func == (one: Self, other: Self) -> Bool {
    one.size.bitPattern == other.size.bitPattern && one.weight == other.weight && one.width == other.width
      && one.isItalic == other.isItalic && one.hasMonospacedDigits == other.hasMonospacedDigits
      && one.leading == other.leading && one.family == other.family
  }
}
