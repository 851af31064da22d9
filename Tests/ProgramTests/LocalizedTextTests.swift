import Foundation
import SwiftUI
import TenureTesting
import Testing

/// What a text shows for a key: numbers of the locale, Markdown, plurals, tables.
@MainActor struct LocalizedTextTests {
  private func shown(_ text: Text, in locale: String = "en_US") throws -> String {
    let screen = Screen(text.environment(\.locale, Locale(identifier: locale)).accessibilityIdentifier("text"))
    return try screen.text("text").text
  }

  @Test func `numbers in a key are written as the locale writes them`() throws {
    #expect(try shown(Text("\(1000)")) == "1,000")
    #expect(try shown(Text("\(1000)"), in: "de_DE") == "1.000")
    #expect(try shown(Text("\(7) of \(1_234_567)")) == "7 of 1,234,567")
    #expect(try shown(Text("\(1.5)")) == "1.500000")
    #expect(try shown(Text("\(1234.5, specifier: "%.2f")")) == "1,234.50")
    #expect(try shown(Text("\(3, specifier: "%03d")")) == "003")
    #expect(try shown(Text("\(5)"), in: "ar_EG") == "٥")
  }

  /// Written a byte at a time where the locale writes such digits, by Foundation elsewhere: both have to say the same.
  @Test func `whole numbers of any length and sign are grouped`() throws {
    let numbers = [0, -1, 999, -999, 1_000, -1_000, 12_345, -123_456, 1_234_567, Int.max, Int.min]
    let bounds = [99_999_999_999_999, -9_999_999_999_999, 100_000_000_000_000, -10_000_000_000_000]
    for number in numbers + bounds {
      for locale in ["en_US", "de_DE", "fr_FR", "de_CH", "hi_IN", "es_ES"] {
        #expect(
          try shown(Text("\(number)"), in: locale) == number.formatted(.number.locale(Locale(identifier: locale))),
          "\(number) in \(locale)")
      }
    }
    #expect(try shown(Text("é-\(1234)-\("x")-\(-5678)\(7)–")) == "é-1,234-x--5,6787–")
    #expect(try shown(Text("\(UInt64.max) and \(Int8(-7))")) == "18,446,744,073,709,551,615 and -7")
  }

  @Test func `a string and a verbatim text are shown as they are`() throws {
    let words = "\(1000) **x**"
    #expect(try shown(Text(words)) == "1000 **x**")
    #expect(try shown(Text(verbatim: "\(1000) *x*")) == "1000 *x*")
    #expect(try shown(Text("\("**x**") 100%")) == "**x** 100%")
  }

  @Test func `a value with a format is written for the locale around it`() throws {
    #expect(try shown(Text(1234.5, format: .number), in: "de_DE") == "1.234,5")
    #expect(try shown(Text(0.25, format: .percent), in: "en_US") == "25%")
    #expect(try shown(Text("Sum: \(1234.5, format: .number)"), in: "de_DE") == "Sum: 1.234,5")
  }

  @Test func `a text is written anew when the locale around it changes`() throws {
    struct Price: View {
      @State private var locale = Locale(identifier: "en_US")
      var body: some View {
        VStack {
          Text("\(1000)").accessibilityIdentifier("price")
          Button("German") { locale = Locale(identifier: "de_DE") }
        }
        .environment(\.locale, locale)
      }
    }
    let screen = Screen(Price())
    #expect(try screen.text("price").text == "1,000")
    try screen.button("German").tap()
    #expect(try screen.text("price").text == "1.000")
  }

  @Test func `Markdown within a line is styled and its signs are not shown`() throws {
    #expect(try shown(Text("**Add** a *new* `let` ~~now~~")) == "Add a new let now")
    #expect(try shown(Text("See [the site](https://example.com) & _more_")) == "See the site & more")
    #expect(try shown(Text("***both*** 2 * 3 * 4 snake_case_name \\*x\\*")) == "both 2 * 3 * 4 snake_case_name *x*")
    #expect(try shown(Text("**\("a*b*")**")) == "a*b*")
    #expect(try shown(Text(LocalizedStringKey("Hello **there**"))) == "Hello there")
  }

  @Test func `a tap on a text with a link opens it`() throws {
    struct Note: View {
      @State private var opened = ""
      var body: some View {
        VStack {
          Text("Read [the rules](https://example.com/rules) first")
          Text(opened).accessibilityIdentifier("opened")
        }
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened = url.absoluteString
            return .handled
          })
      }
    }
    let screen = Screen(Note())
    try screen.text("Read the rules first").tap()
    #expect(try screen.text("opened").text == "https://example.com/rules")
  }

  @Test func `a noun agrees with the number before it`() throws {
    #expect(try shown(Text("^[\(1) cup](inflect: true) left")) == "1 cup left")
    #expect(try shown(Text("^[\(3) cup](inflect: true) left")) == "3 cups left")
    #expect(try shown(Text("^[\(2) large box](inflect: true)")) == "2 large boxes")
    #expect(try shown(Text("^[\(2) berry](inflect: true)")) == "2 berries")
    #expect(try shown(Text("^[\(1) people](inflect: true)")) == "1 person")
    #expect(try shown(Text("^[\(1200) word](inflect: true)")) == "1,200 words")
  }

  @Test func `texts that are added up keep their own styles`() throws {
    let screen = Screen(Text("Which **one**").foregroundColor(.green) + Text(" wins \(1000)").bold())
    #expect(screen.shows("Which one wins 1,000"))
  }

  @Test func `keys are found in the tables of a bundle`() throws {
    let bundle = try tables()
    #expect(try shown(Text("Hello", bundle: bundle), in: "de_DE") == "Hallo")
    #expect(try shown(Text("Hello", bundle: bundle), in: "fr_FR") == "Hello")
    #expect(try shown(Text("\("Anna") has \(1200) books", bundle: bundle), in: "de_DE") == "1.200 Bücher hat Anna")
    #expect(try shown(Text("Bye", tableName: "Other", bundle: bundle), in: "de_AT") == "Tschüs")
    let locale = Locale(identifier: "de_DE")
    #expect(String(localized: "Hello", bundle: bundle, locale: locale) == "Hallo")
    #expect(String(localized: "\(1) files", bundle: bundle, locale: locale) == "1 Datei")
    #expect(String(localized: "\(12) files", bundle: bundle, locale: locale) == "12 Dateien")
    #expect(String(localized: "none such \(1000)", bundle: bundle, locale: locale) == "none such 1.000")
    #expect(
      String(localized: LocalizedStringResource("greeting", defaultValue: "Good day", locale: locale, bundle: bundle))
        == "Guten Tag")
    #expect(
      String(localized: LocalizedStringResource("missing", defaultValue: "Good day", bundle: bundle)) == "Good day")
  }

  /// In a program with tables numbers are written into the text of the table, or into the key where there is none.
  @Test func `whole numbers are the same with tables as without`() throws {
    let bundle = try tables()
    for number in [0, -1, 999, -999, 1_000, -1_000, 1_234_567, Int.max, Int.min] {
      for locale in ["en_US", "de_DE", "fr_FR", "de_CH", "hi_IN", "es_ES", "ar_EG"] {
        let words = number.formatted(.number.locale(Locale(identifier: locale)))
        #expect(try shown(Text("none such \(number) 100%", bundle: bundle), in: locale) == "none such \(words) 100%")
        if locale == "de_DE" {
          #expect(
            try shown(Text("\("Anna") has \(number) books", bundle: bundle), in: locale) == "\(words) Bücher hat Anna")
        }
      }
    }
  }

  @Test func `plurals come from a catalogue, by the rules of the language`() throws {
    let bundle = try tables()
    let polish = Locale(identifier: "pl_PL")
    for (count, words) in [(1, "1 kot"), (3, "3 koty"), (5, "5 kotów"), (22, "22 koty")] {
      #expect(String(localized: "\(count) cats", table: "Animals", bundle: bundle, locale: polish) == words)
    }
    #expect(try shown(Text("\(5) cats", tableName: "Animals", bundle: bundle), in: "pl_PL") == "5 kotów")
  }

  private func tables() throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tables-\(UUID().uuidString).bundle")
    let german = folder.appending(path: "de.lproj")
    try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
    try """
    /* A greeting */
    "Hello" = "Hallo";
    "greeting" = "Guten Tag";
    "%@ has %lld books" = "%2$lld Bücher hat %1$@";
    """.write(to: german.appending(path: "Localizable.strings"), atomically: true, encoding: .utf8)
    try "\"Bye\" = \"Tschüs\";".write(
      to: german.appending(path: "Other.strings"), atomically: true, encoding: .utf8)
    try """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>%lld files</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>%lld Datei</string><key>other</key><string>%lld Dateien</string>
    </dict></dict></dict></plist>
    """.write(to: german.appending(path: "Localizable.stringsdict"), atomically: true, encoding: .utf8)
    try """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld cats": {"localizations": {"pl": {"variations":
    {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld kot"}},
    "few": {"stringUnit": {"state": "translated", "value": "%lld koty"}},
    "many": {"stringUnit": {"state": "translated", "value": "%lld kotów"}},
    "other": {"stringUnit": {"state": "translated", "value": "%lld kota"}}}}}}}}}
    """.write(to: folder.appending(path: "Animals.xcstrings"), atomically: true, encoding: .utf8)
    return try #require(Bundle(path: folder.path))
  }
}
