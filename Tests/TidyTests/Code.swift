extension SourceFile {
  /// The findings of a check that looks at code alone, not at comments and strings.
  ///
  /// Most files have nothing to find, comments or not; only the others are looked at closely.
  func findingsInCode(_ message: (Substring) -> String?) -> [Finding] {
    if findings(message).isEmpty { return [] }
    return findings(in: codeLines, message)
  }

  /// The lines of a Swift file without what is not code: comments and the contents of string literals, interpolations
  /// included, are left out; lines stay where they are.
  var codeLines: [Substring] {
    var scanner = CodeScanner(rest: text[...])
    return scanner.code().split(separator: "\n", omittingEmptySubsequences: false)
  }
}

/// One pass over Swift source that copies code and drops the rest. Regex literals are taken for code.
private struct CodeScanner {
  var rest: Substring
  var output = ""

  mutating func code() -> String {
    while let next = rest.first {
      if rest.hasPrefix("//") {
        while let character = rest.first, character != "\n" { rest.removeFirst() }
      } else if rest.hasPrefix("/*") {
        skipBlockComment()
      } else if next == "\"" || next == "#", let quote = openingQuote() {
        skipString(quote)
      } else {
        output.append(rest.removeFirst())
      }
    }
    return output
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if rest.hasPrefix("/*") {
        depth += 1
        rest.removeFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest.removeFirst(2)
      } else {
        drop()
      }
    } while depth > 0 && !rest.isEmpty
  }

  /// The pounds and the quotation marks that start a string here, if one does.
  private func openingQuote() -> (pounds: String, marks: String)? {
    let pounds = String(rest.prefix { $0 == "#" })
    let after = rest.dropFirst(pounds.count)
    if after.hasPrefix("\"\"\"") { return (pounds, "\"\"\"") }
    return after.hasPrefix("\"") ? (pounds, "\"") : nil
  }

  private mutating func skipString(_ quote: (pounds: String, marks: String)) {
    output += "\"\""
    rest = rest.dropFirst(quote.pounds.count + quote.marks.count)
    let end = quote.marks + quote.pounds
    let escape = "\\" + quote.pounds
    while !rest.isEmpty && !rest.hasPrefix(end) {
      guard rest.hasPrefix(escape) else {
        drop()
        continue
      }
      rest = rest.dropFirst(escape.count)
      if rest.first == "(" { skipInterpolation() } else { drop() }
    }
    rest = rest.dropFirst(end.count)
  }

  /// What stands in parentheses, with the strings inside it.
  private mutating func skipInterpolation() {
    let written = output.count
    var depth = 0
    repeat {
      if rest.first == "(" { depth += 1 }
      if rest.first == ")" { depth -= 1 }
      if let quote = openingQuote() { skipString(quote) } else { drop() }
    } while depth > 0 && !rest.isEmpty
    output = output.prefix(written) + output.dropFirst(written).filter { $0 == "\n" }
  }

  /// Leaves out one character; a line's end stays.
  private mutating func drop() {
    guard let character = rest.popFirst() else { return }
    if character == "\n" { output.append("\n") }
  }
}
