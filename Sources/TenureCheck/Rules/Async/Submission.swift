/// A method that does something which must not be done twice, and the buttons that lead to it.
struct Submission {
  let method: Member
  let type: NominalType
  /// Where the method, or the task that it starts, first waits.
  let firstWait: Node
  /// Where it first waits for more than an answer.
  let deed: Node
  let buttons: [SubmitButton]
  let project: Project
}

/// A button, and the code between a tap and the method, the button's own first.
struct SubmitButton {
  let button: Node
  let calls: [Node]
}

extension Submission {
  static let verbs = [
    "submit", "send", "post", "pay", "purchase", "buy", "checkout", "create", "delete", "signIn", "signUp", "logIn",
    "login", "register", "upload", "publish", "transfer", "book", "redeem", "subscribe", "donate", "withdraw",
  ]

  /// All that buttons of the product lead to.
  static func all(in project: Project, verbs: (Node) -> [String]) -> [Submission] {
    project.shippedTypes.filter { ($0.isModel || $0.isViewLike) && !isForDevelopers($0.name) }.flatMap { type in
      type.members.compactMap { method -> Submission? in
        guard method.isFunction, !method.isStatic, !isForDevelopers(method.name), project.isShipped(method.node)
        else { return nil }
        let isNamed = isVerb(method.name, of: verbs(method.node)) || isBusiness(method.name)
        guard isNamed || makes(method.name) else { return nil }
        var (wait, deed) = (firstWait(in: method.node), firstDeed(in: method.node))
        if wait == nil {
          wait = firstAnswer(in: method.node, verbs(method.node))
          deed = wait
        }
        guard let wait, let deed, !deletesEach(deed, in: method.node, project),
          isNamed || posts(method.node, project) || confirms(method.name, deed, verbs(method.node)),
          !method.parameters.contains(where: { isKey($0, in: project) }), !passesOn(wait, verbs, project)
        else { return nil }
        let buttons = project.buttons(leadingTo: method)
        if buttons.isEmpty { return nil }
        return Submission(
          method: method, type: type, firstWait: wait, deed: deed, buttons: buttons, project: project)
      }
    }
  }

  /// A screen or an action to try things out: `DeveloperSettings`, `sendTestNotification`.
  static func isForDevelopers(_ name: String) -> Bool {
    !Set(name.nameWords).isDisjoint(with: ["developer", "debug", "debugging", "test", "testing", "diagnostics"])
  }

  static func isVerb(_ name: String, of verbs: [String]) -> Bool {
    let words = name.nameWords
    // `registerForNotifications`, `createIfNeeded`: as often as one likes.
    if words.contains("needed") || words.dropFirst().first == "for" { return false }
    guard let initial = words.first?.utf8.first else { return false }
    return verbs.contains { verb in
      // Words are taken apart only where the first letter is the same, in whatever case.
      verb.utf8.first.map { $0 | 32 } == initial && words.starts(with: verb.nameWords)
        && (verb != "checkout" || isPurchase(words))
    }
  }

  /// `save` puts the same thing twice to the same place, unless it makes something new.
  private static func makes(_ name: String) -> Bool {
    ["save", "add", "place", "confirm", "store"].contains(name.nameWords.first ?? "")
  }

  /// `confirm`, which waits for `bank.send(…)`.
  private static func confirms(_ name: String, _ deed: Node, _ verbs: [String]) -> Bool {
    guard ["confirm", "place"].contains(name.nameWords.first ?? "") else { return false }
    let call = deed.kind == .call ? deed : deed.child(.base)
    return call?.calledName.map { isVerb($0, of: verbs) } == true
  }

  /// `placeOrder`, `confirmBooking`: what a deal is about says that it is one.
  static func isBusiness(_ name: String) -> Bool {
    let words = name.nameWords
    return ["place", "confirm", "make", "complete", "finalize", "request"].contains(words.first ?? "")
      && !deals.isDisjoint(with: words.dropFirst().suffix(1))
  }

  private static let deals: Set<String> = [
    "order", "payment", "purchase", "booking", "reservation", "bid", "bet", "donation", "transfer", "checkout",
    "refund",
    "withdrawal", "transaction",
  ]

