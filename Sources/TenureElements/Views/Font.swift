@_spi(Tree) import TenureTree

/// A type face, by purpose or by size.
public struct Font: Hashable, Sendable {
  /// For hosts.
  let name: String

  public static let largeTitle = Font(name: "largeTitle")
  public static let title = Font(name: "title")
  public static let title2 = Font(name: "title2")
  public static let title3 = Font(name: "title3")
  public static let headline = Font(name: "headline")
  public static let subheadline = Font(name: "subheadline")
  public static let body = Font(name: "body")
  public static let callout = Font(name: "callout")
  public static let footnote = Font(name: "footnote")
  public static let caption = Font(name: "caption")
  public static let caption2 = Font(name: "caption2")

  /// The design of a system font. The browser shows `rounded` like `default`.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// How wide the letters are.
  public struct Width: Hashable, Sendable {
    let name: String
    public static let compressed = Width(name: "compressed")
    public static let condensed = Width(name: "condensed")
    public static let standard = Width(name: "standard")
    public static let expanded = Width(name: "expanded")
  }

  /// How far apart lines stand.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  /// A font size by what the text is for: a title, a body, a caption.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(name: style.rawValue + suffix(design, weight))
  }

  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(name: "\(size)" + suffix(design, weight))
  }

  public static func custom(_ name: String, size: Double) -> Font { Font(name: "\(name) \(size)") }

  /// A face of this size, which is to grow as the text style does. Hosts keep the size.
  public static func custom(_ name: String, size: Double, relativeTo textStyle: TextStyle) -> Font {
    custom(name, size: size)
  }

  /// A face of a size that stays.
  public static func custom(_ name: String, fixedSize: Double) -> Font { custom(name, size: fixedSize) }

  private static func suffix(_ design: Design?, _ weight: Weight?) -> String {
    (design.map { " \($0)" } ?? "") + (weight.map { " \($0.name)" } ?? "")
  }

  public func bold() -> Font { Font(name: name + " bold") }
  public func italic() -> Font { Font(name: name + " italic") }
  public func weight(_ weight: Weight) -> Font { Font(name: name + " " + weight.name) }
  public func monospaced() -> Font { Font(name: name + " monospaced") }
  public func monospacedDigit() -> Font { Font(name: name + " monospacedDigit") }
  /// Letters of another width.
  public func width(_ width: Width) -> Font { Font(name: name + " " + width.name) }
  /// Lines that stand closer together or further apart.
  public func leading(_ leading: Leading) -> Font { Font(name: "\(name) \(leading)Leading") }
  /// All letters as small capitals.
  public func smallCaps() -> Font { Font(name: name + " smallCaps") }
  /// Small letters as small capitals.
  public func lowercaseSmallCaps() -> Font { Font(name: name + " lowercaseSmallCaps") }
  /// Capitals as small capitals.
  public func uppercaseSmallCaps() -> Font { Font(name: name + " uppercaseSmallCaps") }

  /// The weight of a font, from ultra light to black.
  public struct Weight: Hashable, Sendable {
    let name: String
    public static let ultraLight = Weight(name: "ultraLight")
    public static let thin = Weight(name: "thin")
    public static let light = Weight(name: "light")
    public static let regular = Weight(name: "regular")
    public static let medium = Weight(name: "medium")
    public static let semibold = Weight(name: "semibold")
    public static let bold = Weight(name: "bold")
    public static let heavy = Weight(name: "heavy")
    public static let black = Weight(name: "black")
  }
}
