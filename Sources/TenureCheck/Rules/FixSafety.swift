/// Whether a change of a property's wrapper or access can be made unasked: the code then builds as before, whoever else
/// uses the property. What cannot be seen counts as a hindrance.
extension Project {
  /// Whether all code that may use a property is among the files: in a part of a program that is so of a private one.
  func isSeenWhole(_ member: Member) -> Bool { isWhole || member.isPrivate }

  /// Whether a protocol may ask for the property, so that it has to be settable, or to be seen, as it is.
  func mayBeRequired(_ member: Member, of type: NominalType) -> Bool {
    type.hasUnknownSupertypes
      || type.supertypeIDs.contains { self[$0].isProtocol && self[$0].member(member.name) != nil }
  }

  /// Whether anybody, a preview or a test too, gives a property another value than its first: by an initializer, an
  /// assignment, a reference or a key path.
  func isGivenAnother(_ member: Member, of type: NominalType) -> Bool {
    if callSites(of: type, unshipped: true).contains(where: { $0.argument(member.name) != nil }) { return true }
    return [member.name, "_" + member.name].contains { name in
      occurrences.of(name).contains { mayMean(member, of: type, $0) && mayReplace($0) }
    }
  }

  private func mayReplace(_ node: Node) -> Bool {
    node.role == .left || node.parent?.kind == .inoutReference || isWrittenByPath(node)
      || node.name.startsWithUnderscore && node.kind == .reference
  }

  /// Whether a name may stand for the property. What it belongs to may be unknown.
  func mayMean(_ member: Member, of type: NominalType, _ node: Node) -> Bool {
    switch node.kind {
    case .reference:
      guard enclosingTypes(of: node).contains(type) else { return false }
      switch referent(of: node) {
      case .local?, .parameter?: return false
      default: return true
      }
    case .member:
      guard let base = node.child(.base) else { return true }
      guard let found = self.type(of: base) else { return true }
      return found === type || isSubtype(type, of: found)
    case .implicitMember:
      return keyPathRoot(of: node).map { $0 === type } ?? (node.parent?.kind == .keyPath)
    default: return false
    }
  }

  private func enclosingTypes(of node: Node) -> [NominalType] {
    node.ancestors.compactMap { $0.kind.isTypeDeclaration ? type(declaredAt: $0) : nil }
  }

  /// Whether a wrapper can be put before a property without a name that is already taken, or a word that forbids it.
  func canBeWrapped(_ member: Member, of type: NominalType) -> Bool {
    member.traits.isDisjoint(with: [.lazy, .weak, .unowned, .override, .nonisolated]) && member.node.introducer != nil
      && self.member("_" + member.name, of: type) == nil
  }

  /// Whether the compiler writes code out of the stored properties, which a wrapper is no part of.
  func isSynthesised(_ type: NominalType, by protocols: Set<String>) -> Bool {
    !type.supertypes.isDisjoint(with: protocols)
  }
}

extension TargetFacts {
  /// Whether every platform that is named has `@StateObject`.
  var hasStateObject: Bool {
    let first = ["iOS": Version(14), "macOS": Version(11), "watchOS": Version(7), "tvOS": Version(14)]
    return deploymentTarget.allSatisfy { platform, version in first[platform].map { version >= $0 } ?? true }
  }
}
