extension Project {
  /// Every place in the product where values of a type are made by name.
  public func callSites(of type: NominalType, unshipped: Bool = false) -> [CallSite] {
    let calls = memberUses.calls(of: type) {
      memberUses.implicitCalls(of: type, in: self) + namedCalls(of: type)
    }
    return calls.compactMap { unshipped || isShipped($0) ? CallSite(call: $0) : nil }
  }

  /// Whether others, who are not seen, may use a type: nothing in the product speaks of it, not even by a name that may
  /// mean another one, and the product goes on elsewhere.
  public func isUsedElsewhere(_ type: NominalType) -> Bool {
    if isWhole { return false }
    let own = [type.declaration] + type.extensions
    return occurrences.of(type.name).allSatisfy { use in !isShipped(use) || own.contains { $0.contains(use) } }
  }

  /// Many types may have the same name, so that a name's calls are told apart once.
  private func namedCalls(of type: NominalType) -> [Node] {
    memberUses.namedCalls(of: type) {
      var found: [NominalType.ID: [Node]] = [:]
      for use in occurrences.of(type.name) {
        var callee = use
        if let access = use.parent, access.kind == .member, access.name == "init", use.role == .base { callee = access }
        guard callee.role == .callee, let call = callee.parent, call.kind == .call, let made = constructedType(call)
        else { continue }
        found[made.id, default: []].append(call)
      }
      return found
    }
  }

  /// Calls of a method or function by its name, in the product.
  public func calls(of name: String) -> [Node] {
    occurrences.of(name).compactMap { use in
      guard use.role == .callee, let call = use.parent, isShipped(call) else { return nil }
      return call
    }
  }
}
