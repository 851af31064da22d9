/// A button whose own action sends, pays or creates, with nothing that keeps a second tap away.
enum SubmissionInButton {
  static func findings(in project: Project, verbs: (Node) -> [String]) -> [Finding] {
    project.calls(of: "Button").compactMap { finding($0, project, verbs) }
  }

  private static func finding(_ button: Node, _ project: Project, _ verbs: (Node) -> [String]) -> Finding? {
    guard let type = project.enclosingType(of: button), type.isViewLike, !Submission.isForDevelopers(type.name),
      !project.closesByItself(button),
      let action = button.children.first(where: { $0.kind == .closure && ClosureUse(of: $0) == .action }),
      let task = action.descendants.first(where: \.isTaskBody),
      let wait = task.descendants(of: .awaitExpression).first(where: { $0.enclosingCode == task }),
      let call = deed(wait), Submission.isVerb(call.calledName ?? "", of: verbs(button)),
      !isMethodOfItsOwn(call, project), !isOfOneThing(call),
      !asks(action, before: wait, project), !leaves(action, before: task, project),
      !isSwitchedOff(button, action, before: wait, project)
    else { return nil }
    let name = call.calledName ?? "it"
    return Finding(
      SubmitWithoutGuardInModel.self, at: button,
      fact: "The button starts '\(name)' with each tap, also while the one before still waits.",
      evidence: [Evidence(wait, "it waits here")],
      consequence: "A second tap does '\(name)' a second time.",
      advice: "Keep whether it runs, '@State private var isRunning = false', set it before the task, and add "
        + "'.disabled(isRunning)'.")
  }

  /// A method of a model or a view is looked at where it stands.
  private static func isMethodOfItsOwn(_ call: Node, _ project: Project) -> Bool {
    guard let function = project.function(calledBy: call), let type = project.enclosingType(of: function) else {
      return false
    }
    return type.isModel || type.isViewLike
  }

  /// `delete(post.id)`, `picture.delete()`: what is done to one thing a second time is done already.
  private static func isOfOneThing(_ call: Node) -> Bool {
    if call.calledName == "delete", call.children(.argument).isEmpty { return true }
    return call.children(.argument).contains { argument in
      argument.name.nameWords.last == "id" || (argument.label ?? "").nameWords.last == "id"
    }
  }

  private static func deed(_ wait: Node) -> Node? {
    var call = wait.child(.base)
    while let next = call, next.kind == .tryExpression || next.kind == .optionalChain { call = next.child(.base) }
    return call?.kind == .call ? call : nil
  }

  /// Whether the action asks, before it waits, for something that itself has changed by then: `guard !isSending`.
  private static func asks(_ action: Node, before wait: Node, _ project: Project) -> Bool {
    action.descendants.contains { node in
      guard node.start < wait.start else { return false }
      switch node.kind {
      case .guardStatement, .ifBranch:
        return node.children(.condition).contains { tells($0, action, before: wait, project) }
      case .switchBranch: return node.child(.subject).map { tells($0, action, before: wait, project) } == true
      default: return false
      }
    }
  }

  /// What the tap does at once takes the button away, or may: `dismiss()`, `isPresented = false`, a closure of the
  /// caller.
  private static func leaves(_ action: Node, before task: Node, _ project: Project) -> Bool {
    action.descendants.contains { node in
      guard !task.contains(node) else { return false }
      if node.kind == .assignment, let value = node.child(.right) {
        return value.kind == .nilLiteral || value.text == "false"
          || node.child(.left).flatMap { project.storage(of: $0) }?.wrapper == .binding
      }
      guard node.kind == .call, node != task.parent, let callee = node.child(.callee) else { return false }
      if !leaving.isDisjoint(with: callee.name.nameWords) { return true }
      return project.storage(of: callee).map { !$0.isFunction } ?? false
    }
  }

  private static let leaving: Set<String> = [
    "dismiss", "pop", "close", "back", "done", "finish", "hide", "cancel", "navigate", "present", "complete", "push",
    "collapse", "show", "open", "remove", "select", "go", "end",
  ]

  /// Something around the button may switch it off or take it away meanwhile.
  private static func isSwitchedOff(_ button: Node, _ action: Node, before wait: Node, _ project: Project) -> Bool {
    func tells(_ condition: Node) -> Bool { self.tells(condition, action, before: wait, project) }
    for node in button.ancestors {
      if node.kind.isFunctionLike { return false }
      switch node.kind {
      case .ifBranch: if node.children(.condition).contains(where: tells) { return true }
      case .switchBranch: if node.child(.subject).map(tells) == true { return true }
      case .ternary: if node.child(.condition).map(tells) ?? true { return true }
      case .call:
        let name = node.calledName ?? ""
        if name == "overlay" { return true }
        if ["disabled", "allowsHitTesting", "opacity"].contains(name), node.children(.argument).contains(where: tells) {
          return true
        }
      default: break
      }
    }
    return false
  }

  /// `context.hasChanges`, of an object that the project does not show: what it was may have changed with the tap.
  private static func isUnknownState(_ node: Node, _ project: Project) -> Bool {
    guard node.kind == .member, node.role != .callee, let base = node.child(.base), base.kind == .reference else {
      return false
    }
    return project.type(of: base) == nil && project.typeReference(base) == nil
      && !["isEmpty", "count", "first", "last"].contains(node.name)
  }

  /// Whether a condition tells, or may tell, that the work runs: by its name, or since the action changes what it reads
  /// before it waits. `text.isEmpty` and `if let account` are the same at the second tap.
  private static func tells(
    _ condition: Node, _ action: Node, before wait: Node, _ project: Project, depth: Int = 2
  ) -> Bool {
    condition.withDescendants.contains { node in
      guard node.kind == .reference || node.kind == .member else { return false }
      if !node.name.nameWords.filter(LoadMembers.isRunning).isEmpty { return true }
      guard let member = project.storage(of: node) else {
        if isUnknownState(node, project) { return true }
        guard node.kind == .reference, node.role != .callee else { return false }
        switch project.referent(of: node) {
        case .local(let local):
          return depth > 0
            && local.child(.value).map { tells($0, action, before: wait, project, depth: depth - 1) } == true
        case nil: return node.name.startsWithSmallLetter && !node.name.startsWithDollar
        default: return false
        }
      }
      if !member.isStored {
        return depth > 0
          && member.statements.contains { tells($0, action, before: wait, project, depth: depth - 1) }
      }
      if member.plainType?.name == "Task" || LoadMembers.part(of: member) == .running { return true }
      if let type = project.type(of: member), type.declaration.kind == .enumDeclaration { return true }
      return project.uses(of: member).contains { use in
        use.kind == .write && action.contains(use.node) && use.node.start < wait.start
      }
    }
  }
}