  /// Whether code, or what it calls, sends an HTTP request that makes something: `method: .post(…)`, `"POST"`.
  private static func posts(_ code: Node, _ project: Project, depth: Int = 2) -> Bool {
    if code.descendants.contains(where: {
      $0.kind == .implicitMember && $0.name == "post" || $0.kind == .stringLiteral && $0.name == "POST"
        || isPosting($0)
    }) {
      return true
    }
    return depth > 0
      && code.descendants.contains { call in
        call.kind == .call
          && project.function(calledBy: call).map { $0 != code && posts($0, project, depth: depth - 1) } == true
      }
  }

  /// `try await client.post(…)`
  private static func isPosting(_ node: Node) -> Bool {
    node.kind == .call && node.calledName == "post" && node.child(.callee)?.kind == .member
      && node.ancestors.prefix { !$0.kind.isFunctionLike && $0.kind != .closure }.contains {
        $0.kind == .awaitExpression
      }
  }

  /// What tells one thing from another: two calls are then two different operations.
  private static func isKey(_ parameter: Node, in project: Project) -> Bool {
    guard let type = parameter.child(.type) else { return true }
    let words = parameter.name.nameWords + (parameter.label?.nameWords ?? [])
    if words.contains("id") || words.contains("ids") || words.contains("index") || words.contains("offsets") {
      return true
    }
    if type.kind == .functionType { return false }
    guard project.isPlainValue(type) else { return true }
    let plain = type.kind == .optionalType ? type.child(.base) : type
    if let known = plain.flatMap({ project.type(named: $0) }) {
      return known.member("id") != nil || known.supertypes.contains("Identifiable")
    }
    return ["UUID", "IndexSet"].contains(plain?.name ?? "")
  }

  private static func firstWait(in method: Node) -> Node? { awaits(in: method).first }

  /// The places at which a method, or a task that it starts, waits.
  static func awaits(in method: Node) -> [Node] {
    method.descendants.filter { node in
      guard node.kind == .awaitExpression, !node.awaitsNoAnswer else { return false }
      for ancestor in node.ancestors {
        if ancestor == method { return true }
        if ancestor.kind.isFunctionLike { return false }
        if ancestor.kind == .closure, !ancestor.isTaskBody, ClosureUse(of: ancestor) != .immediate { return false }
      }
      return false
    }
  }

  /// Where a method asks a service that answers to a closure or a subscriber: `api.register(email) { result in … }`,
  /// `api.register(email).sink { … }`.
  private static func firstAnswer(in method: Node, _ verbs: [String]) -> Node? {
    method.descendants.first { call in
      guard call.kind == .call, let callee = call.child(.callee), callee.kind == .member, callee.child(.base) != nil,
        let name = call.calledName, isVerb(name, of: verbs) || isBusiness(name), !silent.contains(name),
        call.enclosingCode == method,
        // `send(message, replyHandler: nil) { … }`: nobody waits for an answer.
        !call.children(.argument).contains(where: { $0.kind == .nilLiteral })
      else { return false }
      if call.children.contains(where: { $0.kind == .closure && [.unknown, .action].contains(ClosureUse(of: $0)) }) {
        return true
      }
      var current = call
      while let link = current.parent, link.kind == .member, let next = link.parent, next.kind == .call {
        if ["sink", "assign"].contains(link.name) { return true }
        current = next
      }
      return false
    }
  }

  /// What Combine and the notification centre call the same way.
  private static let silent: Set<String> = ["send", "post", "subscribe", "publisher"]

  /// The method awaited is such a method itself, and the one to look at.
  private static func passesOn(_ wait: Node, _ verbs: (Node) -> [String], _ project: Project) -> Bool {
    guard let call = wait.kind == .call ? wait : wait.child(.base), let function = project.function(calledBy: call),
      let type = project.enclosingType(of: function), type.isModel || type.isViewLike,
      // `client.post(endpoint)` sends whatever it is given: what must not happen twice is told by the caller.
      function.name != "post" || !function.children(.parameter).contains(where: { isKey($0, in: project) })
    else { return false }
    return isVerb(function.name, of: verbs(function))
  }

