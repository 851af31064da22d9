/// Characters that are measured by a rule and by no face, so that every machine gives the same answer: ideographs, kana,
/// Hangul and emoji are all of one width within their kind.
public enum WideCharacter {
  /// In parts of the size; none for a character that a face has to be asked for.
  public static func advance(of character: Character, size: Double) -> Double? {
    guard let first = character.unicodeScalars.first, first.value >= 0x23 else { return nil }
    if isEmoji(character) { return emoji(size: size) }
    if first.value < 0x1100 { return nil }
    switch first.value {
    case 0x1100...0x11FF, 0xAC00...0xD7AF: return 0.92
    case 0x2E80...0x9FFF, 0xA000...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60, 0x20000...0x3FFFD:
      return 1.015
    case 0xFF61...0xFF9F: return 0.5075
    default: return nil
    }
  }

  /// The user sees a picture in colour, unless U+FE0E asks for a sign of the text's own.
  public static func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.value >= 0x23 else { return false }
    if scalars.count > 1 {
      if scalars.contains(where: { $0.value == 0xFE0E }) { return false }
      // Digits and the like with U+20E3 are keycaps.
      if scalars.contains(where: { $0.value == 0xFE0F || $0.value == 0x20E3 && first.value < 0x80 }) { return true }
    }
    return first.value >= 0x203C && first.properties.isEmojiPresentation
  }

  /// Emoji are a quarter wider than the size up to 16 points, and as wide as it from 24 on.
  public static func emoji(size: Double) -> Double { 1.25 - 0.25 * max(0, min(1, (size - 16) / 8)) }
}

/// Characters that no face draws.
public enum BareCharacter {
  /// How far a tab moves on, in points: TextKit's stops are as far apart.
  public static let tab = 28.0

  /// Line breaks, controls and marks of direction have no width; none for a character that is drawn.
  public static func advance(of scalar: Unicode.Scalar) -> Double? {
    switch scalar.value {
    case 9: tab
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF: 0
    default: nil
    }
  }
}
