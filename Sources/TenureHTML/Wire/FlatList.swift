/// A JSON list of strings, numbers, flags and nulls. Nothing stands inside of anything, so that hostile text costs no
/// stack; Foundation's reader ends the process on some.
package struct FlatList {
  package enum Item: Equatable {
    case text(String), number(Double), flag(Bool), null

    var whole: Int? { if case .number(let number) = self { Int(exactly: number) } else { nil } }
  }

  private let bytes: [UInt8]
  private var index = 0

  /// The items; nil for whatever is not such a list.
  package static func read(_ bytes: [UInt8]) -> [Item]? {
    var list = FlatList(bytes: bytes)
    return list.items()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d { index += 1 }
  }

  private mutating func items() -> [Item]? {
    guard take("[") else { return nil }
    var items: [Item] = []
    repeat {
      // Longer than any message.
      guard items.count < 8, let item = item() else { return nil }
      items.append(item)
    } while take(",")
    guard take("]") else { return nil }
    skipSpace()
    return index == bytes.count ? items : nil
  }

  private mutating func item() -> Item? {
    skipSpace()
    switch next {
    case UInt8(ascii: "\""): return text().map(Item.text)
    case UInt8(ascii: "t"): return word("true") ? .flag(true) : nil
    case UInt8(ascii: "f"): return word("false") ? .flag(false) : nil
    case UInt8(ascii: "n"): return word("null") ? .null : nil
    default: return number().map(Item.number)
    }
  }

  private mutating func word(_ word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  private mutating func number() -> Double? {
    let start = index
    while let byte = next, Self.isDigit(byte) || "+-.eE".utf8.contains(byte) { index += 1 }
    guard index > start, index - start <= 40, Self.isDigit(bytes[start]) || bytes[start] == UInt8(ascii: "-") else {
      return nil
    }
    return Double(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private mutating func text() -> String? {
    index += 1
    var units: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(validating: units, as: UTF8.self)
      case UInt8(ascii: "\\"): guard escape(into: &units) else { return nil }
      case ..<0x20: return nil
      default: units.append(byte)
      }
    }
    return nil
  }

  private mutating func escape(into units: inout [UInt8]) -> Bool {
    guard let byte = next else { return false }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): units.append(byte)
    case UInt8(ascii: "b"): units.append(0x08)
    case UInt8(ascii: "f"): units.append(0x0c)
    case UInt8(ascii: "n"): units.append(0x0a)
    case UInt8(ascii: "r"): units.append(0x0d)
    case UInt8(ascii: "t"): units.append(0x09)
    case UInt8(ascii: "u"):
      guard let scalar = scalar() else { return false }
      units += Array(String(scalar).utf8)
    default: return false
    }
    return true
  }

  /// The character of one `\u`, or of two that belong together.
  private mutating func scalar() -> Unicode.Scalar? {
    guard let first = fourDigits() else { return nil }
    guard (0xd800..<0xdc00).contains(first) else { return Unicode.Scalar(first) }
    guard word("\\u"), let second = fourDigits(), (0xdc00..<0xe000).contains(second) else { return nil }
    return Unicode.Scalar(0x10000 + (first - 0xd800) << 10 + (second - 0xdc00))
  }

  private mutating func fourDigits() -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    let digits = String(decoding: bytes[index..<index + 4], as: UTF8.self)
    index += 4
    return digits.allSatisfy(\.isHexDigit) ? UInt32(digits, radix: 16) : nil
  }
}
