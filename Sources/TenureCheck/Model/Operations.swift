/// An operation is what runs in one go as far as a reader is concerned: a function with the tasks that it starts, a
/// button's action, an accessor.
extension Project {
  /// The operation that a piece of code belongs to: the function around it, or the closure that a body or an initializer
  /// keeps for later. In a body outside of such closures, the body.
  public func operation(of node: Node) -> Node? {
    var kept: Node?
    for ancestor in node.ancestors {
      if ancestor.kind == .closure, ![.content, .immediate].contains(use(of: ancestor)) { kept = ancestor }
      if ancestor.kind == .initializer { return kept ?? ancestor }
      if ancestor.kind.isFunctionLike {
        return runsWhileBuilding(ancestor.children(.statement).first ?? ancestor) ? kept ?? ancestor : ancestor
      }
      if ancestor.kind.isTypeDeclaration { return kept }
    }
    return kept
  }

  /// Whether an operation comes to one of these places: itself, or through functions of its own type that it calls.
  public func operation(_ operation: Node, comesTo places: [Node], depth: Int = 3) -> Bool {
    if places.contains(where: operation.contains) { return true }
    guard depth > 0 else { return false }
    return ownFunctions(calledIn: operation).contains { self.operation($0, comesTo: places, depth: depth - 1) }
  }

  /// Functions of the same type that a piece of code calls: `load()`, `self.load()`.
  func ownFunctions(calledIn node: Node) -> [Node] {
    var found: [Node] = []
    for call in node.descendants(of: .call) {
      guard let callee = call.child(.callee), callee.kind == .reference || callee.child(.base)?.name == "self",
        let type = enclosingType(of: call), let member = member(callee.name, of: type), member.isFunction,
        !found.contains(member.node)
      else { continue }
      found.append(member.node)
    }
    return found
  }

  /// Where a member, or what it holds, is assigned or changed by name, its first value in an initializer left out. What
  /// its observers would hear of is `laterWrites`.
  public func writesOutsideInitializers(of member: Member) -> [Node] {
    uses(of: member).filter { $0.kind == .write && operation(of: $0.node)?.kind != .initializer }.map(\.node)
  }
}

extension Project {
  /// Whether code runs when a body asks for it: in a body, or in a computed property outside of what is kept for later.
  public func runsForBody(_ node: Node) -> Bool {
    switch moment(of: node) {
    case .building: true
    case .called: enclosingMember(of: node)?.isComputed == true
    default: false
    }
  }
}

extension Node {
  /// The assignment whose left side, as a whole, this is: `name = …`, not `name.first = …`.
  public var assignment: Node? {
    guard role == .left, let parent, parent.kind == .assignment else { return nil }
    return parent
  }
}
