/// What a character is to the line that it stands in: the classes of Unicode's UAX 14, as far as text of apps needs them.
enum BreakClass: UInt8 {
  /// Words, and what belongs to no other class. Hangul too: Korean is wrapped between words, as the system does.
  case letter
  case digit
  case space
  /// What no line ends beside: the no-break space, the word joiner.
  case glue
  case zeroWidthSpace
  case hyphen
  /// What a line may end after: dashes, the soft hyphen, a tab.
  case after
  case dash
  case opening
  /// Closing punctuation, exclamation marks, slashes: never first in a line.
  case closing
  /// Commas and periods: never first in a line, and a number goes on after them.
  case infix
  case slash
  case quotation
  /// Small kana and the like: never first in a line.
  case nonstarter
  case inseparable
  /// Before a number: currency signs. After it: per cent.
  case prefix, postfix
  /// Ideographs, kana and emoji: a line may end on either side.
  case ideograph
  case newline

  static func of(_ scalar: Unicode.Scalar) -> BreakClass {
    scalar.value < 128 ? ascii[Int(scalar.value)] : others(scalar.value)
  }

  private static let ascii: [BreakClass] = (0..<128).map { value in
    switch Character(Unicode.Scalar(UInt8(value))) {
    case "\n", "\r", "\u{B}", "\u{C}": .newline
    case " ": .space
    case "\t": .after
    case "0"..."9": .digit
    case "-": .hyphen
    case "(", "[", "{": .opening
    case ")", "]", "}", "!", "?": .closing
    case ",", ".", ":", ";": .infix
    case "/": .slash
    case "\"", "'": .quotation
    case "$", "+", "\\": .prefix
    case "%": .postfix
    case "|": .after
    default: .letter
    }
  }

  private static func others(_ value: UInt32) -> BreakClass {
    switch value {
    case 0x85, 0x2028, 0x2029: .newline
    case 0xA0, 0x2007, 0x2011, 0x202F, 0x2060, 0xFEFF: .glue
    case 0x200B: .zeroWidthSpace
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: .space
    case 0xAD, 0x2010, 0x2012, 0x2013: .after
    case 0x2014: .dash
    case 0xA1, 0xBF, 0x201A, 0x201E: .opening
    case 0xAB, 0xBB, 0x2018, 0x2019, 0x201B, 0x201C, 0x201D, 0x2039, 0x203A: .quotation
    case 0x2024...0x2026: .inseparable
    case 0xA3...0xA5, 0x20A0...0x20B5, 0x20B9...0x20CF, 0xB1: .prefix
    case 0xA2, 0xB0, 0x2030...0x2037: .postfix
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0xFF08, 0xFF3B, 0xFF5B: .opening
    case 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B: .closing
    case 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF61: .closing
    case 0x3005, 0x301C, 0x303B, 0x309D, 0x309E, 0x30FB...0x30FE: .nonstarter
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E: .nonstarter
    case 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6: .nonstarter
    case 0x2E80...0x2FFF, 0x3003...0x31FF, 0x3200...0x4DBF, 0x4E00...0xA4CF, 0xF900...0xFAFF, 0xFF02...0xFF60:
      .ideograph
    case 0x1F000...0x1FAFF, 0x20000...0x3FFFD, 0x2600...0x27BF, 0x2B00...0x2BFF, 0x231A...0x23FF: .ideograph
    case 0x660...0x669, 0x6F0...0x6F9, 0x966...0x96F: .digit
    default: .letter
    }
  }
}
