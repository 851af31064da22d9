/// A page that is appended to a list which has been emptied for another question meanwhile: `orders += page`, behind an
/// `await` that asked for the status of that time.
enum PageOfFormerQuestion {
  static func findings(of rule: any Rule.Type, in project: Project) -> [Finding] {
    project.shippedTypes.filter { $0.isModel || $0.isViewLike }.flatMap { type in
      LoadMembers.followed(of: type).compactMap { finding(rule, $0, of: type, project) }
    }
  }

  private static func finding(
    _ rule: any Rule.Type, _ list: Member, of type: NominalType, _ project: Project
  ) -> Finding? {
    guard project.elementType(of: list) != nil || list.plainType?.kind == .arrayType else { return nil }
    let writes = project.writesOutsideInitializers(of: list)
    for write in writes {
      guard let value = addition(write), let operation = project.operation(of: write), let code = write.enclosingCode,
        let wait = code.suspensions.last(where: { $0.start < write.start || value.contains($0) }),
        comes(value, from: wait, project)
      else { continue }
      for question in questions(in: wait, of: type, but: list, project) {
        guard !isAsked(question, after: wait, before: write, in: code, project),
          let emptying = writes.first(where: { isEmptying($0, along: question, besides: operation, project) })
        else { continue }
        return Finding(
          rule, at: write,
          fact:
            "'\(list.name)' takes what was asked for '\(question.name)' of that time, whatever '\(question.name)' is "
            + "now.",
          evidence: [
            Evidence(wait, "it waits here"),
            Evidence(emptying, "'\(list.name)' is emptied for another '\(question.name)' here"),
          ],
          consequence:
            "When that happens while it waits, elements of the former '\(question.name)' stand among the new.",
          advice: "Keep it before the wait, 'let asked = \(question.name)', and behind it: 'guard asked == "
            + "\(question.name) else { return }'.")
      }
    }
    return nil
  }

  /// What `orders += page` and `orders.append(contentsOf: page)` add.
  private static func addition(_ write: Node) -> Node? {
    if let assignment = write.assignment { return assignment.name == "+=" ? assignment.child(.right) : nil }
    guard let method = write.accessedMember, method.name == "append", method.role == .callee else { return nil }
    return method.parent?.children.first { $0.label == "contentsOf" }
  }

  private static func comes(_ value: Node, from wait: Node, _ project: Project) -> Bool {
    if value.contains(wait) { return true }
    return value.withDescendants(of: .reference).contains { name in
      guard case .local(let local)? = project.referent(of: name) else { return false }
      let origin = local.child(.value) ?? local.ancestors.first { $0.kind == .variable }?.child(.value)
      return origin.map { $0 == wait || $0.contains(wait) } == true
    }
  }

  /// The type's own state among the arguments of what is awaited.
  private static func questions(
    in wait: Node, of type: NominalType, but list: Member, _ project: Project
  ) -> [Member] {
    var found: [Member] = []
    for call in wait.descendants(of: .call) {
      for node in call.children(.argument).flatMap({ Array($0.withDescendants) })
      where node.kind == .reference || node.kind == .member {
        guard let member = project.storage(of: node), member.owner == type.id, member != list, member.isStored,
          !member.isConstant, !found.contains(member)
        else { continue }
        found.append(member)
      }
    }
    return found
  }

  /// Somebody asks behind the wait whether the answer is still wanted.
  private static func isAsked(
    _ question: Member, after wait: Node, before write: Node, in code: Node, _ project: Project
  ) -> Bool {
    code.descendants.contains { node in
      guard node.start > wait.range.upperBound || node.range.upperBound > wait.range.upperBound,
        node.start < write.start, [.guardStatement, .ifBranch, .tryExpression].contains(node.kind)
      else { return false }
      return node.withDescendants.contains { part in
        part.start > wait.range.upperBound
          && (part.name == "isCancelled" || part.name == "checkCancellation" || project.storage(of: part) == question
            || part.kind == .binary && ["==", "!="].contains(part.name))
      }
    }
  }

  /// `status = newStatus; orders = []` in another function, or in a `didSet` of the question.
  private static func isEmptying(
    _ write: Node, along question: Member, besides operation: Node, _ project: Project
  ) -> Bool {
    guard let other = project.operation(of: write), other != operation else { return false }
    if let assignment = write.assignment {
      guard assignment.name == "=", let value = assignment.child(.right), value.kind == .arrayLiteral,
        value.child(.element) == nil
      else { return false }
    } else {
      guard write.accessedMember?.name == "removeAll",
        write.accessedMember?.parent?.children.allSatisfy({ $0.kind != .closure }) == true
      else { return false }
    }
    if other.descendants.contains(where: { $0.name == "cancel" }) { return false }
    if other.kind == .accessor { return other.parent == question.node }
    return project.writesOutsideInitializers(of: question).contains { change in
      other.contains(change) && change.assignment.map { $0.name == "=" } == true
    }
  }
}
