/// What calls give back: of the project's functions as they say it, of well-known methods as these do.
extension Project {
  func valueType(ofCall call: Node, depth: TypeInquiry) -> ValueType? {
    guard let callee = call.child(.callee) else { return nil }
    if callee.kind == .reference, let known = conversion(call, callee.name, depth: depth) { return known }
    if callee.kind == .member, let base = callee.child(.base), typeReference(base) == nil,
      let receiver = valueType(of: base, depth: depth + 1), receiver.isSequence,
      let known = method(callee.name, of: receiver, call, depth: depth)
    {
      return known
    }
    return declaredFunction(of: callee, depth: depth)?.child(.result).flatMap { valueType(named: $0) }
  }

  /// `Array(items)`, `Dictionary(grouping: items) { … }`
  private func conversion(_ call: Node, _ name: String, depth: TypeInquiry) -> ValueType? {
    guard ["Array", "Set", "Dictionary", "AnySequence"].contains(name), let argument = call.child(.argument),
      let value = valueType(of: argument, depth: depth + 1), value.isSequence
    else { return nil }
    if argument.label == "grouping" { return .dictionary(key: nil, value: .sequence(of: value.element)) }
    return name == "Dictionary" ? nil : .sequence(of: value.element)
  }

  private func method(_ name: String, of receiver: ValueType, _ call: Node, depth: TypeInquiry) -> ValueType? {
    switch name {
    case "first", "last", "randomElement", "min", "max", "removeFirst", "removeLast", "popFirst", "popLast", "remove":
      return receiver.element
    case "filter":
      return receiver
    case "sorted", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast", "drop", "union",
      "subtracting", "intersection", "removeDuplicates", "receive", "debounce", "throttle", "eraseToAnyPublisher",
      "uniqued", "chunked":
      return .sequence(of: receiver.element)
    case "enumerated": return .sequence(of: .tuple([("offset", nil), ("element", receiver.element)]))
    case "map", "compactMap": return .sequence(of: mapped(receiver, call, depth: depth))
    case "flatMap": return .sequence(of: mapped(receiver, call, depth: depth)?.element)
    case "mapValues", "compactMapValues":
      guard case .dictionary(let key, _) = receiver else { return nil }
      return .dictionary(key: key, value: mapped(receiver, call, depth: depth))
    default: return nil
    }
  }

  /// What `{ Row($0) }` or `\.owner` makes of an element.
  private func mapped(_ receiver: ValueType, _ call: Node, depth: TypeInquiry) -> ValueType? {
    for part in call.children where part.role == .argument || part.role == .trailing {
      if part.kind == .closure {
        let statements = part.children(.statement)
        guard let last = statements.last else { return nil }
        let value = last.kind == .returnStatement ? last.child(.value) : statements.count == 1 ? last : nil
        return value.flatMap { valueType(of: $0, depth: depth + 1) }
      }
      if part.kind == .keyPath, part.name.first == ".", case .nominal(let type)? = receiver.element,
        let member = member(String(part.name.dropFirst()), of: type), member.isProperty
      {
        return valueType(ofVariable: member.node, depth: depth + 1)
      }
    }
    return nil
  }
}
