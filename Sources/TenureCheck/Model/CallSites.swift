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

  private func namedCalls(of type: NominalType) -> [Node] {
    occurrences.of(type.name).compactMap { use in
      var callee = use
      if let access = use.parent, access.kind == .member, access.name == "init", use.role == .base { callee = access }
      guard callee.role == .callee, let call = callee.parent, call.kind == .call, constructedType(call) === type else {
        return nil
      }
      return call
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
