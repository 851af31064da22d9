/// What a protocol asks for and one type alone fulfils: whoever speaks of the protocol's member means that type's.
extension Project {
  /// The requirements of protocols that nothing but this member fulfils.
  func requirements(fulfilledOnlyBy member: Member) -> [Member] {
    let type = owner(of: member)
    if type.isProtocol { return [] }
    return type.supertypeIDs.compactMap { id in
      guard onlyConformers[id] == type.id, let asked = self[id].member(member.name),
        self[id].declaration.contains(asked.node), asked.isStatic == member.isStatic
      else { return nil }
      return asked
    }
  }

  /// The code behind a method that a protocol asks for, where one type alone has it; any other member is its own.
  func implementation(of member: Member) -> Member {
    let asking = owner(of: member)
    guard asking.isProtocol, asking.declaration.contains(member.node), let id = onlyConformers[asking.id],
      let found = self[id].member(member.name),
      found.isFunction == member.isFunction, found.parameters.map(\.label) == member.parameters.map(\.label)
    else { return member }
    return found
  }

  /// The type behind a protocol, where no other conforms to it; any other type is itself.
  func conformer(of type: NominalType) -> NominalType { onlyConformers[type.id].map { self[$0] } ?? type }

  /// The one type of the product that conforms to a protocol, of protocols that no more than one conforms to.
  static func onlyConformers(
    among shipped: [NominalType], _ types: [NominalType], _ occurrences: OccurrenceIndex, _ lookup: TypeLookup
  ) -> [NominalType.ID: NominalType.ID] {
    var found: [NominalType.ID: [NominalType.ID]] = [:]
    for type in shipped where !type.isProtocol {
      for id in type.supertypeIDs where types[id.index].isProtocol { found[id, default: []].append(type.id) }
    }
    return found.compactMapValues { $0.count == 1 ? $0[0] : nil }.filter { id, only in
      if !standIns.isDisjoint(with: types[only.index].name.nameWords) { return false }
      // `extension URLSession: Client`: a type that is not the project's conforms as well.
      return !occurrences.of(types[id.index].name).contains { use in
        guard use.role == .inherited, let extended = use.parent else { return false }
        return extended.kind == .extensionDeclaration && lookup.idOfDeclaration[extended] == nil
      }
    }
  }

  /// What people call types that stand in for the one which is meant.
  private static let standIns: Set<String> = [
    "mock", "sample", "preview", "fake", "stub", "dummy", "spy", "test", "demo",
  ]

  /// The protocol or the class that a generic parameter has to be of, by its name at a place: `Store` of
  /// `struct Shelf<Content: Store>`, or of `where Content: Store`.
  func constraint(ofParameter name: String, at place: Node) -> Node? {
    for scope in place.ancestors where scope.traits.contains(.hasGenerics) {
      let parameters = scope.children(.generic).filter { $0.name == name }
      if !parameters.isEmpty { return parameters.lazy.compactMap { $0.child(.inherited) }.first }
    }
    return nil
  }
}
