import TenureRender

/// Views on a canvas: each is drawn as often as the program says, so what stands there are copies without a name.
extension Lowering {
  /// The view in that place among those of a canvas: as large as is said, or as it is.
  func symbol(at place: Double, of canvas: Shadow, _ facts: [String: AttributeValue]) -> Markup? {
    var (index, found) = (0.0, Shadow?.none)
    for child in canvas.children {
      if index == place { found = child }
      index += 1
    }
    guard let symbol = found else { return nil }
    var box = Markup("foreignObject", styles.name(for: "overflow:visible")).with("width", "1").with("height", "1")
    var rule = "display:flex;"
    if let width = facts["width"]?.number, let height = facts["height"]?.number {
      (box["width"], box["height"]) = (CSS.number(width), CSS.number(height))
      rule += "width:100%;height:100%"
    } else {
      let anchor = facts["anchor"]?.items?.compactMap(\.number) ?? [0, 0]
      let moves = anchor.map { "\(CSS.number(-$0 * 100))%" }.joined(separator: " ")
      rule += "width:max-content;translate:\(moves)"
    }
    box["transform"] = Self.matrix(facts["place"])
    box.content = [
      .element(Markup("div", styles.name(for: rule), .element(copy(of: symbol))).with("inert", ""))
    ]
    return box
  }

  /// How an element looks, with all that is in it.
  private func copy(of node: Shadow) -> Markup { filled(markup(of: node), from: node) }

  private func filled(_ markup: Markup, from node: Shadow) -> Markup {
    var copy = markup
    (copy.key, copy.isNamed) = (nil, false)
    copy.attributes.removeAll { $0.name == "tabindex" || $0.name.hasPrefix("data-") }
    copy.content = markup.content.flatMap { piece -> [Markup.Piece] in
      switch piece {
      case .text: [piece]
      case .element(let inner): [.element(filled(inner, from: node))]
      case .slot(let slot):
        node.children.filter { Self.slot(of: $0, in: node) == slot }.map { .element(self.copy(of: $0)) }
      }
    }
    return copy
  }
}
