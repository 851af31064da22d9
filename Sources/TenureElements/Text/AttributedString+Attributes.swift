import Foundation

extension AttributeScopes {
  /// What SwiftUI shows of the parts of an attributed string, beside their links and emphasis.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the words.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the words.
    public let backgroundColor: BackgroundColorAttribute
    /// A line through the words.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// A line under the words.
    public let underlineStyle: UnderlineStyleAttribute
    /// The space between letters; where letters are joined, they come apart.
    public let kern: KerningAttribute
    /// The space between letters.
    public let tracking: TrackingAttribute
    /// How far above the baseline the words stand.
    public let baselineOffset: BaselineOffsetAttribute
    /// What Foundation knows of.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// What a part has of it.
      public typealias Value = Font
      /// What it is called where attributes are stored.
      public static let name = "SwiftUI.Font"
    }
    /// The colour of the words.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What a part has of it.
      public typealias Value = Color
      /// What it is called where attributes are stored.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The colour behind the words.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// What a part has of it.
      public typealias Value = Color
      /// What it is called where attributes are stored.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// A line through the words.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// What a part has of it.
      public typealias Value = Text.LineStyle
      /// What it is called where attributes are stored.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// A line under the words.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// What a part has of it.
      public typealias Value = Text.LineStyle
      /// What it is called where attributes are stored.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The space between letters; where letters are joined, they come apart.
    public enum KerningAttribute: AttributedStringKey {
      /// What a part has of it.
      public typealias Value = CGFloat
      /// What it is called where attributes are stored.
      public static let name = "SwiftUI.Kern"
    }
    /// The space between letters.
    public enum TrackingAttribute: AttributedStringKey {
      /// What a part has of it.
      public typealias Value = CGFloat
      /// What it is called where attributes are stored.
      public static let name = "SwiftUI.Tracking"
    }
    /// How far above the baseline the words stand.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// What a part has of it.
      public typealias Value = CGFloat
      /// What it is called where attributes are stored.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// What SwiftUI shows of the parts of an attributed string.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of SwiftUI's, by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

/// How a part of a text is meant: strong, as code. Foundation has this type on Apple's platforms.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// One bit for each.
  public let rawValue: UInt

  /// From such bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasised: `*words*`.
  public static let emphasized = Self(rawValue: 1 << 0)
  /// Strongly emphasised: `**words**`.
  public static let stronglyEmphasized = Self(rawValue: 1 << 1)
  /// Code, between back quotes.
  public static let code = Self(rawValue: 1 << 2)
  /// Struck through: `~~words~~`.
  public static let strikethrough = Self(rawValue: 1 << 5)
  /// A line's end that is a space.
  public static let softBreak = Self(rawValue: 1 << 6)
  /// A line's end that is one.
  public static let lineBreak = Self(rawValue: 1 << 7)
  /// Words of HTML.
  public static let inlineHTML = Self(rawValue: 1 << 8)
  /// A block of HTML.
  public static let blockHTML = Self(rawValue: 1 << 9)
}

extension AttributeScopes.FoundationAttributes {
  /// How a part of a text is meant.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    /// What a part has of it.
    public typealias Value = InlinePresentationIntent
    /// What it is called where attributes are stored.
    public static let name = "NSInlinePresentationIntent"
  }

  /// How a part of a text is meant.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute { fatalError("Only its type is asked for.") }
}
