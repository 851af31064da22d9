extension Node {
  /// Whether a call has the labels that a function's declaration asks for: `contextMenu { }` does not call
  /// `contextMenu(for:)`.
  func canCall(_ function: Node) -> Bool {
    let parameters = function.children(.parameter)
    let labels = children(.argument).map(\.label)
    var closures = children(.trailing).count
    guard labels.allSatisfy({ label in parameters.contains { $0.label == label } }) else { return false }
    for parameter in parameters where parameter.child(.value) == nil && !labels.contains(parameter.label) {
      guard closures > 0, parameter.child(.type)?.isClosureType == true else { return false }
      closures -= 1
    }
    return true
  }

  /// `() -> Void`, `(() -> Void)?`, and names that people give to such types.
  private var isClosureType: Bool {
    switch kind {
    case .functionType: true
    case .optionalType, .tupleType: children.contains { $0.isClosureType }
    case .typeName: ["Action", "Handler", "Closure", "Callback", "Block", "Completion"].contains { name.hasSuffix($0) }
    default: false
    }
  }
}

extension Project {
  /// What a helper of the project makes a value from: `amount` of `Self.text(of: amount)`.
  func takenByHelper(_ call: Node) -> [Node] {
    guard call.kind == .call, let function = function(calledBy: call), !function.traits.contains(.async),
      function.child(.result).map(isPlainValue) == true
    else { return [] }
    return call.children(.argument).flatMap(\.derivedValues)
  }

  /// The function of the project that a call calls; of a protocol that one type alone conforms to, what that type does.
  func function(calledBy call: Node) -> Node? { declaration(calledBy: call).map { implementation(of: $0).node } }

  /// The function that a call names, be it no more than what a protocol asks for.
  func declaration(calledBy call: Node) -> Member? {
    guard let callee = call.child(.callee) else { return nil }
    if callee.kind == .reference, case .member(let member)? = referent(of: callee), member.isFunction { return member }
    guard callee.kind == .member, let base = callee.child(.base), let type = type(of: base) ?? typeReference(base),
      let member = member(callee.name, of: type), member.isFunction
    else { return nil }
    return member
  }
}
