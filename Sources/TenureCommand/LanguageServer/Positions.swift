import TenureCheck

/// Lines from 0 and units of UTF-16, as the protocol counts, and bytes.
extension SourceText {
  func protocolPosition(of offset: Int) -> JSON {
    let place = position(of: min(offset, count))
    let before = String(decoding: line(place.line).utf8.prefix(place.column - 1), as: UTF8.self)
    return ["line": .integer(place.line - 1), "character": .integer(before.utf16.count)]
  }

  func protocolRange(of range: Range<Int>) -> JSON {
    ["start": protocolPosition(of: range.lowerBound), "end": protocolPosition(of: range.upperBound)]
  }

  /// nil for what is no position; behind a line's end is its end.
  func offset(of position: JSON) -> Int? {
    guard let line = position["line"].integer, let character = position["character"].integer, line >= 0, character >= 0
    else { return nil }
    if line >= lineCount { return count }
    let start = start(ofLine: line + 1)
    let text = self.line(line + 1)
    let units = text.utf16.prefix(character)
    return start + String(decoding: units, as: UTF16.self).utf8.count
  }
}
