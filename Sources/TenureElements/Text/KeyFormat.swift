import Foundation
@_spi(Tree) import TenureTree

extension LocalizedStringKey {
  /// The key as tables have it: `"%lld books of %@"`.
  var format: String {
    if pieces.isEmpty { return text }
    var format = ""
    var at = text.utf8.startIndex
    for piece in pieces {
      let start = text.utf8.index(text.utf8.startIndex, offsetBy: piece.start)
      format += doubled(text[at..<start]) + piece.value.specifier
      at = text.utf8.index(text.utf8.startIndex, offsetBy: piece.end)
    }
    return format + doubled(text[at...])
  }

  private func doubled(_ words: Substring) -> Substring {
    words.utf8.contains(UInt8(ascii: "%")) ? words.replacing("%", with: "%%") : words
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
    var rest = format[...]
    while let sign = rest.firstIndex(of: "%") {
      words += rest[..<sign]
      rest = rest[sign...].dropFirst()
      if rest.first == "%" {
        words += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let end = rest.firstIndex(where: { "@dDuUixXoOfFeEgGaAcCsSp".contains($0) }) else { continue }
      var specifier = String(rest[...end])
      rest = rest[end...].dropFirst()
      if let dollar = specifier.firstIndex(of: "$"), let number = Int(specifier[..<dollar]) {
        next = number - 1
        specifier = String(specifier[dollar...].dropFirst())
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
    words += rest
    if !words.isEmpty || runs.isEmpty { runs.append(TextRun(words)) }
    return runs
  }
}

extension LocalizedStringKey.Value {
  /// True where a table's format is one for such a value.
  fileprivate func fits(_ specifier: String) -> Bool {
    switch self {
    case .string, .text: specifier.last == "@"
    case .integer, .natural: specifier.last.map { "duixXo".contains($0) } ?? false
    case .number: specifier.last.map { "fFeEgGaA".contains($0) } ?? false
    }
  }
}
