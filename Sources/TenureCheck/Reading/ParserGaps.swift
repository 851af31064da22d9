/// Code that the compiler takes and the parser does not.
enum ParserGaps {
  private static let attribute = Array("@MainActor(".utf8)
  private static let substitute = Array("@Sendable (".utf8)

  /// `@MainActor([Int]) -> Void`: the parser takes the list of a function type's parameters for arguments of the
  /// attribute. What comes back has another attribute there, of the same length, so that all places stay; nil where there
  /// is no such code.
  static func closed(in bytes: [UInt8]) -> [UInt8]? {
    var meant: [UInt8]?
    var rest = bytes[...]
    while let start = rest.firstIndex(of: attribute[0]) {
      let end = start + attribute.count
      if rest[start...].starts(with: attribute), !isWord(rest[end...]) {
        var changed = meant ?? bytes
        changed.replaceSubrange(start..<end, with: substitute)
        meant = changed
      }
      rest = rest[(start + 1)...]
    }
    return meant
  }

  /// An argument of the attribute itself is a word; types begin with a capital letter or a bracket.
  private static func isWord(_ rest: ArraySlice<UInt8>) -> Bool {
    let word = rest.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    return !word.isEmpty && rest.dropFirst(word.count).first == UInt8(ascii: ")")
  }
}
