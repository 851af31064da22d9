extension Project {
  /// The property that an argument of an initializer ends up in: by the memberwise initializer, or by an assignment of
  /// the parameter in one that is written out. Nil where it is not known.
  public func keeper(of argument: Node) -> Member? {
    guard let call = argument.parent, call.kind == .call, argument.role == .argument,
      let type = constructedType(call)
    else { return nil }
    for initializer in type.initializers {
      guard let parameter = initializer.parameters.first(where: { $0.label == argument.label }) else { continue }
      if let member = keeper(of: parameter, in: initializer, type) { return member }
    }
    guard let label = argument.label, !type.initializers.contains(where: { $0.node.parent == type.declaration }) else {
      return nil
    }
    return type.stored.first { $0.name == label }
  }

  /// The property that an initializer fills with a parameter as it is.
  private func keeper(of parameter: Node, in initializer: Member, _ type: NominalType) -> Member? {
    for node in initializer.node.descendants(of: .assignment) {
      guard let right = node.child(.right), let member = type.stored.first(where: { node.assigns($0.name) }) else {
        continue
      }
      var value = right.wrappedValue ?? right
      // `StateObject(wrappedValue: make())` of an autoclosure.
      if value.kind == .call, let callee = value.child(.callee), callee.kind == .reference { value = callee }
      if value.kind == .reference, value.name == parameter.name { return member }
    }
    return nil
  }

  /// Whether an expression makes a new object: `Model()`, or a local constant that is filled with one.
  public func freshObject(_ expression: Node) -> Node? {
    if expression.kind == .call, constructedType(expression)?.isReference == true { return expression }
    guard case .local(let local)? = referent(of: expression), local.kind == .variable, let value = local.child(.value),
      value.kind == .call, constructedType(value)?.isReference == true
    else { return nil }
    return value
  }

  /// The construction that a call of the project's function hands out each time: `Models.makeHome()`.
  public func objectMade(by call: Node) -> Node? {
    call.kind == .call ? function(calledBy: call).flatMap { objectMade(byFunction: $0) } : nil
  }

  /// The construction that a function hands out.
  func objectMade(byFunction function: Node) -> Node? {
    let results = function.descendants(of: .returnStatement).filter { $0.enclosingCode == function }
    let statements = function.children(.statement)
    let values = results.isEmpty && statements.count == 1 ? statements : results.compactMap { $0.child(.value) }
    guard !values.isEmpty else { return nil }
    let made = values.compactMap { freshObject($0) }
    return made.count == values.count ? made.first : nil
  }
}
