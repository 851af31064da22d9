/// The types of names that no declaration tells: parameters of closures, what a loop or a pattern binds.
extension Project {
  func valueType(ofParameter index: Int, of closure: Node, depth: TypeInquiry) -> ValueType? {
    if depth.isExhausted { return nil }
    let given = given(to: closure, depth: depth)
    let count = max(closure.children(.parameter).count, uses("$1", in: closure) ? 2 : 1)
    // `{ index, item in` of a sequence of pairs.
    if given.count == 1, count > 1, case .tuple(let parts)? = given[0] {
      return parts.indices.contains(index) ? parts[index].type : nil
    }
    return given.indices.contains(index) ? given[index] : nil
  }

  private func uses(_ name: String, in closure: Node) -> Bool {
    closure.children(.parameter).isEmpty && closure.descendants.contains { $0.kind == .reference && $0.name == name }
  }

  /// What a closure is called with.
  private func given(to closure: Node, depth: TypeInquiry) -> [ValueType?] {
    guard let call = closure.parent, call.kind == .call, closure.role == .argument || closure.role == .trailing,
      let callee = call.child(.callee), let name = call.calledName
    else { return [] }
    func argument(_ label: String?) -> Node? {
      call.children.first { $0.role == .argument && $0.label == label && $0.kind != .closure }
    }
    func value(_ argument: Node?) -> ValueType? { argument.flatMap { valueType(of: $0, depth: depth + 1) } }

    if callee.kind == .reference, ["ForEach", "List", "Table", "OutlineGroup"].contains(name),
      constructedType(call) == nil
    {
      return [value(argument(nil) ?? argument("data"))?.element]
    }
    if let written = writtenParameters(of: closure, in: call, callee, depth: depth) {
      return written.map { valueType(named: $0) }
    }
    switch name {
    case "sheet", "fullScreenCover", "popover", "navigationDestination", "alert", "confirmationDialog", "inspector",
      "dropDestination", "actionSheet":
      if let item = argument("item") ?? argument("presenting") { return [value(item)] }
      guard let type = argument("for"), type.kind == .member, type.name == "self", let base = type.child(.base) else {
        return []
      }
      let known = typeReference(base).map { ValueType.nominal($0) }
      return name == "dropDestination" ? [.sequence(of: known)] : [known]
    case "onChange":
      let changed = value(argument("of"))
      return [changed, changed]
    case "onReceive": return [value(argument(nil))?.element]
    case "task", "Button": return []
    default: break
    }
    guard callee.kind == .member, let base = callee.child(.base), typeReference(base) == nil,
      let receiver = valueType(of: base, depth: depth + 1)
    else { return [] }
    guard receiver.isSequence else { return ["map", "flatMap"].contains(name) ? [receiver] : [] }
    switch name {
    case "sorted", "sort", "min", "max": return [receiver.element, receiver.element]
    case "reduce": return [nil, receiver.element]
    case "mapValues", "compactMapValues":
      if case .dictionary(_, let value) = receiver { return [value] }
      return []
    default: return [receiver.element]
    }
  }

  /// The parameters that the project's own function, or a view's own property, says the closure has.
  private func writtenParameters(of closure: Node, in call: Node, _ callee: Node, depth: TypeInquiry) -> [Node]? {
    var parameters: [Node] = []
    if let type = constructedType(call) {
      parameters = type.initializers.flatMap(\.parameters)
      if parameters.isEmpty { parameters = type.stored.map(\.node) }
    } else if let function = declaredFunction(of: callee, depth: depth) {
      parameters = function.children(.parameter)
    }
    guard !parameters.isEmpty else { return nil }
    let closures = parameters.filter { $0.child(.type)?.functionType != nil }
    let meant =
      closure.label.flatMap { label in closures.first { ($0.label ?? $0.name) == label || $0.name == label } }
      ?? (closure.label == nil ? firstTrailing(closures, in: call) : nil)
    return meant?.child(.type)?.functionType?.children(.parameter)
  }

  /// The closure behind the parentheses goes to the first parameter for one that has no argument yet.
  private func firstTrailing(_ closures: [Node], in call: Node) -> Node? {
    let labels = Set(call.children(.argument).compactMap(\.label))
    return closures.first { !labels.contains($0.label ?? $0.name) }
  }

  // MARK: Patterns

  /// What a name of a loop, a case or a condition stands for.
  func valueType(ofPattern name: Node, depth: TypeInquiry) -> ValueType? {
    if depth.isExhausted { return nil }
    var steps: [Node] = []
    var current = name
    while let parent = current.parent {
      switch parent.kind {
      case .forLoop:
        guard current.role == .pattern, let subject = parent.child(.subject) else { return nil }
        return taken(steps, from: valueType(of: subject, depth: depth + 1)?.element)
      case .patternCondition:
        return taken(steps, from: parent.child(.value).flatMap { valueType(of: $0, depth: depth + 1) })
      case .switchCase:
        guard current.role == .pattern, let subject = parent.parent?.child(.subject) else { return nil }
        return taken(steps, from: valueType(of: subject, depth: depth + 1))
      case .call, .tuplePattern, .tuple, .optionalChain, .cast: steps.append(current)
      default: return nil
      }
      current = parent
    }
    return nil
  }

  /// Follows a pattern inward: `.loaded(let items)`, `(index, item)`, `x?`.
  private func taken(_ steps: [Node], from subject: ValueType?) -> ValueType? {
    var value = subject
    for step in steps.reversed() {
      guard let parent = step.parent else { return nil }
      switch parent.kind {
      case .tuplePattern, .tuple:
        guard let index = parent.children(.element).firstIndex(of: step) else { return nil }
        value = value?.part(String(index))
      case .call:
        guard let callee = parent.child(.callee), let index = parent.children(.argument).firstIndex(of: step) else {
          return nil
        }
        let type = callee.child(.base).flatMap { typeReference($0) } ?? value?.nominal
        guard let enumCase = type?.member(callee.name), enumCase.node.kind == .enumCase,
          enumCase.parameters.indices.contains(index)
        else { return nil }
        value = enumCase.parameters[index].child(.type).flatMap { valueType(named: $0) }
      default: break
      }
    }
    return value
  }
}
