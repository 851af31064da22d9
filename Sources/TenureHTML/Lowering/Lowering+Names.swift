import TenureRender

extension Lowering {
  private static let spoken = ["aria-label", "aria-description", "aria-valuetext"]
  static let controls: Set<Role> = [
    .textField, .secureField, .searchField, .textEditor, .toggle, .slider, .picker, .datePicker, .colorPicker,
    .button, .navigationLink, .link, .progress, .gauge, .menu, .disclosureGroup,
  ]

  /// What a program says for assistive technology belongs to the element that is used, and needs an element that can
  /// have a name.
  func name(_ markup: inout Markup, _ node: Shadow) {
    let said = Self.spoken.compactMap { name in markup[name].map { (name, $0) } }
    if said.isEmpty { return }
    if Self.controls.contains(node.role) {
      guard !markup.isControl else { return }
      for (name, value) in said where markup.tell(name, value) { markup[name] = nil }
    } else if node.role == .image, markup.holds("img") {
      for (name, value) in said where markup.tell(name, value) { markup[name] = nil }
    } else if markup["role"] == nil, markup["aria-label"] != nil, ["p", "span", "div"].contains(markup.tag) {
      markup["role"] = node.children.isEmpty ? "img" : "group"
    }
  }
}

extension Markup {
  fileprivate var isControl: Bool {
    ["input", "textarea", "select", "button", "a", "progress", "meter", "summary", "img"].contains(tag)
      || self["role"] == "radiogroup"
  }

  /// True where an element of this kind stands inside.
  fileprivate func holds(_ tag: String) -> Bool {
    content.contains { piece in
      if case .element(let inner) = piece { inner.tag == tag || inner.holds(tag) } else { false }
    }
  }

  /// Says something about the control inside; false where there is none.
  fileprivate mutating func tell(_ name: String, _ value: String) -> Bool {
    for index in content.indices {
      guard case .element(var inner) = content[index] else { continue }
      let isDone: Bool
      if inner.isControl {
        inner[name] = value
        if name == "aria-label" { inner["aria-labelledby"] = nil }
        isDone = true
      } else {
        isDone = inner.tell(name, value)
      }
      if isDone {
        content[index] = .element(inner)
        return true
      }
    }
    return false
  }
}
