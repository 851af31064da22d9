import Foundation

extension PersonNameComponents {
  /// How a name is written.
  ///
  ///     Text(person.name, format: .name(style: .abbreviated))
  ///
  /// The trap: the given name goes first, except where the language puts the family's first.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a name is written.
    public enum Style: String, Codable, Hashable, Sendable {
      /// The name to call somebody by.
      case short
      /// The given name and the family's.
      case medium
      /// All of it.
      case long
      /// The first letters.
      case abbreviated
    }

    /// How much of the name is written.
    public var style: Style
    /// The language's order of names.
    public var locale: Locale

    /// So much of a name, in the order of a language.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      (self.style, self.locale) = (style, locale)
    }

    /// The same in another language.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

    /// The name as it is written.
    public func format(_ value: PersonNameComponents) -> String {
      let isFamilyFirst = ["zh", "ja", "ko", "hu", "vi"].contains(locale.language.languageCode?.identifier ?? "")
      func ordered(_ given: [String?], _ family: String?) -> [String] {
        (isFamilyFirst ? [family] + given : given + [family]).compactMap { $0 }.filter { !$0.isEmpty }
      }
      switch style {
      case .short: return value.nickname ?? value.givenName ?? value.familyName ?? ""
      case .medium: return ordered([value.givenName], value.familyName).joined(separator: " ")
      case .long:
        let parts =
          [value.namePrefix] + ordered([value.givenName, value.middleName], value.familyName).map(Optional.init)
        return (parts + [value.nameSuffix]).compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
      case .abbreviated:
        return ordered([value.givenName], value.familyName).map { $0.prefix(1).uppercased() }.joined()
      }
    }
  }

  /// The given name and the family's.
  public func formatted() -> String { FormatStyle().format(self) }
  /// The name in a style.
  public func formatted<F: Foundation.FormatStyle>(_ style: F) -> F.FormatOutput where F.FormatInput == Self {
    style.format(self)
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// So much of a name.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
