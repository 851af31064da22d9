/// A flag that is set, a step that is counted, or the route itself that is kept once more, where a route is pushed: the way
/// back takes the route from the path and leaves the other.
enum FlagBesidePath {
  static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter { $0.isModel || $0.isViewLike }.flatMap { type in
      type.stored.flatMap { path in findings(beside: path, of: type, project) }
    }
  }

  private static func findings(beside path: Member, of type: NominalType, _ project: Project) -> [Finding] {
    guard path.name.nameWords.contains(where: ["path", "routes", "stack", "screens"].contains),
      path.accessors.isEmpty
    else { return [] }
    let uses = project.uses(of: path)
    guard let stack = uses.first(where: { $0.isProjected && isPathOfStack($0.node) }) else { return [] }
    let changes = uses.filter { $0.kind == .write }.map(\.node)
    let pushes = changes.filter { $0.parent?.kind == .member && $0.parent?.name == "append" }
    var found: [Finding] = []
    for flag in type.stored where flag != path && (flag.isBool || isStep(flag)) && !flag.isConstant {
      if let (push, set) = raised(flag, with: pushes, changes, project) {
        found.append(finding(flag, path, type, push, set, stack.node))
      }
    }
    for current in type.stored where current != path && !current.isConstant && !isOfThePast(current) {
      if let (push, set) = keptAlong(current, with: pushes, changes, project) {
        found.append(finding(current, path, type, push, set, stack.node, says: "which has the same at its end"))
      }
    }
    return found
  }

  /// `lastVisited`: what stays on purpose when the way leads back.
  private static func isOfThePast(_ member: Member) -> Bool {
    CopyNames.isCopy(member.name)
      || !Set(member.words).isDisjoint(with: ["visited", "recent", "opened", "history", "seen", "restored"])
  }

  /// `path.append(screen)` beside `current = screen`.
  private static func keptAlong(
    _ current: Member, with pushes: [Node], _ changes: [Node], _ project: Project
  ) -> (push: Node, set: Node)? {
    setAlong(current, changes, project) { _, value, operation in
      pushes.first { operation.contains($0) && $0.parent?.parent?.child(.argument)?.text == value.text }
    }
  }

  private static func finding(
    _ flag: Member, _ path: Member, _ type: NominalType, _ push: Node, _ set: Node, _ stack: Node,
    says: String = "which says the same"
  ) -> Finding {
    Finding(
      StoredDerivedState.self, at: flag.node,
      fact: "\(type.name) sets '\(flag.name)' where it pushes onto '\(path.name)', \(says).",
      evidence: [
        Evidence(push, "pushed here"), Evidence(set, "and said once more here"),
        Evidence(stack, "the stack takes routes off by itself, on the way back"),
      ],
      consequence: "After the way back the route is gone, and '\(flag.name)' still says that it is there.",
      advice: "Compute it of '\(path.name)'.")
  }

  /// `step`, `depth`: how far somebody has come, and not how often something was done.
  private static func isStep(_ member: Member) -> Bool {
    !Set(member.words).isDisjoint(with: ["step", "depth", "level", "position", "progress"])
      && (member.plainType?.name == "Int" || member.value?.kind == .integerLiteral)
  }

  /// `NavigationStack(path: $router.path)`
  private static func isPathOfStack(_ use: Node) -> Bool {
    for node in [use] + Array(use.ancestors) {
      if node.role == .argument { return node.label == "path" && node.parent?.calledName == "NavigationStack" }
      if node.kind == .closure || node.kind == .block { return false }
    }
    return false
  }

  /// `path.append(.cart)` beside `isInCart = true`, `step += 1`.
  private static func raised(
    _ flag: Member, with pushes: [Node], _ changes: [Node], _ project: Project
  ) -> (push: Node, set: Node)? {
    setAlong(flag, changes, project, given: [.booleanLiteral, .integerLiteral]) { assignment, value, operation in
      guard value.text == "true" || assignment.name == "+=" else { return nil }
      return changes.first(where: operation.contains).flatMap { pushes.contains($0) ? $0 : nil }
    }
  }

  /// The push and the assignment that go together, where whatever else sets the member changes the path as well. `given`:
  /// kinds of values that it may be set to; any where there are none.
  private static func setAlong(
    _ member: Member, _ changes: [Node], _ project: Project, given kinds: Set<NodeKind> = [],
    push: (_ assignment: Node, _ value: Node, _ operation: Node) -> Node?
  ) -> (push: Node, set: Node)? {
    let uses = project.uses(of: member)
    guard !uses.contains(where: \.isProjected), uses.contains(where: { $0.kind == .read }) else { return nil }
    var found: (Node, Node)?
    for use in uses where use.kind == .write && project.operation(of: use.node)?.kind != .initializer {
      guard let assignment = use.node.assignment, let value = assignment.child(.right),
        kinds.isEmpty || kinds.contains(value.kind), let operation = project.operation(of: use.node),
        !isAfterwards(use.node), changes.contains(where: operation.contains)
      else { return nil }
      if found == nil, let push = push(assignment, value, operation) { found = (push, use.node) }
    }
    return found
  }

  /// `.onDisappear { isOpen = false }` of the screen that was pushed.
  private static func isAfterwards(_ write: Node) -> Bool {
    write.ancestors.contains {
      $0.kind == .closure
        && ["onChange", "onDisappear", "onAppear", "onReceive", "sink"].contains($0.parent?.calledName ?? "")
    }
  }
}