  /// What is awaited, without the words around it.
  var awaited: Node { firstWait.child(.base) ?? firstWait }

  /// What happens twice where the method runs twice.
  var done: Node { deed.child(.base) ?? deed }

  // MARK: What stops a second run

  /// Whether the method asks before its first `await` whether it already runs, or ends the run before.
  var guardsItself: Bool { asks(in: method.node, before: firstWait) || cancels }

  private var cancels: Bool {
    method.node.descendants.contains { $0.kind == .member && $0.name == "cancel" && $0.start < firstWait.start }
  }

  /// The first button that nothing stops from being tapped again.
  var openButton: SubmitButton? { buttons.first { !isStopped($0) } }

  func isStopped(_ button: SubmitButton) -> Bool {
    if isSwitchedOff(button.button) || leaves(button) { return true }
    return button.calls.contains { call in
      guard let code = call.ancestors.first(where: { $0.kind == .function || $0 == button.button }) else {
        return false
      }
      return asks(in: code, before: call)
    }
  }

  /// Whether code asks, before a place, for something that tells whether the method runs.
  func asks(in code: Node, before place: Node) -> Bool {
    code.descendants.contains { node in
      guard node.start < place.start else { return false }
      switch node.kind {
      case .guardStatement, .ifBranch:
        return node.children(.condition).contains { tells($0) && !isOnlyUnwrapped($0, in: code) }
      case .switchBranch: return decides(node, over: place) && node.child(.subject).map { tells($0) } == true
      default: return false
      }
    }
  }

  /// `switch phase { case .loading: return; default: break }`, or a `switch` with the place in one of its cases.
  private func decides(_ choice: Node, over place: Node) -> Bool {
    choice.contains(place)
      || choice.descendants.contains { $0.kind == .returnStatement || $0.kind == .throwStatement }
  }

  /// `guard let channel else { return }`: what has to be there is there the second time too, unless the code takes it away.
  private func isOnlyUnwrapped(_ condition: Node, in code: Node) -> Bool {
    guard condition.kind == .optionalBinding, let value = condition.child(.value),
      let member = project.storage(of: value),
      member.isStored
    else { return false }
    // What is taken away when the answer is there, is still there when it is asked for again meanwhile.
    return !project.writesOutsideInitializers(of: member).contains { write in
      code.contains(write) && !(code.contains(deed) && write.start > deed.range.upperBound)
    }
  }

  /// `.disabled(model.isPaying)` on the button or around it, or a branch of the body that has no button meanwhile. Where
  /// the button stands in a member, or in a view of its own, each place counts that shows it.
  func isSwitchedOff(_ button: Node) -> Bool { isSwitchedOff(button, depth: 3) }

  private func isSwitchedOff(_ part: Node, depth: Int) -> Bool {
    for node in [part] + Array(part.ancestors) {
      if node.kind.isFunctionLike { return isSwitchedOffWhereShown(node, depth: depth) }
      switch node.kind {
      case .call:
        if ["disabled", "allowsHitTesting", "opacity"].contains(node.calledName ?? ""),
          node.children(.argument).contains(where: { tells($0) })
        {
          return true
        }
      case .ifBranch, .guardStatement: if node.children(.condition).contains(where: { tells($0) }) { return true }
      case .switchBranch:
        if node.child(.subject).map({ tells($0) }) == true, !isShownMeanwhile(part, in: node) { return true }
      case .ternary: if node.child(.base).map({ tells($0) }) ?? tells(node) { return true }
      default: break
      }
    }
    return false
  }

  /// `case .review, .paying: Button("Pay") { … }`: the branch with the button is also that of the time while it runs.
  private func isShownMeanwhile(_ part: Node, in choice: Node) -> Bool {
    let branch = choice.descendants(of: .switchCase).first { $0.parent == choice && $0.contains(part) }
    guard let patterns = branch?.children(.pattern), !patterns.isEmpty else { return false }
    let meanwhile = Set(
      method.node.descendants(of: .assignment).compactMap { assignment in
        assignment.start < firstWait.start && !assignment.contains(firstWait)
          ? assignment.child(.right)?.caseName : nil
      })
    return patterns.contains { pattern in
      pattern.withDescendants.contains { $0.caseName.map(meanwhile.contains) == true }
    }
  }

