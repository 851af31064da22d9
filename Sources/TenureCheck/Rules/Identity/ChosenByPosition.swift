/// A view that keeps which element is chosen by its position, in a list whose elements move: `layers[selected]`.
enum ChosenByPosition {
  static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter(\.isView).flatMap { view in
      view.stored.compactMap { $0.wrapper == .state && isPosition($0) ? finding($0, of: view, project) : nil }
    }
  }

  private static func isPosition(_ member: Member) -> Bool {
    if let type = member.plainType { return type.name == "Int" }
    return member.value?.kind == .integerLiteral
  }

  private static func finding(_ position: Member, of view: NominalType, _ project: Project) -> Finding? {
    let uses = project.uses(of: position)
    let writes = uses.filter { $0.kind == .write }.map(\.node)
    guard let choice = writes.first(where: { isPlaceInLoop($0.assignment?.child(.right), project) }) else { return nil }
    for use in uses {
      guard let access = use.node.parent, access.kind == .subscriptAccess, use.node.role == .argument,
        let list = access.child(.base).flatMap({ project.storage(of: $0) }), project.elementType(of: list) != nil,
        let move = project.writesOutsideInitializers(of: list).first(where: { moves($0, view, writes, project) })
      else { continue }
      let element = project.elementType(of: list)?.name ?? "element"
      return Finding(
        UnstableIdentity.self, at: position.node, severity: .warning,
        fact: "\(view.name) keeps in '\(position.name)' at which place of '\(list.name)' the chosen \(element) is.",
        evidence: [
          Evidence(choice, "chosen here"), Evidence(access, "looked up here"),
          Evidence(move, "elements of '\(list.name)' get another place here"),
        ],
        consequence: "After that another \(element) is the chosen one, or none.",
        advice: "Keep its id, and look it up: '\(list.name).first { $0.id == … }'.")
    }
    return nil
  }

  /// `index` of `ForEach(Array(items.enumerated()), id: \.element.id) { index, item in … }`
  private static func isPlaceInLoop(_ value: Node?, _ project: Project) -> Bool {
    guard let value, value.kind == .reference, case .parameter(let parameter)? = project.referent(of: value),
      let closure = parameter.parent, closure.kind == .closure, let loop = closure.parent,
      ["ForEach", "List"].contains(loop.calledName ?? ""), let data = loop.child(.argument)
    else { return false }
    return data.kind == .binary
      || data.withDescendants.contains { ["enumerated", "indices"].contains($0.name) }
  }

  /// Elements get another place, and nobody who does it chooses anew.
  private static func moves(_ change: Node, _ view: NominalType, _ choices: [Node], _ project: Project) -> Bool {
    guard let method = change.parent, method.kind == .member, method.role == .callee,
      method.name == "insert" || method.name == "move" || method.name == "sort" || method.name.hasPrefix("remove"),
      let operation = project.operation(of: change), !project.operation(operation, comesTo: choices)
    else { return false }
    guard operation.kind == .function else { return true }
    let callers = project.calls(of: operation.name).compactMap { project.operation(of: $0) }
    return callers.isEmpty || callers.contains { !project.operation($0, comesTo: choices) }
  }
}
