/// A closure that a view hands to an object when it appears, and that keeps the view's input of that time:
/// `.onAppear { shutter.onShot = { store(album, $0) } }`.
enum HandedOnAppearance {
  static func findings(of rule: any Rule.Type, in project: Project) -> [Finding] {
    project.shippedTypes.filter(\.isViewLike).flatMap { type -> [Finding] in
      let inputs = type.stored.filter { isInput($0, project) }
      if inputs.isEmpty { return [] }
      return ["onAppear", "task"].flatMap { name in
        project.calls(of: name, in: type).compactMap { finding(rule, $0, inputs, type, project) }
      }
    }
  }

  /// What is copied with the view: bindings and state are asked anew each time.
  private static func isInput(_ member: Member, _ project: Project) -> Bool {
    member.wrapper == nil && member.isStored && !member.isStatic && !member.isClosure && member.value == nil
      && member.type.map(project.isPlainValue) == true
  }

  private static func finding(
    _ rule: any Rule.Type, _ call: Node, _ inputs: [Member], _ type: NominalType, _ project: Project
  ) -> Finding? {
    guard !call.children.contains(where: { $0.label == "id" }), project.runsWhileBuilding(call),
      let appearing = call.children.first(where: { $0.kind == .closure })
    else { return nil }
    for assignment in appearing.children(.statement) where assignment.kind == .assignment && assignment.name == "=" {
      guard let closure = assignment.child(.right), closure.kind == .closure, let target = assignment.child(.left),
        let object = target.child(.base), project.type(of: object)?.isReference == true,
        let (read, input) = captured(by: closure, inputs, project), !isFollowed(input, in: type, project),
        let (evidence, severity) = project.callersThatChange(input.name, of: type), severity == .warning
      else { continue }
      return Finding(
        rule, at: read,
        fact: "'\(target.excerpt)' keeps '\(input.name)' as it was when \(type.name) appeared.",
        evidence: evidence + [Evidence(assignment, "handed over once")],
        consequence: "When '\(input.name)' changes, \(type.name) stays where it is, and what it has handed over still "
          + "works by the first.",
        advice: "Hand it over anew with each value, in '.onChange(of: \(input.name), initial: true)', or pass "
          + "'\(input.name)' when it is called.")
    }
    return nil
  }

  private static func captured(
    by closure: Node, _ inputs: [Member], _ project: Project
  ) -> (read: Node, input: Member)? {
    for node in closure.descendants where node.kind == .reference || node.kind == .member {
      if let member = project.storage(of: node), inputs.contains(member) { return (node, member) }
    }
    return nil
  }

  private static func isFollowed(_ input: Member, in type: NominalType, _ project: Project) -> Bool {
    ["onChange", "task", "id"].contains { name in
      project.calls(of: name, in: type).contains { call in
        call.children(.argument).contains { argument in
          argument.kind != .closure && argument.withDescendants.contains { project.storage(of: $0) == input }
        }
      }
    }
  }
}
