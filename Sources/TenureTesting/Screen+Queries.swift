import TenureRender
import TenureRuntime

/// Where elements are looked up: the whole screen, or one element and what is in it.
@MainActor public protocol ElementSource {
  var _screen: Screen { get }
  /// The elements to look among, in order.
  var _elements: [Element] { get }
  /// Where that is, for people: `on the screen`.
  var _where: String { get }
}

extension ElementSource {
  public func button(_ label: String) throws -> Element { try element(role: "button", label: label) }
  public func toggle(_ label: String) throws -> Element { try element(role: "toggle", label: label) }
  public func textField(_ label: String) throws -> Element { try element(role: "textField", label: label) }
  public func secureField(_ label: String) throws -> Element { try element(role: "secureField", label: label) }
  public func textEditor(_ label: String) throws -> Element { try element(role: "textEditor", label: label) }
  public func picker(_ label: String) throws -> Element { try element(role: "picker", label: label) }
  public func slider(_ label: String) throws -> Element { try element(role: "slider", label: label) }
  public func datePicker(_ label: String) throws -> Element { try element(role: "datePicker", label: label) }
  public func colorPicker(_ label: String) throws -> Element { try element(role: "colorPicker", label: label) }
  public func stepper(_ label: String) throws -> Element { try element(role: "stepper", label: label) }
  public func disclosureGroup(_ label: String) throws -> Element {
    try element(role: "disclosureGroup", label: label)
  }
  public func menu(_ label: String) throws -> Element { try element(role: "menu", label: label) }
  public func tab(_ label: String) throws -> Element { try element(role: "tab", label: label) }
  public func text(_ label: String) throws -> Element { try element(role: "text", label: label) }

  /// A link to a screen or to an address.
  public func link(_ label: String) throws -> Element {
    try element(among: _elements.filter { ["link", "navigationLink"].contains($0.node.role.name) }, "link", label)
  }

  /// A row of a list or of a table, by what it reads or by a part of it.
  public func row(_ label: String) throws -> Element {
    let rows = _elements.filter(\.isRow)
    return try only(rows.filter { $0.rowTexts.contains(label) }, "row", label, among: rows)
  }

  /// The one element with this role and this label. Fails when there is none, or more than one.
  public func element(role: String, label: String) throws -> Element {
    try element(among: _elements.filter { $0.node.role.name == role }, role, label)
  }

  private func element(among candidates: [Element], _ role: String, _ label: String) throws -> Element {
    var found = candidates.filter { $0.node.label == label || $0.node.prompt == label }
    if found.isEmpty { found = candidates.filter { $0.node.identifier == label } }
    return try only(found, role, label, among: candidates)
  }

  /// The only one of `found`. What lies on top comes first: a person sees that one.
  private func only(
    _ found: [Element], _ role: String, _ label: String, among candidates: [Element]
  ) throws -> Element {
    var found = found
    if found.count > 1, let top = _screen.session.topPresentation {
      let onTop = found.filter { $0.around.contains { $0.id == top } }
      if !onTop.isEmpty { found = onTop }
    }
    return try _screen.only(found, role, label, among: candidates, _where)
  }
}

extension Screen: ElementSource {
  public var _screen: Screen { self }
  public var _elements: [Element] { all }
  public var _where: String { "on the screen" }
}

extension Element: ElementSource {
  public var _screen: Screen { screen }
  public var _elements: [Element] { screen.all.filter { $0.around.contains { $0.id == node.id } } }
  public var _where: String { label.isEmpty ? "in the \(node.role)" : "in the \(node.role) \"\(label)\"" }
}

extension Element {
  /// True for what stands directly in a list, or in a group there.
  fileprivate var isRow: Bool {
    guard let parent = around.last, !["section", "part"].contains(node.role.name) else { return false }
    if node.role.name == "tableRow" { return true }
    if parent.role.name == "disclosureGroup" { return around.contains { $0.role.name == "list" } }
    return parent.role.name == "list" || parent.role.name == "section"
  }

  /// What the row reads itself, without the rows inside.
  fileprivate var rowTexts: [String] {
    if node.role.name != "disclosureGroup" { return node.visibleTexts }
    return node.children.filter { $0.attributes[.role]?.text == "label" }.flatMap(\.visibleTexts)
  }
}

