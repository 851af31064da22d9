/// A question before work about something that the work itself changes: `guard !isLoading else { return }`,
/// `guard items.isEmpty else { return }`. The second time its answer is another.
struct AskedFirst {
  let project: Project
  /// The code that leads to the work, and where in it the work begins.
  let ways: [(code: Node, end: Int)]

  /// Whether one of the ways asks, or stands in a branch that does.
  func holds(around place: Node? = nil) -> Bool {
    // `if !isLoaded { ProgressView().onAppear { Task { await load() } } }`
    let conditions = place.map { $0.ancestors.flatMap(Self.conditions) } ?? []
    if conditions.contains(where: isChanged) { return true }
    return ways.contains { code, end in
      code.descendants.contains { node in
        guard node.start < end, node.kind == .guardStatement || Self.stops(node, before: end) else { return false }
        return Self.conditions(of: node).contains(where: isChanged)
      }
    }
  }

  private static func conditions(of branch: Node) -> [Node] {
    switch branch.kind {
    case .ifBranch, .guardStatement: branch.children(.condition)
    case .switchBranch: branch.children(.subject)
    default: []
    }
  }

  /// The work is inside the branch, or the branch leaves.
  private static func stops(_ branch: Node, before end: Int) -> Bool {
    guard branch.kind == .ifBranch || branch.kind == .switchBranch else { return false }
    return branch.range.upperBound > end || branch.descendants.contains { $0.kind == .returnStatement }
  }

  /// Whether the work changes what a condition reads, by itself or by way of a computed property or a function.
  /// `guard let client`: what has to be there is there the second time too.
  private func isChanged(_ condition: Node) -> Bool {
    condition.kind != .optionalBinding && reads(condition, depth: 2)
  }

  private func reads(_ code: Node, depth: Int) -> Bool {
    code.withDescendants.contains { part in
      if part.kind == .call, depth > 0, let function = project.function(calledBy: part) {
        return function.children(.statement).contains { reads($0, depth: depth - 1) }
      }
      guard let member = project.storage(of: part), !member.isFunction else { return false }
      if member.isComputed { return depth > 0 && member.statements.contains { reads($0, depth: depth - 1) } }
      return project.uses(of: member).contains { use in
        use.kind == .write && ways.contains { $0.code.contains(use.node) }
      }
    }
  }
}
