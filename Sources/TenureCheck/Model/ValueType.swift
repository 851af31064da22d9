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
