/// A sum that grows with a list, and not with every change of it: `expenses.append(expense); spent += expense.amount`.
enum SummedByHand {
  static func finding(
    _ rule: any Rule.Type, _ sum: Member, of type: NominalType, _ uses: [Use], beside lists: [Member],
    _ project: Project
  ) -> Finding? {
    var changes: [Node] = []
    for use in uses where use.kind == .write {
      guard project.operation(of: use.node)?.kind != .initializer else { continue }
      guard let assignment = use.node.assignment, project.enclosingType(of: use.node) === type,
        ["+=", "-="].contains(assignment.name) || assignment.child(.right)?.kind.isLiteral == true
      else { return nil }
      changes.append(use.node)
    }
    for list in lists where project.elementType(of: list) != nil {
      let all = project.writesOutsideInitializers(of: list)
      guard let together = changes.first(where: { isGrowth($0, with: all, project) }),
        let drift = all.first(where: { change in
          guard isOfSome(change), let operation = project.operation(of: change) else { return false }
          return !project.operation(operation, comesTo: changes) && !isCalledAlong(operation, changes, project)
        })
      else { continue }
      return Finding(
        rule, at: sum.node,
        fact: "\(type.name) adds to '\(sum.name)' what it adds to '\(list.name)', which it can be computed from.",
        evidence: [
          Evidence(together, "added here"),
          Evidence(drift, "'\(list.name)' changes here, and '\(sum.name)' stays as it was"),
        ],
        consequence: "After that, '\(sum.name)' does not go with '\(list.name)', and views show both.",
        advice: "Compute it of '\(list.name)': 'var \(sum.name): \(sum.type?.text ?? "Double") { "
          + "\(list.name).reduce(0) { … } }'.")
    }
    return nil
  }

  /// `spent += expense.amount` where `expenses.append(expense)` stands too.
  private static func isGrowth(_ sum: Node, with changes: [Node], _ project: Project) -> Bool {
    guard let assignment = sum.assignment, assignment.name == "+=", let operation = project.operation(of: sum) else {
      return false
    }
    let names = assignment.child(.right)?.withDescendants.filter { $0.kind == .member }.compactMap(\.dottedRoot) ?? []
    return changes.contains { change in
      guard operation.contains(change), let method = change.parent, ["append", "insert"].contains(method.name),
        let element = method.parent?.child(.argument)
      else { return false }
      return element.kind == .reference && names.contains(element.name)
    }
  }

  /// Some elements go, or are replaced: not all of them, as where a list is emptied and a total goes on.
  private static func isOfSome(_ change: Node) -> Bool {
    guard let parent = change.parent else { return false }
    switch parent.kind {
    case .member where parent.role == .callee:
      return parent.name == "remove" || parent.name == "removeLast"
        || parent.name == "removeAll" && parent.parent?.children.contains { $0.kind == .closure } == true
    case .subscriptAccess: return parent.role == .left
    default: return false
    }
  }

  /// All who come to the change keep the sum up beside it.
  private static func isCalledAlong(_ operation: Node, _ changes: [Node], _ project: Project) -> Bool {
    guard operation.kind == .function else { return false }
    let callers = project.calls(of: operation.name).compactMap { project.operation(of: $0) }
    return !callers.isEmpty && callers.allSatisfy { project.operation($0, comesTo: changes) }
  }
}
