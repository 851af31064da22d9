/// A task whose work takes away the view that it belongs to, before it has got what it waits for: `phase = .loading` at
/// the beginning of what `.refreshable` of the list in `case .loaded` does.
enum TaskTakesItsView {
  static func findings(of rule: any Rule.Type, in project: Project) -> [Finding] {
    ["task", "refreshable"].flatMap { name in
      project.calls(of: name).compactMap { finding(rule, $0, project) }
    }
  }

  private static func finding(_ rule: any Rule.Type, _ call: Node, _ project: Project) -> Finding? {
    guard call.child(.callee)?.kind == .member, project.runsWhileBuilding(call),
      let closure = call.children.first(where: { $0.kind == .closure })
    else { return nil }
    for branch in branches(around: call) {
      for write in writesBeforeWaiting(in: closure, project) {
        guard let target = target(of: write), let member = project.storage(of: target),
          takesAway(write, of: member, branch, project)
        else { continue }
        return Finding(
          rule, at: write, severity: .warning,
          fact: "'\(write.excerpt)' takes away the view whose '\(call.calledName ?? "")' does this.",
          evidence: [
            Evidence(branch.place, "the view is there in this branch alone"),
            Evidence(call.child(.argument) ?? closure, "this is what ends with it"),
          ],
          consequence: "A task ends with its view: what is awaited behind this line is cancelled, and a request fails "
            + "with that.",
          advice: "Change '\(member.name)' when the answer is there, or put '.\(call.calledName ?? "task")' on a view "
            + "that is around both branches.")
      }
    }
    return nil
  }

  // MARK: Where the view stands

  /// A branch of an `if` or a `switch`, which is there while its conditions hold.
  private struct Branch {
    let place: Node
    /// What an `if` asks, and whether its contrary is meant.
    let conditions: [(asked: Node, holds: Bool)]
    /// What a `switch` is over, and the names of the cases.
    let subject: Node?
    let cases: [String]
  }

  private static func branches(around call: Node) -> [Branch] {
    var found: [Branch] = []
    var inner = call
    for ancestor in call.ancestors {
      if ancestor.kind.isFunctionLike || ancestor.kind == .variable { break }
      if ancestor.kind == .closure, ClosureUse(of: ancestor) != .content { break }
      if ancestor.kind == .ifBranch, inner.role == .then || inner.role == .else {
        let conditions = ancestor.children(.condition)
        if inner.role == .then {
          found.append(Branch(place: ancestor, conditions: conditions.map { ($0, true) }, subject: nil, cases: []))
        } else if conditions.count == 1 {
          found.append(Branch(place: ancestor, conditions: [(conditions[0], false)], subject: nil, cases: []))
        }
      }
      if ancestor.kind == .switchCase, let subject = ancestor.parent?.child(.subject) {
        let names = ancestor.children(.pattern).map(\.caseName)
        if !names.isEmpty, !names.contains(nil) {
          found.append(Branch(place: ancestor, conditions: [], subject: subject, cases: names.compactMap { $0 }))
        }
      }
      inner = ancestor
    }
    return found
  }

  private static func takesAway(_ write: Node, of member: Member, _ branch: Branch, _ project: Project) -> Bool {
    guard let value = write.child(.right) else {
      return branch.conditions.contains { asksForElements($0.asked, holds: $0.holds, of: member, project) }
    }
    if let subject = branch.subject {
      guard project.storage(of: subject) == member, let name = value.caseName, value.kind != .reference else {
        return false
      }
      return isCase(name, of: member, project) && !branch.cases.contains(name)
    }
    return branch.conditions.contains { ends($0.asked, holds: $0.holds, by: value, of: member, project) }
  }

  private static func isCase(_ name: String, of member: Member, _ project: Project) -> Bool {
    let named = member.value?.child(.base).flatMap { project.typeReference($0) }
    guard let type = project.type(of: member) ?? named else { return false }
    return type.members.contains { $0.node.kind == .enumCase && $0.name == name }
  }

  /// Whether a condition that held, or did not, is the contrary once the member has a value.
  private static func ends(
    _ condition: Node, holds: Bool, by value: Node, of member: Member, _ project: Project
  ) -> Bool {
    if condition.kind == .prefix, condition.name == "!", let asked = condition.child(.base) {
      return ends(asked, holds: !holds, by: value, of: member, project)
    }
    if condition.kind == .optionalBinding {
      let asked = condition.child(.value).flatMap { project.storage(of: $0) }
      let isMeant = asked == member || condition.child(.value) == nil && condition.name == member.name
      return holds && value.kind == .nilLiteral && isMeant
    }
    if value.kind == .arrayLiteral, value.children(.element).isEmpty {
      return asksForElements(condition, holds: holds, of: member, project)
    }
    return value.kind == .booleanLiteral && (value.text == "true") != holds && project.storage(of: condition) == member
  }

  /// `!rows.isEmpty`
  private static func asksForElements(
    _ condition: Node, holds: Bool, of member: Member, _ project: Project
  ) -> Bool {
    if condition.kind == .prefix, condition.name == "!", let asked = condition.child(.base) {
      return asksForElements(asked, holds: !holds, of: member, project)
    }
    guard condition.kind == .member, condition.name == "isEmpty", let base = condition.child(.base) else {
      return false
    }
    return !holds && project.storage(of: base) == member
  }

  // MARK: What the work does first

  /// `phase` of `phase = .loading`, `rows` of `rows.removeAll()`
  private static func target(of write: Node) -> Node? {
    if write.kind == .assignment { return write.name == "=" ? write.child(.left) : nil }
    guard let method = write.child(.callee), method.kind == .member, method.name == "removeAll",
      !write.children.contains(where: { $0.kind == .closure })
    else { return nil }
    return method.child(.base)
  }

  /// Assignments, and lists that are emptied, which surely run before the first wait of a closure, here and in what it waits for.
  private static func writesBeforeWaiting(in code: Node, _ project: Project, depth: Int = 2) -> [Node] {
    guard let wait = code.suspensions.first else { return [] }
    var found = code.children(.statement).flatMap(\.statementsAtOnce).filter {
      target(of: $0) != nil && $0.range.upperBound <= wait.start
    }
    if depth > 0, let called = wait.calledNode, let function = project.function(calledBy: called),
      function.traits.contains(.async)
    {
      found += writesBeforeWaiting(in: function, project, depth: depth - 1)
    }
    return found
  }
}

extension Node {
  /// Itself, or what `withAnimation { … }` runs.
  fileprivate var statementsAtOnce: [Node] {
    calledName == "withAnimation" ? child(.trailing)?.children(.statement) ?? [] : [self]
  }

  /// `load()` of `await load()` and of `try? await load()`.
  fileprivate var calledNode: Node? {
    var current = child(.base)
    while let node = current, node.kind != .call { current = node.child(.base) }
    return current
  }
}
