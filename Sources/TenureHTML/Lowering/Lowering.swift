import TenureRender

/// How the elements of a screen look in HTML: one node at a time, without what is in its slots.
@MainActor struct Lowering {
  let styles: StyleBook

  /// Puts an element around one, which becomes the node's outermost.
  func wrapped(_ inner: Markup, in outer: Markup) -> Markup {
    var inner = inner
    var outer = outer
    if inner.key == nil { inner.key = freeKey(in: inner) }
    inner.isNamed = true
    outer.content = [.element(inner)]
    return outer
  }

  /// Keys of wrapped elements are capital letters, from the innermost on.
  private func freeKey(in markup: Markup) -> Character {
    var last: UInt8 = 64
    func look(_ markup: Markup) {
      if let key = markup.key?.asciiValue, (65...90).contains(key) { last = max(last, key) }
      for case .element(let inner) in markup.content { look(inner) }
    }
    look(markup)
    return Character(Unicode.Scalar(last + 1))
  }

  /// Which slot of its parent a node stands in.
  static func slot(of node: Shadow, in parent: Shadow) -> Markup.Slot {
    if !node.role.mayHaveOwnSlot { return .content }
    if node.role == .toolbar || node.role == .searchField { return .bars }
    if node.role == .toolbarItem {
      return ["bottomBar", "status"].contains(node[.placement]?.text) ? .foot : .content
    }
    if node.role == .part {
      switch node[.role]?.text {
      case "header", "label", "minimumLabel", "title": return .head
      case "footer", "maximumLabel", "actions": return .foot
      case "overlay", "background", "bar": return .layers
      default: return .content
      }
    }
    if parent.role == .window, node.role.isPresentation { return .layers }
    return .content
  }
}