  private func isSwitchedOffWhereShown(_ code: Node, depth: Int) -> Bool {
    guard depth > 0, let inside = code.children(.statement).first, let member = project.enclosingMember(of: inside),
      member.isViewBuilding
    else { return false }
    let owner = project.owner(of: member)
    let places = member.name == "body" ? project.callSites(of: owner).map(\.call) : project.uses(of: member).map(\.node)
    return !places.isEmpty && places.allSatisfy { isSwitchedOff($0, depth: depth - 1) }
  }

  /// The tap takes the button away: `dismiss()`, `isPresented = false`.
  private func leaves(_ button: SubmitButton) -> Bool {
    button.calls.contains { call in
      guard let code = call.ancestors.first(where: { $0.kind == .function || $0.parent == button.button }) else {
        return false
      }
      return code.descendants.contains { node in
        node.enclosingCode?.isTaskBody != true && node.enclosingCode == code && project.leavesScreen(node)
      }
    }
  }

  /// Whether an expression tells, or may tell, that the method runs.
  func tells(_ expression: Node, depth: Int = 2) -> Bool {
    expression.withDescendants.contains { node in
      guard node.kind == .reference, node.assignment == nil else { return false }
      if node.role == .callee {
        guard case .member(let function)? = project.referent(of: node) else { return false }
        return tellsByResult(function, depth)
      }
      if node.name == "self" { return node.parent.map { tells(path: $0, depth) } ?? true }
      switch project.referent(of: node) {
      case .member(let member):
        if let type = project.type(of: member), type.isModel {
          guard let access = node.parent, access.kind == .member else { return false }
          return project.member(access.name, of: type).map { tells($0, depth) } ?? true
        }
        return tells(member, depth)
      case .local(let local): return local.child(.value).map { depth > 0 && tells($0, depth: depth - 1) } ?? false
      case .parameter, .type, .global: return false
      case nil: return node.name.startsWithSmallLetter
      }
    }
  }

  private func tells(path: Node, _ depth: Int) -> Bool {
    guard path.kind == .member, path.assignment == nil else { return false }
    return project.storage(of: path).map { tells($0, depth) } ?? true
  }

  private func tells(_ member: Member, _ depth: Int) -> Bool {
    if member.isComputed {
      return depth > 0 && member.statements.contains { tells($0, depth: depth - 1) }
    }
    if tellsByResult(member, depth) { return true }
    if depth > 0, isHandedIn(member, depth) { return true }
    if member.isBool, isSetTooLate(member) { return false }
    if LoadMembers.part(of: member) == .running || member.plainType?.name == "Task" { return true }
    if let type = project.type(of: member), type.declaration.kind == .enumDeclaration {
      return hasPhases(type) || isWritten(member)
    }
    return isWritten(member)
  }

  /// `SaveBar(isBusy: model.isSaving)`, of a view that has the button.
  private func isHandedIn(_ member: Member, _ depth: Int) -> Bool {
    let owner = project.owner(of: member)
    guard owner !== type, owner.isViewLike, member.wrapper == nil || member.wrapper == .binding else { return false }
    return project.callSites(of: owner).contains { site in
      site.arguments.contains { $0.label == member.name && tells($0, depth: depth - 1) }
    }
  }

  /// `func mayLoad() -> Bool { phase != .loading }`
  private func tellsByResult(_ function: Member, _ depth: Int) -> Bool {
    depth > 0 && function.isFunction && function.result != nil && function != method
      && function.statements.contains { tells($0, depth: depth - 1) }
  }

  private func isWritten(_ member: Member) -> Bool {
    project.uses(of: member).contains { use in
      use.kind == .write && method.node.contains(use.node) && use.node.start < firstWait.start
    }
  }

