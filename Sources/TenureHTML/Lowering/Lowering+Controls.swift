import TenureRender
import TenureText

extension Lowering {
  /// What is said nearest by; a toggle inside of a style of the program's own is the system's again. In a toolbar it is a
  /// button unless it is told otherwise.
  static func toggleStyle(of toggle: Shadow) -> String {
    var node: Shadow? = toggle
    var said: String?
    while let current = node {
      if current.role == .toggle, current.id != toggle.id { break }
      if let style = current.modifiers.first(where: { $0.name == .toggleStyle })?.attributes[.value]?.text {
        if style != "automatic" { return said ?? style }
        said = style
      }
      if current.role == .toolbar { return "button" }
      if current.role == .menu || current.role.isPresentation { break }
      node = current.parent
    }
    return "automatic"
  }

  /// Whether a link has the ground that a style gives buttons. What is a row by itself has that of the row.
  private static func looksLikeButton(_ link: Shadow) -> Bool {
    if !link.context.isDisjoint(with: [.listRow, .formRow]) { return false }
    var node: Shadow? = link
    while let current = node {
      if let style = current.modifiers.first(where: { $0.name == .buttonStyle })?.attributes[.value]?.text {
        return style.hasPrefix("bordered") || style.hasPrefix("glass")
      }
      node = current.parent
    }
    return false
  }

