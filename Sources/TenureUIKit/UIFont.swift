import Foundation
import TenureElements

/// A type face of a size, in UIKit's words. SwiftUI shows it with `Font(uiFont)`.
///
/// The trap: it measures nothing.
public class UIFont: NSObject, @unchecked Sendable {
  let font: Font
  /// How large it is.
  public let pointSize: CGFloat
  /// The name that it was asked for by; `.SFUI-Regular` for the system's.
  public let fontName: String

  private let face: (CGFloat) -> Font

  private init(_ size: CGFloat, name: String = ".SFUI-Regular", _ face: @escaping (CGFloat) -> Font) {
    font = face(size)
    self.face = face
    pointSize = size
    fontName = name
  }

  private init(_ style: TextStyle) {
    let (font, size) = style.font
    self.font = font
    let weight: Font.Weight = style == .headline ? .semibold : .regular
    face = { .system(size: $0, weight: weight) }
    pointSize = size
    fontName = ".SFUI-Regular"
  }

  /// The same face in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontSize, name: fontName, face) }

  /// A face of the program's own. The trap: hosts look it up, so it is never `nil`.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(fontSize, name: fontName) { .custom(fontName, size: $0) }
  }

  /// How thick letters are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1.
    public let rawValue: CGFloat
    /// A weight of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Very thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Thin.
    public static let light = Weight(rawValue: -0.4)
    /// As text.
    public static let regular = Weight(rawValue: 0)
    /// A little thicker.
    public static let medium = Weight(rawValue: 0.23)
    /// As a headline.
    public static let semibold = Weight(rawValue: 0.3)
    /// Thick.
    public static let bold = Weight(rawValue: 0.4)
    /// Very thick.
    public static let heavy = Weight(rawValue: 0.56)
    /// The thickest.
    public static let black = Weight(rawValue: 0.62)

    fileprivate var weight: Font.Weight {
      let all: [(Weight, Font.Weight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
        (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
      ]
      return all.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
    }
  }

  /// What text is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// A style of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Titles.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Smaller titles.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The smallest titles.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headlines.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// What stands below a headline.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Text that explains.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Notes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// What stands below a picture.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The smallest.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    fileprivate var font: (font: Font, size: CGFloat) {
      switch self {
      case .largeTitle: (.largeTitle, 34)
      case .title1: (.title, 28)
      case .title2: (.title2, 22)
      case .title3: (.title3, 20)
      case .headline: (.headline, 17)
      case .subheadline: (.subheadline, 15)
      case .callout: (.callout, 16)
      case .footnote: (.footnote, 13)
      case .caption1: (.caption, 12)
      case .caption2: (.caption2, 11)
      default: (.body, 17)
      }
    }
  }

  /// The system's face.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  /// The system's face, thinner or thicker.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontSize) { .system(size: $0, weight: weight.weight) }
  }

  /// The system's face, bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  /// The system's face, slanted.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontSize) { Font.system(size: $0).italic() }
  }

  /// The system's face in which all letters are as wide.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontSize) { .system(size: $0, weight: weight.weight, design: .monospaced) }
  }

  /// The system's face for what text is for, at the size where a user has chosen none.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(style)
  }
}

extension Font {
  /// A face of UIKit.
  public init(_ font: UIFont) { self = font.font }
}

extension NSAttributedString.Key {
  /// The colour of letters.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind letters.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The face and the size.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// How far letters are apart.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// A line below.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A line through letters.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
}
