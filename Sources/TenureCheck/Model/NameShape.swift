extension String {
  /// As types' names do. Most names are of ASCII, where this is a look at one byte.
  var startsWithCapital: Bool {
    guard let byte = utf8.first else { return false }
    if byte < 128 { return (65...90).contains(byte) }
    return first?.isUppercase == true
  }

  /// `$name`, a binding or a publisher, or `$0`.
  var startsWithDollar: Bool { utf8.first == UInt8(ascii: "$") }

  /// `$name`, and not `$0`, which a closure is called with.
  var isProjection: Bool {
    guard startsWithDollar, let second = utf8.dropFirst().first else { return false }
    return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second)
  }

  /// `_name`: a wrapper itself, where no member has that name.
  var startsWithUnderscore: Bool { utf8.first == UInt8(ascii: "_") }

  var startsWithSmallLetter: Bool {
    guard let byte = utf8.first else { return false }
    if byte < 128 { return (97...122).contains(byte) }
    return first?.isLowercase == true
  }

  /// `Model` of `Outer.Model`.
  var lastPart: String {
    guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")), dot != utf8.index(before: endIndex) else { return self }
    return String(self[utf8.index(after: dot)...])
  }
}
