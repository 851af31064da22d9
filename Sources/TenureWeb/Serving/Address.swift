import TenureHTML
import TenureScenes

/// A place in the words of an address: `tab=2&at=mail/7`. Empty for the place where a program begins.
enum Address {
  /// Longer ones are neither written nor read.
  static let limit = 1_000

  /// What stands behind the question mark; nil where the place cannot be written. The tabs that the program begins with
  /// need no words.
  static func write(_ place: ScreenAddress, usualTabs: [Int]) -> String? {
    let path = place.path ?? ""
    if place.path == nil && place.tabs.isEmpty { return nil }
    var parts: [String] = []
    if place.tabs != usualTabs { parts.append("tab=" + place.tabs.map(String.init).joined(separator: ".")) }
    if !path.isEmpty { parts.append("at=" + encode(path)) }
    let text = parts.joined(separator: "&")
    return text.utf8.count > limit ? nil : text
  }

  /// The place of an address; nil for whatever is not exactly one.
  static func read(_ query: String) -> ScreenAddress? {
    guard query.utf8.count <= limit else { return nil }
    var parts: [String] = []
    for part in query.split(separator: "&", omittingEmptySubsequences: false) {
      guard let text = Percent.decode(part) else { return nil }
      parts.append(text)
    }
    return read(parts: query.isEmpty ? [] : parts)
  }

  static func read(parts: [String]) -> ScreenAddress? {
    guard parts.reduce(0, { $0 + $1.utf8.count }) <= limit else { return nil }
    var place = ScreenAddress()
    var known: Set<String> = []
    for part in parts {
      guard let equals = part.firstIndex(of: "="), known.insert(String(part[..<equals])).inserted else { return nil }
      let value = part[part.index(after: equals)...]
      switch part[..<equals] {
      case "at": place.path = String(value)
      case "tab":
        let numbers = value.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count <= 4 else { return nil }
        for number in numbers {
          guard let number, Reach.tabs.contains(number) else { return nil }
          place.tabs.append(number)
        }
      default: return nil
      }
    }
    return place
  }

  private static let plain = Set("-._~!$()*,:@/;".utf8)

  private static func encode(_ text: String) -> String {
    var out = ""
    for byte in text.utf8 {
      let character = Unicode.Scalar(byte)
      if plain.contains(byte) || (character.isASCII && character.properties.isAlphabetic) || (48...57).contains(byte) {
        out.unicodeScalars.append(character)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        out += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return out
  }
}