extension Screen {
  /// Every element on the screen, in order, without what lies beneath another screen.
  var all: [Element] {
    var elements: [Element] = []
    func visit(_ node: RenderNode, _ around: [RenderNode]) {
      for child in node.children where !child.isCovered && !child.isAside {
        elements.append(Element(screen: self, node: child, around: around))
        visit(child, around + [child])
      }
    }
    if let screen = session.screen { visit(screen, []) }
    return elements
  }

  func only(
    _ found: [Element], _ role: String, _ label: String, among candidates: [Element], _ place: String
  ) throws -> Element {
    if let stopped {
      throw ScreenError(
        "There is no \(role) \"\(label)\": the program has stopped.", stopped.fact, stopped.advice)
    }
    if found.count == 1 { return found[0] }
    let labels = candidates.map(\.node.label)
    let others = labels.map { $0.isEmpty ? "one without a label" : "\"\($0)\"" }.joined(separator: ", ")
    if found.isEmpty {
      throw ScreenError(
        "There is no \(role) \"\(label)\" \(place).",
        (labels.isEmpty ? "There is no \(role) at all." : "There is: \(others).") + "\n" + reading,
        advice(role, label, among: labels))
    }
    throw ScreenError(
      "There are \(found.count) elements of role \(role) that are called \"\(label)\".",
      "All of that role: \(others).",
      "Give each an .accessibilityLabel or .accessibilityIdentifier of its own.")
  }

  var reading: String {
    text.isEmpty ? "Nothing is on the screen that can be read." : "The screen reads:\n\(indented(text))"
  }

  /// What to do about a query that found nothing: the likeliest reason first.
  private func advice(_ role: String, _ label: String, among labels: [String]) -> String {
    let namesakes = all.filter { $0.node.label == label && $0.node.role.name != role && !$0.node.role.isLayout }
    if let other = namesakes.first(where: { $0.node.isControl }) ?? namesakes.first {
      let kind = other.node.role.name
      let query = kind == "navigationLink" ? "link" : kind
      return "There is a \(query) of that name; look it up with \(query)(\"\(label)\")."
    }
    let nearest = labels.filter { !$0.isEmpty }.min { distance($0, label) < distance($1, label) }
    if let nearest, distance(nearest, label) <= max(nearest.count, label.count) / 2 {
      return "Did you mean \"\(nearest)\"?"
    }
    if labels.contains("") {
      return "If it is the one without a label, give that an .accessibilityLabel: a person who listens needs it too."
    }
    let hint = "If it comes with a task, a timer or a debounce, await settle() or advance(by:) first."
    return nearest.map { "The nearest is \"\($0)\". \(hint)" } ?? hint
  }

  /// The element as it is now.
  func refreshed(_ element: Element) throws -> Element {
    guard let now = all.first(where: { $0.node.id == element.node.id }) else {
      throw ScreenError(
        "\(name(element.node)) is not on the screen any more.", "It was there when it was looked for.",
        "Look it up again after each event.")
    }
    return now
  }

  func name(_ node: RenderNode) -> String { "The \(node.role.name) \"\(node.label)\"" }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }.joined(separator: "\n")
  }
}

extension Role {
  /// True for what only arranges, and so has its content's name by chance.
  var isLayout: Bool {
    [
      "column", "row", "layers", "layered", "part", "scroll", "list", "form", "section", "grid", "gridRow", "cells",
      "screen", "navigationStack", "splitView", "sheet", "cover", "popover", "alert", "dialog", "toolbar",
      "toolbarItem", "clipped", "tabs", "tabContent", "tabSection", "table", "tableRow", "columnHeader", "cell",
    ]
    .contains(name)
  }
}

extension RenderNode {
  var prompt: String? { attributes[AttributeKey("prompt")]?.text }
  var identifier: String? {
    modifiers.last { $0.name == "accessibilityIdentifier" }?.attributes[.value]?.text
  }
}

/// How many letters have to be changed to make one of the other.
func distance(_ a: String, _ b: String) -> Int {
  let (a, b) = (Array(a), Array(b))
  var row = Array(0...b.count)
  for i in 0..<a.count {
    var previous = row[0]
    row[0] = i + 1
    for j in 0..<b.count {
      let change = previous + (a[i] == b[j] ? 0 : 1)
      previous = row[j + 1]
      row[j + 1] = min(change, row[j] + 1, row[j + 1] + 1)
    }
  }
  return row[b.count]
}
