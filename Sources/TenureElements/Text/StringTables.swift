import Foundation
import Synchronization

/// The texts that programs bring along for several languages: `.strings`, `.stringsdict` and `.xcstrings` files.
///
/// A program's own bundle is searched first, then the resource bundles beside it. A file is read when a text of its table is
/// first needed in its language.
enum StringTables {
  /// True where the program has any table.
  static let programHasTables = programFolders.contains { folder in
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return entries.contains { $0.hasSuffix(".lproj") || $0.hasSuffix(".xcstrings") }
  }

  /// The text for a key in the language of `locale` that comes nearest; nil where no table has the key.
  static func text(for key: String, table: String?, bundle: Bundle?, locale: Locale) -> LocalizedText? {
    if table == nil, bundle == nil, locale.identifier == own.locale { return own.text(for: key) }
    let search = Search(
      table: table ?? "Localizable", folder: bundle.flatMap { folders(of: $0).first }, locale.identifier)
    for entries in searches.withLock({ $0[search] }) ?? begin(search, locale) {
      if let text = entries[key] { return text }
    }
    return nil
  }

  /// What most texts are looked up in: the program's own tables, for the locale of the process.
  private static let own = OwnTables()

  private struct OwnTables {
    let locale: String
    let entries: [[String: LocalizedText]]

    init() {
      let current = Locale.ofProgram
      locale = current.identifier
      entries = begin(Search(table: "Localizable", folder: nil, locale), current)
    }

    func text(for key: String) -> LocalizedText? {
      for entries in entries { if let text = entries[key] { return text } }
      return nil
    }
  }

  /// Where a key is looked for: a table, in a bundle or in all of the program's, for a locale.
  private struct Search: Hashable {
    let table: String
    let folder: String?
    let locale: String

    init(table: String, folder: String?, _ locale: String) {
      (self.table, self.folder, self.locale) = (table, folder, locale)
    }
  }

  /// What has been read for each search, the first one to be looked into first; tables without a text are left out.
  private static let searches = Mutex<[Search: [[String: LocalizedText]]]>([:])

  private static func begin(_ search: Search, _ locale: Locale) -> [[String: LocalizedText]] {
    let languages = languages(of: locale)
    let found = (search.folder.map { [$0] } ?? programFolders)
      .flatMap { folder in languages.map { entries(of: search.table, in: folder, $0) } }.filter { !$0.isEmpty }
    searches.withLock { $0[search] = found }
    return found
  }

  private static let programFolders: [String] = {
    let main = Bundle.main.bundleURL.path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: main)) ?? []
    let bundles = names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
    return folders(of: .main) + bundles.map { "\(main)/\($0)" }
  }()

  private static func folders(of bundle: Bundle) -> [String] { [bundle.resourcePath ?? bundle.bundlePath] }

  /// The languages to look for, the nearest to the locale's first; the language that the program is written in last.
  private static func languages(of locale: Locale) -> [String] {
    let name = locale.identifier
    let whole = name.replacing("_", with: "-")
    let language = locale.language.languageCode?.identifier ?? whole
    var names = [whole, name, language]
    if let script = locale.language.script?.identifier { names.insert("\(language)-\(script)", at: 1) }
    return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } } + ["Base"]
  }

  private struct File: Hashable {
    let folder: String
    let table: String
    let language: String
  }

  private static let read = Mutex<[File: [String: LocalizedText]]>([:])

  private static func entries(of table: String, in folder: String, _ language: String) -> [String: LocalizedText] {
    let file = File(folder: folder, table: table, language: language)
    if let known = read.withLock({ $0[file] }) { return known }
    let place = "\(folder)/\(language).lproj/\(table)"
    var entries = TableFile.catalogue(at: "\(folder)/\(table).xcstrings", language)
    entries.merge(TableFile.strings(at: "\(place).strings")) { $1 }
    entries.merge(TableFile.plurals(at: "\(place).stringsdict")) { $1 }
    read.withLock { $0[file] = entries }
    return entries
  }
}

/// What a table has for a key.
struct LocalizedText: Equatable, Sendable {
  /// The text, with `%#@name@` where one of the plurals stands.
  var format: String
  var plurals: [String: Plural] = [:]
  /// The language whose rules of number count.
  var language: String?

  /// The forms of one word or sentence, by their category: one, few, many, other.
  struct Plural: Equatable, Sendable {
    var forms: [String: String]
    /// Which of the values decides, from zero.
    var value: Int
  }

  /// The format for these values: each plural in the form that its number asks for.
  func format(for values: [LocalizedStringKey.Value], in locale: Locale) -> String {
    var format = format
    for (name, plural) in plurals {
      let count = values.indices.contains(plural.value) ? values[plural.value].count : nil
      let category = PluralCategory.of(count ?? 0, in: locale.language.languageCode?.identifier ?? "en")
      let zero = count == 0 ? plural.forms["zero"] : nil
      let form = zero ?? plural.forms[category] ?? plural.forms["other"] ?? ""
      format = format.replacing("%#@\(name)@", with: form)
    }
    return format
  }
}

extension LocalizedStringKey.Value {
  fileprivate var count: Int? {
    switch self {
    case .integer(let number, _): Int(number)
    case .natural(let number, _): Int(clamping: number)
    case .number(let number, _): Int(exactly: number)
    case .string, .text: nil
    }
  }
}
