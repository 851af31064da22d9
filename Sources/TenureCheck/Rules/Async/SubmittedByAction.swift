/// An action of a feature that starts what must not be done twice, and asks its state nothing.
enum SubmittedByAction {
  static func findings(in project: Project, verbs: (Node) -> [String]) -> [Finding] {
    project.features.flatMap { feature -> [Finding] in
      feature.nodes.filter { $0.kind == .call && $0.calledName == "run" }.compactMap {
        finding($0, of: feature, project, verbs(feature.type.declaration))
      }
    }
  }

  private static func finding(_ run: Node, of feature: Feature, _ project: Project, _ verbs: [String]) -> Finding? {
    guard let entry = run.ancestors.first(where: { $0.kind == .switchCase }), !isManaged(entry),
      let closure = run.children.first(where: { $0.kind == .closure }), let (wait, deed) = deed(in: closure, verbs),
      let action = plainAction(of: entry), !Submission.isForDevelopers(feature.name),
      let button = button(sending: action, to: feature, project)
    else { return nil }
    let flag = entry.descendants(of: .assignment).first {
      $0.child(.right)?.text == "true" && $0.child(.left)?.child(.base)?.name == "state"
    }?.child(.left)
    return Finding(
      SubmitWithoutGuardInModel.self, at: run,
      fact: "\(feature.name) starts '\(deed)' at each '.\(action)', also while the one before still waits.",
      evidence: [Evidence(button, "this button sends it with each tap"), Evidence(wait, "it waits here")]
        + (flag.map { [Evidence($0, "'\($0.name)' is set here, and not asked before")] } ?? []),
      consequence: "Two quick taps do '\(deed)' two times.",
      advice: flag.map {
        "Begin the action with 'guard !state.\($0.name) else { return .none }', and disable the button by it."
      } ?? "Keep in the state whether it runs, and return '.none' while it does.")
  }

  /// Something in the action deals with what runs already, or leaves the screen.
  private static func isManaged(_ entry: Node) -> Bool {
    entry.descendants.contains { node in
      switch node.kind {
      case .guardStatement, .ifBranch, .switchBranch, .ternary: true
      case .call: ["cancellable", "cancel", "debounce", "throttle", "dismiss"].contains(node.calledName ?? "")
      case .assignment: node.child(.right)?.kind == .nilLiteral
      default: false
      }
    }
  }

  /// `payTapped` of `case .payTapped:`; an action that brings something may be about another thing each time.
  private static func plainAction(of entry: Node) -> String? {
    let patterns = entry.children(.pattern)
    guard patterns.count == 1, let pattern = patterns.first, pattern.kind == .implicitMember else { return nil }
    return pattern.name
  }

  private static func deed(in closure: Node, _ verbs: [String]) -> (wait: Node, name: String)? {
    for wait in closure.descendants(of: .awaitExpression) {
      var call = wait.child(.base)
      while let next = call, next.kind == .tryExpression || next.kind == .optionalChain { call = next.child(.base) }
      guard let call, call.kind == .call, let callee = call.child(.callee), callee.kind == .member,
        let name = call.calledName, Submission.isVerb(name, of: verbs) || Submission.isBusiness(name),
        !isOfOneThing(call)
      else { continue }
      return (wait, name)
    }
    return nil
  }

  /// `api.delete(id)`: what is done to one thing a second time is done already.
  private static func isOfOneThing(_ call: Node) -> Bool {
    call.children(.argument).contains { argument in
      ([argument] + Array(argument.descendants)).contains {
        ["id", "ids"].contains($0.name.nameWords.last ?? "")
      } || (argument.label ?? "").nameWords.last == "id"
    }
  }

  /// A button of the feature's view that nothing about the state switches off.
  private static func button(sending action: String, to feature: Feature, _ project: Project) -> Node? {
    let buttons = project.occurrences.of(action).compactMap { name -> Node? in
      guard name.kind == .implicitMember, name.role == .argument, let send = name.parent, send.calledName == "send",
        project.isShipped(send), let view = project.enclosingType(of: send), view.isViewLike,
        project.feature(ofStoreIn: view, among: [feature]) != nil,
        let closure = send.ancestors.first(where: { $0.kind == .closure }), let button = closure.parent,
        button.calledName == "Button", ClosureUse(of: closure) == .action, !project.closesByItself(button)
      else { return nil }
      return button
    }
    return buttons.first { !dependsOnState($0) }
  }

  private static func dependsOnState(_ button: Node) -> Bool {
    for node in button.ancestors {
      switch node.kind {
      case .call: if ["disabled", "allowsHitTesting", "opacity"].contains(node.calledName ?? "") { return true }
      case .ifBranch, .switchBranch, .ternary: return true
      case .accessor, .function: return false
      default: break
      }
    }
    return false
  }
}
