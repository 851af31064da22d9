/// A form with Cancel and Save whose fields change what it was given as one types, so that Cancel takes nothing back.
enum EditedInPlace {
  static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter(\.isView).flatMap { view -> [Finding] in
      guard let cancel = button(in: view, isCancel, project), isOnlyLeaving(cancel, project),
        let save = button(in: view, isSave, project)
      else { return [] }
      return view.stored.compactMap { finding($0, of: view, cancel, save, project) }
    }
  }

  private static func finding(
    _ given: Member, of view: NominalType, _ cancel: Node, _ save: Node, _ project: Project
  ) -> Finding? {
    guard [.bindable, .observedObject, .binding].contains(given.wrapper), given.value == nil,
      !CopyNames.isCopy(given.name), let field = fields(of: given, project).first,
      !handsOn(given, from: save, project), !isTakenBack(in: view),
      case let sites = project.callSites(of: view), !sites.isEmpty,
      sites.contains(where: { site in site.argument(given.name).map { isOriginal($0, project) } == true })
    else { return nil }
    return Finding(
      StateCopiesInput.self, at: given.node,
      fact: "\(view.name) has a Cancel button, and its fields change '\(given.name)' itself, which it was given.",
      evidence: [
        Evidence(field, "changed here with each keystroke"), Evidence(cancel, "this leaves, and takes nothing back"),
      ],
      consequence: "Whoever cancels has changed '\(given.name)' all the same.",
      advice: "Edit a draft: keep the fields in '@State', filled from '\(given.name)' in the initializer, and assign "
        + "them in the action of '\(save.excerpt)'.")
  }

  // MARK: Buttons

  private static func button(
    in view: NominalType, _ isIt: (Node) -> Bool, _ project: Project
  ) -> Node? {
    project.calls(of: "Button", in: view).first { isIt($0) && !project.closesByItself($0) }
  }

  private static func isCancel(_ button: Node) -> Bool {
    says(button, ["cancel", "discard"]) || button.children.contains { $0.label == "role" && $0.name == "cancel" }
      || isPlaced(button, "cancellationAction")
  }

  private static func isSave(_ button: Node) -> Bool {
    says(button, ["save", "done", "apply", "update", "ok"]) || isPlaced(button, "confirmationAction")
  }

  private static func says(_ button: Node, _ words: Set<String>) -> Bool {
    guard let title = button.child(.argument), title.label == nil else { return false }
    let text = title.kind == .stringLiteral ? title.text : title.name
    return !words.isDisjoint(with: text.filter { $0.isLetter || $0 == " " }.nameWords)
  }

  /// `ToolbarItem(placement: .cancellationAction) { Button(…) }`
  private static func isPlaced(_ button: Node, _ placement: String) -> Bool {
    button.ancestors.prefix { !$0.kind.isFunctionLike }.contains { item in
      item.calledName == "ToolbarItem" && item.children.contains { $0.label == "placement" && $0.name == placement }
    }
  }

  private static func action(of button: Node) -> Node? {
    button.children.first { $0.kind == .closure && ($0.label == "action" || ClosureUse(of: $0) == .action) }
  }

  /// `{ dismiss() }`
  private static func isOnlyLeaving(_ button: Node, _ project: Project) -> Bool {
    guard let statements = action(of: button)?.children(.statement), !statements.isEmpty else { return false }
    return statements.allSatisfy { project.leavesScreen($0) }
  }

  // MARK: What is edited

  private static func fields(of given: Member, _ project: Project) -> [Node] {
    project.ownUses(of: given).map(\.node).filter { use in
      use.name.startsWithDollar
        && (use.ancestors.first { $0.kind == .call }).map { control in
          ["TextField", "TextEditor", "Toggle", "Picker", "DatePicker", "Stepper", "Slider"].contains(
            control.calledName ?? "")
        } == true
    }
  }

  /// `onSave(trip)`: whoever gets it may have given a draft.
  private static func handsOn(_ given: Member, from save: Node, _ project: Project) -> Bool {
    guard let action = action(of: save) else { return true }
    return action.descendants.contains { node in
      if node.kind == .call, case .member(let member)? = node.child(.callee).flatMap({ project.referent(of: $0) }) {
        // The view's own function, or a closure that it was given.
        return member.isStored && member.wrapper != .environment || member.isFunction
      }
      return project.storage(of: node) == given
    }
  }

  /// `context.rollback()`, `undoManager.undo()`
  private static func isTakenBack(in view: NominalType) -> Bool {
    ([view.declaration] + view.extensions).contains { code in
      code.descendants.contains { node in
        ["rollback", "undo", "refresh", "reset", "restore", "revert", "onDisappear", "undoManager"].contains(node.name)
      }
    }
  }

  /// What a list holds, or somebody has chosen: not an object made for the form, nor a draft.
  private static func isOriginal(_ argument: Node, _ project: Project) -> Bool {
    // `$notes[0]`, `$item`
    if argument.kind == .subscriptAccess { return true }
    guard argument.kind == .reference || argument.kind == .member, !CopyNames.isCopy(argument.name) else {
      return false
    }
    if project.freshObject(argument) != nil { return false }
    let items = argument.ancestors.filter { $0.kind == .closure }.compactMap { closure -> Member? in
      closure.parent?.children.first { $0.label == "item" }.flatMap { project.storage(of: $0) }
    }
    guard let item = items.first else {
      return project.storage(of: argument).map {
        $0.wrapper != .state || isTaken($0, project) || isShownBelow($0, project)
      } ?? true
    }
    let isCopy = CopyNames.isCopy(item.name) && project.type(of: item)?.isReference != true
    return !isCopy && isTaken(item, project)
  }

  /// The view that presents the form shows the object itself: no draft that was made for the form.
  private static func isShownBelow(_ held: Member, _ project: Project) -> Bool {
    guard project.type(of: held)?.isReference == true else { return false }
    return project.ownUses(of: held).contains { use in
      guard use.kind == .read, let field = use.node.accessedMember, field.role == .argument,
        ["Text", "Label", "LabeledContent", "Image", "AsyncImage"].contains(field.parent?.calledName ?? "")
      else { return false }
      return project.arrival(of: use.node) == .inPlace
    }
  }

  /// Whether something that is there already is put into a property, and not only what is made for it.
  private static func isTaken(_ item: Member, _ project: Project) -> Bool {
    project.writesOutsideInitializers(of: item).contains { write in
      guard let value = write.assignment?.child(.right) else { return false }
      return (value.kind == .reference || value.kind == .member) && project.freshObject(value) == nil
        && !CopyNames.isCopy(value.name)
    }
  }
}