  /// What a user uses.
  func controls(_ node: Shadow) -> Markup? {
    let isDisabled =
      node.context.contains(.disabled) || node[.disabled]?.flag == true
    let disabled = isDisabled ? "" : nil
    let number = { (key: AttributeKey) in node[key]?.number.map(CSS.number) }
    switch node.role {
    case .button:
      let role = node[.role]?.text.map { " \(CSS.token($0))" } ?? ""
      return Markup("button", "btn" + role, .slot(.content)).with("type", "button").with("disabled", disabled)
    case .navigationLink:
      let look = Self.looksLikeButton(node) ? "btn" : "navlink"
      return Markup("button", look, .slot(.content)).with("type", "button").with("role", "link")
        .with("disabled", disabled)
    case .link:
      let address = node[.destination]?.text.flatMap(SafeAddress.check)
      let look = Self.looksLikeButton(node) ? "btn link" : "link"
      return Markup("a", look, .slot(.content)).with("href", address).with("target", address.map { _ in "_blank" })
        .with("rel", address.map { _ in "noopener noreferrer" })
    case .searchField:
      let prompt = node[.prompt]?.text ?? "Search"
      let input = Markup("input", "", key: "i").with("type", "search").with("placeholder", prompt)
        .with("aria-label", prompt).with("disabled", disabled).with("value", node[.value]?.text ?? "")
      var field = Markup("div", "field search", .element(input))
      // The button is there always: the field that has the keyboard would else be made anew as a search begins.
      if node[.active]?.flag == true { field.add(class: "searching") }
      let cancel = Markup("button", "ends-search", key: "x", .text("Cancel")).with("type", "button")
        .with("data-a", PageWord.dismiss.rawValue)
      field.content.append(.element(cancel))
      field.content.append(.element(Markup("div", "found", key: "c", .slot(.content))))
      return field
    case .textField, .secureField:
      return field(node, disabled)
    case .textEditor:
      return Markup("textarea", "editor").with("rows", "5").with("aria-label", "Text").with("disabled", disabled)
        .with("value", node[.value]?.text ?? "").with("data-sel", node[.wantedText]?.text)
    // What a style of the program's own shows is all there is: a switch beside it would be a second one.
    case .toggle where Self.toggleStyle(of: node) == "custom":
      return Markup("div", "toggle", .element(Markup("span", "styled", key: "c", .slot(.content))))
    case .toggle:
      let input = Markup("input", "", key: "i").with("type", "checkbox").with("role", "switch")
        .with("disabled", disabled).with("checked", node[.value]?.flag == true ? "" : nil)
      let look = Self.toggleStyle(of: node) == "button" ? "toggle toggleStyle-button" : "toggle"
      return Markup(
        "label", look, .element(Markup("span", "name", key: "c", .slot(.content))), .element(input))
    case .picker: return picker(node, disabled)
    case .datePicker: return datePicker(node, disabled)
    case .colorPicker:
      let input = Markup("input", "", key: "i").with("type", "color").with("disabled", disabled)
        .with("value", CSS.sixDigits(node[.value]?.text ?? ""))
      return Markup(
        "label", "field date", .element(Markup("span", "name", key: "c", .slot(.content))), .element(input))
    case .stepper:
      let step = { (word: PageWord, sign: String, isAtEnd: Bool) in
        Markup("button", "step", key: sign == "+" ? "u" : "d", .text(sign)).with("type", "button")
          .with("data-a", word.rawValue).with("aria-label", word == .increment ? "Increment" : "Decrement")
          .with("disabled", isDisabled || isAtEnd ? "" : nil)
      }
      return Markup(
        "div", "stepper", .element(Markup("span", "name", key: "c", .slot(.content))),
        .element(
          Markup(
            "span", "steps", .element(step(.decrement, "−", node[.minimum]?.flag == true)),
            .element(step(.increment, "+", node[.maximum]?.flag == true))))
      ).with("role", "group")
    case .slider:
      let input = Markup("input", "", key: "i").with("type", "range").with("min", number(.minimum))
        .with("max", number(.maximum)).with("step", number(.step) ?? "any").with("disabled", disabled)
        .with("value", node[.value]?.number.map { "\($0)" }).with("aria-label", node.words.isEmpty ? "Slider" : nil)
      return Markup(
        "label", "slider", .element(Markup("span", "name aside", key: "c", .slot(.content))),
        .element(Markup("span", "end", key: "h", .slot(.head))), .element(input),
        .element(Markup("span", "end", key: "f", .slot(.foot))))
    case .progress:
      let value = node[.value]?.number.map { "\(min(max($0, 0), 1))" }
      return Markup(
        node.context.contains(.phrase) ? "span" : "div", value == nil ? "progress busy" : "progress",
        .element(Markup("span", "name", key: "c", .slot(.content))),
        .element(
          Markup("progress", "", key: "p").with("value", value)
            .with("aria-label", node.words.isEmpty ? "In progress" : node.words)))
    case .gauge:
      return Markup(
        "div", "gauge \(styles.name(for: "--v:\(Int((node.attributes.valueBetweenEnds * 100).rounded()))"))",
        .element(Markup("span", "name", key: "c", .slot(.content))),
        .element(
          Markup("meter", "", key: "p").with("min", number(.minimum)).with("max", number(.maximum))
            .with("value", node[.value]?.number.map { "\($0)" }).with("aria-label", node.words)))
    case .disclosureGroup:
      return Markup(
        "details", "disclosure", .element(Markup("summary", "", key: "h", .slot(.head))),
        .element(Markup(node.context.contains(.listRow) ? "ul" : "div", "inside", key: "c", .slot(.content)))
      )
      .with("open", node[.value]?.flag == true ? "" : nil)
      .with("data-d", disabled)
    default: return nil
    }
  }

