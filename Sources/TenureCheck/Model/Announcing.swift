/// How an `ObservableObject` tells of its properties.
extension Project {
  /// A stored property that tells its object's observers before it changes: `@Published`, `@NSManaged`.
  public func isAnnounced(_ member: Member) -> Bool {
    member.isStored && !member.isStatic && (member.wrapper == .published || member.attribute("NSManaged") != nil)
  }

  /// The announced property that is behind a property: itself, or the first that a computed one reads.
  public func announcedProperty(behind member: Member) -> Member? {
    if isAnnounced(member) { return member }
    guard member.isComputed, !member.isStatic else { return nil }
    let owner = owner(of: member)
    for statement in member.statements {
      for node in statement.withDescendants where node.kind == .reference || node.kind == .member {
        if node.kind == .member, node.child(.base)?.name != "self" { continue }
        guard let found = self.member(node.name, of: owner), isAnnounced(found) else { continue }
        return found
      }
    }
    return nil
  }

  /// A change that views follow: of published, observed or view's own state.
  public func isFollowed(_ member: Member) -> Bool {
    switch member.wrapper {
    case .published, .state, .binding, .focusState, .appStorage, .sceneStorage: return true
    case nil:
      return !member.isConstant && member.isStored && !member.isStatic && isTracked(member)
    default: return false
    }
  }

  /// A stored property that the `@Observable` macro of its own class follows; the macro does not reach subclasses.
  public func isTracked(_ member: Member) -> Bool {
    hasMacroItself(owner(of: member)) && member.attribute("ObservationIgnored") == nil
  }

  /// True for a type with a macro that makes it observable, written at its own declaration.
  public func hasMacroItself(_ type: NominalType) -> Bool {
    type.isReference
      && type.declaration.children(.attribute).contains {
        ["Observable", "Model", "Observation.Observable", "SwiftData.Model", "Perceptible"].contains($0.name)
      }
  }

  /// Whether the function or the action around a change also changes something that views follow, or says itself that
  /// something changes. Of an `@Observable` class a view hears no more than what it reads.
  public func isAnnouncedAlong(
    _ write: Node, of member: Member, to view: NominalType? = nil, depth: Int = 1
  ) -> Bool {
    guard let scope = action(around: write) else { return false }
    // `@State var filters { didSet { model.filters = filters } }`
    if scope.kind == .accessor, let observed = enclosingMember(of: scope), observed != member, hears(view, observed) {
      return true
    }
    return announces(scope, but: member, to: view, depth: depth, beside: write)
  }

  private func hears(_ view: NominalType?, _ member: Member) -> Bool {
    guard isFollowed(member) else { return false }
    guard let view, member.wrapper == nil else { return true }
    return uses(of: member).contains { use in
      guard use.kind != .write, let reader = enclosingType(of: use.node) else { return false }
      return reader === view || isSubtype(reader, of: owner(of: member))
    }
  }

  /// The function around a node, or the closure that runs as one, in a view's body.
  private func action(around node: Node) -> Node? {
    var closure: Node?
    for ancestor in node.ancestors {
      if ancestor.kind == .closure, ancestor != closure, runsLongAfter(ancestor) { return ancestor }
      if ancestor.kind == .closure, closure == nil, use(of: ancestor) == .action { closure = ancestor }
      if ancestor.kind == .accessor || ancestor.kind.isFunctionLike {
        let isBuilder =
          ancestor.parent.map { Member(node: $0, owner: NominalType.ID(index: 0)).isViewBuilding } ?? false
        return isBuilder && ancestor.kind == .accessor ? closure ?? ancestor : ancestor
      }
    }
    return closure
  }

  /// What changes in the function around such a closure is shown before the closure runs: a timer's, a subscriber's.
  private func runsLongAfter(_ closure: Node) -> Bool {
    guard closure.role == .argument || closure.role == .trailing, let name = closure.parent?.calledName else {
      return false
    }
    return ["scheduledTimer", "sink", "addObserver", "dataTask", "asyncAfter"].contains(name)
  }

  private func announces(
    _ scope: Node, but member: Member, to view: NominalType?, depth: Int, beside write: Node? = nil
  ) -> Bool {
    for node in scope.descendants {
      if let write, isLeftOut(node, where: write, in: scope) { continue }
      switch node.kind {
      case .reference, .member:
        if node.name == "objectWillChange" || node.name == "withMutation" || isNotification(node) { return true }
        guard node.name != member.name else { continue }
        if Use(node).kind == .write, let other = property(node), other != member, hears(view, other),
          isSet(other, by: Use(node))
        {
          return true
        }
        guard depth > 0 else { continue }
        if node.role == .callee {
          if isUnknownMethod(node, of: member) { return true }
          if let method = ownMethod(node), method.node != scope,
            announces(method.node, but: member, to: view, depth: depth - 1)
          {
            return true
          }
        } else if Use(node).kind == .write, let computed = property(node), computed.isComputed,
          let setter = computed.accessors.first(where: { $0.name == "set" }),
          announces(setter, but: member, to: view, depth: depth - 1)
        {
          return true
        }
      default: break
      }
    }
    return false
  }

  /// `received = count; if received == total { isDone = true }`: most changes of the one come without the other.
  private func isLeftOut(_ node: Node, where write: Node, in scope: Node) -> Bool {
    // `isRunning = true; for part in parts { await send(part); progress += 1 }`: views have looked before each round.
    let round = write.ancestors.prefix { $0 != scope }.first { loop in
      [.forLoop, .whileLoop, .repeatLoop].contains(loop.kind)
        && (loop.traits.contains(.async) || loop.descendants.contains { $0.kind == .awaitExpression })
    }
    if let round, !round.contains(node) { return true }
    for ancestor in node.ancestors {
      if ancestor == scope { return false }
      guard ancestor.kind == .block, let branch = ancestor.parent, branch.kind == .ifBranch, !branch.contains(write),
        branch.role == .statement, branch.child(.else) == nil
      else { continue }
      // `if level != shown { shown = level }` leaves out what is no change.
      return !branch.children(.condition).contains { condition in
        condition.withDescendants.contains { $0.kind == .binary && $0.name.hasPrefix("!=") }
      }
    }
    return false
  }

  /// `NotificationCenter.default.post(name: …)`: whoever wants to know is told.
  private func isNotification(_ node: Node) -> Bool {
    node.name == "post" && node.role == .callee
      && node.parent?.children.contains { $0.label == "name" && $0.role == .argument } == true
  }

  /// A method of the same object that the project does not show, for example one that a macro makes.
  private func isUnknownMethod(_ callee: Node, of member: Member) -> Bool {
    guard callee.kind == .member, let base = callee.child(.base), base.name != "super",
      let object = type(of: base), object.isReference, isSubtype(object, of: owner(of: member))
    else { return false }
    return self.member(callee.name, of: object) == nil
  }

  private func property(_ node: Node) -> Member? {
    if node.kind == .reference {
      guard case .member(let member)? = referent(of: node) else { return nil }
      return member
    }
    guard let base = node.child(.base), let type = type(of: base) else { return nil }
    return member(node.name, of: type)
  }

  private func ownMethod(_ callee: Node) -> Member? {
    guard let member = property(callee), member.isFunction else { return nil }
    return member
  }

  /// Whether anything in a type, its extensions included, satisfies a condition.
  public func anyNode(of type: NominalType, _ condition: (Node) -> Bool) -> Bool {
    ([type.declaration] + type.extensions).contains { $0.descendants.contains(where: condition) }
  }
}
