extension Project {
  /// Uses in the product, as far as it is certain that this member is meant: by way of a protocol where nothing else
  /// fulfils what that asks for. Its declaration is none of them.
  public func uses(of member: Member) -> [Use] {
    memberUses.uses(of: member) {
      [member.name, "$" + member.name, "_" + member.name].flatMap { name in
        memberUses.places(of: name, meaning: member, in: self).map { node in
          isWrittenByPath(node) ? Use(node, kind: .write) : Use(node)
        }
      } + requirements(fulfilledOnlyBy: member).flatMap { uses(of: $0) }
    }
  }

  /// Uses of a member inside its own type, its extensions included.
  public func ownUses(of member: Member) -> [Use] {
    let owner = owner(of: member)
    return uses(of: member).filter { enclosingType(of: $0.node) === owner }
  }

  /// The members of state that an expression reads: what may have another value the next time it is evaluated.
  /// A computed property stands for what it is made of.
  public func mutableReads(in expression: Node) -> [Member] { mutableReads(in: expression, depth: 3) }

  private func mutableReads(in expression: Node, depth: Int) -> [Member] {
    var found: [Member] = []
    for node in expression.withDescendants {
      var member: Member?
      if node.kind == .reference {
        switch referent(of: node) {
        case .member(let referent): member = referent
        case .local(let local):
          // `if let user = session.user`: the name stands for what it was taken from.
          if local.kind == .optionalBinding || local.kind == .variable, let value = local.child(.value) {
            if depth > 0 { found += mutableReads(in: value, depth: depth - 1) }
          }
        default: break
        }
      } else if node.kind == .member, let base = node.child(.base), let type = type(of: base) {
        member = self.member(node.name, of: type)
      }
      guard let member else { continue }
      if isMutableState(member) {
        found.append(member)
      } else if depth > 0, member.isComputed, !member.isViewBuilding {
        for statement in member.statements { found += mutableReads(in: statement, depth: depth - 1) }
      }
    }
    return found
  }

  /// A property that changes while its view or its model lives, and that views follow.
  public func isMutableState(_ member: Member) -> Bool {
    guard member.isStored, !member.isStatic else { return false }
    switch member.wrapper {
    case .state, .binding, .published, .appStorage, .sceneStorage, .focusState, .gestureState:
      // A model in `@State` is the same model each time.
      return type(of: member)?.isModel != true
    case nil: return !member.isConstant && owner(of: member).isObservable
    default: return false
    }
  }
}
