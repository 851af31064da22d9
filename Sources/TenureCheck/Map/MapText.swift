import Foundation

private func readable(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}

extension MapChanges {
  /// The changes for other programs.
  public func json() throws -> String { try readable(self) }

  /// The changes for people.
  public func text() -> String {
    if states.isEmpty { return "No state has changed since \(since).\n" }
    return states.map { change in
      ([change.id + " " + change.what] + change.facts.map { "  \($0)" }).joined(separator: "\n") + "\n"
    }
    .joined(separator: "\n")
  }
}

extension StateMap {
  /// The map for other programs.
  public func json() throws -> String { try readable(self) }

  /// The map for people.
  public func text() -> String {
    var parts = states.map { Self.text($0) }
    for model in models where !model.views.isEmpty {
      parts.append(
        "\(model.name) reaches \(model.views.count) view\(model.views.count == 1 ? "" : "s"): "
          + model.views.joined(separator: ", ") + "\n")
    }
    return parts.joined(separator: "\n")
  }

  private static func text(_ state: State) -> String {
    var lines = [
      "\(state.id)\(state.type.isEmpty ? "" : ": \(state.type)")  \(state.wrapper)  \(state.place.path):\(state.place.line)"
    ]
    lines.append("  lives       \(state.lifetime)")
    lines += rows("read by", state.readers.map { "\($0.by) (\($0.place.path):\($0.place.line))" })
    lines += rows("written by", state.writers.map { "\($0.by) (\($0.place.path):\($0.place.line))" })
    lines += rows(
      "passed",
      state.routes.map { route in
        let target =
          route.to == "environment"
          ? "into the environment" : "to \(route.to)(\(route.label.isEmpty ? "_" : route.label):)"
        return "\(target) (\(route.place.path):\(route.place.line))"
      })
    lines += rows("note", state.hints)
    lines += rows("finding", state.findings.map { "\($0.severity): \($0.fact) [\($0.rule)]" })
    return lines.joined(separator: "\n") + "\n"
  }

  private static func rows(_ title: String, _ texts: [String]) -> [String] {
    texts.enumerated().map { index, text in
      "  " + (index == 0 ? title : "").padding(toLength: 12, withPad: " ", startingAt: 0) + text
    }
  }
}
