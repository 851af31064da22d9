import TenureRender

extension Lowering {
  /// What is there to be looked at.
  func marks(_ node: Shadow) -> Markup? {
    let isPhrase = node.context.contains(.phrase)
    switch node.role {
    case .text:
      var markup = Markup(textTag(node), "text", .text(node[.text]?.text ?? ""))
      if case .list(let runs) = node[.runs] { markup.content = runs.compactMap(run) }
      for entry in node.attributes.entries {
        if case .modifier(let name) = entry.key { style(&markup, RenderModifier(name, value: entry.value)) }
      }
      return markup
    case .image:
      if let picture = picture(node) { return picture }
      if node[.awaited]?.flag == true {
        return Markup(isPhrase ? "span" : "div", "awaited").with("aria-hidden", "true")
      }
      return symbol(node)
    case .awaitedPicture: return awaitedPicture(node)
    case .spacer:
      var spacer = Markup(isPhrase ? "span" : "div", "spacer").with("aria-hidden", "true")
      if let least = node[.minimum]?.number ?? node[.value]?.number {
        spacer.add(class: styles.name(for: "flex-basis:\(CSS.length(least))"))
      }
      return spacer
    case .divider: return Markup(isPhrase ? "span" : "hr", isPhrase ? "rule" : "")
    case .color:
      var markup = Markup(isPhrase ? "span" : "div", "color")
      if let paint = node[.value]?.text.flatMap(CSS.paint) {
        markup.add(class: styles.name(for: "background:\(paint)"))
      }
      if node[.value]?.text == "clear" { markup.add(class: "empty") }
      return markup
    case .shape: return ownShape(node) ?? drawing(node) ?? shape(node, isPhrase)
    case .canvas: return canvas(node)
    default: return nil
    }
  }

  private func textTag(_ node: Shadow) -> String {
    if node.context.contains(.phrase) || node.context.contains(.cell) { return "span" }
    let font = node[.modifier(.font)]?.text ?? node.modifier(.font)?.attributes[.value]?.text ?? ""
    let isHeader = node.modifier(.accessibilityTraits)?.attributes[.value]?.text?.contains("header") == true
    switch font.prefix(while: { $0 != " " }) {
    // The screen's title is the heading above them; whoever reads by headings misses none between.
    case "largeTitle", "title", "title2", "title3", "headline": return "h2"
    default: return isHeader ? "h2" : "p"
    }
  }

  private func shape(_ node: Shadow, _ isPhrase: Bool) -> Markup {
    var markup = Markup(isPhrase ? "span" : "div", "shape").with("aria-hidden", "true")
    let fact = { (key: AttributeKey) in node[key] }
    var rules = [Self.corners(of: node.attributes)]
    let stroke = fact(.stroke)?.text.flatMap(CSS.fill)
    if let fill = fact(.fill)?.text.flatMap(CSS.paint) {
      rules.append("background:\(fill)\(CSS.blur(behind: fact(.fill)?.text ?? ""))")
    } else if stroke == nil {
      rules.append("background:var(--ink,var(--foreground))")
    }
    if let stroke {
      let width = CSS.length(fact(.lineWidth)?.number ?? 1)
      rules.append("border:\(width) \(fact(.dash) == nil ? "solid" : "dashed") \(stroke)")
      if fact(.fill) == nil { markup.add(class: "empty") }
    }
    markup.add(class: styles.name(for: rules.filter { !$0.isEmpty }.joined(separator: ";")))
    return markup
  }

  /// The corners of a shape, in the words of CSS.
  static func corners(of attributes: Attributes) -> String {
    switch attributes[.shape]?.text {
    case "circle", "ellipse": "border-radius:50%"
    case "capsule": "border-radius:999px"
    case "roundedRectangle":
      "border-radius:\(CSS.length(attributes[.cornerRadius]?.number ?? 0))"
    case "unevenRoundedRectangle":
      "border-radius:"
        + [AttributeKey.topLeading, .topTrailing, .bottomTrailing, .bottomLeading]
        .map { CSS.length(max(attributes[$0]?.number ?? 0, 0)) }.joined(separator: " ")
    default: ""
    }
  }
}
