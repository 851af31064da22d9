/// What is known of a value: its type in the project, or what it is made of. Optionals and bindings count as what they
/// hold.
enum ValueType: Sendable {
  case nominal(NominalType)
  /// Whatever hands out its elements one by one: an array, a set, a stream, a publisher.
  indirect case sequence(of: ValueType?)
  indirect case dictionary(key: ValueType?, value: ValueType?)
  case tuple([(label: String, type: ValueType?)])

  var nominal: NominalType? {
    if case .nominal(let type) = self { return type }
    return nil
  }

  /// What a loop over it gets.
  var element: ValueType? {
    switch self {
    case .sequence(let element): element
    case .dictionary(let key, let value): .tuple([("key", key), ("value", value)])
    case .nominal, .tuple: nil
    }
  }

  var isSequence: Bool {
    switch self {
    case .sequence, .dictionary: true
    case .nominal, .tuple: false
    }
  }

  /// The part of a tuple: `pair.element`, `pair.1`.
  func part(_ name: String) -> ValueType? {
    guard case .tuple(let parts) = self else { return nil }
    if let index = Int(name) { return parts.indices.contains(index) ? parts[index].type : nil }
    return parts.first { $0.label == name }?.type
  }
}

extension Project {
  /// What a written type stands for, type aliases followed.
  func valueType(named node: Node, depth: Int = 0) -> ValueType? {
    guard depth < 8 else { return nil }
    func inner(_ node: Node?) -> ValueType? { node.flatMap { valueType(named: $0, depth: depth + 1) } }
    switch node.kind {
    case .typeName:
      let generics = node.children(.generic)
      let name = node.name.lastPart
      if !generics.isEmpty, Self.transparent.contains(name) { return inner(generics.first) }
      if !generics.isEmpty, Self.sequences.contains(name) { return .sequence(of: inner(generics.first)) }
      if name == "IdentifiedArray" { return .sequence(of: inner(generics.last)) }
      if generics.count == 2, ["Dictionary", "OrderedDictionary"].contains(name) {
        return .dictionary(key: inner(generics[0]), value: inner(generics[1]))
      }
      switch lookup.find(node.name, at: node) {
      case .type(let id)?: return .nominal(self[id])
      case .alias(let alias)?: return inner(alias.child(.type))
      case .parameter?, nil: return nil
      }
    case .optionalType: return inner(node.child(.base))
    case .qualifiedType where node.name != "Type": return inner(node.child(.base))
    case .arrayType: return .sequence(of: inner(node.child(.element)))
    case .dictionaryType: return .dictionary(key: inner(node.child(.key)), value: inner(node.child(.element)))
    case .tupleType: return .tuple(node.children(.element).map { ("", inner($0)) })
    default: return nil
    }
  }

  private static let transparent: Set<String> = ["Optional", "Binding", "ObservedObject", "StateObject", "State"]

  private static let sequences: Set<String> = [
    "Array", "Set", "ContiguousArray", "ArraySlice", "Slice", "OrderedSet", "IdentifiedArrayOf", "FetchedResults",
    "Results", "LazySequence", "AnySequence", "AsyncStream", "AsyncThrowingStream", "AnyPublisher",
    "PassthroughSubject", "CurrentValueSubject", "Deque", "ReversedCollection",
  ]
}
