/// A token that two callers renew at a time: `if token.isValid { return token }; token = try await api.refresh(token)`.
enum RefreshedTwice {
  static func findings(of rule: any Rule.Type, in project: Project) -> [Finding] {
    project.shippedTypes.filter { $0.isReference && !$0.isProtocol }.flatMap { type -> [Finding] in
      // A task that is kept is what the others can wait for.
      guard !type.stored.contains(where: { $0.plainType?.name == "Task" }) else { return [] }
      let secrets = type.stored.filter { !$0.isConstant && isSecret($0) }
      if secrets.isEmpty { return [] }
      return type.members.filter { $0.isFunction && $0.traits.contains(.async) }.compactMap {
        finding(rule, $0, secrets, type, project)
      }
    }
  }

  private static func finding(
    _ rule: any Rule.Type, _ function: Member, _ secrets: [Member], _ type: NominalType, _ project: Project
  ) -> Finding? {
    for wait in function.node.suspensions where wait.kind == .awaitExpression {
      guard let call = wait.child(.base), call.kind == .call, isRenewal(call.calledName ?? ""),
        let secret = secrets.first(where: { isKept($0, from: wait, in: function.node, project) }),
        let question = question(before: wait, in: function.node), asksOnly(question, secret, type, project)
      else { continue }
      return Finding(
        rule, at: wait,
        fact: "Two callers of '\(function.name)' that come at a time both renew '\(secret.name)' of \(type.name).",
        evidence: [Evidence(question, "both go on here, before either has the new one")],
        consequence: "The second uses what the first has already used up, and a server that gives out each only once "
          + "signs the user out.",
        advice: "Keep the task that renews it in a property, and let whoever comes meanwhile wait for its value.")
    }
    return nil
  }

  private static func isSecret(_ member: Member) -> Bool {
    let words = Set(member.words + (member.plainType?.name.nameWords ?? []))
    return !words.isDisjoint(with: ["token", "tokens", "credential", "credentials", "session"]) && !member.isBool
  }

  private static func isRenewal(_ name: String) -> Bool {
    ["refresh", "renew", "rotate", "reauthenticate", "exchange"].contains(name.nameWords.first ?? "")
  }

  /// `token = try await …`, or by way of a constant.
  private static func isKept(_ secret: Member, from wait: Node, in code: Node, _ project: Project) -> Bool {
    project.writesOutsideInitializers(of: secret).contains { write in
      guard code.contains(write), let value = write.assignment?.child(.right) else { return false }
      if value.contains(wait) { return true }
      guard case .local(let local)? = project.referent(of: value) else { return false }
      return local.child(.value).map { $0 == wait || $0.contains(wait) } == true
    }
  }

  /// `if token.expires > .now { return token }`, or `if token.expires < .now { token = … }` around it.
  private static func question(before wait: Node, in code: Node) -> Node? {
    let around = wait.ancestors.prefix { $0 != code }.first { ancestor in
      ancestor.kind == .ifBranch && ancestor.child(.then)?.contains(wait) == true
    }
    if let around { return around }
    return code.children(.statement).last { statement in
      statement.range.upperBound < wait.start
        && (statement.kind == .guardStatement || statement.kind == .ifBranch)
        && statement.descendants.contains { $0.kind == .returnStatement }
    }
  }

  private static func asksOnly(_ question: Node, _ secret: Member, _ type: NominalType, _ project: Project) -> Bool {
    let asked = question.children(.condition).flatMap { Array($0.withDescendants) }.compactMap { node in
      project.storage(of: node).flatMap { $0.owner == type.id && $0.isStored ? $0 : nil }
    }
    return asked.contains(secret) && asked.allSatisfy { $0 == secret || $0.isConstant }
  }
}
