extension Edit {
  /// Takes a statement or a declaration away, with the lines that it has to itself; nil where it shares one.
  static func removing(_ node: Node) -> Edit? {
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == 13 }
    let range: Range<Int>? = node.file.source.withBytes { bytes in
      var start = node.range.lowerBound
      while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
      var end = node.range.upperBound
      while end < bytes.count, isBlank(bytes[end]) { end += 1 }
      guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n"), end < bytes.count, bytes[end] == UInt8(ascii: "\n")
      else { return nil }
      return start..<(end + 1)
    }
    return range.map { Edit(in: node.file, range: $0, with: "") }
  }

  /// Puts other words in the place of a property's attributes and of `var`: `@State var name` becomes `let name`. Nil
  /// where more stands there than one attribute and blanks.
  static func declaring(_ member: Member, with words: String) -> Edit? {
    guard member.attributes.count == 1, let attribute = member.attributes.first else { return nil }
    let start = attribute.range.upperBound
    let text = member.node.file.source.text(start..<member.node.range.upperBound)
    guard let word = text.firstRange(of: "var "), text[..<word.lowerBound].allSatisfy(\.isWhitespace) else {
      return nil
    }
    let end = start + text[..<word.upperBound].utf8.count
    return Edit(in: member.node.file, range: attribute.range.lowerBound..<end, with: words + " ")
  }
}
