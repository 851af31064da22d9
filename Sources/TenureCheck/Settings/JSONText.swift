/// A value of a JSON text that may have comments and commas at the end of lists, and the line it stands on.
struct JSONText {
  indirect enum Value {
    case object([Entry])
    case array([JSONText])
    case string(String)
    case number(Double)
    case flag(Bool)
    case null
  }

  struct Entry {
    let key: String
    let line: Int
    let value: JSONText
  }

  struct Problem: Error, Equatable {
    let line: Int
    let text: String
  }

  let value: Value
  let line: Int

  static func read(_ text: String) throws(Problem) -> JSONText {
    var reader = JSONTextReader(text)
    return try reader.document()
  }

  var kind: String {
    switch value {
    case .object: "an object"
    case .array: "a list"
    case .string: "a text"
    case .number: "a number"
    case .flag: "true or false"
    case .null: "null"
    }
  }
}

struct JSONTextReader {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var depth = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func document() throws(JSONText.Problem) -> JSONText {
    let value = try value()
    try blanks()
    if index < bytes.count { throw problem("There is more behind the end of the settings.") }
    return value
  }

  private func problem(_ text: String) -> JSONText.Problem { JSONText.Problem(line: line, text: text) }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Blanks and comments.
  private mutating func blanks() throws(JSONText.Problem) {
    while let byte = next {
      switch byte {
      case 10:
        line += 1
        index += 1
      case 9, 13, 32: index += 1
      case UInt8(ascii: "/") where bytes[index...].starts(with: [47, 47]):
        while let byte = next, byte != 10 { index += byte == 10 ? 0 : 1 }
      case UInt8(ascii: "/") where bytes[index...].starts(with: [47, 42]):
        let start = problem("The comment is not closed.")
        index += 2
        while !bytes[index...].starts(with: [42, 47]) {
          guard let byte = next else { throw start }
          if byte == 10 { line += 1 }
          index += 1
        }
        index += 2
      default: return
      }
    }
  }

  private mutating func value() throws(JSONText.Problem) -> JSONText {
    try blanks()
    let start = line
    guard let byte = next else { throw problem("The text ends where a value is wanted.") }
    depth += 1
    defer { depth -= 1 }
    if depth > 64 { throw problem("The settings are nested too deep.") }
    switch byte {
    case UInt8(ascii: "{"): return JSONText(value: .object(try object()), line: start)
    case UInt8(ascii: "["): return JSONText(value: .array(try array()), line: start)
    case UInt8(ascii: "\""): return JSONText(value: .string(try string()), line: start)
    default: return JSONText(value: try word(), line: start)
    }
  }

  private mutating func object() throws(JSONText.Problem) -> [JSONText.Entry] {
    var entries: [JSONText.Entry] = []
    index += 1
    while true {
      try blanks()
      guard let byte = next else { throw problem("A '}' is missing at the end.") }
      if byte == UInt8(ascii: "}") {
        index += 1
        return entries
      }
      guard byte == UInt8(ascii: "\"") else { throw problem("A key in quotes is wanted here.") }
      let start = line
      let key = try string()
      try blanks()
      guard next == UInt8(ascii: ":") else { throw problem("A ':' is wanted behind '\(key)'.") }
      index += 1
      entries.append(JSONText.Entry(key: key, line: start, value: try value()))
      try separator(before: UInt8(ascii: "}"), of: "'\(key)'")
    }
  }

  private mutating func array() throws(JSONText.Problem) -> [JSONText] {
    var values: [JSONText] = []
    index += 1
    while true {
      try blanks()
      guard let byte = next else { throw problem("A ']' is missing at the end.") }
      if byte == UInt8(ascii: "]") {
        index += 1
        return values
      }
      values.append(try value())
      try separator(before: UInt8(ascii: "]"), of: "a value")
    }
  }

  private mutating func separator(before end: UInt8, of what: String) throws(JSONText.Problem) {
    let last = line
    try blanks()
    if next == UInt8(ascii: ",") {
      index += 1
    } else if let byte = next, byte != end {
      throw JSONText.Problem(line: last, text: "A ',' is wanted behind \(what).")
    }
  }

  private mutating func string() throws(JSONText.Problem) -> String {
    index += 1
    var text: [UInt8] = []
    while let byte = next, byte != 10 {
      index += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if byte != UInt8(ascii: "\\") {
        text.append(byte)
        continue
      }
      guard let escaped = next else { break }
      index += 1
      switch escaped {
      case UInt8(ascii: "n"): text.append(10)
      case UInt8(ascii: "t"): text.append(9)
      case UInt8(ascii: "r"): text.append(13)
      case UInt8(ascii: "b"): text.append(8)
      case UInt8(ascii: "f"): text.append(12)
      case UInt8(ascii: "u"):
        var unit = try hexadecimal()
        if 0xD800..<0xDC00 ~= unit, bytes[index...].starts(with: [92, 117]) {
          index += 2
          let low = try hexadecimal()
          unit = 0x10000 + (unit - 0xD800) << 10 + (low & 0x3FF)
        }
        text += Array(String(Unicode.Scalar(unit) ?? "\u{FFFD}").utf8)
      default: text.append(escaped)
      }
    }
    throw problem("The text is not closed: a '\"' is missing.")
  }

  private mutating func hexadecimal() throws(JSONText.Problem) -> UInt32 {
    let digits = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, let unit = UInt32(digits, radix: 16) else {
      throw problem("Four hexadecimal digits are wanted behind '\\u'.")
    }
    index += 4
    return unit
  }

  private mutating func word() throws(JSONText.Problem) -> JSONText.Value {
    let start = index
    while let byte = next, !" \t\r\n,]}:/\"{[".utf8.contains(byte) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "null": return .null
    default:
      if let number = Double(word), number.isFinite { return .number(number) }
      let shown = word.isEmpty ? next.map { String(UnicodeScalar($0)) } ?? "" : word
      throw problem("'\(shown)' is no value. Texts stand in quotes.")
    }
  }
}
