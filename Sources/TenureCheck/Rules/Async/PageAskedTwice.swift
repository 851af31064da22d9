/// The next page, asked for by each row that appears, and appended as often as it was asked for.
enum PageAskedTwice {
  static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter { $0.isModel || $0.isViewLike }.flatMap { type in
      type.members.compactMap { $0.isFunction && !$0.isStatic ? finding($0, of: type, project) : nil }
    }
  }

  private static func finding(_ method: Member, of type: NominalType, _ project: Project) -> Finding? {
    for wait in Submission.awaits(in: method.node) {
      guard let position = position(in: wait, of: method, type, project),
        let addition = addition(of: wait, in: method.node, project),
        !asks(method.node, before: wait, wait, method, project),
        !method.node.descendants.contains(where: { $0.name == "cancel" && $0.start < wait.start }),
        let start = start(of: method, wait, method, project)
      else { continue }
      return Finding(
        SubmitWithoutGuardInModel.self, at: method.node,
        fact: "'\(method.name)' of \(type.name) asks for what comes after '\(position.name)' and appends it, and does "
          + "not ask whether it already waits for that.",
        evidence: [
          Evidence(wait, "it waits here, for the same page as the call before"),
          Evidence(addition, "appended once for each call"), Evidence(nameOf: start, "rows that appear call it"),
        ],
        consequence:
          "Where two calls come before the first answer, as from rows that scroll by, the page is there twice.",
        advice: "'guard !isLoading else { return }; isLoading = true; defer { isLoading = false }' before the wait.")
    }
    return nil
  }

  /// What says which page is next: changed after the wait, or the list itself.
  private static func position(in wait: Node, of method: Member, _ type: NominalType, _ project: Project) -> Member? {
    for call in wait.withDescendants(of: .call) {
      for argument in call.children(.argument) {
        for node in argument.withDescendants where node.kind == .reference || node.kind == .member {
          guard let member = project.storage(of: node), member.owner == type.id, member.isStored, !member.isConstant
          else { continue }
          let writes = project.uses(of: member).filter { $0.kind == .write && method.node.contains($0.node) }
          if !writes.isEmpty, writes.allSatisfy({ $0.node.start > wait.range.upperBound }) { return member }
        }
      }
    }
    return nil
  }

  /// `posts.append(contentsOf: next)`, `posts += next`, of what the wait gave.
  private static func addition(of wait: Node, in code: Node, _ project: Project) -> Node? {
    code.descendants.first { node in
      var target: Node?
      var value: Node?
      if node.kind == .assignment, node.name == "+=" {
        (target, value) = (node.child(.left), node.child(.right))
      } else if node.kind == .call, node.calledName == "append" {
        target = node.child(.callee)?.child(.base)
        value = node.children.first { $0.label == "contentsOf" }
      }
      guard let target, let value, let list = project.storage(of: target), project.isFollowed(list) else {
        return false
      }
      return value.contains(wait)
        || value.withDescendants(of: .reference).contains { name in
          guard case .local(let local)? = project.referent(of: name) else { return false }
          let origin = local.child(.value) ?? local.ancestors.first { $0.kind == .variable }?.child(.value)
          return origin?.contains(wait) == true || origin == wait
        }
    }
  }

  /// Whether code asks, before a place, for something that the method sets before it waits.
  private static func asks(_ code: Node, before place: Node, _ wait: Node, _ method: Member, _ project: Project) -> Bool
  {
    code.descendants.contains { node in
      guard node.start < place.start, node.kind == .guardStatement || node.kind == .ifBranch else { return false }
      return node.children(.condition).contains { tells($0, wait, method, project) }
    }
  }

  private static func tells(_ condition: Node, _ wait: Node, _ method: Member, _ project: Project) -> Bool {
    condition.withDescendants.contains { node in
      guard node.kind == .reference || node.kind == .member, let member = project.storage(of: node) else {
        return false
      }
      if LoadMembers.part(of: member) == .running || member.isComputed || member.plainType?.name == "Task" {
        return true
      }
      return project.uses(of: member).contains {
        $0.kind == .write && method.node.contains($0.node) && $0.node.start < wait.start
      }
    }
  }

  /// The `onAppear` or `task` of a row that leads to the method.
  private static func start(
    of function: Member, _ wait: Node, _ method: Member, _ project: Project, depth: Int = 2
  ) -> Node? {
    for use in project.uses(of: function) {
      guard use.node.role == .callee, let call = use.node.parent else { continue }
      for ancestor in call.ancestors {
        if ancestor.kind == .ifBranch,
          ancestor.children(.condition).contains(where: { tells($0, wait, method, project) })
        {
          break
        }
        if ancestor.kind == .closure, !ancestor.isTaskBody, ClosureUse(of: ancestor) != .immediate {
          guard let modifier = ancestor.parent, ["onAppear", "task"].contains(modifier.calledName ?? ""),
            modifier.ancestors.contains(where: { row in
              row.kind == .closure && ["ForEach", "List"].contains(row.parent?.calledName ?? "")
                && !row.children(.parameter).isEmpty
            }), !asks(ancestor, before: call, wait, method, project)
          else { break }
          return modifier
        }
        if ancestor.kind == .function {
          guard depth > 0, let type = project.enclosingType(of: ancestor),
            let outer = type.members.first(where: { $0.node == ancestor }), outer != function,
            !asks(ancestor, before: call, wait, method, project)
          else { break }
          if let found = start(of: outer, wait, method, project, depth: depth - 1) { return found }
          break
        }
        if ancestor.kind.isFunctionLike { break }
      }
    }
    return nil
  }
}
