/// A value that the program puts into the user's defaults: `defaults.set(value, forKey: key)`.
public struct UserDefaultsWrite: Sendable, Hashable {
  /// The call that writes.
  public let call: Node
  /// The key.
  public let key: Node
  /// What is written.
  public let value: Node
}

extension Project {
  /// Whether an expression is known to be the user's defaults: `UserDefaults.standard`, a property of that type.
  public func isUserDefaults(_ expression: Node, depth: Int = 4) -> Bool {
    guard depth > 0 else { return false }
    switch expression.kind {
    case .reference:
      if expression.name == "self" { return expression.isInExtension(of: "UserDefaults") }
      switch referent(of: expression) {
      case .member(let member): return isUserDefaults(variable: member.node, depth)
      case .local(let node), .parameter(let node), .global(let node): return isUserDefaults(variable: node, depth)
      default: return false
      }
    case .member:
      guard let base = expression.child(.base) else { return false }
      if base.kind == .reference, base.name == "UserDefaults" { return expression.name != "self" }
      return storage(of: expression).map { isUserDefaults(variable: $0.node, depth) } ?? false
    case .call:
      guard let callee = expression.child(.callee) else { return false }
      return callee.kind == .reference && callee.name == "UserDefaults"
    case .forceUnwrap, .optionalChain:
      return expression.child(.base).map { isUserDefaults($0, depth: depth - 1) } ?? false
    case .binary where expression.name == "??":
      return expression.child(.left).map { isUserDefaults($0, depth: depth - 1) } ?? false
    default: return false
    }
  }

  private func isUserDefaults(variable node: Node, _ depth: Int) -> Bool {
    if let type = node.child(.type) {
      return type.name == "UserDefaults" || type.kind == .optionalType && type.child(.base)?.name == "UserDefaults"
    }
    return node.child(.value).map { isUserDefaults($0, depth: depth - 1) } ?? false
  }

  /// What the product puts there, in the order of the files.
  public var userDefaultsWrites: [UserDefaultsWrite] {
    (calls(of: "set") + calls(of: "setValue")).compactMap { call in
      let arguments = call.children(.argument)
      guard arguments.count == 2, arguments[0].label == nil, arguments[1].label == "forKey",
        let callee = call.child(.callee)
      else { return nil }
      let isDefaults =
        callee.kind == .member
        ? callee.child(.base).map { isUserDefaults($0) } ?? false
        : callee.kind == .reference && callee.isInExtension(of: "UserDefaults")
      return isDefaults ? UserDefaultsWrite(call: call, key: arguments[1], value: arguments[0]) : nil
    }
  }
}

extension Node {
  func isInExtension(of name: String) -> Bool {
    let type = ancestors.first { $0.kind.isTypeDeclaration }
    return type?.kind == .extensionDeclaration && type?.name == name
  }

  /// What a key is called: a literal's text, the name of a constant.
  var keyName: String {
    if kind == .member, name == "rawValue" { return child(.base)?.keyName ?? name }
    return name
  }
}
