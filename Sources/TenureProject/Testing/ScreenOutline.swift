/// The elements of a screen, read from the outline that a driven program gives.
struct ScreenOutline: Equatable {
  struct Element: Equatable {
    let role: String
    var label: String
    /// What stands after `value=`, without quotes.
    let value: String?
    let isDisabled: Bool
    /// What a picker or a menu offers.
    var choices: [String] = []
  }

  private(set) var elements: [Element] = []

  init(_ outline: String) {
    /// The picker or the menu that lines belong to, and how deep it stands.
    var control: (index: Int, depth: Int)?
    var isInLabel = false
    for line in outline.split(separator: "\n") {
      let depth = line.prefix { $0 == " " }.count / 2
      guard let match = line.firstMatch(of: #/^ *(\w+)(?: "(.*?)")?(?= \w+=| \.\w|$)/#) else { continue }
      let (role, label) = (String(match.1), match.2.map(String.init) ?? "")
      if let open = control, depth <= open.depth { control = nil }
      if let open = control {
        // The words of the control itself stand in a part of it.
        if depth == open.depth + 1 { isInLabel = role == "part" }
        if isInLabel {
          if role == "text", elements[open.index].label.isEmpty { elements[open.index].label = label }
        } else if ["text", "button", "label"].contains(role), !label.isEmpty {
          elements[open.index].choices.append(label)
        }
        continue
      }
      let rest = line[match.range.upperBound...]
      let value = rest.firstMatch(of: #/ value=(?:"(.*?)"|(\S+))/#)
      elements.append(
        Element(
          role: role, label: label, value: (value?.1 ?? value?.2).map(String.init),
          isDisabled: rest.contains(".disabled(true)")))
      if ["picker", "menu"].contains(role) {
        control = (elements.count - 1, depth)
        isInLabel = false
      }
    }
  }

  /// The one of this kind that is called so; nil where there are several or none.
  func only(_ role: String, _ label: String) -> Element? {
    let found = elements.filter { $0.role == role && $0.label == label }
    return found.count == 1 ? found[0] : nil
  }
}
