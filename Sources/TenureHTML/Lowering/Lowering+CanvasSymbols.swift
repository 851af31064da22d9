import TenureRender

/// One of the times that a view is drawn on a canvas.
struct SymbolCopy {
  /// What the names in it begin with: each copy has its own.
  let prefix: String
  /// True for the copy that the page tells the sizes of.
  let isMeasured: Bool
}

/// Views on a canvas: each is drawn as often as the program says, so what stands there are copies; no change of the page names one.
extension Lowering {
  /// A view where a canvas draws it: as large as is said, or as it is.
  func symbol(_ symbol: Shadow, _ copy: SymbolCopy, _ facts: [String: AttributeValue]) -> Markup {
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
      .element(Markup("div", styles.name(for: rule), .element(whole(symbol, copy))).with("inert", ""))
    ]
    return box
  }

  /// How an element looks, with all that is in it.
  private func whole(_ node: Shadow, _ copy: SymbolCopy) -> Markup { filled(markup(of: node), from: node, copy) }

  private func filled(_ markup: Markup, from node: Shadow, _ copy: SymbolCopy) -> Markup {
    var filled = markup
    (filled.key, filled.isNamed) = (nil, false)
    filled.attributes = markup.attributes.compactMap { attribute(of: $0, of: node, copy) }
    // An element that is named where it stands once.
    if Self.named.contains(markup.tag), markup["id"] == nil {
      filled["id"] = "\(copy.prefix)\(node.id.rawValue)\(markup.key.map(String.init) ?? "")"
    }
    // The script places views by their numbers, which copies have not.
    let places = markup["data-places"] == nil ? [] : node[.places]?.items ?? []
    if places.count > 1 {
      filled["data-placed"] = ""
      filled.add(class: styles.name(for: Self.place(["width", "height"], places[...1])))
    }
    var ruleByID: [Double: String] = [:]
    for place in places.dropFirst(2).compactMap(\.items) {
      guard let id = place.first?.number else { continue }
      ruleByID[id] = Self.place(["left", "top", "min-width", "height"], place.dropFirst())
    }
    filled.content = markup.content.flatMap { piece -> [Markup.Piece] in
      switch piece {
      case .text: [piece]
      case .element(let inner): [.element(self.filled(inner, from: node, copy))]
      case .slot(let slot):
        node.children.filter { Self.slot(of: $0, in: node) == slot }.map { child in
          var inside = whole(child, copy)
          if let rule = ruleByID[Double(child.id.rawValue)] { inside.add(class: styles.name(for: rule)) }
          return .element(inside)
        }
      }
    }
    return filled
  }

  /// Elements that others refer to.
  private static let named: Set<String> = ["linearGradient", "radialGradient", "mask", "clipPath"]
  /// What they are referred to by.
  private static let references: Set<String> = ["fill", "stroke", "mask", "clip-path"]
  /// What is chosen, and facts that the style sheet looks at: by the others the script tells of what a user does.
  private static let shown: Set<String> = [
    "data-v", "data-press", "data-badge", "data-title", "data-front", "data-placed",
  ]

  /// What a copy says of itself; nil for what only an original says.
  private func attribute(of attribute: Markup.Attribute, of node: Shadow, _ copy: SymbolCopy) -> Markup.Attribute? {
    var attribute = attribute
    switch attribute.name {
    case "tabindex", "aria-labelledby": return nil
    case "id", "name": attribute.value = copy.prefix + attribute.value
    case "data-room":
      if !copy.isMeasured { return nil }
      if attribute.value.isEmpty { attribute.value = "\(node.id.rawValue)" }
    case let name where name.hasPrefix("data-"): if !Self.shown.contains(name) { return nil }
    case let name where Self.references.contains(name):
      attribute.value = attribute.value.replacing("url(#", with: "url(#\(copy.prefix)")
    default: break
    }
    return attribute
  }

  private static func place(_ names: [String], _ lengths: some Sequence<AttributeValue>) -> String {
    zip(names, lengths).map { "\($0):\(CSS.length($1.number ?? 0))" }.joined(separator: ";")
  }
}
