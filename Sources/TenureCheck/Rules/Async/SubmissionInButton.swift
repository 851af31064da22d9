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
      !asks(action, before: wait), !leaves(action, before: task), !isSwitchedOff(button)
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

  private static func asks(_ action: Node, before wait: Node) -> Bool {
    action.descendants.contains { node in
      [.guardStatement, .ifBranch, .switchBranch, .ternary].contains(node.kind) && node.start < wait.start
    }
  }

  /// What the tap does at once takes the button away, or may: `dismiss()`, `isPresented = false`.
  private static func leaves(_ action: Node, before task: Node) -> Bool {
    action.descendants.contains { node in
      guard !task.contains(node) else { return false }
      return node.kind == .assignment || node.kind == .call && node != task.parent
    }
  }

  /// Something around the button may switch it off or take it away: a team has thought of it.
  private static func isSwitchedOff(_ button: Node) -> Bool {
    for node in button.ancestors {
      if node.kind.isFunctionLike { return false }
      if [.ifBranch, .switchBranch, .ternary].contains(node.kind) { return true }
      if node.kind == .call, ["disabled", "allowsHitTesting", "opacity", "overlay"].contains(node.calledName ?? "") {
        return true
      }
    }
    return false
  }
}
