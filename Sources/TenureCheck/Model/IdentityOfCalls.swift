extension Project {
  /// Whether a view gets a new identity when a value changes: by an `.id` on it or around it, or because it stands in a
  /// loop or a presentation over that value.
  public func hasIdentity(of value: Node, _ view: Node) -> Bool {
    var current: Node? = view
    while let node = current {
      if node.kind == .call, node.modifiers.contains(where: { isIdentity($0, of: value) }) { return true }
      if node.kind == .closure, let call = node.parent, isLoop(call), parameters(of: node, occurIn: value) {
        // The place of `items[index]` stays when another item comes to stand there.
        return !isByPosition(call) || value.kind == .reference
      }
      if node.kind.isFunctionLike { return false }
      current = node.parent
    }
    return false
  }

  private func isIdentity(_ modifier: Modifier, of value: Node) -> Bool {
    guard modifier.name == "id", let argument = modifier.arguments.first else { return false }
    return isIdentity(argument, of: value)
  }

  private func isIdentity(_ argument: Node, of value: Node) -> Bool {
    let (id, text) = (argument.text, value.text)
    // `.id(item.id)` tells the items apart as well as `.id(item)`.
    if id == text || id.hasPrefix(text + ".") || text.hasPrefix(id + ".") { return true }
    if argument.descendants.contains(where: { $0.text == text }) { return true }
    // `session.user ?? 0` changes with `session.user` alone.
    guard value.kind == .binary else { return false }
    let parts = value.children.filter { !$0.kind.isLiteral }
    return !parts.isEmpty && parts.allSatisfy { isIdentity(argument, of: $0) }
  }

  /// What hands out its elements one by one, each with an identity.
  private func isLoop(_ call: Node) -> Bool {
    switch call.calledName {
    case "ForEach", "List", "navigationDestination", "Table", "OutlineGroup": true
    case "sheet", "fullScreenCover", "popover": call.children.contains { $0.label == "item" }
    default: false
    }
  }

  /// `ForEach(items.indices, id: \.self)`, `ForEach(0..<items.count, id: \.self)`
  private func isByPosition(_ loop: Node) -> Bool {
    guard let data = loop.child(.argument), data.label == nil else { return false }
    return data.kind == .member && data.name == "indices" || data.kind == .binary && ["..<", "..."].contains(data.name)
  }

  private func parameters(of closure: Node, occurIn value: Node) -> Bool {
    let names = Set(closure.children(.parameter).map(\.name) + ["$0"])
    return value.withDescendants.contains { $0.kind == .reference && names.contains($0.name) }
  }
}
