/// Types that serve previews and tests alone, although they stand in the product's files: a private view that nothing but
/// a preview makes, a `PreviewWrapper`, a `MockClient`.
enum PreviewHelpers {
  private static let words: Set<String> = ["preview", "previews", "demo", "mock", "fixture", "stub"]

  static func find(in types: [NominalType], _ occurrences: OccurrenceIndex) -> Set<NominalType.ID> {
    var found: Set<NominalType.ID> = []
    for type in types where isCandidate(type) {
      let uses = occurrences.of(type.name).filter { use in
        use.kind != .attribute && !own(type).contains { $0.contains(use) }
      }
      if !uses.isEmpty, uses.allSatisfy({ $0.file.standing != .product || $0.isUnshipped }) { found.insert(type.id) }
    }
    return found
  }

  private static func isCandidate(_ type: NominalType) -> Bool {
    guard type.declaration.kind != .protocolDeclaration, type.declaration.traits.isDisjoint(with: .isPublic),
      !type.isApp
    else { return false }
    return !type.declaration.traits.isDisjoint(with: .isPrivate) || !words.isDisjoint(with: type.name.nameWords)
  }

  private static func own(_ type: NominalType) -> [Node] { [type.declaration] + type.extensions }
}
