/// A choice that outlives what was chosen: `documents.removeAll { $0.id == id }`, and `selection` goes on naming it.
enum ChosenAfterDeletion {
  static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter { $0.isModel || $0.isView }.flatMap { type in
      type.stored.filter { ($0.isOptional || isSet($0)) && project.isFollowed($0) && isChoice($0) }
        .compactMap { finding($0, of: type, project) }
    }
  }

  private static func isSet(_ member: Member) -> Bool { member.plainType?.name == "Set" }

  private static func isChoice(_ member: Member) -> Bool {
    ["selected", "selection", "chosen", "current", "active", "focused"].contains(where: member.words.contains)
  }

  private static func finding(_ choice: Member, of type: NominalType, _ project: Project) -> Finding? {
    guard let (place, list) = choosing(choice, project), project.isFollowed(list), list.accessors.isEmpty,
      choice.accessors.isEmpty,
      case let writes = project.writesOutsideInitializers(of: choice),
      let shown = shown(choice, of: list, project),
      !isFollowed(list, by: writes, in: project),
      let deletion = project.writesOutsideInitializers(of: list).first(where: { change in
        isDeletion(change) && !isToldAlong(change, writes, project)
      })
    else { return nil }
    return Finding(
      SameEntityInSeveralModels.self, at: deletion,
      fact: "'\(list.name)' loses an element here, and '\(choice.name)' may go on naming it.",
      evidence: [Evidence(place, "chosen here"), Evidence(shown, "what is chosen counts here")],
      consequence: "After the chosen one is deleted, \(type.name) still says that it is chosen.",
      advice: isSet(choice)
        ? "Take it back where elements go: '\(choice.name).removeAll()', or subtract them."
        : "Take it back where elements go: 'if \(choice.name) == … { \(choice.name) = nil }'.")
  }

  /// `List(documents, selection: $selection)`, and the list that it shows.
  private static func choosing(_ choice: Member, _ project: Project) -> (Node, Member)? {
    for use in project.uses(of: choice).map(\.node) where use.role == .argument && use.label == "selection" {
      guard let call = use.parent, ["List", "Table"].contains(call.calledName ?? "") else { continue }
      for node in call.withDescendants where node.kind == .reference || node.kind == .member {
        if let list = project.storage(of: node), list != choice, project.elementType(of: list) != nil {
          return (use, list)
        }
      }
    }
    return nil
  }

  /// `selection == nil`, `selection.count`, or the element itself.
  private static func shown(_ choice: Member, of list: Member, _ project: Project) -> Node? {
    let isElement = project.type(of: choice).map { $0 === project.elementType(of: list) } == true
    return project.uses(of: choice).first { use in
      guard use.kind == .read || use.kind == .call else { return false }
      if isElement { return project.runsForBody(use.node) }
      if isSet(choice) {
        return ["count", "isEmpty"].contains(use.node.accessedMember?.name ?? "") && project.runsForBody(use.node)
      }
      guard let comparison = use.node.parent, comparison.kind == .binary, ["==", "!="].contains(comparison.name) else {
        return false
      }
      return comparison.children.contains { $0.kind == .nilLiteral } && project.runsForBody(use.node)
    }?.node
  }

  private static func isDeletion(_ change: Node) -> Bool {
    guard let method = change.parent, method.kind == .member, method.role == .callee else { return false }
    return method.name == "remove"
      || method.name == "removeAll" && method.parent?.children.contains { $0.kind == .closure } == true
  }

  /// The action that deletes, or one that calls its function, sets the choice too.
  private static func isToldAlong(_ change: Node, _ writes: [Node], _ project: Project) -> Bool {
    guard let operation = project.operation(of: change) else { return true }
    if project.operation(operation, comesTo: writes) { return true }
    guard operation.kind == .function else { return false }
    return project.calls(of: operation.name).contains { call in
      project.operation(of: call).map { project.operation($0, comesTo: writes) } == true
    }
  }

  /// `.onChange(of: documents) { … selection = nil }`
  private static func isFollowed(_ list: Member, by writes: [Node], in project: Project) -> Bool {
    ["onChange", "onReceive", "sink"].contains { name in
      project.calls(of: name).contains { call in
        call.children.contains { $0.kind == .closure && project.operation($0, comesTo: writes) }
          && call.withDescendants.contains { node in
            (node.kind == .reference || node.kind == .member) && project.storage(of: node) == list
          }
      }
    }
  }
}
