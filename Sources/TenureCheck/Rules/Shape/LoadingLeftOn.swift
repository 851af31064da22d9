/// A flag that says that work runs, and that stays on where the work fails: `isLoading = true; items = try await load();
/// isLoading = false`.
enum LoadingLeftOn {
  static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter { $0.isModel || $0.isViewLike }.flatMap { type in
      LoadMembers.followed(of: type).compactMap { member in
        LoadMembers.part(of: member) == .running || isPhase(member, project) ? finding(member, project) : nil
      }
    }
  }

  /// `phase`, of an enum that says how far a load has come.
  private static func isPhase(_ member: Member, _ project: Project) -> Bool {
    // `var phase = Phase.idle`
    let named = member.value?.child(.base).flatMap { project.typeReference($0) }
    guard let type = project.type(of: member) ?? named, type.declaration.kind == .enumDeclaration else { return false }
    return type.members.contains { $0.node.kind == .enumCase && LoadMembers.isRunning($0.name) }
  }

  private static func finding(_ flag: Member, _ project: Project) -> Finding? {
    let writes = project.writesOutsideInitializers(of: flag).compactMap(\.assignment)
    for on in writes where on.isOn {
      guard let code = on.enclosingCode else { continue }
      let offs = writes.filter { !$0.isOn }
      if let found = finding(flag, on, inHandlerOf: code, offs, project) { return found }
      guard let last = offs.last(where: { $0.enclosingCode == code && $0.start > on.start }),
        !code.descendants(of: .deferStatement).contains(where: { lowers(in: $0, offs, project) }),
        let exit = exit(from: code, after: on, before: last, offs, project),
        !isLoweredByCaller(of: code, writes, project)
      else { continue }
      let owner = project.owner(of: flag).name
      let value = on.child(.right)?.text ?? ""
      return Finding(
        BooleanBagLoadState.self, at: on,
        fact: "'\(flag.name)' of \(owner) is '\(value)' from here on, also where '\(exit.excerpt)' leaves early.",
        evidence: [Evidence(exit, "this leaves"), Evidence(last, "so that this does not run")],
        consequence:
          "After that, views show for good that it runs, and what asks for '\(flag.name)' never starts again.",
        advice: flag.isBool
          ? "Switch it off however the code ends: 'defer { \(flag.name) = false }' behind the line that switches it on."
          : "Say how it ended before the code leaves: '\(flag.name) = .failed', or what it was before.")
    }
    return nil
  }

  /// `load { data in guard let data else { return }; …; isLoading = false }`: a handler that switches the flag off, and
  /// leaves before that.
  private static func finding(
    _ flag: Member, _ on: Node, inHandlerOf code: Node, _ offs: [Node], _ project: Project
  ) -> Finding? {
    guard !offs.contains(where: { $0.enclosingCode == code && $0.start > on.start }),
      on.parent == code || on.parent?.kind == .block,
      let handler = handler(of: code, after: on, offs, project),
      let last = offs.last(where: handler.contains),
      !handler.descendants(of: .deferStatement).contains(where: { lowers(in: $0, offs, project) }),
      let exit = handler.descendants(of: .returnStatement).first(where: { exit in
        exit.enclosingCode == handler && exit.start < last.start && !isOfAnswerNotWanted(exit, in: handler)
          && !asksForItself(exit, in: handler) && !isBehindLeaving(exit, project) && !handsOn(exit)
          && !offs.contains { $0.start < exit.start && exit.parent?.contains($0) == true }
          && !isLowered(on, before: exit, in: handler, offs, project)
      })
    else { return nil }
    let owner = project.owner(of: flag).name
    return Finding(
      BooleanBagLoadState.self, at: on,
      fact: "'\(flag.name)' of \(owner) is '\(on.child(.right)?.text ?? "")' from here on, also where "
        + "'\(exit.excerpt)' leaves early.",
      evidence: [Evidence(exit, "this leaves"), Evidence(last, "so that this does not run")],
      consequence: "After that, views show for good that it runs, and what asks for '\(flag.name)' never starts again.",
      advice: "Say how it ended before the handler leaves, whatever came.")
  }

  /// The closure that a call behind the flag keeps for its answer, where that alone switches the flag off.
  private static func handler(of code: Node, after on: Node, _ offs: [Node], _ project: Project) -> Node? {
    for off in offs where code.contains(off) && off.start > on.start {
      guard
        let outermost = off.ancestors.prefix(while: { $0 != code }).last(where: { $0.kind == .closure }),
        !outermost.isTaskBody, ClosureUse(of: outermost) != .immediate, outermost.enclosingCode == code,
        offs.allSatisfy({ !code.contains($0) || $0.start < on.start || outermost.contains($0) })
      else { return nil }
      return outermost
    }
    return nil
  }

  /// `guard let self else { return }`: nobody has the flag any more.
  private static func asksForItself(_ exit: Node, in code: Node) -> Bool {
    exit.ancestors.prefix { $0 != code }.contains { branch in
      (branch.kind == .guardStatement || branch.kind == .ifBranch)
        && branch.children(.condition).contains { condition in
          condition.name == "self" || condition.withDescendants.contains { $0.kind == .reference && $0.name == "self" }
        }
    }
  }

  /// `retry(); return`, `return completion(nil)`: what is called may see to it.
  private static func handsOn(_ exit: Node) -> Bool {
    exit.descendants.contains { $0.kind == .call }
      || exit.parent?.children(.statement).contains { $0.kind == .call && $0.calledName?.startsWithCapital == false }
        == true
  }

  /// A statement between both that leaves the code while the flag is on.
  private static func exit(
    from code: Node, after on: Node, before last: Node, _ offs: [Node], _ project: Project
  ) -> Node? {
    code.descendants.first { node in
      guard node.start > on.range.upperBound, node.start < last.range.upperBound, node.enclosingCode == code,
        on.parent?.contains(node) == true
      else { return false }
      switch node.kind {
      case .tryExpression:
        return node.name == "try" && !isCancellation(node) && escapes(node, code, last, offs, project)
      case .returnStatement, .throwStatement:
        return !isOfAnswerNotWanted(node, in: code) && !isBehindLeaving(node, project)
          && !isLowered(on, before: node, in: code, offs, project)
          && (node.kind == .returnStatement || escapes(node, code, last, offs, project))
      default: return false
      }
    }
  }

  /// Whether what is thrown here ends the code with the flag still on.
  private static func escapes(
    _ thrown: Node, _ code: Node, _ last: Node, _ offs: [Node], _ project: Project
  ) -> Bool {
    var inner = thrown
    for ancestor in thrown.ancestors.prefix(while: { $0 != code }) {
      if ancestor.kind == .doStatement, inner.kind != .catchClause {
        let catches = ancestor.children.filter { $0.kind == .catchClause }
        if !catches.isEmpty {
          guard ancestor.contains(last) else { return false }
          return catches.contains { !lowers(in: $0, offs, project) && !isForCancellation($0) }
        }
      }
      inner = ancestor
    }
    return true
  }

  /// Whether a place that the code surely comes to switches the flag off before.
  private static func isLowered(
    _ on: Node, before exit: Node, in code: Node, _ offs: [Node], _ project: Project
  ) -> Bool {
    if offs.contains(where: { $0.start > on.start && $0.start < exit.start && $0.parent?.contains(exit) == true }) {
      return true
    }
    return code.descendants(of: .call).contains { call in
      call.start > on.start && call.range.upperBound <= exit.range.upperBound && call.role == .statement
        && call.parent?.contains(exit) == true
        && (project.function(calledBy: call).map { project.operation($0, comesTo: offs) } ?? false)
    }
  }

  private static func lowers(in code: Node, _ offs: [Node], _ project: Project) -> Bool {
    project.operation(code, comesTo: offs)
  }

  /// `guard !Task.isCancelled`, `guard asked == query`: another run has the flag now.
  private static func isOfAnswerNotWanted(_ exit: Node, in code: Node) -> Bool {
    exit.ancestors.prefix { $0 != code }.contains { branch in
      if branch.kind == .catchClause { return isForCancellation(branch) }
      guard branch.kind == .guardStatement || branch.kind == .ifBranch else { return false }
      return branch.children(.condition).contains { condition in
        condition.text.contains("ancelled")
          || condition.withDescendants.contains { $0.kind == .binary && ["==", "!=", "===", "!=="].contains($0.name) }
      }
    }
  }

  /// `catch is CancellationError { return }`
  private static func isForCancellation(_ clause: Node) -> Bool {
    clause.text.prefix { $0 != "{" }.contains("Cancel")
  }

  /// `dismissSheet(); return`: nobody sees the flag any more. `assertionFailure(); return`: it does not come to that.
  private static func isBehindLeaving(_ exit: Node, _ project: Project) -> Bool {
    exit.parent?.descendants.contains { $0.start < exit.start && leaves($0, project) } == true
  }

  private static func leaves(_ node: Node, _ project: Project) -> Bool {
    if project.leavesScreen(node) { return true }
    guard let name = node.calledName else { return false }
    return ["dismiss", "pop", "close", "assertion", "fatal", "report"].contains(name.nameWords.first ?? "")
  }

  /// `try Task.checkCancellation()`, `try await Task.sleep(for: …)`
  private static func isCancellation(_ trying: Node) -> Bool {
    trying.descendants.contains { $0.name == "checkCancellation" || $0.name == "sleep" }
  }

  /// `do { try await model.refresh() } catch { model.isLoading = false }`, or `catch { dismissSheet() }`.
  private static func isLoweredByCaller(of code: Node, _ writes: [Node], _ project: Project) -> Bool {
    guard code.kind == .function else { return false }
    let outside = writes.filter { !$0.isOn && !code.contains($0) }
    return project.calls(of: code.name).contains { call in
      guard let caller = project.operation(of: call), caller != code else { return false }
      if project.operation(caller, comesTo: outside) { return true }
      return call.ancestors.contains { attempt in
        attempt.kind == .doStatement
          && attempt.children.contains { clause in
            clause.kind == .catchClause && clause.descendants.contains { leaves($0, project) }
          }
      }
    }
  }
}

extension Node {
  /// `flag = true`, `phase = .loading`
  fileprivate var isOn: Bool {
    guard name == "=", let value = child(.right) else { return false }
    return value.kind == .booleanLiteral ? value.text == "true" : value.caseName.map(LoadMembers.isRunning) == true
  }
}
