import TenureElements
@_spi(Tree) import TenureTree

/// How plain values are written in an address: short, and readable where they are words and numbers.
///
///     settings            a word
///     7   1.5   true      numbers and flags
///     ~7                  a text that would read as one of these
///     (detail:(id:7))     names and values
///     *(1,2,3)            a list
///
/// In texts, `!` stands before what has a meaning of its own. Nothing foreign is read any deeper than `depthLimit`.
enum PlainText {
  static let depthLimit = 8

  static func write(_ value: PlainValue) -> String {
    var out = ""
    write(value, to: &out)
    return out
  }

  private static func write(_ value: PlainValue, to out: inout String) {
    switch value {
    case .none: out += "null"
    case .flag(let flag): out += flag ? "true" : "false"
    case .whole(let whole): out += "\(whole)"
    case .number(let number): out += "\(number)"
    case .text(let text):
      if text.isEmpty || meaning(of: text) != .text(text) { out += "~" }
      word(text, to: &out)
    case .list(let items):
      out += "*("
      for (index, item) in items.enumerated() {
        if index > 0 { out += "," }
        write(item, to: &out)
      }
      out += ")"
    case .record(let fields):
      out += "("
      for (index, field) in fields.enumerated() {
        if index > 0 { out += "," }
        word(field.name, to: &out)
        out += ":"
        write(field.value, to: &out)
      }
      out += ")"
    }
  }

  private static let marks: Set<Character> = ["!", "(", ")", ",", ":", "/", "~", "*"]

  private static func word(_ text: String, to out: inout String) {
    for character in text {
      if marks.contains(character) { out += "!" }
      out.append(character)
    }
  }

  /// What a bare word says.
  private static func meaning(of word: String) -> PlainValue {
    switch word {
    case "null": return .none
    case "true": return .flag(true)
    case "false": return .flag(false)
    default:
      guard let first = word.utf8.first, first == UInt8(ascii: "-") || (48...57).contains(first) else {
        return .text(word)
      }
      if let whole = Int(word) { return .whole(whole) }
      guard let number = Double(word), number.isFinite else { return .text(word) }
      return .number(number)
    }
  }

  /// The parts of a path, at the slashes that are no part of a text.
  static func parts(of text: String) -> [String] {
    var parts = [""]
    var isEscaped = false
    for character in text {
      if character == "/" && !isEscaped {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
      isEscaped = character == "!" && !isEscaped
    }
    return text.isEmpty ? [] : parts
  }

  static func read(_ text: String) -> PlainValue? {
    var reader = Reader(rest: Array(text))
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
    return value
  }

  /// A word before a colon, such as the name of a type, and what follows it.
  static func named(_ text: String) -> (name: String, rest: String)? {
    var reader = Reader(rest: Array(text))
    guard let name = reader.word(), reader.take(":") else { return nil }
    return (name, String(reader.rest[reader.index...]))
  }

  static func name(_ name: String) -> String {
    var out = ""
    word(name, to: &out)
    return out + ":"
  }

  private struct Reader {
    let rest: [Character]
    var index = 0

    init(rest: [Character]) { self.rest = rest }

    var isAtEnd: Bool { index == rest.count }

    mutating func take(_ character: Character) -> Bool {
      guard index < rest.count, rest[index] == character else { return false }
      index += 1
      return true
    }

    /// The characters up to the next mark; nil where one is missing.
    mutating func word() -> String? {
      var text = ""
      while index < rest.count {
        if take("!") {
          guard index < rest.count else { return nil }
        } else if marks.contains(rest[index]) {
          break
        }
        text.append(rest[index])
        index += 1
      }
      return text
    }

    mutating func value(depth: Int) -> PlainValue? {
      guard depth < depthLimit else { return nil }
      if take("*") {
        guard take("(") else { return nil }
        return items(depth: depth) { $0.value(depth: depth + 1) }.map(PlainValue.list)
      }
      if take("(") {
        return items(depth: depth) { reader -> PlainValue.Field? in
          guard let name = reader.word(), reader.take(":"), let value = reader.value(depth: depth + 1) else {
            return nil
          }
          return PlainValue.Field(name: name, value: value)
        }.map(PlainValue.record)
      }
      if take("~") { return word().map(PlainValue.text) }
      guard let word = word(), !word.isEmpty else { return nil }
      return meaning(of: word)
    }

    private mutating func items<Item>(depth: Int, _ item: (inout Reader) -> Item?) -> [Item]? {
      if take(")") { return [] }
      var items: [Item] = []
      repeat {
        guard let next = item(&self) else { return nil }
        items.append(next)
      } while take(",")
      return take(")") ? items : nil
    }
  }
}
