/// What a model remembers of what it has computed, and forgets with some changes of its sources but not with all:
/// `totals.removeAll()` in `add` and `remove`, and nothing in `edit`.
enum CacheLeftAsItWas {
  static func findings(of rule: any Rule.Type, in project: Project) -> [Finding] {
    project.shippedTypes.filter { $0.isModel && $0.isClass }.flatMap { type in
      type.stored.compactMap { finding(rule, $0, of: type, project) }
    }
  }

  private static func finding(
    _ rule: any Rule.Type, _ cache: Member, of type: NominalType, _ project: Project
  ) -> Finding? {
    guard !cache.isConstant, !cache.isStatic, cache.isOptional || cache.type?.kind == .dictionaryType else {
      return nil
    }
    let writes = project.writesOutsideInitializers(of: cache)
    let clears = writes.filter(isCleared)
    guard !clears.isEmpty, let filling = writes.first(where: { !clears.contains($0) }),
      let getter = project.enclosingMember(of: filling), getter.owner == type.id, !getter.traits.contains(.async),
      writes.allSatisfy({ clears.contains($0) || getter.node.contains($0) }),
      !clears.contains(where: getter.node.contains), answersFrom(cache, getter, project)
    else { return nil }
    for source in sources(of: getter, besides: cache, type, project) {
      let changes = project.writesOutsideInitializers(of: source).filter { project.enclosingType(of: $0) === type }
      let forgetting = changes.first { isForgotten(after: $0, clears, project) }
      guard let forgetting,
        !source.accessors.contains(where: { accessor in
          project.operation(accessor, comesTo: clears)
        }), let change = changes.first(where: { !isForgotten(after: $0, clears, project, withCallers: true) })
      else { continue }
      return Finding(
        rule, at: change,
        fact: "'\(source.name)' changes here, and '\(cache.name)', which \(getter.name) made of it, stays.",
        evidence: [
          Evidence(filling, "it is kept here"),
          Evidence(forgetting, "'\(source.name)' changes here too, and it is emptied"),
        ],
        consequence: "Until the next change of the other kind, \(type.name) answers with what was before.",
        advice: "Empty it in 'didSet' of '\(source.name)', or compute without keeping.")
    }
    return nil
  }

  /// `totals = [:]`, `best = nil`, `totals.removeAll()`
  private static func isCleared(_ write: Node) -> Bool {
    if let value = write.assignment?.child(.right) {
      return value.kind == .nilLiteral
        || [.dictionaryLiteral, .arrayLiteral].contains(value.kind) && value.children(.element).isEmpty
    }
    return ["removeAll", "removeValue"].contains(write.accessedMember?.name ?? "")
  }

  /// `if let known = totals[name] { return known }`
  private static func answersFrom(_ cache: Member, _ getter: Member, _ project: Project) -> Bool {
    getter.node.descendants(of: .optionalBinding).contains { binding in
      if binding.name == cache.name, binding.child(.value) == nil { return true }
      guard var value = binding.child(.value) else { return false }
      if value.kind == .subscriptAccess, let base = value.child(.base) { value = base }
      return project.storage(of: value) == cache
    }
  }

  private static func sources(
    of getter: Member, besides cache: Member, _ type: NominalType, _ project: Project
  ) -> [Member] {
    var found: [Member] = []
    for node in getter.node.descendants where node.kind == .reference || node.kind == .member {
      guard let member = project.storage(of: node), member.owner == type.id, member.isStored, member != cache,
        !member.isConstant, !found.contains(member), project.type(of: member)?.isReference != true
      else { continue }
      found.append(member)
    }
    return found
  }

  /// Whether the code of a change comes to a place that empties it; with callers, also whether one of them does.
  private static func isForgotten(
    after change: Node, _ clears: [Node], _ project: Project, withCallers: Bool = false
  ) -> Bool {
    guard let operation = project.operation(of: change) else { return true }
    if project.operation(operation, comesTo: clears) { return true }
    guard withCallers, let function = project.enclosingMember(of: change) else { return false }
    return project.uses(of: function).contains { use in
      project.operation(of: use.node).map { project.operation($0, comesTo: clears) } ?? true
    }
  }
}
