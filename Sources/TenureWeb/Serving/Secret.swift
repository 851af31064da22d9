/// What nobody can guess: 256 bits of the system's random numbers, in letters and digits.
enum Secret {
  static func make() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let digits = String(random.next() as UInt64, radix: 36)
      return String(repeating: "0", count: 13 - digits.count) + digits
    }.joined()
  }
}
