import TenureRender

/// A screen as plain text: a line for each text and each control.
enum TextDrawing {
  static func lines(_ node: RenderNode) -> String {
    var lines: [String] = []
    draw(node, into: &lines)
    return lines.joined(separator: "\n")
  }

  private static func draw(_ node: RenderNode, into lines: inout [String]) {
    if node.modifiers.contains(where: hides) { return }
    let words = texts(node).joined(separator: " ")
    switch node.role.name {
    case "text": lines.append(words)
    case "button", "link": lines.append("[ \(words) ]")
    case "toggle": lines.append("(\(node.attributes[.value]?.flag == true ? "x" : " ")) \(words)")
    case "textField", "secureField": lines.append("\(words): \(node.attributes[.value]?.text ?? "")_")
    case "divider": lines.append("----")
    case "progress": lines.append("… \(words)")
    default: for child in node.children { draw(child, into: &lines) }
    }
  }

  private static func texts(_ node: RenderNode) -> [String] {
    if let text = node.attributes[.text]?.text { return [text] }
    return node.children.flatMap(texts)
  }

  private static func hides(_ modifier: RenderModifier) -> Bool { modifier.hides }
}
