/// What nobody can guess: 256 bits of the system's random numbers, in letters and digits.
enum Secret {
  static func make() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let digits = String(random.next() as UInt64, radix: 36)
      return String(repeating: "0", count: 13 - digits.count) + digits
    }.joined()
  }

  /// Whether somebody knows it. How long that takes says nothing of where the two differ.
  static func isSame(_ words: String, as secret: String) -> Bool {
    let (words, secret) = (Array(words.utf8), Array(secret.utf8))
    var difference = UInt8(words.count == secret.count ? 0 : 1)
    for index in secret.indices { difference |= secret[index] ^ (index < words.count ? words[index] : 0) }
    return difference == 0
  }
}
