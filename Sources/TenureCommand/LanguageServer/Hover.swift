import TenureCheck

/// What a piece of state is, in a few lines of Markdown.
enum Hover {
  private static let most = 8

  static func text(_ state: StateMap.State) -> String {
    let type = state.type.isEmpty ? "" : ": \(state.type)"
    var lines = ["`\(state.wrapper) \(state.name)\(type)` of `\(state.owner)`", "lives \(state.lifetime)"]
    lines += row("read by", state.readers.map(\.by))
    lines += row("written by", state.writers.map(\.by))
    lines += row("passed to", state.routes.map(\.to))
    return lines.joined(separator: "  \n")
  }

  private static func row(_ title: String, _ names: [String]) -> [String] {
    var unique: [String] = []
    for name in names where !unique.contains(name) { unique.append(name) }
    if unique.isEmpty { return title == "passed to" ? [] : ["\(title) nobody"] }
    let more = unique.count > most ? " and \(unique.count - most) more" : ""
    return ["\(title) " + unique.prefix(most).map { "`\($0)`" }.joined(separator: ", ") + more]
  }
}
