import Foundation

/// Reads the files of string tables.
enum TableFile {
  /// `"key" = "text";`
  static func strings(at path: String) -> [String: LocalizedText] {
    (propertyList(at: path) as? [String: String] ?? [:]).mapValues { LocalizedText(format: $0) }
  }

  /// A property list of formats and, for each of their variables, of its forms.
  static func plurals(at path: String) -> [String: LocalizedText] {
    var entries: [String: LocalizedText] = [:]
    for case (let key, let entry as [String: Any]) in propertyList(at: path) ?? [:] {
      guard let format = entry["NSStringLocalizedFormatKey"] as? String else { continue }
      var text = LocalizedText(format: format)
      for (name, variable) in entry {
        guard var forms = variable as? [String: String] else { continue }
        forms["NSStringFormatSpecTypeKey"] = nil
        forms["NSStringFormatValueTypeKey"] = nil
        // `%2$#@name@` says which value decides; without a number they come in order.
        let numbered = format.firstMatch(of: /%([0-9]+)\$#@([^@]*)@/)
        let index = numbered.flatMap { $0.output.2 == name ? Int($0.output.1).map { $0 - 1 } : nil }
        text.plurals[name] = LocalizedText.Plural(forms: forms, value: index ?? place(of: name, in: format))
      }
      text.format = format.replacing(/%[0-9]+\$#@/, with: "%#@")
      entries[key] = text
    }
    return entries
  }

  private static func place(of name: String, in format: String) -> Int {
    format.matches(of: /%#@([^@]*)@/).firstIndex { $0.output.1 == name } ?? 0
  }

  /// A string catalogue: JSON with all languages in it.
  static func catalogue(at path: String, _ language: String) -> [String: LocalizedText] {
    guard let data = FileManager.default.contents(atPath: path),
      let file = try? JSONDecoder().decode(Catalogue.self, from: data)
    else { return [:] }
    return file.strings.compactMapValues { $0.localizations?[language]?.text }
  }

  private struct Catalogue: Decodable {
    var strings: [String: Entry]

    struct Entry: Decodable { var localizations: [String: Localization]? }

    struct Unit: Decodable { var value: String }

    struct Form: Decodable { var stringUnit: Unit? }

    struct Variations: Decodable { var plural: [String: Form]? }

    struct Substitution: Decodable {
      var argNum: Int?
      var formatSpecifier: String?
      var variations: Variations?
    }

    struct Localization: Decodable {
      var stringUnit: Unit?
      var variations: Variations?
      var substitutions: [String: Substitution]?

      var text: LocalizedText? {
        if let plural = variations?.plural {
          let forms = plural.compactMapValues { $0.stringUnit?.value }
          return LocalizedText(format: "%#@value@", plurals: ["value": LocalizedText.Plural(forms: forms, value: 0)])
        }
        guard let value = stringUnit?.value else { return nil }
        var text = LocalizedText(format: value)
        for (name, part) in substitutions ?? [:] {
          let specifier = "%" + (part.argNum.map { "\($0)$" } ?? "") + (part.formatSpecifier ?? "lld")
          let forms = (part.variations?.plural ?? [:]).compactMapValues {
            $0.stringUnit?.value.replacing("%arg", with: specifier)
          }
          text.plurals[name] = LocalizedText.Plural(forms: forms, value: (part.argNum ?? 1) - 1)
        }
        return text
      }
    }
  }
}
