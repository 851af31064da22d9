extension Project {
  /// The state that is declared or used at a byte of a file.
  public func state(at offset: Int, in file: FileFacts) -> StateMap.State? {
    guard let member = stateMember(at: offset, in: file) else { return nil }
    return MapBuild(self, []).state(of: member)
  }

  /// Where the truth behind a piece of state is kept: its own declaration, or those of what callers hand in.
  public func owners(ofStateAt offset: Int, in file: FileFacts) -> [Place] {
    guard let member = stateMember(at: offset, in: file) else { return [] }
    var owners: [Member] = []
    var seen: Set<Member> = [member]
    var waiting = [member]
    while let next = waiting.popLast() {
      let origins = origins(of: next)
      if origins.isEmpty, !owners.contains(next) { owners.append(next) }
      waiting += origins.filter { seen.insert($0).inserted }
    }
    return owners.map { Place($0.node) }
  }

  private func stateMember(at offset: Int, in file: FileFacts) -> Member? {
    var node = file.root
    while let child = Array(node.children).last(where: {
      $0.range.lowerBound <= offset && offset <= $0.range.upperBound
    }) {
      node = child
    }
    for candidate in [node] + Array(node.ancestors.prefix(2)) {
      if let member = meant(candidate), MapBuild.holding(member, of: owner(of: member), in: self) != nil {
        return member
      }
    }
    return nil
  }

  private func meant(_ node: Node) -> Member? {
    switch node.kind {
    case .variable:
      guard let type = enclosingType(of: node) else { return nil }
      return type.members.first { $0.node == node }
    case .reference:
      guard case .member(let member)? = referent(of: node) else { return nil }
      return member
    case .member:
      guard let base = node.child(.base), let type = type(of: base) ?? typeReference(base) else { return nil }
      return member(node.name.startsWithDollar ? String(node.name.dropFirst()) : node.name, of: type)
    default: return nil
    }
  }

  /// What callers, or the views above, put into a member that only receives.
  private func origins(of member: Member) -> [Member] {
    let type = owner(of: member)
    guard MapBuild.holding(member, of: type, in: self) == .receives else { return [] }
    var found: [Node] = []
    switch member.wrapper {
    case .environmentObject, .environment:
      let wanted = self.type(of: member)
      found = environmentProvisions.filter { $0.object != nil && $0.object === wanted }.map(\.argument)
    default: found = callSites(of: type).compactMap { $0.argument(member.name) }
    }
    return found.compactMap { meant($0) }
  }
}
