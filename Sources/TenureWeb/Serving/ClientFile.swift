import TenureHTML

/// The script of a page as it is sent: one function of all its files, without what is there for its readers.
enum ClientFile {
  static let script = shortened(
    Array("\"use strict\";(() => {\n".utf8) + worded(files.flatMap { $0 + [newline] }) + Array("})();\n".utf8))

  /// What an earlier one declares with `const` or `let` may be used at once by a later one.
  static let files = [
    PackageResources.page_js, PackageResources.connection_js, PackageResources.movement_js,
    PackageResources.shifts_js,
    PackageResources.changes_js, PackageResources.history_js, PackageResources.controls_js,
    PackageResources.dates_js, PackageResources.pointers_js, PackageResources.swipes_js,
    PackageResources.sheets_js, PackageResources.pages_js, PackageResources.menus_js,
    PackageResources.focus_js,
    PackageResources.keyboard_js,
    PackageResources.sight_js, PackageResources.texts_js, PackageResources.holds_js,
    PackageResources.places_js, PackageResources.guides_js,
    PackageResources.start_js,
  ]
  private static let newline = UInt8(ascii: "\n")

  /// Puts the words of the wire in the place of their names: `PAGE.longPress` is `"long"`. Unknown names stay.
  static func worded(_ script: [UInt8]) -> [UInt8] {
    var words: [String: String] = [:]
    for word in PageWord.allCases { words["PAGE.\(word)"] = word.rawValue }
    for word in ChangeWord.allCases { words["CHANGE.\(word)"] = word.rawValue }
    let text = String(decoding: script, as: UTF8.self)
    return Array(
      text.replacing(/\b(?:PAGE|CHANGE)\.\w+/) { name in words[String(name.0)].map { "\"\($0)\"" } ?? String(name.0) }
        .utf8)
  }

  /// Leaves out lines that hold a comment alone, and spaces and ends of lines that part nothing. No text of the script
  /// goes over several lines, none of its patterns has a space or a quotation mark, and no comment stands behind code.
  static func shortened(_ script: [UInt8]) -> [UInt8] {
    var short: [UInt8] = []
    for line in script.split(separator: UInt8(ascii: "\n")) {
      let words = line.drop { $0 == UInt8(ascii: " ") }
      if words.isEmpty || words.starts(with: "//".utf8) { continue }
      if let last = short.last, !opening.contains(last) { short.append(UInt8(ascii: "\n")) }
      short += closed(words)
    }
    return short
  }

  /// A line without the spaces beside its signs, but for those in texts.
  private static func closed(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var closed: [UInt8] = []
    var quote: UInt8?
    for index in line.indices {
      let byte = line[index]
      if let open = quote {
        if byte == open, line[index - 1] != UInt8(ascii: "\\") { quote = nil }
      } else if quotes.contains(byte) {
        quote = byte
      } else if byte == UInt8(ascii: " "), let before = closed.last, index + 1 < line.endIndex,
        signs.contains(before) || signs.contains(line[index + 1])
      {
        continue
      }
      closed.append(byte)
    }
    return closed
  }

  private static let quotes = Set("\"'`".utf8)
  /// What a line ends with that goes on, or has come to its end.
  private static let opening = Set("{([,;".utf8)
  /// Not plus and minus: two of them are something else.
  private static let signs = Set("{}()[],;:=<>?&|!*".utf8)
}
