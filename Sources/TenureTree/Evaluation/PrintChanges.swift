import TenureIssues
import TenureRender

extension View {
  /// Prints why the body that calls it is running: `Row: @self, _count changed.`
  public static func _printChanges() { ChangePrinting.line(for: Self.self).map { print($0) } }

  /// Like `_printChanges`, to the log: here, standard error.
  public static func _logChanges() { ChangePrinting.line(for: Self.self).map { ChangePrinting.log($0) } }
}

/// The line that says why a body runs.
@MainActor enum ChangePrinting {
  static func line(for type: Any.Type) -> String? {
    guard let node = ViewNode.currentNode else { return nil }
    let name = shortName(of: type)
    var names: [String] = []
    for reason in reasons(of: node) {
      switch reason {
      case .inserted: names += ["@self", "@identity"] + properties(of: node)
      case .inputs: names.append("@self")
      case .source(let source): names.append(property(of: node, named: source) ?? "@dependencies")
      }
    }
    if names.isEmpty { return "\(name): unchanged." }
    var seen: Set<String> = []
    return "\(name): \(names.filter { seen.insert($0).inserted }.joined(separator: ", ")) changed."
  }

  /// Why the body runs. Reasons are kept from the first question on; before it, a node without anything below is new.
  private static func reasons(of node: ViewNode) -> [BodyReason] {
    let window = node.window
    if window.graph.recordsCauses { return window.reasons.ofRunning }
    window.reasons.arePrinted = true
    window.graph.recordsCauses = true
    var isNew = true
    node.children { _ in isNew = false }
    return isNew ? [.inserted] : []
  }

  /// The view's stored properties that are dynamic, or hold dynamic ones, as they are stored: `_count`, `form`.
  private static func properties(of node: ViewNode) -> [String] {
    guard let type = node.recordedType else { return [] }
    return TypePlan.of(type).properties.compactMap { property(of: node, named: $0.name) }
  }

  /// The stored property of the view for a dynamic property's name: `_count` for `count`, `form` for `form.name`. nil
  /// for the name of anything else.
  private static func property(of node: ViewNode, named name: String) -> String? {
    guard let view = node.inspected?.viewValue, let name = name.split(separator: ".").first else { return nil }
    let stored = Mirror(reflecting: view).children.compactMap(\.label)
    return stored.first { $0 == "_\(name)" } ?? stored.first { $0 == name }
  }

  static func log(_ line: String) { Issues.log("com.apple.SwiftUI [Changed Body Properties] \(line)") }
}
