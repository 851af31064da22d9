/// The parser tries each `[` as the beginning of a type and of a literal, so that a row of them that nothing closes or
/// divides takes it twice as long for each: twenty take seconds, fifty for ever.
enum OpenBrackets {
  /// More than people write.
  private static let most = 7

  /// Whether more than `most` open brackets follow each other, with nothing between but what a type can begin with.
  static func areTooMany(in bytes: [UInt8]) -> Bool {
    var count = 0
    for byte in bytes {
      if byte == UInt8(ascii: "[") {
        count += 1
        if count > most { return true }
      } else if count > 0, !canStandBetween(byte) {
        count = 0
      }
    }
    return false
  }

  private static func canStandBetween(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "@"), 9, 10, 13, 32,
      48...57, 65...90, 97...122, 128...:
      true
    default: false
    }
  }
}
