/// A draft is a copy on purpose: somebody edits it, and saves it or lets it go.
enum Drafts {
  /// What people call views that edit a copy.
  private static let editors: Set<String> = [
    "edit", "editor", "editing", "form", "sheet", "draft", "settings", "composer", "compose", "create", "creator",
    "add", "new", "rename", "setup", "wizard", "onboarding", "dialog", "prompt", "preferences", "configuration",
  ]

  static func isEditor(_ type: NominalType) -> Bool { !editors.isDisjoint(with: type.name.nameWords) }

  /// An editor that has a way to hand back what was edited: a closure, a binding, an object, the
  /// environment.
  static func hasOutlet(_ type: NominalType, in project: Project) -> Bool {
    isEditor(type) && !type.stored.allSatisfy { isPrivateMatter($0, project) }
  }

  /// Nothing by which a view tells others anything.
  static func isPrivateMatter(_ member: Member, _ project: Project) -> Bool {
    switch member.wrapper {
    case .state, .focusState, .gestureState: return project.type(of: member)?.isReference != true
    case nil: return member.type.map(project.isPlainValue) ?? (member.value?.kind.isLiteral == true)
    default: return false
    }
  }

  /// Whether what a view has in its state, or a model in a property, goes anywhere: into a binding, another model, a
  /// closure of the caller. What a model has, its views may hand on too.
  static func isCommitted(_ member: Member, of type: NominalType, in project: Project) -> Bool {
    let uses = type.isModel ? project.uses(of: member) : project.ownUses(of: member)
    let isNeverEdited = !uses.contains { $0.isProjected || $0.kind == .write && $0.node.assignment == nil }
    for use in uses where use.kind != .write && use.kind != .binding {
      // `context.delete(shown[index])` hands on what the list has, and nothing that was edited.
      if isNeverEdited, use.node.parent?.kind == .subscriptAccess, use.node.role == .base { continue }
      if project.runsForBody(use.node) || project.operation(of: use.node)?.kind == .initializer { continue }
      if isReport(use.node, of: member, project) { continue }
      if isHandedOn(use.node, by: type, project) { return true }
    }
    return false
  }

  /// In `.onChange(of: isOn) { onChange(isOn) }`, which tells of each change and never ends the draft.
  private static func isReport(_ read: Node, of member: Member, _ project: Project) -> Bool {
    read.ancestors.contains { call in
      call.calledName == "onChange" && call.children.contains { $0.label == "of" && project.storage(of: $0) == member }
    }
  }

  /// Whether each change is told at once: `.onChange(of: text) { value = Double($1) ?? 0 }`.
  static func isReported(_ member: Member, of type: NominalType, in project: Project) -> Bool {
    project.calls(of: "onChange", in: type).contains { call in
      guard let observed = call.children.first(where: { $0.label == "of" }),
        project.storage(of: observed) == member, let closure = call.children.first(where: { $0.kind == .closure })
      else { return false }
      return sendsOut(closure, project)
    }
  }

  private static func isHandedOn(_ read: Node, by type: NominalType, _ project: Project, depth: Int = 2) -> Bool {
    var current = read
    while let parent = current.parent {
      if parent.kind == .closure || parent.kind == .block || parent.kind.isFunctionLike { return false }
      if parent.kind == .call, current.role == .argument {
        let name = parent.calledName ?? ""
        let isConversion = parent.child(.callee)?.kind == .reference && name.first?.isUppercase == true
        if !isConversion, !["print", "debugPrint", "assert"].contains(name) { return true }
      }
      if parent.kind == .assignment, current.role == .right {
        return parent.child(.left).map { !isOwnState($0, project) && !isOwn($0, type, project) } ?? false
      }
      // What a model returns, it may be asked for by what shows it.
      if parent.kind == .returnStatement { return !type.isModel }
      if parent.kind == .variable, current.role == .value, depth > 0 {
        return uses(ofLocal: parent, project).contains { isHandedOn($0, by: type, project, depth: depth - 1) }
      }
      current = parent
    }
    return false
  }

  /// `kept` in `let kept = tags; save(kept)`
  private static func uses(ofLocal variable: Node, _ project: Project) -> [Node] {
    guard let code = variable.enclosingCode else { return [] }
    return code.descendants(of: .reference).filter { name in
      guard name.name == variable.name, case .local(let local)? = project.referent(of: name) else { return false }
      return local == variable
    }
  }

  /// Another property of the same model.
  private static func isOwn(_ target: Node, _ type: NominalType, _ project: Project) -> Bool {
    type.isModel && project.storage(of: target)?.owner == type.id
  }

  private static func isOwnState(_ target: Node, _ project: Project) -> Bool {
    guard let member = project.storage(of: target) else { return false }
    return member.wrapper == .state || member.wrapper == .focusState
  }

  /// Whether an action assigns something that is not the view's own state, or calls a closure or a method of another.
  private static func sendsOut(_ closure: Node, _ project: Project) -> Bool {
    closure.descendants.contains { node in
      if node.kind == .assignment { return node.child(.left).map { !isOwnState($0, project) } ?? false }
      guard node.kind == .call, let callee = node.child(.callee) else { return false }
      if callee.kind == .reference {
        if case .member? = project.referent(of: callee) { return true }
        return false
      }
      return callee.kind == .member && callee.child(.base)?.kind == .reference
    }
  }

  /// Whether the view takes up later values of its inputs: a member is written when something else has changed.
  static func isRenewed(_ member: Member, in project: Project) -> Bool {
    let writes = project.ownUses(of: member).filter { $0.kind == .write }.map(\.node)
    let type = project.owner(of: member)
    return ["onChange", "onReceive", "task"].contains { name in
      project.calls(of: name, in: type).contains { call in
        guard name != "task" || call.children.contains(where: { $0.label == "id" })
        else { return false }
        if isNarrowedBy(call, writes, of: type, project) { return false }
        return call.children.contains {
          $0.kind == .closure && project.operation($0, comesTo: writes) || isMethod($0, writes, project)
        }
      }
    }
  }

  /// `.onChange(of: search) { shown = items.filter { $0.name.contains(search) } }`: that the view's own search
  /// has changed says nothing of the items.
  private static func isNarrowedBy(
    _ call: Node, _ writes: [Node], of type: NominalType, _ project: Project
  ) -> Bool {
    guard let observed = call.children.first(where: { $0.label == "of" || $0.label == "id" }),
      let own = project.storage(of: observed), own.owner == type.id, own.wrapper == .state
    else { return false }
    return writes.contains { write in
      write.assignment?.child(.right)?.withDescendants.contains {
        $0.kind == .reference && ($0.name == own.name && project.storage(of: $0) == own || isNewValue($0, of: call))
      } == true
    }
  }

  /// `text` in `.onChange(of: search) { _, text in … }`
  private static func isNewValue(_ name: Node, of call: Node) -> Bool {
    guard let closure = call.children.first(where: { $0.kind == .closure }), closure.contains(name) else {
      return false
    }
    if let last = closure.children(.parameter).last { return name.name == last.name }
    return ["$0", "$1"].contains(name.name) && name.ancestors.first { $0.kind == .closure } == closure
  }

  /// `perform: refresh`
  private static func isMethod(_ argument: Node, _ writes: [Node], _ project: Project) -> Bool {
    guard argument.kind == .reference, case .member(let member)? = project.referent(of: argument), member.isFunction
    else { return false }
    return project.operation(member.node, comesTo: writes)
  }
}
