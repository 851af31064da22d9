extension Project {
  /// The calls of a name in a type, its extensions included.
  public func calls(of name: String, in type: NominalType) -> [Node] {
    if let known = namedInFiles.calls.withLock({ $0[name] }) { return known[type.id] ?? [] }
    var found: [NominalType.ID: [Node]] = [:]
    for call in calls(of: name) {
      knownTypes.count(call)
      if let type = enclosingType(of: call) { found[type.id, default: []].append(call) }
    }
    namedInFiles.calls.withLock { $0[name] = found }
    return found[type.id] ?? []
  }

  /// The files in which a name stands for something that is used.
  func files(naming name: String) -> Set<ObjectIdentifier> {
    if let known = namedInFiles.files.withLock({ $0[name] }) { return known }
    let found = Set(occurrences.of(name).map { ObjectIdentifier($0.file) })
    namedInFiles.files.withLock { $0[name] = found }
    return found
  }
}