  /// `enum Phase { case idle, paying, paid }`, as opposed to `enum Tab { case home, search }`.
  private func hasPhases(_ type: NominalType) -> Bool {
    type.members.contains { part in
      part.node.kind == .enumCase
        && part.name.nameWords.contains { LoadMembers.isRunning($0) || Self.resting.contains($0) }
    }
  }

  /// What people call the time before and after the work.
  private static let resting: Set<String> = [
    "idle", "ready", "initial", "pending", "progress", "running", "active", "started", "loaded", "success", "succeeded",
    "failed", "failure", "error", "done", "finished", "completed", "complete", "sent", "paid",
  ]

  /// `if busy { return }` asks in vain where the method sets its flag in a closure alone, which runs later.
  private func isSetTooLate(_ member: Member) -> Bool {
    let writes = project.uses(of: member).filter { $0.kind == .write && method.node.contains($0.node) }
    let raising = writes.filter { $0.node.assignment?.child(.right)?.text == "true" }
    // `try await pay(); isPaid = true` switches nothing off while it waits.
    let elsewhere = project.uses(of: member).contains { $0.kind == .write && !method.node.contains($0.node) }
    if !raising.isEmpty, !elsewhere, raising.allSatisfy({ $0.node.start > deed.range.upperBound }) { return true }
    return !raising.isEmpty
      && raising.allSatisfy { use in
        use.node.ancestors.contains { closure in
          closure.kind == .closure && method.node.contains(closure)
            && ["async", "asyncAfter"].contains(closure.parent?.calledName ?? "")
        }
      }
  }

  /// The flag that the method sets while it runs.
  var flag: (member: Member, write: Node)? {
    for member in type.stored where member.isBool && LoadMembers.part(of: member) == .running {
      let writes = project.uses(of: member).filter { $0.kind == .write && method.node.contains($0.node) }
      if let write = writes.first(where: { $0.node.assignment?.child(.right)?.text == "true" }) ?? writes.first {
        return (member, write.node)
      }
    }
    return nil
  }
}

extension Project {
  /// The buttons whose action calls a method, directly or through functions of views.
  func buttons(leadingTo method: Member, depth: Int = 2) -> [SubmitButton] {
    uses(of: method).flatMap { use -> [SubmitButton] in
      let call = use.node
      if call.role == .argument, call.label == "action", let button = call.parent, button.calledName == "Button" {
        return closesByItself(button) ? [] : [SubmitButton(button: button, calls: [])]
      }
      guard call.role == .callee else { return [] }
      for ancestor in call.ancestors {
        if ancestor.kind == .closure, !ancestor.isTaskBody, ClosureUse(of: ancestor) != .immediate {
          guard let button = ancestor.parent, !closesByItself(button) else { return [] }
          if button.calledName == "Button", ClosureUse(of: ancestor) == .action {
            return [SubmitButton(button: button, calls: [call])]
          }
          guard depth > 0, let kept = keeper(ofClosure: ancestor), kept.type?.functionType != nil else { return [] }
          return buttons(leadingTo: kept, depth: depth - 1).map {
            SubmitButton(button: $0.button, calls: $0.calls + [call])
          }
        }
        if ancestor.kind == .function {
          guard depth > 0, let type = enclosingType(of: ancestor), type.isViewLike,
            let function = type.members.first(where: { $0.node == ancestor })
          else { return [] }
          return buttons(leadingTo: function, depth: depth - 1).map {
            SubmitButton(button: $0.button, calls: $0.calls + [call])
          }
        }
        if ancestor.kind.isFunctionLike { return [] }
      }
      return []
    }
  }

  /// The button of an alert or a menu goes away with the tap.
  func closesByItself(_ button: Node) -> Bool {
    button.ancestors.contains { ancestor in
      guard ancestor.kind == .call, let name = ancestor.calledName else { return false }
      guard ["alert", "confirmationDialog", "actionSheet", "contextMenu", "swipeActions", "Menu"].contains(name) else {
        return false
      }
      return name == "Menu" || ancestor.child(.callee)?.contains(button) == false
    }
  }
}
