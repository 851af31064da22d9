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
      case .parameter?: return inner(constraint(ofParameter: node.name, at: node))
      case nil: return nil
      }
    case .optionalType: return inner(node.child(.base))
    case .qualifiedType where node.name != "Type": return inner(node.child(.base))
    case .compositionType: return node.children.lazy.compactMap { inner($0) }.first
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
