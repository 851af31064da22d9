/// An effect that asks about what the same action has just put into the state, each time anew, with nothing that ends
/// the one before.
enum UncancelledEffect {
  static func findings(in project: Project) -> [Finding] {
    project.features.flatMap { feature -> [Finding] in
      let nodes = feature.nodes
      return nodes.filter { $0.kind == .call && $0.calledName == "run" }.compactMap {
        finding($0, of: feature, nodes, project)
      }
    }
  }

  private static func finding(_ run: Node, of feature: Feature, _ nodes: [Node], _ project: Project) -> Finding? {
    guard let (entry, call) = origin(of: run, nodes, project), !isManaged(entry),
      let closure = run.children.first(where: { $0.kind == .closure }), let (name, question) = question(of: entry),
      let wait = wait(in: closure, about: call.map { parameter(of: $0, for: question, project) } ?? question),
      let answer = answer(in: closure),
      let place = taking(answer, nodes, besides: entry), let target = place.child(.left)
    else { return nil }
    return Finding(
      AsyncResultWithoutSupersession.self, at: run,
      fact: "\(feature.name) asks about '\(question)' at each '.\(name)', and takes every answer into "
        + "'\(target.name)'.",
      evidence: [
        Evidence(wait, "asked here"), Evidence(place, "the answer is taken here, whatever '\(question)' is by then"),
      ],
      consequence: "When the answer to an earlier value comes last, it overwrites the newer, and the screen shows the "
        + "wrong one.",
      advice: "End the effect before it: '.cancellable(id: CancelID.\(name), cancelInFlight: true)'.")
  }

  /// The action that makes the effect, itself or by a function of the feature that it calls:
  /// `case .queryChanged(let text): return search(text)`.
  private static func origin(of run: Node, _ nodes: [Node], _ project: Project) -> (entry: Node, call: Node?)? {
    if let entry = run.ancestors.first(where: { $0.kind == .switchCase }) { return (entry, nil) }
    guard let function = run.ancestors.first(where: { $0.kind == .function }), !isManaged(function) else { return nil }
    for call in nodes where call.kind == .call && call.calledName == function.name {
      if let entry = call.ancestors.first(where: { $0.kind == .switchCase }),
        project.function(calledBy: call) == function
      {
        return (entry, call)
      }
    }
    return nil
  }

  /// What a function calls the value that an action hands it.
  private static func parameter(of call: Node, for question: String, _ project: Project) -> String {
    guard let function = project.function(calledBy: call),
      let argument = call.children(.argument).first(where: { $0.withDescendants.contains { $0.name == question } }),
      let index = call.children(.argument).firstIndex(of: argument)
    else { return question }
    let parameters = function.children(.parameter)
    let named = parameters.filter { $0.label == argument.label }
    return (named.count == 1 ? named.first : parameters.indices.contains(index) ? parameters[index] : nil)?.name
      ?? question
  }

  /// Something in the action deals with what runs already.
  private static func isManaged(_ entry: Node) -> Bool {
    entry.descendants.contains { node in
      switch node.kind {
      case .guardStatement: true
      case .call: ["cancellable", "cancel", "debounce", "throttle"].contains(node.calledName ?? "")
      default: false
      }
    }
  }

  /// The action, and the value that it brings and that the state keeps as the newest: `case .queryChanged(let query):
  /// state.query = query`, `case .binding(\.query)`.
  private static func question(of entry: Node) -> (action: String, value: String)? {
    let patterns = entry.children(.pattern)
    guard patterns.count == 1, let pattern = patterns.first else { return nil }
    if let path = pattern.withDescendants.first(where: { $0.kind == .keyPath }),
      pattern.withDescendants.contains(where: { $0.caseName == "binding" }),
      let last = path.name.split(separator: ".").last
    {
      let name = last.first == "$" ? String(last.dropFirst()) : String(last)
      return ("binding(\\.\(name))", name)
    }
    guard let action = pattern.withDescendants.lazy.compactMap(\.caseName).first else { return nil }
    let bound = Set(pattern.withDescendants.filter { $0.kind == .namePattern }.map(\.name))
    for assignment in entry.descendants(of: .assignment) where assignment.name == "=" {
      guard let left = assignment.child(.left), left.kind == .member, left.child(.base)?.name == "state",
        let right = assignment.child(.right), right.kind == .reference, bound.contains(right.name)
      else { continue }
      return (action, right.name)
    }
    return nil
  }

  /// The call that is waited for and is given the value.
  private static func wait(in closure: Node, about question: String) -> Node? {
    let captured = Set(
      closure.children(.capture).filter { $0.withDescendants.contains { $0.name == question } }.map(\.name))
    return closure.descendants(of: .awaitExpression).lazy.compactMap { $0.child(.base) }.first { asked in
      let call = asked.kind == .tryExpression ? asked.child(.base) ?? asked : asked
      return call.kind == .call && call.calledName != "send" && call.calledName != "sleep"
        && call.children.contains { argument in
          argument.role == .argument
            && argument.withDescendants.contains { $0.name == question || captured.contains($0.name) }
        }
    }
  }

  /// `response` of `await send(.response(…))`
  private static func answer(in closure: Node) -> String? {
    closure.descendants(of: .call).lazy.filter { $0.calledName == "send" }.compactMap { $0.child(.argument)?.caseName }
      .first
  }

  /// Where the reducer takes the answer into its state without asking anything.
  private static func taking(_ answer: String, _ nodes: [Node], besides entry: Node) -> Node? {
    for node in nodes where node.kind == .switchCase && node != entry {
      guard node.children(.pattern).contains(where: { $0.withDescendants.contains { $0.caseName == answer } }),
        !node.descendants.contains(where: { $0.kind == .guardStatement || $0.kind == .ifBranch })
      else { continue }
      let taken = node.descendants(of: .assignment).first { assignment in
        guard let left = assignment.child(.left), left.kind == .member, left.child(.base)?.name == "state",
          let value = assignment.child(.right)
        else { return false }
        return value.withDescendants.contains { $0.kind == .reference && $0.name != "state" }
      }
      if let taken { return taken }
    }
    return nil
  }
}
