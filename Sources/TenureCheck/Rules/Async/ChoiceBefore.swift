/// `func select(_ tag: Tag) { self.tag = tag; Task { await load() } }`: each choice starts the load anew, while the one before
/// may still wait.
enum ChoiceBefore {
  static func repetition(of wait: Node, filling target: Node, _ project: Project) -> Repetition? {
    guard let code = wait.ancestors.first(where: { $0.kind == .function }), let type = project.enclosingType(of: code),
      type.isModel || type.isViewLike, !asksWhetherItRuns(code, before: wait, project)
    else { return nil }
    for question in questions(in: wait, project) where question.owner == type.id {
      for write in project.writesOutsideInitializers(of: question) {
        guard let choice = project.operation(of: write), choice.kind == .function, isChoice(choice.name),
          !choice.descendants.contains(where: { $0.name == "cancel" || $0.name.hasPrefix("cancelAll") }),
          // One more page behind the others is no other question.
          write.assignment?.name == "=" || target.assignment?.name == "=",
          starts(choice, code, after: write, wait, project)
        else { continue }
        return Repetition(
          place: choice, trigger: nil, name: "'\(choice.name)', which changes '\(question.name)',", cancels: false)
      }
    }
    return nil
  }

  /// The properties that the awaited call is given, also by way of a constant.
  private static func questions(in wait: Node, _ project: Project) -> [Member] {
    wait.descendants(of: .call).flatMap { $0.children(.argument) }.flatMap { argument in
      project.mutableReads(in: argument) + keepers(ofParametersIn: argument, before: wait, project)
    }
  }

  /// `self.account = account`, `accountID = account.id`, before `posts(of: account.id)`: the parameter is what is chosen.
  private static func keepers(
    ofParametersIn argument: Node, before wait: Node, _ project: Project
  ) -> [Member] {
    argument.withDescendants(of: .reference).flatMap { name -> [Member] in
      guard case .parameter(let parameter)? = project.referent(of: name), let code = parameter.parent,
        code.kind == .function
      else { return [] }
      return code.descendants(of: .assignment).compactMap { assignment in
        guard assignment.start < wait.start, assignment.name == "=", let value = assignment.child(.right),
          value.kind == .reference || value.kind == .member, value.dottedRoot == parameter.name
        else { return nil }
        return assignment.child(.left).flatMap { project.storage(of: $0) }
      }
    }
  }

  /// The choice calls the code behind the change, or is the code, in a task.
  private static func starts(
    _ choice: Node, _ code: Node, after write: Node, _ wait: Node, _ project: Project
  ) -> Bool {
    if choice == code {
      return write.start < wait.start
        && (wait.ancestors.prefix { $0 != code }.contains(where: \.isTaskBody) || isStartedByTap(choice, project))
    }
    return choice.descendants(of: .call).contains { call in
      call.start > write.start && call.calledName == code.name
        && (call.child(.callee)?.kind == .reference || call.child(.callee)?.child(.base)?.name == "self")
        && call.ancestors.prefix { $0 != choice }.contains(where: \.isTaskBody)
    }
  }

  /// `Button(account.name) { Task { await model.switchTo(account) } }`, in a menu or a list, again and again.
  private static func isStartedByTap(_ choice: Node, _ project: Project) -> Bool {
    choice.traits.contains(.async)
      && project.calls(of: choice.name).contains { call in
        guard project.function(calledBy: call) == choice,
          let task = call.ancestors.first(where: { $0.kind == .closure }), task.isTaskBody,
          let action = task.ancestors.first(where: { $0.kind == .closure })
        else { return false }
        return task.parent?.role == .statement && action.parent?.calledName == "Button"
          && ClosureUse(of: action) == .action
      }
  }

  private static func isChoice(_ name: String) -> Bool { choices.contains(name.nameWords.first ?? "") }

  private static let choices: Set<String> = [
    "select", "choose", "pick", "show", "set", "change", "switch", "filter", "search", "sort", "next", "previous", "go",
    "move", "step", "open", "apply", "did", "toggle", "tap", "selected", "chose", "picked", "changed", "switched",
    "filtered", "searched", "moved", "toggled", "tapped", "scrolled",
  ]

  private static func asksWhetherItRuns(_ code: Node, before wait: Node, _ project: Project) -> Bool {
    code.descendants.contains { node in
      node.start < wait.start && (node.kind == .guardStatement || node.kind == .ifBranch)
        && node.children(.condition).contains { condition in
          condition.withDescendants.contains {
            project.storage(of: $0).flatMap { LoadMembers.part(of: $0) } == .running
          }
        }
    }
  }
}
