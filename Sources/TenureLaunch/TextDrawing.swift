import TenureRender
import TenureRuntime
import TenureTree

/// A screen as plain text: a line for each text and each control.
enum TextDrawing {
  static func lines(_ node: RenderNode) -> String {
    var lines: [String] = []
    draw(node, into: &lines)
    return lines.joined(separator: "\n")
  }

  /// Collapses split views, as a phone does.
  @MainActor static func fold(_ node: RenderNode, in session: Session) {
    if node.role == .splitView { _ = session.perform(.fold(true), on: node.id, event: "fold the columns") }
    for child in node.children { fold(child, in: session) }
  }

  private static func draw(_ node: RenderNode, into lines: inout [String]) {
    // What a swipe or a long press offers is not seen before.
    if node.modifiers.contains(where: \.hides) || node.attributes[.covered]?.flag == true || node.role.isAside {
      return
    }
    let name = name(of: node)
    switch node.role {
    case .text: lines.append(name)
    case .button, .link, .navigationLink: lines.append("[ \(name) ]")
    case .toggle: lines.append("(\(node.attributes[.value]?.flag == true ? "x" : " ")) \(name)")
    case .textField, .secureField: lines.append("\(name): \(node.attributes[.value]?.text ?? "")_")
    case .picker: lines.append("\(name): \(choice(of: node))")
    case .divider: lines.append("----")
    case .progress: lines.append("… \(name)")
    default:
      if let title = node.attributes[.title]?.text, !title.isEmpty { lines.append(title) }
      for child in node.children { draw(child, into: &lines) }
    }
  }

  /// What it is called: its accessibility label, or the texts inside.
  private static func name(of node: RenderNode) -> String {
    let given = node.modifiers.last { $0.name == .accessibilityLabel }?.attributes[.value]?.text
    if let given { return given }
    let words = texts(node)
    return (words.isEmpty ? pictures(node) : words).joined(separator: " ")
  }

  private static func texts(_ node: RenderNode) -> [String] {
    if let text = node.attributes[.text]?.text { return [text] }
    let parts = node.role == .picker ? node.children.filter { $0.role == .part } : node.children
    return parts.filter { !$0.role.isAside }.flatMap(texts)
  }

  /// What the pictures are called of what has no words.
  private static func pictures(_ node: RenderNode) -> [String] {
    guard node.role == .image else { return node.children.filter { !$0.role.isAside }.flatMap(pictures) }
    guard let name = node.attributes[.value]?.text else { return [] }
    return [name.hasPrefix("system:") ? String(name.dropFirst(7)) : name]
  }

  /// What the picker stands at.
  private static func choice(of picker: RenderNode) -> String {
    let choices = picker.children.filter { $0.role != .part }
    guard let index = picker.attributes[.value]?.number.map({ Int($0) }), choices.indices.contains(index) else {
      return ""
    }
    return name(of: choices[index])
  }
}
