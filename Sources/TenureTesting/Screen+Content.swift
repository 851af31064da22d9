import TenureRender
import TenureRuntime

extension Screen {
  /// All that a person can read, in order, a line each.
  public var text: String {
    guard let screen = session.screen else { return "" }
    return screen.visibleTexts.joined(separator: "\n")
  }

  /// True when a person can read `text` somewhere: as a whole text, or inside one.
  public func shows(_ text: String) -> Bool {
    session.screen?.visibleTexts.contains { $0 == text || $0.contains(text) } ?? false
  }

  /// The screen as an outline, for snapshots: roles, names and what controls stand at.
  public var tree: String {
    guard let screen = session.screen else { return "" }
    var lines: [String] = []
    for child in screen.children where !child.isCovered { child.outline(into: &lines, depth: 0) }
    return lines.joined(separator: "\n")
  }
}

extension RenderNode {
  /// True when a person sees nothing of it.
  var isHidden: Bool { isCovered || modifiers.contains(where: \.hides) }
  /// True for what a person sees only after asking for it.
  var isAside: Bool { ["swipeActions", "contextMenu", "menuItems"].contains(role.name) }
  /// True when another screen lies over it.
  var isCovered: Bool { attributes[.covered]?.flag == true }

  /// True when a modifier around it disables it, or it does so itself.
  var isDisabled: Bool {
    attributes[.disabled]?.flag == true
      || modifiers.contains { $0.name == "disabled" && $0.attributes[.value]?.flag == true }
  }

  /// The texts at and below it that a person can read.
  var visibleTexts: [String] {
    if isHidden { return [] }
    switch role.name {
    case _ where isAside: return []
    case "text": return attributes[.text]?.text.map { [$0] } ?? []
    case "screen", "window":
      let title = attributes[.title]?.text ?? ""
      return (title.isEmpty ? [] : [title]) + shownChildren.flatMap(\.visibleTexts)
    case "searchField":
      let content = attributes[.value]?.text ?? ""
      return [content.isEmpty ? attributes[AttributeKey("prompt")]?.text ?? "" : content]
        + children.flatMap(\.visibleTexts)
    case "textField", "textEditor", "secureField":
      let content = attributes[.value]?.text ?? ""
      if content.isEmpty { return children.flatMap(\.visibleTexts) }
      return [content]
    default: return children.flatMap(\.visibleTexts)
    }
  }

  /// Without what a presentation over the whole screen hides.
  private var shownChildren: ArraySlice<RenderNode> {
    children[(children.lastIndex { $0.role.name == "cover" } ?? 0)...]
  }

  /// What a person calls it: its accessibility label, or the texts inside.
  var label: String {
    for modifier in modifiers.reversed() where modifier.name == "accessibilityLabel" {
      if let label = modifier.attributes[.value]?.text { return label }
    }
    return labelParts.joined(separator: " ")
  }

  /// The title of the first screen inside that has one and is seen.
  private var title: String? {
    if isCovered { return nil }
    if let title = attributes[.title]?.text, !title.isEmpty { return title }
    return children.lazy.compactMap(\.title).first
  }

  private var labelParts: [String] {
    switch role.name {
    case "text": return attributes[.text]?.text.map { [$0] } ?? []
    case _ where isAside: return []
    case "screen": return attributes[.title]?.text.map { [$0] } ?? []
    case "alert", "dialog": return children.filter { $0.attributes[.role]?.text == "title" }.flatMap(\.labelParts)
    case "sheet", "cover", "popover": return title.map { [$0] } ?? []
    case "searchField": return [prompt ?? ""]
    case "slider": return children.filter { $0.role.name != "part" }.flatMap(\.labelParts)
    case "picker", "disclosureGroup", "labeledContent", "groupBox", "tab", "menu":
      return children.filter { $0.attributes[.role]?.text == "label" }.flatMap(\.labelParts)
    default:
      return children.flatMap { child -> [String] in
        let given = child.modifiers.last { $0.name == "accessibilityLabel" }?.attributes[.value]?.text
        return given.map { [$0] } ?? child.labelParts
      }
    }
  }

  func outline(into lines: inout [String], depth: Int) {
    var line = String(repeating: "  ", count: depth) + role.name
    if role.name == "text" {
      line += " \"\(attributes[.text]?.text ?? "")\""
    } else if isControl {
      line += " \"\(label)\""
    }
    for entry in attributes.entries where entry.key != .text { line += " \(entry.key)=\(entry.value.outline)" }
    for modifier in modifiers where modifier.name != "accessibilityLabel" {
      let values = modifier.attributes.entries.map {
        $0.key == .value ? $0.value.outline : "\($0.key)=\($0.value.outline)"
      }
      line += " .\(modifier.name)" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
    }
    lines.append(line)
    if isControl && role.name != "picker" && role.name != "searchField" { return }
    for child in children where !child.isCovered { child.outline(into: &lines, depth: depth + 1) }
  }

  /// True for what a person acts on: its content is its name.
  var isControl: Bool {
    [
      "button", "toggle", "textField", "searchField", "secureField", "textEditor", "picker", "slider", "stepper",
      "link",
      "navigationLink",
    ]
    .contains(role.name)
  }
}

extension AttributeValue {
  fileprivate var outline: String {
    switch self {
    case .text(let text): "\"\(text)\""
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .flag(let flag): "\(flag)"
    case .list(let values): "[\(values.map(\.outline).joined(separator: ", "))]"
    }
  }
}
