/// Views that an enum makes, one for each of its cases: `switch self { case .home: Home() case .settings: Settings() }`.
extension Project {
  /// Whether code stands in a case that nothing in the product makes a value of: a screen that is left over.
  func isOfUnmadeCase(_ node: Node) -> Bool {
    guard isWhole, let (type, names) = cases(around: node), type.supertypes.isDisjoint(with: Self.makingCases) else {
      return false
    }
    return names.allSatisfy { !isMade($0, of: type) }
  }

  /// Whether what is used names another case than the one that a view stands in: `router.view(for: .home)` shows no
  /// settings.
  func isOfAnotherCase(_ view: Node, than use: Node) -> Bool {
    guard let (type, names) = cases(around: view) else { return false }
    let base = use.child(use.kind == .call ? .callee : .base)
    let values = use.children(.argument) + [use.kind == .call ? base?.child(.base) : base].compactMap { $0 }
    return values.contains { value in
      guard let name = named(by: value, of: type) else { return false }
      return type.member(name)?.node.kind == .enumCase && !names.contains(name)
    }
  }

  /// The cases of an enum's `switch self` that code stands in.
  private func cases(around node: Node) -> (type: NominalType, names: [String])? {
    let entry = node.ancestors.first { $0.kind == .switchCase && $0.parent?.child(.subject)?.name == "self" }
    guard let entry, let type = enclosingType(of: entry), type.declaration.kind == .enumDeclaration else { return nil }
    let patterns = entry.children(.pattern)
    let names = patterns.compactMap(\.caseName)
    return names.isEmpty || names.count < patterns.count ? nil : (type, names)
  }

  /// `.home`, `Screen.home`, `.file(url)`
  private func named(by value: Node, of type: NominalType) -> String? {
    let name = value.kind == .call ? value.child(.callee) ?? value : value
    if name.kind == .implicitMember { return name.name }
    guard name.kind == .member, let base = name.child(.base), typeReference(base) === type else { return nil }
    return name.name
  }

  /// What an enum conforms to whose values come from elsewhere: of a list of all, of a text, of a file.
  private static let makingCases: Set<String> = [
    "CaseIterable", "RawRepresentable", "String", "Int", "Codable", "Decodable",
  ]

  private func isMade(_ name: String, of type: NominalType) -> Bool {
    occurrences.of(name).contains { use in
      guard isShipped(use), !use.isInPattern else { return false }
      if use.kind == .implicitMember { return true }
      guard use.kind == .member, let base = use.child(.base) else { return false }
      return base.name == "Self" || typeReference(base) === type
    }
  }
}
