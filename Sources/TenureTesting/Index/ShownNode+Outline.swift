import TenureRender

extension ShownNode {
  /// A line for it and for each element in it.
  func outline(into lines: inout [String], depth: Int) {
    var line = String(repeating: "  ", count: depth) + role.name
    if role == .text {
      line += " \"\(attributes[.text]?.text ?? "")\""
    } else if isControl {
      line += " \"\(label)\""
    } else if let saidName {
      line += " \"\(saidName)\""
    }
    for entry in attributes.entries where entry.key != .text { line += " \(entry.key)=\(entry.value.outline)" }
    for modifier in modifiers where modifier.name != .accessibilityLabel {
      let values = modifier.attributes.entries.map {
        $0.key == .value ? $0.value.outline : "\($0.key)=\($0.value.outline)"
      }
      line += " .\(modifier.name)" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
    }
    lines.append(line)
    if isControl && role != .picker && role != .searchField { return }
    for child in children where !child.isCovered { child.outline(into: &lines, depth: depth + 1) }
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
