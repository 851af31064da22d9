enum ParseErrors {
  /// How many errors the parser sees.
  static func count(_ bytes: [UInt8]) -> Int {
    if OpenBrackets.areTooMany(in: bytes) { return .max }
    let tree = parse(bytes)
    if !tree.hasError { return 0 }
    return max(1, ParseTrouble.all(in: tree).count)
  }
}
