import Foundation

/// Writes several things in a row: `Ada, Grace, and Edsger`. Foundation on Linux has none.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// In which language.
  open var locale: Locale! = .autoupdatingCurrent
  /// Writes each of the things; their descriptions are joined where there is none.
  open var itemFormatter: Formatter?

  /// Texts in a row, in the user's language.
  public class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

  /// Things in a row.
  open func string(from items: [Any]) -> String? {
    items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
      .formatted(.list(type: .and).locale(locale ?? .current))
  }

  /// Things in a row.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
