extension Node {
  /// `wallet.balance` of `wallet`, `wallet?.balance` and `wallet!.balance` too.
  var accessedMember: Node? {
    var base = self
    while let parent = base.parent, parent.kind == .optionalChain || parent.kind == .forceUnwrap { base = parent }
    guard base.role == .base, let access = base.parent, access.kind == .member else { return nil }
    return access
  }

  /// The bytes of `let` or `var` of a declaration of one variable.
  var introducer: Range<Int>? {
    guard kind == .variable else { return nil }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    var offset = 0
    for (word, next) in zip(words, words.dropFirst()) {
      if word == "let" || word == "var" {
        let isOnly =
          next.hasPrefix(name) && !(parent?.children.contains { $0.start > start && sharesLine($0) } ?? false)
        return isOnly ? (start + offset)..<(start + offset + 3) : nil
      }
      offset += word.utf8.count + 1
    }
    return nil
  }

  /// `b` of `let a, b: Int`, which has no `let` of its own.
  private func sharesLine(_ other: Node) -> Bool {
    other.kind == .variable && other.traits == traits && other.text.hasPrefix(other.name)
  }
}
