/// An error that a failed try leaves, that views show, and that no later try takes back: `catch { problem = … }`, and
/// nothing behind `degrees = try await …`.
enum ErrorLeftStanding {
  static func findings(of rule: any Rule.Type, in project: Project) -> [Finding] {
    var shown = ShownReads(in: project)
    return project.shippedTypes.filter { $0.isModel || $0.isViewLike }.flatMap { type -> [Finding] in
      if OptionalBagState.isBag(type, in: project) { return [] }
      return LoadMembers.followed(of: type).compactMap { finding(rule, $0, of: type, &shown, project) }
    }
  }

  private static func finding(
    _ rule: any Rule.Type, _ error: Member, of type: NominalType, _ shown: inout ShownReads, _ project: Project
  ) -> Finding? {
    guard error.isOptional, case let uses = project.uses(of: error), !uses.contains(where: \.isProjected),
      case let writes = uses.filter({ $0.kind == .write }).map(\.node), !writes.isEmpty,
      writes.allSatisfy({ isLeftByFailure($0) })
    else { return nil }
    for write in writes {
      guard let attempt = write.ancestors.first(where: { $0.kind == .doStatement }),
        let success = success(in: attempt, of: type, project),
        let again = again(write, project), let read = shownRead(of: error, &shown, project)
      else { continue }
      return Finding(
        rule, at: write, severity: .warning,
        fact: "'\(error.name)' of \(type.name) stays when the next try succeeds.",
        evidence: [
          Evidence(success, "this try has succeeded, and leaves it"), Evidence(again, "a try that may follow"),
          Evidence(read, "'\(error.name)' is shown here"),
        ],
        consequence: "After one failure it is there for good, beside what has come since.",
        advice: "Set it to nil where a try begins or succeeds, or keep both in one value: an enum with a case for each."
      )
    }
    return nil
  }

  /// `catch { problem = error.localizedDescription }`
  private static func isLeftByFailure(_ write: Node) -> Bool {
    guard let value = write.assignment?.child(.right), value.kind != .nilLiteral else { return false }
    let code = write.enclosingCode
    return write.ancestors.prefix { $0 != code }.contains { $0.kind == .catchClause }
  }

  /// What the same code sets when it has gone well.
  private static func success(in attempt: Node, of type: NominalType, _ project: Project) -> Node? {
    attempt.descendants(of: .assignment).first { assignment in
      guard let member = assignment.child(.left).flatMap({ project.storage(of: $0) }), member.owner == type.id else {
        return false
      }
      return !assignment.ancestors.prefix { $0 != attempt }.contains { $0.kind == .catchClause }
        && isAnswer(assignment.child(.right), project)
        && assignment.enclosingCode == attempt.enclosingCode
    }
  }

  /// `try await api.rows()`, or a constant for it.
  private static func isAnswer(_ value: Node?, _ project: Project) -> Bool {
    guard let value else { return false }
    if value.withDescendants.contains(where: { $0.kind == .awaitExpression }) { return true }
    guard case .local(let local)? = project.referent(of: value), let origin = local.child(.value) else { return false }
    return origin.withDescendants.contains { $0.kind == .awaitExpression }
  }

  /// What a user does to try again, as often as is wanted.
  private static func again(_ write: Node, _ project: Project) -> Node? {
    guard let function = project.enclosingMember(of: write), function.isFunction else { return nil }
    return project.uses(of: function).map(\.node).first { use in
      use.ancestors.prefix { !$0.kind.isFunctionLike }.contains { call in
        ["Button", "refreshable", "onSubmit", "onChange"].contains(call.calledName ?? "")
          || call.calledName == "task" && call.children.contains { $0.label == "id" }
      }
    }
  }

  private static func shownRead(of error: Member, _ shown: inout ShownReads, _ project: Project) -> Node? {
    shown.reads(of: error).first?.node
  }
}
