import TenureRender

extension Lowering {
  /// How a picker whose choices are all on the page shows them; nil for one that has a menu. Of `picked` ones, which open a
  /// screen, only the one that is chosen is seen.
  static func choices(of picker: Shadow) -> String? {
    switch style(.pickerStyle, around: picker) {
    case "segmented", "palette": "segmented"
    case "inline", "radioGroup": "inline"
    case "wheel": "wheel"
    case "navigationLink": "picked"
    // The choices stand in a menu that the picker is part of.
    case nil, "automatic":
      sequence(first: picker, next: \.parent).contains { $0.role == .menu || $0.role == .contextMenu } ? "inline" : nil
    default: nil
    }
  }

  func picker(_ node: Shadow, _ disabled: String?) -> Markup {
    let value = node[.value]?.number.map(CSS.number) ?? "-1"
    guard let look = Self.choices(of: node) else {
      let choices = Markup("select", "", key: "c", .slot(.content)).with("disabled", disabled).with("data-v", value)
      return Markup("label", "picker", .element(Markup("span", "name", key: "h", .slot(.head))), .element(choices))
    }
    if look == "picked" {
      return Markup(
        "button", "navlink picked", .element(Markup("span", "name", key: "h", .slot(.head))),
        .element(Markup("span", "options", key: "c", .slot(.content)).with("data-v", value))
      )
      .with("type", "button").with("role", "link").with("disabled", disabled)
    }
    let choices = Markup("div", "options", key: "c", .slot(.content)).with("data-v", value)
    return Markup(
      "div", "choices \(look)", .element(Markup("span", "name", key: "h", .slot(.head))), .element(choices)
    )
    .with("role", "radiogroup").with("aria-labelledby", "\(node.id.rawValue)h")
  }

  /// One of the choices that are all there to be seen.
  func option(_ inner: Markup, _ node: Shadow) -> Markup {
    var option = wrapped(inner, in: Markup("label", "option", .slot(.content)))
    let group = node.parent.map { "p\($0.id.rawValue)" } ?? ""
    let input = Markup("input", "", key: "r").with("type", "radio").with("name", group)
      .with("disabled", node.context.contains(.disabled) ? "" : nil)
    option.content.insert(.element(input), at: 0)
    return option
  }
}

extension Markup {
  /// The choice that stands first.
  mutating func check() {
    if tag == "option" {
      self["selected"] = ""
    } else if case .element(var input)? = content.first, input.tag == "input" {
      input["checked"] = ""
      content[0] = .element(input)
    }
  }
}
