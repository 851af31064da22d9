import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// The Markdown that a key or an attributed string may be made of: emphasis, code, links and struck words within a line,
/// and `^[…](inflect: true)`.
enum InlineMarkdown {
  /// A part of a key between two marks.
  struct Span: Equatable {
    var words: String
    var styles: [RenderModifier] = []
    var link: String?
    var isInflected = false
  }

  /// True where a key has a sign that may be a mark.
  static func mayBe(in text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "~"),
        UInt8(ascii: "\\"):
        true
      default: false
      }
    }
  }

  /// The parts of a key, without the marks.
  static func spans(of text: String) -> [Span] {
    if !mayBe(in: text) { return [Span(words: text)] }
    var reader = Reader(Array(text))
    let spans = reader.spans(in: 0..<reader.letters.count, Span(words: ""))
    return spans.isEmpty ? [Span(words: "")] : spans
  }
}

/// Reads marks from left to right; each kind is closed by the nearest one that can close it.
private struct Reader {
  let letters: [Character]

  init(_ letters: [Character]) { self.letters = letters }

  mutating func spans(in range: Range<Int>, _ outer: InlineMarkdown.Span) -> [InlineMarkdown.Span] {
    var spans: [InlineMarkdown.Span] = []
    var words = ""
    var at = range.lowerBound
    func flush() {
      guard !words.isEmpty else { return }
      var span = outer
      span.words = words
      spans.append(span)
      words = ""
    }
    while at < range.upperBound {
      let letter = letters[at]
      if letter == "\\", at + 1 < range.upperBound, letters[at + 1].isPunctuation || letters[at + 1].isSymbol {
        words.append(letters[at + 1])
        at += 2
      } else if let mark = mark(at: at, in: range) {
        flush()
        var inner = outer
        if let name = mark.style { inner.styles.append(RenderModifier(name, value: .flag(true))) }
        if let link = mark.link { inner.link = link }
        if mark.isInflected { inner.isInflected = true }
        if mark.isCode {
          inner.words = String(letters[mark.inside])
          spans.append(inner)
        } else {
          spans += self.spans(in: mark.inside, inner)
        }
        at = mark.end
      } else {
        words.append(letter)
        at += 1
      }
    }
    flush()
    return spans
  }

  private struct Mark {
    var inside: Range<Int>
    var end: Int
    var style: ModifierName?
    var link: String?
    var isInflected = false
    var isCode: Bool { style == .monospaced }
  }

  private func mark(at start: Int, in range: Range<Int>) -> Mark? {
    switch letters[start] {
    case "*", "_":
      let sign = letters[start]
      for (length, style) in [(2, ModifierName.bold), (1, .italic)] where length <= count(of: sign, at: start, range) {
        if let mark = emphasis(sign, length, style, at: start, in: range) { return mark }
      }
      return nil
    case "~":
      let length = count(of: "~", at: start, range)
      return length <= 2 ? emphasis("~", length, .strikethrough, at: start, in: range) : nil
    case "`":
      let length = count(of: "`", at: start, range)
      var at = start + length
      while at < range.upperBound {
        let closing = count(of: "`", at: at, range)
        if closing == length, at > start + length {
          return Mark(inside: start + length..<at, end: at + length, style: .monospaced)
        }
        at += max(closing, 1)
      }
      return nil
    case "[": return bracket(at: start, in: range)
    case "^" where start + 1 < range.upperBound && letters[start + 1] == "[":
      guard var mark = bracket(at: start + 1, in: range), let link = mark.link else { return nil }
      mark.link = nil
      mark.isInflected = link.filter { $0 != " " }.contains("inflect:true")
      return mark
    default: return nil
    }
  }

  /// A mark opens before a letter and closes behind one; `_` does neither within a word.
  private func emphasis(
    _ sign: Character, _ length: Int, _ style: ModifierName, at start: Int, in range: Range<Int>
  ) -> Mark? {
    let first = start + length
    guard first < range.upperBound, !letters[first].isWhitespace else { return nil }
    if sign == "_", start > 0, letters[start - 1].isLetter || letters[start - 1].isNumber { return nil }
    var at = first
    while at < range.upperBound {
      if letters[at] == "\\" {
        at += 2
        continue
      }
      if letters[at] == "`" || letters[at] == "[", let inner = mark(at: at, in: range) {
        at = inner.end
        continue
      }
      let run = count(of: sign, at: at, range)
      if run == 0 {
        at += 1
        continue
      }
      let isWordOver = at + run >= range.upperBound || !(letters[at + run].isLetter || letters[at + run].isNumber)
      if run >= length, !letters[at - 1].isWhitespace, sign != "_" || isWordOver {
        // Of three that close, the outer mark takes the last.
        let end = run == length ? at : (length == 1 && run == 2 ? nil : at + run - length)
        if let end, end > first { return Mark(inside: first..<end, end: end + length, style: style) }
      }
      at += run
    }
    return nil
  }

  private func bracket(at start: Int, in range: Range<Int>) -> Mark? {
    var depth = 0
    var at = start
    while at < range.upperBound {
      switch letters[at] {
      case "\\": at += 1
      case "[": depth += 1
      case "]": depth -= 1
      default: break
      }
      if depth == 0 { break }
      at += 1
    }
    guard at + 1 < range.upperBound, letters[at] == "]", letters[at + 1] == "(",
      let close = letters[(at + 2)..<range.upperBound].firstIndex(of: ")")
    else { return nil }
    return Mark(inside: start + 1..<at, end: close + 1, link: String(letters[at + 2..<close]))
  }

  private func count(of sign: Character, at start: Int, _ range: Range<Int>) -> Int {
    letters[start..<range.upperBound].prefix { $0 == sign }.count
  }
}
