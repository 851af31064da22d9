/// What a function shows for a while, and takes back later without asking whether it is still the same: the first
/// message's `asyncAfter` hides the second message.
enum ResetTooEarly {
  static func findings(of rule: any Rule.Type, in project: Project) -> [Finding] {
    let waits = project.calls(of: "asyncAfter") + project.calls(of: "sleep") + project.calls(of: "scheduledTimer")
    return waits.compactMap { finding(rule, $0, project) }
  }

  private static func finding(_ rule: any Rule.Type, _ wait: Node, _ project: Project) -> Finding? {
    guard project.isShipped(wait), let later = later(wait),
      let function = later.ancestors.first(where: { $0.kind.isFunctionLike }), function.kind == .function,
      let start = later.parent, start.enclosingCode == function, start.role == .statement || start.parent?.name == "_",
      !function.descendants.contains(where: { ["cancel", "invalidate"].contains($0.name) && $0.role == .callee })
    else { return nil }
    for reset in later.descendants(of: .assignment) {
      guard reset.name == "=", let value = reset.child(.right), isEmpty(value),
        let member = reset.child(.left).flatMap({ project.storage(of: $0) }), project.isMutableState(member),
        member.isOptional || member.type?.name == "String" || member.value?.kind == .stringLiteral,
        !isAsked(reset, within: later),
        let set = function.descendants(of: .assignment).first(where: { set in
          set.start < start.start && runsAtOnce(set, in: function) && isSet(set, member, from: function, project)
        })
      else { continue }
      return Finding(
        rule, at: reset, severity: .warning,
        fact: "'\(member.name)' is taken back here whatever it is by then.",
        evidence: [Evidence(set, "set to what the caller says"), Evidence(wait, "it waits here")],
        consequence: "Called again before that, it shows the second one for the rest of the first one's time alone.",
        advice: "Keep the task in a property and cancel it when the next begins, or take back only what was set here.")
    }
    return nil
  }

  /// The closure that runs later: that of `asyncAfter` and of a timer, and the task around a pause.
  private static func later(_ wait: Node) -> Node? {
    if wait.calledName == "sleep" {
      guard wait.child(.callee)?.child(.base)?.name == "Task" else { return nil }
      return wait.enclosingCode.flatMap { $0.isTaskBody ? $0 : nil }
    }
    if wait.calledName == "scheduledTimer" {
      guard wait.children.contains(where: { $0.label == "repeats" && $0.text == "false" }) else { return nil }
    }
    return wait.children.first { $0.kind == .closure }
  }

  /// One of its statements, also in `withAnimation { … }`.
  private static func runsAtOnce(_ assignment: Node, in function: Node) -> Bool {
    guard let code = assignment.parent, code != function else { return true }
    return code.kind == .closure && code.parent?.calledName == "withAnimation" && code.parent?.parent == function
  }

  private static func isEmpty(_ value: Node) -> Bool {
    value.kind == .nilLiteral || value.kind == .stringLiteral && value.text == "\"\""
  }

  /// `message = text`, with what the function is given in it.
  private static func isSet(_ statement: Node, _ member: Member, from function: Node, _ project: Project) -> Bool {
    guard statement.name == "=",
      statement.child(.left).flatMap({ project.storage(of: $0) }) == member, let value = statement.child(.right)
    else { return false }
    return value.withDescendants(of: .reference).contains { name in
      if case .parameter(let parameter)? = project.referent(of: name) { return parameter.parent == function }
      return false
    }
  }

  /// `if message == text { message = nil }`, `guard !Task.isCancelled`, `guard id == current`
  private static func isAsked(_ reset: Node, within later: Node) -> Bool {
    later.descendants.contains { node in
      guard node.start < reset.start else { return false }
      return node.kind == .guardStatement && !node.children(.condition).allSatisfy { $0.name == "self" }
        || node.kind == .ifBranch && node.contains(reset) || node.name == "checkCancellation"
        || node.kind == .tryExpression && node.name == "try"
    }
  }
}
