/// An answer that comes by a closure, to a question that has been asked anew meanwhile.
enum AnswerToCompletion {
  static func findings(in project: Project) -> [Finding] {
    var found: [Finding] = []
    for type in project.shippedTypes where type.isModel || type.isViewLike {
      for function in type.members where function.isFunction && !function.isStatic {
        for call in function.node.descendants(of: .call) {
          if let finding = finding(call, in: function, of: type, project) { found.append(finding) }
        }
      }
    }
    return found
  }

  private static let asking: Set<String> = [
    "fetch", "load", "get", "search", "request", "data", "download", "find", "query", "perform", "resolve", "lookup",
  ]

  /// `session.dataTask(with: url(of: id)) { data, _, _ in self.image = … }` in a function that is called with each change.
  private static func finding(_ call: Node, in function: Member, of type: NominalType, _ project: Project) -> Finding? {
    guard let closure = call.children.filter({ $0.kind == .closure }).last, let asked = asked(by: call, project),
      ClosureUse(of: closure) != .immediate, !closure.isTaskBody, case let name = asked.calledName ?? "",
      let question = question(in: asked, besides: closure, function, project),
      let (assignment, member) = filling(by: closure, project), !isChecked(assignment, in: closure),
      !cancels(function.node), let repetition = project.repetition(of: call), !repetition.cancels,
      !repetition.isSubmit
    else { return nil }
    return Finding(
      AsyncResultWithoutSupersession.self, at: assignment,
      fact:
        "'\(member.name)' takes the answer of '\(name)' for '\(question.excerpt)' without asking whether that is still "
        + "wanted.",
      evidence: [
        Evidence(nameOf: repetition.place, "\(repetition.name) starts it anew with each change"),
        Evidence(call, "the answer comes by this closure"),
      ],
      consequence:
        "When the answer to an earlier value comes last, it overwrites the newer, and the screen shows the wrong one.",
      advice:
        "Compare '\(question.excerpt)' with what is wanted now before assigning, or cancel the request before the next."
    )
  }

  /// The call itself; or, of `find(query).sink { … }.store(in: &all)`, the one that made the publisher: the subscriptions
  /// pile up there. One that replaces the last ends that.
  private static func asked(by call: Node, _ project: Project) -> Node? {
    guard let name = call.calledName else { return nil }
    if asking.contains(name.nameWords.first ?? "") { return call }
    // A function of the project by another name, which asks and calls back.
    if let function = project.function(calledBy: call), function.children(.parameter).contains(where: takesAnswer),
      function.descendants(of: .call).contains(where: { asking.contains(($0.calledName ?? "").nameWords.first ?? "") })
    {
      return call
    }
    guard name == "sink", call.parent?.kind == .member, call.parent?.name == "store" else { return nil }
    return call.child(.callee)?.descendants(of: .call).first {
      asking.contains(($0.calledName ?? "").nameWords.first ?? "")
    }
  }

  /// `done: @escaping ([Song]) -> Void`
  private static func takesAnswer(_ parameter: Node) -> Bool {
    parameter.child(.type)?.functionType?.children(.parameter).isEmpty == false
  }

  private static func cancels(_ code: Node) -> Bool {
    code.descendants.contains { $0.name == "cancel" || $0.name.hasPrefix("cancelAll") || $0.name == "switchToLatest" }
  }

  /// What the function was called with, or what may be another value the next time.
  private static func question(in call: Node, besides closure: Node, _ function: Member, _ project: Project) -> Node? {
    let asked = call.children.filter { $0.role == .argument && $0 != closure }
    for argument in asked {
      if !project.mutableReads(in: argument).isEmpty { return argument }
      for node in argument.withDescendants(of: .reference) {
        if case .parameter(let parameter)? = project.referent(of: node), parameter.parent == function.node,
          let type = parameter.child(.type), project.isPlainValue(type)
        {
          return argument
        }
      }
    }
    return nil
  }

  /// State that takes what the closure is given.
  private static func filling(by closure: Node, _ project: Project) -> (assignment: Node, member: Member)? {
    let parameters = closure.children(.parameter).map(\.name)
    let names = parameters.isEmpty ? ["$0"] : Set(parameters).subtracting(["_", "error"])
    for assignment in closure.descendants(of: .assignment) where assignment.name == "=" {
      guard let target = assignment.child(.left), let value = assignment.child(.right),
        let member = project.storage(of: target),
        project.isFollowed(member), comes(value, from: names, project)
      else { continue }
      return (assignment, member)
    }
    return nil
  }

  private static func comes(_ value: Node, from names: Set<String>, _ project: Project, depth: Int = 3) -> Bool {
    value.withDescendants(of: .reference).contains { node in
      if names.contains(node.name) { return true }
      guard depth > 0, case .local(let local)? = project.referent(of: node) else { return false }
      let origin =
        local.child(.value) ?? local.ancestors.prefix { $0.kind != .closure }.compactMap { $0.child(.value) }.first
      return origin.map { comes($0, from: names, project, depth: depth - 1) } ?? names.contains(local.name)
    }
  }

  /// Whether the closure compares anything before it assigns.
  private static func isChecked(_ assignment: Node, in closure: Node) -> Bool {
    closure.descendants.contains { node in
      guard node.kind == .guardStatement || node.kind == .ifBranch, node.start < assignment.start,
        node.kind == .guardStatement || node.contains(assignment) || node.leavesItsCode
      else { return false }
      return node.children(.condition).contains { condition in
        condition.withDescendants.contains { $0.kind == .binary && ["==", "!=", "===", "!=="].contains($0.name) }
      }
    }
  }
}
