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
        let addition = addition(of: wait, in: method.node, project)
      else { continue }
      let asking = Submission(
        method: method, type: type, firstWait: wait, deed: wait, buttons: [], project: project)
      guard !asking.guardsItself, !isCompared(position, after: wait, before: addition, in: method.node, project),
        let start = start(of: method, asking)
      else { continue }
      return Finding(
        SubmitWithoutGuardInModel.self, at: method.node,
        fact: "While '\(method.name)' of \(type.name) waits for the page after '\(position.name)', another call starts "
          + "a second request for it.",
        evidence: [
          Evidence(wait, "it waits here, and '\(position.name)' changes only afterwards"),
          Evidence(addition, "appended here, once for each call"),
          Evidence(nameOf: start, "each row that appears calls it"),
        ],
        consequence: "When two rows appear before the first answer, the same page is appended twice.",
        advice: advice(asking))
    }
    return nil
  }

  private static func advice(_ asking: Submission) -> String {
    if let flag = asking.flag?.member.name {
      return "Begin '\(asking.method.name)' with 'guard !\(flag) else { return }', and set '\(flag)' before it waits."
    }
    return "Add 'private var isLoading = false' to \(asking.type.name); before the wait, 'guard !isLoading else "
      + "{ return }', 'isLoading = true' and 'defer { isLoading = false }'."
  }

  /// What says which page is next: changed after the wait, or the list itself.
  private static func position(in wait: Node, of method: Member, _ type: NominalType, _ project: Project) -> Member? {
    for call in wait.withDescendants(of: .call) {
      for argument in call.children(.argument) {
        for node in argument.withDescendants where node.kind == .reference || node.kind == .member {
          guard let member = storage(behind: node, project), member.owner == type.id, member.isStored,
            !member.isConstant
          else { continue }
          let writes = project.uses(of: member).filter { $0.kind == .write && method.node.contains($0.node) }
          if !writes.isEmpty, writes.allSatisfy({ $0.node.start > wait.range.upperBound }) { return member }
        }
      }
    }
    return nil
  }

  /// `next` of `page` too, in `guard let page = next else { return }`.
  private static func storage(behind node: Node, _ project: Project) -> Member? {
    if case .local(let local)? = project.referent(of: node), let value = local.child(.value) {
      return project.storage(of: value)
    }
    return project.storage(of: node)
  }

  /// `posts.append(contentsOf: next)`, `posts += next`, of all that the wait gave.
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
      guard let target, let value, let list = project.storage(of: target), project.isFollowed(list),
        !leavesOutWhatIsThere(value, project), !isRidOfDoubles(list, in: code, after: node, project)
      else {
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

  /// `found.filter { !known.contains($0.id) }`, as opposed to `found.filter { !$0.tags.contains(hidden) }`.
  private static func leavesOutWhatIsThere(_ value: Node, _ project: Project) -> Bool {
    value.withDescendants(of: .call).contains { filter in
      guard filter.calledName == "filter" else { return false }
      return filter.children.filter { $0.kind == .closure }.contains { closure in
        closure.descendants(of: .call).contains { call in
          guard ["contains", "insert"].contains(call.calledName ?? ""), var root = call.child(.callee)?.child(.base)
          else { return false }
          while let base = root.child(.base) { root = base }
          if root.name.hasPrefix("$") { return false }
          guard case .parameter(let parameter)? = project.referent(of: root) else { return true }
          return !closure.contains(parameter)
        }
      }
    }
  }

  /// `posts = posts.uniqued(on: \.id)`, `posts.removeDuplicates()`
  private static func isRidOfDoubles(
    _ list: Member, in code: Node, after addition: Node, _ project: Project
  ) -> Bool {
    code.descendants(of: .call).contains { call in
      guard call.start > addition.start, !doubles.isDisjoint(with: call.calledName?.nameWords ?? []),
        call.descendants.contains(where: { project.storage(of: $0) == list })
      else { return false }
      if call.role == .statement { return true }
      let assignment = call.ancestors.first { $0.kind == .assignment }
      return assignment?.child(.left).flatMap(project.storage) == list
    }
  }

  private static let doubles: Set<String> = [
    "unique", "uniqued", "uniquing", "duplicates", "deduplicate", "deduplicated", "distinct", "set",
  ]

  /// `guard asked == page else { return }` after the wait, where `let asked = page` before it.
  private static func isCompared(
    _ position: Member, after wait: Node, before addition: Node, in code: Node, _ project: Project
  ) -> Bool {
    func reads(_ node: Node) -> Bool { node.withDescendants.contains { project.storage(of: $0) == position } }
    return code.descendants.contains { node in
      guard node.start > wait.range.upperBound, node.start < addition.start,
        node.kind == .guardStatement || node.leavesItsCode || node.kind == .ifBranch && node.contains(addition)
      else { return false }
      return node.children(.condition).flatMap(\.withDescendants).contains { comparison in
        guard comparison.kind == .binary, ["==", "!="].contains(comparison.name), reads(comparison) else {
          return false
        }
        return comparison.descendants(of: .reference).contains { name in
          guard case .local(let local)? = project.referent(of: name), local.start < wait.start else { return false }
          return local.child(.value).map(reads) == true
        }
      }
    }
  }

  /// The `onAppear` or `task` of a row that leads to the method, where nothing on the way asks whether it runs.
  private static func start(of function: Member, _ asking: Submission, depth: Int = 2) -> Node? {
    let project = asking.project
    for use in project.uses(of: function) {
      guard use.node.role == .callee, let call = use.node.parent else { continue }
      for ancestor in call.ancestors {
        let conditions = ancestor.kind == .ifBranch ? ancestor.children(.condition) : []
        let subject = ancestor.kind == .switchBranch ? ancestor.children(.subject) : []
        if (conditions + subject).contains(where: { asking.tells($0) }) { break }
        if ancestor.kind == .closure, !ancestor.isTaskBody, ClosureUse(of: ancestor) != .immediate {
          guard let modifier = ancestor.parent, ["onAppear", "task"].contains(modifier.calledName ?? ""),
            modifier.ancestors.contains(where: { row in
              row.kind == .closure && ["ForEach", "List"].contains(row.parent?.calledName ?? "")
                && !row.children(.parameter).isEmpty
            }), !asking.asks(in: ancestor, before: call)
          else { break }
          return modifier
        }
        if ancestor.kind == .function {
          guard depth > 0, let type = project.enclosingType(of: ancestor),
            let outer = type.members.first(where: { $0.node == ancestor }), outer != function,
            !asking.asks(in: ancestor, before: call)
          else { break }
          if let found = start(of: outer, asking, depth: depth - 1) { return found }
          break
        }
        if ancestor.kind.isFunctionLike { break }
      }
    }
    return nil
  }
}
