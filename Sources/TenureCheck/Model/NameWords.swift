extension String {
  /// The words that a name is made of, in small letters: `["load", "url"]` of `loadURL`.
  var nameWords: [String] {
    Self.asciiWords(in: utf8) ?? unicodeWords
  }

  /// Nearly all names are of ASCII, and every rule asks for words. Nil where this one is not.
  private static func asciiWords(in name: UTF8View) -> [String]? {
    var words: [String] = []
    var word: [UInt8] = []
    var previousIsLower = false
    func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 32) }
    for byte in name {
      if byte > 127 { return nil }
      let isDigit = (48...57).contains(byte)
      let isUpper = isLetter(byte) && byte & 32 == 0
      if !isLetter(byte) && !isDigit || isUpper && previousIsLower {
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        word.removeAll(keepingCapacity: true)
      }
      if isLetter(byte) || isDigit { word.append(isUpper ? byte | 32 : byte) }
      previousIsLower = isDigit || isLetter(byte) && !isUpper
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }

  private var unicodeWords: [String] {
    var words: [String] = []
    var previousIsLower = false
    for character in self {
      guard character.isLetter || character.isNumber else {
        previousIsLower = false
        words.append("")
        continue
      }
      if words.isEmpty || character.isUppercase && previousIsLower { words.append("") }
      words[words.count - 1] += character.lowercased()
      previousIsLower = character.isLowercase || character.isNumber
    }
    return words.filter { !$0.isEmpty }
  }

  /// With a capital letter: `Item` of `item`.
  var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
