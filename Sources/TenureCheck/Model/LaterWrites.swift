extension Project {
  /// Whether a use gives the property itself another value. To change what is in an object that it holds does not.
  public func isSet(_ member: Member, by use: Use) -> Bool {
    if use.kind == .call { return isChangedByMethod(member, use.node) }
    // `.assign(to: &$name)`
    if use.kind == .binding { return use.node.parent?.kind == .inoutReference }
    guard use.kind == .write else { return false }
    if elementType(of: member)?.isReference == true { return !isInsideElement(use.node) }
    guard type(of: member)?.isReference == true else { return true }
    return use.node.role == .left || use.node.parent?.kind == .inoutReference
  }

  /// `players[0].score += 1`: another score, and the same players.
  private func isInsideElement(_ collection: Node) -> Bool {
    var current = collection
    while let parent = current.parent {
      switch parent.kind {
      case .optionalChain, .forceUnwrap: current = parent
      case .subscriptAccess where current.role == .base: current = parent
      case .member where current.role == .base:
        // A method of the collection itself changes the collection.
        return current != collection || parent.role != .callee
      default: return false
      }
    }
    return false
  }

  /// `name.advance()`, of a struct whose method is `mutating`.
  private func isChangedByMethod(_ member: Member, _ node: Node) -> Bool {
    guard let access = node.parent, access.kind == .member, let value = type(of: member), !value.isReference else {
      return false
    }
    return self.member(access.name, of: value)?.traits.contains(.mutating) == true
  }

  /// `.assign(to: \.name, on: self)`
  private func assignedByPath(_ member: Member) -> [Use] {
    calls(of: "assign").compactMap { call in
      guard let path = call.children.first(where: { $0.label == "to" }), path.kind == .keyPath,
        path.name == "." + member.name, let type = enclosingType(of: call), isSubtype(type, of: owner(of: member))
      else { return nil }
      return Use(path)
    }
  }

  /// Where a property gets another value after its object is made, as its observers would see it: assignments outside of
  /// initializers, and bindings. `writesOutsideInitializers` is about the text: what is done to an object that the
  /// property holds counts there as well, and bindings do not.
  public func laterWrites(of member: Member) -> [Use] {
    uses(of: member).filter { use in
      if use.goesThroughBinding { return true }
      guard isSet(member, by: use), !isOfNewObject(use.node) else { return false }
      return use.kind == .binding || !isInInitializer(use.node, of: owner(of: member))
    } + assignedByPath(member)
  }

  /// `let deck = Deck(); deck.title = "A"`: a part of making it. So is what a function does that is given new objects
  /// alone: `fill(deck)`.
  func isOfNewObject(_ access: Node) -> Bool {
    guard access.kind == .member, let base = access.child(.base) else { return false }
    return isNewObject(base, in: access.enclosingCode, depth: 2) || isGivenItsID(base)
  }

  /// `entry.id = UUID()` beside other assignments: an object gets its identity once, when it is filled in.
  private func isGivenItsID(_ object: Node) -> Bool {
    guard object.kind == .reference, let code = object.enclosingCode else { return false }
    return code.descendants(of: .assignment).contains { assignment in
      guard let left = assignment.child(.left), left.kind == .member, left.name == "id",
        left.child(.base)?.kind == .reference, left.child(.base)?.name == object.name,
        let value = assignment.child(.right)
      else { return false }
      return value.kind == .call && ["UUID", "NSUUID"].contains(value.calledName ?? "")
        || value.kind == .member && value.name == "uuidString"
    }
  }

  private func isNewObject(_ reference: Node, in code: Node?, depth: Int) -> Bool {
    switch referent(of: reference) {
    case .local(let local)?:
      guard local.kind == .variable, let value = local.child(.value), constructedType(value) != nil else {
        return false
      }
      return code == local.enclosingCode
    case .parameter(let parameter)?:
      guard depth > 0, let function = parameter.parent, function.kind == .function, function == code else {
        return false
      }
      let calls = calls(of: function.name)
      return !calls.isEmpty
        && calls.allSatisfy { call in
          guard let argument = call.children(.argument).first(where: { $0.label == parameter.label }) else {
            return false
          }
          return constructedType(argument) != nil || isNewObject(argument, in: call.enclosingCode, depth: depth - 1)
        }
    default: return false
    }
  }

  private func isInInitializer(_ node: Node, of owner: NominalType) -> Bool {
    guard let type = enclosingType(of: node), isSubtype(type, of: owner) else { return false }
    for ancestor in node.ancestors {
      if ancestor.kind == .closure, ClosureUse(of: ancestor) != .immediate { return false }
      if ancestor.kind == .initializer || ancestor.kind == .deinitializer { return true }
      if ancestor.kind.isTypeDeclaration { return false }
    }
    return false
  }

  /// Whether a view's body may run more than once: it has inputs, or state of its own, or watches something.
  public func bodyCanRunAgain(_ type: NominalType) -> Bool {
    type.stored.contains { member in
      switch member.wrapper {
      case .custom(let name)?:
        !["Namespace", "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor"].contains(name)
      case .some: true
      case nil: !(member.isConstant && member.value != nil)
      }
    }
  }
}
