/// `$query.flatMap { search($0) }.assign(to: &$results)`: answers come in any order, and the last one stays.
enum AnswersMerged {
  static func findings(in project: Project) -> [Finding] {
    project.calls(of: "flatMap").compactMap { finding($0, project) }
  }

  private static func finding(_ merging: Node, _ project: Project) -> Finding? {
    guard let type = project.enclosingType(of: merging), type.isModel || type.isViewLike,
      !merging.children.contains(where: { $0.label == "maxPublishers" }),
      let source = merging.child(.callee)?.child(.base).flatMap({ publisher(below: $0, project) }),
      let closure = merging.children.first(where: { $0.kind == .closure }), let asked = asked(in: closure),
      let (target, place) = target(of: merging, project), target != source
    else { return nil }
    let name = asked.calledName ?? "it"
    return Finding(
      AsyncResultWithoutSupersession.self, at: merging,
      fact:
        "'\(target.name)' takes the answer of '\(name)' for each '\(source.name)', in the order in which answers come.",
      evidence: [Evidence(source.node, "each change of it asks anew"), Evidence(place, "the answer is kept here")],
      consequence:
        "When the answer to an earlier value comes last, it overwrites the newer, and the screen shows the wrong one.",
      advice: "Use '.map { … }.switchToLatest()', which drops the answer to an earlier value.")
  }

  /// The property whose values go through the chain: `$query`, a subject.
  private static func publisher(below link: Node, _ project: Project) -> Member? {
    var current = link
    while true {
      if let member = project.storage(of: current), member.isStored {
        let isSubject = ["PassthroughSubject", "CurrentValueSubject"].contains(
          member.type?.name ?? member.value?.calledName ?? "")
        return isSubject || current.name.isProjection && member.wrapper == .published ? member : nil
      }
      guard current.kind == .call, let callee = current.child(.callee), callee.kind == .member,
        !isMaking(callee.name), let base = callee.child(.base)
      else { return nil }
      current = base
    }
  }

  /// What makes several chains one, or an object of its own.
  private static func isMaking(_ name: String) -> Bool { ["switchToLatest", "scan", "collect"].contains(name) }

  /// What each value is asked about: a call in the closure that is given it.
  private static func asked(in closure: Node) -> Node? {
    let names = Set(closure.children(.parameter).map(\.name)).subtracting(["_"])
    let result = closure.children(.statement).last.map { $0.kind == .returnStatement ? $0.child(.value) ?? $0 : $0 }
    guard var call = result, call.kind == .call else { return nil }
    // `search(text).catch { … }.replaceError(with: [])`: the first call of the chain asks.
    while let inner = call.child(.callee)?.child(.base), inner.kind == .call { call = inner }
    guard let name = call.calledName, !made.contains(name) else { return nil }
    let isGiven = call.children(.argument).contains { argument in
      argument.withDescendants(of: .reference).contains { names.isEmpty ? $0.name == "$0" : names.contains($0.name) }
    }
    return isGiven ? call : nil
  }

  /// Publishers that answer at once.
  private static let made: Set<String> = [
    "Just", "Empty", "Fail", "Optional", "CombineLatest", "Merge", "Zip", "Publishers", "map", "filter", "compactMap",
  ]

  /// The state that keeps the last answer.
  private static func target(of merging: Node, _ project: Project) -> (Member, Node)? {
    var link = merging
    while link.role == .base, let access = link.parent, access.kind == .member, access.role == .callee,
      let call = access.parent, call.kind == .call
    {
      switch access.name {
      case "switchToLatest", "append", "prefix", "first", "collect", "scan": return nil
      case "assign":
        guard let argument = call.children.first(where: { $0.label == "to" }) else { return nil }
        let type = project.enclosingType(of: call)
        let name = argument.withDescendants.compactMap { node in
          node.kind == .keyPath || node.name.isProjection ? node.name.drop { $0 == "." || $0 == "$" } : nil
        }.first
        guard let name, let member = type.flatMap({ project.member(String(name), of: $0) }) else { return nil }
        return project.isFollowed(member) ? (member, call) : nil
      case "sink":
        guard let closure = call.children.first(where: { $0.kind == .closure && $0.label != "receiveCompletion" })
        else {
          return nil
        }
        let names = Set(closure.children(.parameter).map(\.name))
        for assignment in closure.descendants(of: .assignment) where assignment.name == "=" {
          guard let left = assignment.child(.left), let member = project.storage(of: left), project.isFollowed(member),
            let value = assignment.child(.right),
            value.withDescendants(of: .reference).contains(where: { names.contains($0.name) || $0.name == "$0" }),
            !assignment.ancestors.prefix(while: { $0 != closure }).contains(where: { $0.kind == .ifBranch }),
            !closure.descendants.contains(where: { $0.kind == .guardStatement && isComparing($0) })
          else { continue }
          return (member, assignment)
        }
        return nil
      default: link = call
      }
    }
    return nil
  }

  private static func isComparing(_ statement: Node) -> Bool {
    statement.children(.condition).contains { $0.kind == .binary && ["==", "!="].contains($0.name) }
  }
}
