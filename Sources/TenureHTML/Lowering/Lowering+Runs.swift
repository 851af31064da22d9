import TenureRender

extension Lowering {
  /// One part of a text: bare words where nothing is said about them.
  func run(_ part: AttributeValue) -> Markup.Piece? {
    guard case .list(let facts) = part, facts.count == 4, let words = facts[0].text else { return nil }
    var styles: [RenderModifier] = []
    if case .list(let list) = facts[1] {
      for case .list(let style) in list where style.count == 2 {
        if let name = style[0].text.flatMap(ModifierName.init) { styles.append(RenderModifier(name, value: style[1])) }
      }
    }
    if let image = facts[3].text, !image.isEmpty {
      var symbol = symbol(named: image, form: "").with("aria-hidden", "true")
      for style in styles { self.style(&symbol, style) }
      return .element(symbol)
    }
    let address = facts[2].text.flatMap { $0.isEmpty ? nil : SafeAddress.check($0) }
    if styles.isEmpty && address == nil { return .text(words) }
    var tags = styles.filter { $0.attributes[.value]?.flag == true }.compactMap { Self.tags[$0.name] }
    // What has a line of its own pattern or colour is no plain element.
    let isPlain = { (style: RenderModifier) in Self.tags[style.name] != nil && style.attributes[.value]?.text == nil }
    if address != nil { tags.insert("a", at: 0) }
    if tags.isEmpty { tags = ["span"] }
    var content = Markup.Piece.text(words)
    for (index, tag) in tags.enumerated().reversed() {
      var markup = Markup(tag, "", content)
      if index == 0 {
        if tag == "a" {
          markup = markup.with("href", address).with("target", "_blank").with("rel", "noopener noreferrer")
        }
        for style in styles where !isPlain(style) { self.style(&markup, style) }
      }
      content = .element(markup)
    }
    return content
  }

  /// A line under or through words.
  static func line(_ place: String, _ value: AttributeValue?) -> String {
    guard let line = LineWords(value) else { return "" }
    let pattern = ["dot": " dotted", "dash": " dashed", "dashDot": " dashed", "dashDotDot": " dashed"][line.pattern]
    return "text-decoration:\(place)\(pattern ?? "")\(line.color.flatMap(CSS.color).map { " \($0)" } ?? "")"
  }

  private static let tags: [ModifierName: String] = [
    .bold: "strong", .italic: "em", .strikethrough: "del", .underline: "u", .monospaced: "code",
  ]
}
