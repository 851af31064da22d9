extension ShownNode {
  /// What a picker offers.
  var choices: [ShownNode] { children.filter { $0.part == nil && !$0.isAside } }

  /// The choice of a picker that is chosen.
  var chosen: ShownNode? {
    guard let index = attributes[.value]?.number.flatMap({ Int(exactly: $0) }) else { return nil }
    return choices.dropFirst(index).first
  }
}
