extension Project {
  /// Calls of a name within a type's own code, extensions included.
  public func calls(of name: String, in type: NominalType) -> [Node] {
    let own = [type.declaration] + type.extensions
    return occurrences.of(name).compactMap { use in
      guard use.role == .callee, let call = use.parent, own.contains(where: { $0.contains(use) }), isShipped(call),
        enclosingType(of: call) === type
      else { return nil }
      return call
    }
  }

  /// The files in which a name stands for something that is used.
  func files(naming name: String) -> Set<ObjectIdentifier> {
    Set(occurrences.of(name).map { ObjectIdentifier($0.file) })
  }
}
