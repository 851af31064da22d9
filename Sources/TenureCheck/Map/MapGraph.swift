/// The map as a graph of types and their state, for Graphviz and Mermaid.
struct MapGraph {
  struct Edge: Hashable {
    let from, to: String
    let kind: Kind
  }

  enum Kind: String { case owns, reads, writes, passes }

  private(set) var types: [(name: String, kind: StateMap.OwnerKind)] = []
  private(set) var edges: [Edge] = []
  let states: [StateMap.State]

  init(_ map: StateMap) {
    states = map.states
    var seen: Set<String> = []
    for state in states where seen.insert(state.owner).inserted { types.append((state.owner, state.ownerKind)) }
    var known: Set<Edge> = []
    func add(_ edge: Edge) { if known.insert(edge).inserted { edges.append(edge) } }
    for state in states {
      add(Edge(from: "t:" + state.owner, to: "s:" + state.id, kind: .owns))
      for use in state.readers + state.writers where !use.type.isEmpty && seen.insert(use.type).inserted {
        types.append((use.type, .view))
      }
      for route in state.routes where seen.insert(route.to).inserted { types.append((route.to, .view)) }
      for use in state.readers where !use.type.isEmpty && use.type != state.owner {
        add(Edge(from: "s:" + state.id, to: "t:" + use.type, kind: .reads))
      }
      for use in state.writers where !use.type.isEmpty && use.type != state.owner {
        add(Edge(from: "t:" + use.type, to: "s:" + state.id, kind: .writes))
      }
      for route in state.routes { add(Edge(from: "s:" + state.id, to: "t:" + route.to, kind: .passes)) }
    }
  }

  func dot() -> String {
    var lines = ["digraph state {", "  rankdir=LR;", "  node [fontname=\"Helvetica\"];"]
    for type in types {
      let shape = type.kind == .model ? "ellipse" : type.kind == .app ? "doubleoctagon" : "box"
      lines.append("  \(Self.quoted("t:" + type.name)) [label=\(Self.quoted(type.name)), shape=\(shape)];")
    }
    for state in states {
      let label = "\(state.wrapper) \(state.name)"
      let colour = state.findings.isEmpty ? "" : ", color=red"
      lines.append(
        "  \(Self.quoted("s:" + state.id)) [label=\(Self.quoted(label)), shape=note, style=\(state.holding == .owns ? "solid" : "dashed")\(colour)];"
      )
    }
    for edge in edges {
      let style =
        switch edge.kind {
        case .owns: "arrowhead=diamond"
        case .reads: "style=dotted"
        case .writes: "color=red"
        case .passes: "color=blue"
        }
      lines.append(
        "  \(Self.quoted(edge.from)) -> \(Self.quoted(edge.to)) [label=\"\(edge.kind.rawValue)\", \(style)];")
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").flattened + "\""
  }

  func mermaid() -> String {
    var numbers: [String: String] = [:]
    func number(_ key: String) -> String {
      if let known = numbers[key] { return known }
      let new = "n\(numbers.count)"
      numbers[key] = new
      return new
    }
    var lines = ["flowchart LR"]
    for type in types {
      let (open, close) = type.kind == .model ? ("([", "])") : ("[", "]")
      lines.append("  \(number("t:" + type.name))\(open)\"\(type.name.asXML)\"\(close)")
    }
    for state in states {
      lines.append("  \(number("s:" + state.id))>\"\("\(state.wrapper) \(state.name)".asXML)\"]")
      if !state.findings.isEmpty { lines.append("  style \(number("s:" + state.id)) stroke:red") }
    }
    for edge in edges {
      lines.append(
        "  \(number(edge.from)) \(edge.kind == .reads ? "-." : "--") \(edge.kind.rawValue) \(edge.kind == .reads ? ".->" : "-->") \(number(edge.to))"
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension StateMap {
  /// The map as a graph for Graphviz.
  public func dot() -> String { MapGraph(self).dot() }
  /// The map as a graph for Mermaid.
  public func mermaid() -> String { MapGraph(self).mermaid() }
}
