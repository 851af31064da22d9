extension Project {
  /// Whether a view gets a new identity when a value changes: by an `.id` on it or around it, or because it stands in a
  /// loop or a presentation over that value.
  public func hasIdentity(of value: Node, _ view: Node) -> Bool {
    let text = value.text
    var current: Node? = view
    while let node = current {
      if node.kind == .call, node.modifiers.contains(where: { isIdentity($0, of: text) }) { return true }
      if node.kind == .closure, let call = node.parent, isLoop(call), parameters(of: node, occurIn: value) {
        // The place of `items[index]` stays when another item comes to stand there.
        return !isByPosition(call) || value.kind == .reference
      }
      if node.kind.isFunctionLike { return false }
      current = node.parent
    }
    return false
  }

  private func isIdentity(_ modifier: Modifier, of text: String) -> Bool {
    guard modifier.name == "id", let argument = modifier.arguments.first else { return false }
    let id = argument.text
    // `.id(item.id)` tells the items apart as well as `.id(item)`.
    return id == text || id.hasPrefix(text + ".") || text.hasPrefix(id + ".")
      || argument.descendants.contains { $0.text == text }
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
