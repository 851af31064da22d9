import Foundation
@_spi(Tree) import TenureTree

extension LocalizedStringKey {
  /// The key as tables have it: `"%lld books of %@"`.
  var format: String {
    if pieces.isEmpty { return text }
    var format = ""
    let hasSigns = text.utf8.contains(UInt8(ascii: "%"))
    var at = 0
    for piece in pieces {
      format += words(at..<piece.start, hasSigns)
      format += piece.value.specifier
      at = piece.end
    }
    format += words(at..<text.utf8.count, hasSigns)
    return format
  }

  /// Some of the key's own words, each `%` in them as a format has it.
  private func words(_ bytes: Range<Int>, _ hasSigns: Bool) -> Substring {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
    let words = text[start..<utf8.index(start, offsetBy: bytes.count)]
    return hasSigns ? words.replacing("%", with: "%%") : words
  }

  /// The key's text in the tables, or the key itself, with its emphasis and its values.
  func runs(
    in locale: Locale, table: String? = nil, bundle: Bundle? = nil, readsMarkdown: Bool = true
  ) -> [TextRun] {
    var format = format
    if bundle != nil || table != nil || StringTables.programHasTables,
      let found = StringTables.text(for: name ?? format, table: table, bundle: bundle, locale: locale)
    {
      format = found.format(for: pieces.map(\.value), in: locale)
    }
    var values = ValueWriter(pieces.map(\.value), locale, hasValues: !pieces.isEmpty)
    if !readsMarkdown && !format.contains("^[") { return values.runs(of: format) }
    return InlineMarkdown.spans(of: format).flatMap { span in
      var runs = values.runs(of: span.words)
      if span.isInflected { runs = [TextRun(Inflection.agreed(runs.map(\.words).joined()))] }
      return runs.map { run in
        var run = run.inside(span.styles)
        if let link = span.link { run.link = link }
        return run
      }
    }
  }
}

extension LocalizedStringKey.Value {
  /// How a key names the value.
  var specifier: String {
    switch self {
    case .string, .text: "%@"
    case .integer(_, let specifier): specifier ?? "%lld"
    case .natural(_, let specifier): specifier ?? "%llu"
    case .number(_, let specifier): specifier ?? "%lf"
    }
  }

  /// The value as a string of a table asks for it.
  func words(as specifier: String, in locale: Locale) -> String {
    switch self {
    case .string(let words): words
    case .text(let text): text.runs(in: locale).map(\.words).joined()
    case .integer(let number, _): number.written(as: specifier, in: locale)
    // Formats count no further than a signed number.
    case .natural(let number, _) where specifier == "%llu": number.formatted(.number.locale(locale))
    case .natural(let number, _): String(format: specifier, locale: locale, number)
    case .number(let number, _): String(format: specifier, locale: locale, number)
    }
  }
}

extension Int64 {
  /// As a format writes it: to make a formatter for each number takes a hundred times as long as the rest of a text.
  fileprivate func written(as specifier: String, in locale: Locale) -> String {
    guard specifier == "%lld", let separator = Localization.groupSeparator(in: locale) else {
      return String(format: specifier, locale: locale, self)
    }
    let digits = digits
    let all = LocalizedStringKey.Piece(start: 0, end: digits.utf8.count, value: .integer(self, specifier: nil))
    return digits.groupingDigits(of: [all], by: separator)
  }
}

/// Writes values in the places that a format has for them: `%@`, `%lld`, `%2$@`, `%.1f`.
struct ValueWriter {
  private let values: [LocalizedStringKey.Value]
  private let locale: Locale
  private let hasValues: Bool
  private var next = 0

  init(_ values: [LocalizedStringKey.Value], _ locale: Locale, hasValues: Bool) {
    self.values = values
    self.locale = locale
    self.hasValues = hasValues
  }

  /// The parts of `format`, with its values.
  mutating func runs(of format: String) -> [TextRun] {
    if !hasValues { return [TextRun(format)] }
    var runs: [TextRun] = []
    var words = ""
    var rest = format.utf8[...]
    while let sign = rest.firstIndex(of: UInt8(ascii: "%")) {
      words += Substring(rest[..<sign])
      rest = rest[sign...].dropFirst()
      if rest.first == UInt8(ascii: "%") {
        words += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let end = rest.firstIndex(where: Self.endsSpecifier) else { continue }
      var specifier = Substring(rest[...end])
      rest = rest[end...].dropFirst()
      if let dollar = specifier.utf8.firstIndex(of: UInt8(ascii: "$")), let number = Int(specifier[..<dollar]) {
        next = number - 1
        specifier = specifier[dollar...].dropFirst()
      }
      guard values.indices.contains(next) else { continue }
      let value = values[next]
      next += 1
      if case .text(let text) = value {
        if !words.isEmpty { runs.append(TextRun(words)) }
        words = ""
        runs += text.runs(in: locale).map { $0.inside(text.styles) }
      } else {
        words += value.words(as: value.fits(specifier) ? "%" + specifier : value.specifier, in: locale)
      }
    }
    words += Substring(rest)
    if !words.isEmpty || runs.isEmpty { runs.append(TextRun(words)) }
    return runs
  }

  /// True for the letter that says what is written.
  private static func endsSpecifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "@"), UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "u"), UInt8(ascii: "U"),
      UInt8(ascii: "i"), UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "O"),
      UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
      UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"), UInt8(ascii: "c"), UInt8(ascii: "C"),
      UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "p"):
      true
    default: false
    }
  }
}

extension LocalizedStringKey.Value {
  /// True where a table's format is one for such a value.
  fileprivate func fits(_ specifier: Substring) -> Bool {
    switch self {
    case .string, .text: specifier.last == "@"
    case .integer, .natural: specifier.last.map { "duixXo".contains($0) } ?? false
    case .number: specifier.last.map { "fFeEgGaA".contains($0) } ?? false
    }
  }
}
