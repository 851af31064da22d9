import Foundation

extension String {
  /// As `localizedStandardCompare`, which takes 2 µs: words of plain letters, digits and spaces are compared here.
  package func inStandardOrder(with other: String) -> ComparisonResult {
    guard PlainOrder.isTheLanguages else { return localizedStandardCompare(other) }
    return PlainOrder.compare(utf8.span, other.utf8.span) ?? localizedStandardCompare(other)
  }
}

/// The order of plain letters, digits and spaces: capital and small letters alike, numbers by their value.
private enum PlainOrder {
  /// In these languages no two letters are ordered as one.
  static let isTheLanguages = ["en", "de", "fr", "it", "nl", "pt"].contains(
    Locale.current.language.languageCode?.identifier)

  /// Nil for what is not plain, and for words that differ in capitals or leading zeros alone.
  static func compare(_ first: Span<UInt8>, _ second: Span<UInt8>) -> ComparisonResult? {
    var (i, j) = (0, 0)
    var found = ComparisonResult.orderedSame
    while i < first.count, j < second.count {
      guard let a = rank(first[i]), let b = rank(second[j]) else { return nil }
      if found == .orderedSame, a == digit, b == digit {
        let (firstEnd, secondEnd) = (endOfNumber(first, i), endOfNumber(second, j))
        found = numbers(first, i..<firstEnd, second, j..<secondEnd)
        (i, j) = (firstEnd, secondEnd)
        continue
      }
      if found == .orderedSame, a != b { found = a < b ? .orderedAscending : .orderedDescending }
      i += 1
      j += 1
    }
    for rest in i..<first.count where rank(first[rest]) == nil { return nil }
    for rest in j..<second.count where rank(second[rest]) == nil { return nil }
    if found != .orderedSame { return found }
    if i == first.count, j == second.count { return nil }
    return i == first.count ? .orderedAscending : .orderedDescending
  }

  private static let digit: UInt8 = 2

  private static func rank(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 32: 1
    case 48...57: digit
    case 65...90: byte + 32
    case 97...122: byte
    default: nil
    }
  }

  private static func endOfNumber(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var end = start
    while end < bytes.count, rank(bytes[end]) == digit { end += 1 }
    return end
  }

  private static func numbers(
    _ first: Span<UInt8>, _ own: Range<Int>, _ second: Span<UInt8>, _ other: Range<Int>
  ) -> ComparisonResult {
    var (i, j) = (own.lowerBound, other.lowerBound)
    while i < own.upperBound, first[i] == 48 { i += 1 }
    while j < other.upperBound, second[j] == 48 { j += 1 }
    let (length, others) = (own.upperBound - i, other.upperBound - j)
    if length != others { return length < others ? .orderedAscending : .orderedDescending }
    for place in 0..<length where first[i + place] != second[j + place] {
      return first[i + place] < second[j + place] ? .orderedAscending : .orderedDescending
    }
    return .orderedSame
  }
}
