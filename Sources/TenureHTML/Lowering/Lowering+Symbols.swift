import TenureRender

extension Lowering {
  /// A system symbol, or the place of a picture that the program has no file for.
  func symbol(_ node: Shadow) -> Markup {
    let name = node[.value]?.text ?? ""
    var shape = symbol(named: name, form: symbolForm(node))
    if node[.resizable]?.flag == true { shape.add(class: "fills") }
    if node[.rendering]?.text == "original" { shape.add(class: "symbolRenderingMode-multicolor") }
    if let mode = node[.modifier(.symbolRenderingMode)]?.text {
      shape.add(class: "symbolRenderingMode-\(CSS.token(mode))")
    }
    tint(&shape, node)
    // A picture beside words says nothing of its own.
    let plain = name.hasPrefix("system:") ? String(name.dropFirst(7)) : name
    let words = node[.label]?.text ?? plain.replacing(".", with: " ")
    if node.parent?.role == .label || words.isEmpty { return shape.with("aria-hidden", "true") }
    return shape.with("role", "img").with("aria-label", words)
  }

  /// The element that shows a symbol.
  func symbol(named name: String, form: String) -> Markup {
    let isSystem = name.hasPrefix("system:")
    let plain = isSystem ? String(name.dropFirst(7)) : name
    var shape = Markup("span", "img")
    // Nothing is what no name names.
    if plain.isEmpty {
      shape.add(class: "blank")
      return shape
    }
    if !isSystem || !styles.symbols.hasFiles {
      shape.add(class: "sign i-\(CSS.token(plain.replacing(".", with: "-")))")
      // Where there is no sign for the form, the other one stays.
      if !form.isEmpty, !plain.hasSuffix(form) {
        shape.add(class: "i-\(CSS.token("\(plain).\(form)".replacing(".", with: "-")))")
      }
    } else if let classes = styles.symbols.look(of: plain, form: form, styles).classes {
      shape.add(class: classes)
      // What is cut out of it stays as it is beside strong words.
      if plain.hasSuffix(".fill") || form.hasSuffix("fill") { shape.add(class: "filled") }
    } else {
      shape.add(class: "unknown")
      #if DEBUG
        shape.content = [.text(plain)]
      #endif
    }
    return shape
  }

  /// The variant that is asked for nearest by: on the image itself or around it. A tab bar fills its symbols.
  private func symbolForm(_ node: Shadow) -> String {
    var current = node
    while true {
      if let form = current.modifier(.symbolVariant)?.attributes[.value]?.text { return form }
      guard let parent = current.parent else { return "" }
      if parent.role == .tab, Self.slot(of: current, in: parent) == .head { return "fill" }
      current = parent
    }
  }

  /// A name that an effect has for the style sheet, and what its value is known by, so that a page sees it change.
  func effect(_ markup: inout Markup, _ modifier: RenderModifier) {
    guard let name = modifier.attributes[.value]?.text, !name.isEmpty else { return }
    if let pace = modifier.attributes[.x]?.number { markup.add(class: styles.name(for: "--pace:\(CSS.number(pace))")) }
    if let times = modifier.attributes[.y] {
      markup.add(class: styles.name(for: "--times:\(times.number.map(CSS.number) ?? "infinite")"))
    }
    guard let value = modifier.attributes[.scale]?.text else { return markup.add(class: "fx-\(CSS.token(name))") }
    // The value itself is nobody's business.
    let sum = value.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    markup["data-fx"] = "\(CSS.token(name)) \(sum)"
  }
}
