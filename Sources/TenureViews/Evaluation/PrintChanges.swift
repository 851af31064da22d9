import TenureIssues

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
    node.window.printsChanges = true
    node.window.graph.recordsCauses = true
    let reasons = node.window.runningReasons
    let name = shortName(of: type)
    var names: [String] = []
    for reason in reasons {
      switch reason {
      case .inserted:
        names += ["@self", "@identity"] + TypePlan.of(type).properties.map { "_\($0.name)" }
      case .inputs: names.append("@self")
      case .source(let source): names.append("_\(source)")
      }
    }
    if names.isEmpty { return "\(name): unchanged." }
    var seen: Set<String> = []
    return "\(name): \(names.filter { seen.insert($0).inserted }.joined(separator: ", ")) changed."
  }

  static func log(_ line: String) { Issues.log("com.apple.SwiftUI [Changed Body Properties] \(line)") }
}
