/// `withObservationTracking` whose `onChange` does the work once, and does not ask anew: it is called for the first change
/// alone.
enum TrackedOnce {
  static func findings(of rule: any Rule.Type, in project: Project) -> [Finding] {
    project.calls(of: "withObservationTracking").compactMap { finding(rule, $0, project) }
  }

  private static func finding(_ rule: any Rule.Type, _ call: Node, _ project: Project) -> Finding? {
    guard project.isShipped(call), let change = call.children.first(where: { $0.label == "onChange" }),
      change.kind == .closure, let type = project.enclosingType(of: call),
      let write = change.descendants(of: .assignment).first(where: { isRenewed(by: $0, around: call, type, project) }),
      isAllDoneHere(change, project)
    else { return nil }
    return Finding(
      rule, at: call, severity: .warning,
      fact: "This follows one change, and no more.",
      evidence: [Evidence(write, "brought up to date here, the first time alone")],
      consequence: "'onChange' is called once for each 'withObservationTracking': from the second change on, "
        + "'\(write.child(.left)?.excerpt ?? "")' stays as it is.",
      advice: "Put it into a function, and call that again in 'onChange'; or compute the value where it is read.")
  }

  /// A value that the code around works out too, for the first time; not a mark that something is to be done.
  private static func isRenewed(
    by write: Node, around call: Node, _ type: NominalType, _ project: Project
  ) -> Bool {
    guard let member = write.child(.left).flatMap({ project.storage(of: $0) }), member.owner == type.id,
      member.accessors.isEmpty, let function = project.enclosingMember(of: call)
    else { return false }
    return project.uses(of: member).contains { use in
      use.kind == .write && !write.contains(use.node) && function.node.contains(use.node)
    }
  }

  /// Whether nothing in the handler may track once more: no function of the project's own, no continuation.
  private static func isAllDoneHere(_ change: Node, _ project: Project) -> Bool {
    change.descendants(of: .call).allSatisfy { call in
      guard let name = call.calledName else { return call.child(.callee)?.kind == .closure }
      if call.child(.trailing)?.isTaskBody == true || ["async", "run", "assumeIsolated"].contains(name) { return true }
      return name.startsWithCapital && project.function(calledBy: call) == nil
    }
  }
}