  private func field(_ node: Shadow, _ disabled: String?) -> Markup {
    let isSecret = node.role == .secureField
    let isTall = node[.axis]?.text == "vertical"
    let value = node[.value]?.text ?? ""
    var input = Markup(isTall ? "textarea" : "input", "", key: "i")
    if isTall {
      let least = node.modifiers.compactMap { $0.name == .lineLimit ? $0.attributes[.minimum]?.number : nil }.last ?? 1
      input["rows"] = "1"
      if least > 1 { input.add(class: styles.name(for: "min-height:\(CSS.number(1.294 * min(least, 1e3)))em")) }
    } else {
      input["type"] = isSecret ? "password" : "text"
    }
    // A field without a prompt shows its label in its place.
    let label = node.words
    input["placeholder"] = node[.prompt]?.text ?? (label.isEmpty ? nil : label)
    input["disabled"] = disabled
    if node.modifiers.contains(where: { $0.name == .autocorrectionDisabled }) { input["autocorrect"] = "off" }
    if let kind = node.modifier(.autocapitalization)?.attributes[.value]?.text {
      input["autocapitalize"] = kind == "never" ? "none" : CSS.token(kind)
    }
    if let word = node.modifier(.submitLabel)?.attributes[.value]?.text {
      input["enterkeyhint"] = ["done", "go", "send", "search", "next"].contains(word) ? word : "enter"
    }
    if let keys = node.modifier(.keyboard)?.attributes[.value]?.text { input["inputmode"] = Self.keyboards[keys] }
    // What is kept secret is not sent back: the page is told how much there is.
    if isSecret {
      input["autocomplete"] = "off"
      input["data-v"] = "\(value.count)"
    } else {
      input["value"] = value
      input["data-sel"] = node[.wantedText]?.text
    }
    if let content = node.modifier(.contentType)?.attributes[.value]?.text, let token = Self.contents[content] {
      input["autocomplete"] = token
    }
    return Markup(
      "label", "field", .element(Markup("span", "name", key: "c", .slot(.content))), .element(input))
  }

  private static let keyboards = [
    "numberPad": "numeric", "asciiCapableNumberPad": "numeric", "decimalPad": "decimal", "phonePad": "tel",
    "emailAddress": "email", "URL": "url", "webSearch": "search",
  ]

  /// What browsers can fill in, by what a program calls it: mostly the same.
  private static let contents: [String: String] = {
    let same = [
      "name", "given-name", "family-name", "nickname", "organization-title", "organization", "street-address",
      "address-line1", "address-line2", "address-level1", "address-level2", "country-name", "postal-code", "tel",
      "email", "url", "cc-number", "username", "new-password", "one-time-code",
    ]
    return Dictionary(uniqueKeysWithValues: same.map { ($0, $0) }).merging(
      [
        "password": "current-password", "name-prefix": "honorific-prefix", "name-suffix": "honorific-suffix",
        "middle-name": "additional-name",
      ], uniquingKeysWith: { $1 })
  }()

  /// Browsers write dates as a date picker says them.
  private func datePicker(_ node: Shadow, _ disabled: String?) -> Markup {
    let kinds = ["date": "date", "hourAndMinute": "time"]
    let kind = kinds[node[.components]?.text ?? ""] ?? "datetime-local"
    let input = Markup("input", "", key: "i").with("type", kind).with("disabled", disabled)
      .with("min", node[.minimum]?.text).with("max", node[.maximum]?.text)
      .with("value", node[.value]?.text ?? "")
    let name = Markup("span", "name", key: "c", .slot(.content))
    if Self.isDrawn(node) {
      // The page's script draws them beside the field, which who uses the keyboard or hears the page goes on using.
      let isWheel = Self.style(.datePickerStyle, around: node) == "wheel"
      let drawn = Markup("span", isWheel ? "drums" : "month", key: "d").with("aria-hidden", "true")
      return Markup(
        "div", "field date drawn", .element(name), .element(drawn),
        .element(input.with("aria-labelledby", "\(node.id.rawValue)c")))
    }
    var said = Markup("span", "said", key: "s").with("aria-hidden", "true")
    said.content = zip(["w", "x"] as [Character], DateWords.words(of: node[.value]?.text ?? "")).map { key, words in
      .element(Markup("span", "", key: key, .text(words)))
    }
    return Markup("label", "field date", .element(name), .element(said), .element(input))
  }

  /// True for a date picker that is a month or wheels. A time alone has no month.
  static func isDrawn(_ picker: Shadow) -> Bool {
    let style = style(.datePickerStyle, around: picker)
    return style == "wheel" || style == "graphical" && picker[.components]?.text != "hourAndMinute"
  }

  /// The style that is set on a control, or around it.
  static func style(_ name: ModifierName, around control: Shadow) -> String? {
    var node: Shadow? = control
    while let current = node {
      if let modifier = current.modifiers.first(where: { $0.name == name }) { return modifier.attributes[.value]?.text }
      node = current.parent
    }
    return nil
  }
}
