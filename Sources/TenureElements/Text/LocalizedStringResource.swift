import Foundation
@_spi(Tree) import TenureTree

extension String {
  /// A key with values in it, to be looked up: what `String(localized:)` takes.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    let key: LocalizedStringKey

    /// A key that is not known before the program runs.
    public init(_ value: String) { key = LocalizedStringKey(value) }
    /// A key without values.
    public init(stringLiteral value: String) { key = LocalizedStringKey(value) }
    /// A key with values in it.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// The text for a key in the string tables of a bundle. Numbers in it are written as `locale` writes them.
  ///
  ///     String(localized: "\(count) books", bundle: .module)
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.key.plainText(in: locale, table: table, bundle: bundle)
  }

  /// The text for a key, or `defaultValue` where no table has it.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        key, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle ?? .main))
  }

  /// The text of a resource, in the resource's own locale.
  public init(localized resource: LocalizedStringResource) {
    self = resource.content.plainText(in: resource.locale, table: resource.table, bundle: resource.bundle)
  }
}

/// A text of a string table that is looked up when it is shown.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The key as tables have it: `"%lld books"`.
  public let key: String
  /// What is shown where no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The table that is searched; nil for `Localizable`.
  public let table: String?
  /// The locale that the text is wanted in, where that is not the environment's.
  public var locale: Locale
  let hasOwnLocale: Bool
  let bundlePath: String?

  /// A text under a key, found when it is shown.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle = .main,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key.format, keyAndValue, table, locale, bundle)
  }

  /// A text under a key, found when it is shown.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle = .main, comment: StaticString? = nil
  ) {
    self.init("\(key)", defaultValue, table, locale, bundle)
  }

  /// A key without values.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  /// A key with values in it.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  private init(
    _ key: String, _ value: String.LocalizationValue, _ table: String?, _ locale: Locale, _ bundle: Bundle
  ) {
    self.key = key
    defaultValue = value
    self.table = table
    self.locale = locale
    hasOwnLocale = locale != .current
    bundlePath = bundle == .main ? nil : bundle.bundlePath
  }

  var bundle: Bundle? { bundlePath.flatMap(Bundle.init(path:)) }
  /// What is looked up: the default value under the resource's own key.
  var content: LocalizedStringKey { defaultValue.key.named(key) }
}

extension LocalizedStringKey {
  /// A key for the text of a resource.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) { self = resource.defaultValue.key }

  func plainText(in locale: Locale, table: String?, bundle: Bundle?) -> String {
    runs(in: locale, table: table, bundle: bundle, readsMarkdown: false).map(\.words).joined()
  }

  func named(_ name: String) -> LocalizedStringKey {
    LocalizedStringKey(text: text, pieces: pieces, name: name == format ? nil : name)
  }
}

extension Text {
  /// A text of a string table.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
    self.init(
      TableContent(
        resource.content, table: resource.table, bundle: resource.bundle,
        locale: resource.hasOwnLocale ? resource.locale : nil))
  }
}

/// Says in words what a value is: a title that an error or a name of the program's own has.
public protocol CustomLocalizedStringResourceConvertible {
  /// The words, to be looked up in the tables of strings.
  var localizedStringResource: LocalizedStringResource { get }
}
