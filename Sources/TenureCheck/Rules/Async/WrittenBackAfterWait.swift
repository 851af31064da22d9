/// A value that is taken out of a model, changed while something is waited for, and put back whole: `var all = todos; …
/// await …; todos = all`.
enum WrittenBackAfterWait {
  static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter { ($0.isModel || $0.isViewLike) && waits($0) }.flatMap { type in
      LoadMembers.followed(of: type).compactMap { finding($0, of: type, project) ?? place($0, of: type, project) }
    }
  }

  /// Most types wait for nothing, and who uses their members need not be asked.
  private static func waits(_ type: NominalType) -> Bool {
    ([type.declaration] + type.extensions).contains { code in
      code.descendants.contains { $0.kind == .awaitExpression }
    }
  }

  /// `guard let index = todos.firstIndex(…); …; await …; todos[index] = todo`
  private static func place(_ list: Member, of type: NominalType, _ project: Project) -> Finding? {
    let writes = project.writesOutsideInitializers(of: list)
    for write in writes {
      guard let access = write.parent, access.kind == .subscriptAccess, write.role == .base,
        let index = access.child(.argument), index.kind == .reference, let code = write.enclosingCode,
        case .local(let local)? = project.referent(of: index), local.enclosingCode == code,
        isPlace(local, in: list, project),
        let statement = ([write] + Array(write.ancestors)).first(where: { $0.role == .statement }),
        let wait = code.suspensions.first(where: {
          $0.start > local.range.upperBound && ($0.start < write.start || statement.contains($0))
        }),
        !isAskedBetween(wait, write, list, in: code, project),
        let move = writes.first(where: { project.operation(of: $0) != project.operation(of: write) && isMove($0) })
      else { continue }
      return finding(
        at: access, wait,
        fact: "'\(index.name)' says where an element of '\(list.name)' was before '\(wait.excerpt)'.",
        taken: Evidence(local, "looked up here"),
        changed: Evidence(move, "elements of '\(list.name)' get another place here meanwhile"),
        consequence: "After that, another element is changed, or the index is out of range and the program stops.",
        advice: "Keep the element's id, and look its place up anew behind the 'await'.")
    }
    return nil
  }

  /// A constant that is filled by `firstIndex`, or the index of a loop over all.
  private static func isPlace(_ local: Node, in list: Member, _ project: Project) -> Bool {
    let value = local.child(.value) ?? local.ancestors.first { $0.kind == .forLoop }?.child(.subject)
    return value?.withDescendants.contains { node in
      ["firstIndex", "lastIndex", "indices", "enumerated"].contains(node.name)
        && node.child(.base).flatMap { project.storage(of: $0) } == list
    } == true
  }

  private static func isMove(_ change: Node) -> Bool {
    guard let method = change.parent, method.kind == .member, method.role == .callee else { return false }
    return method.name.hasPrefix("remove") || ["insert", "move", "sort"].contains(method.name)
  }

  private static func finding(_ member: Member, of type: NominalType, _ project: Project) -> Finding? {
    guard project.type(of: member)?.isReference != true else { return nil }
    let writes = project.writesOutsideInitializers(of: member)
    for write in writes {
      guard let assignment = write.assignment, assignment.name == "=", let value = assignment.child(.right),
        let code = assignment.enclosingCode, let copy = copy(of: member, put: value, project),
        copy.enclosingCode == code,
        let wait = code.suspensions.first(where: { $0.start > copy.range.upperBound && $0.start < assignment.start }),
        !isAskedBetween(wait, assignment, member, in: code, project),
        isChanged(copy, in: code, before: assignment, project),
        let other = writes.first(where: { other in
          guard let operation = project.operation(of: other), operation != project.operation(of: write) else {
            return false
          }
          return !isEmptying(other)
        })
      else { continue }
      return finding(
        at: assignment, wait,
        fact: "'\(member.name)' of \(type.name) is put back as it was before '\(wait.excerpt)', with the changes made "
          + "here.",
        taken: Evidence(copy, "taken out here"),
        changed: Evidence(other, "'\(member.name)' can change here meanwhile"),
        consequence: "What was changed while it waited is lost.",
        advice: "Change '\(member.name)' itself, behind each 'await', and look up anew what is to be changed.")
    }
    return nil
  }

  /// What was taken before a wait, and is used behind it as if nothing had changed.
  private static func finding(
    at place: Node, _ wait: Node, fact: String, taken: Evidence, changed: Evidence, consequence: String, advice: String
  ) -> Finding {
    Finding(
      AsyncResultWithoutSupersession.self, at: place, fact: fact,
      evidence: [taken, Evidence(wait, "it waits here"), changed], consequence: consequence, advice: advice)
  }

  /// `var all = todos`, where `all` is put back.
  private static func copy(of member: Member, put value: Node, _ project: Project) -> Node? {
    guard value.kind == .reference, case .local(let local)? = project.referent(of: value), local.kind == .variable,
      !local.traits.contains(.constant), let taken = local.child(.value), project.storage(of: taken) == member
    else { return nil }
    return local
  }

  private static func isChanged(_ copy: Node, in code: Node, before end: Node, _ project: Project) -> Bool {
    project.names(of: copy, in: code).contains { $0.start < end.start && Use($0).kind == .write }
  }

  /// Somebody asks, behind the wait, whether the value is still the same.
  private static func isAskedBetween(
    _ wait: Node, _ end: Node, _ member: Member, in code: Node, _ project: Project
  ) -> Bool {
    code.descendants.contains { node in
      node.start > wait.range.upperBound && node.start < end.start
        && (node.kind == .guardStatement || node.kind == .ifBranch)
        && node.children(.condition).contains { condition in
          condition.withDescendants.contains { project.storage(of: $0) == member || $0.name == "isCancelled" }
        }
    }
  }

  private static func isEmptying(_ write: Node) -> Bool {
    guard let value = write.assignment?.child(.right) else { return false }
    return value.kind == .nilLiteral || value.kind == .arrayLiteral && value.child(.element) == nil
  }
}
