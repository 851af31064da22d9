/// A model that takes a value of a service once, when it is made: `init() { user = Auth.shared.user }`.
enum ServiceSnapshot {
  static func findings(in project: Project) -> [Finding] {
    var shown = ShownReads(in: project)
    return project.shippedTypes.filter { $0.isModel && $0.isClass && !Drafts.isEditor($0) }.flatMap { type in
      type.stored.compactMap { member in finding(member, of: type, &shown, project) }
    }
  }

  private static func finding(
    _ copy: Member, of type: NominalType, _ shown: inout ShownReads, _ project: Project
  ) -> Finding? {
    guard SameEntityInSeveralModels.isKept(copy, type) || copy.isConstant && isEntity(copy, project),
      !CopyNames.isCopy(copy.name),
      project.type(of: copy)?.isReference != true
    else { return nil }
    let uses = project.uses(of: copy)
    let writes = uses.filter { $0.kind == .write }.map(\.node)
    let edits = writes.filter { !isFirst($0, project) }
    // What it assigns or binds later is its own, and what it edits and hands back is a draft.
    guard edits.allSatisfy({ isChangeInPlace($0) || isAnswer($0) }),
      !uses.contains(where: { $0.isProjected || $0.kind == .binding }),
      edits.isEmpty || !Drafts.isCommitted(copy, of: type, in: project)
    else { return nil }
    if !edits.allSatisfy(isChangeInPlace), !isEntity(copy, project) { return nil }
    for value in [copy.value] + writes.filter({ isFirst($0, project) }).map({ $0.assignment?.child(.right) }) {
      guard let (value, source) = value?.derivedValue.flatMap({ kept(behind: $0, besides: type, project) }),
        let base = value.child(.base), source != copy, !source.isConstant,
        isLasting(base, project), !isFollowed(source, in: type, project),
        let change = project.writesOutsideInitializers(of: source).first(where: {
          project.enclosingType(of: $0) !== type
        }),
        let read = shown.reads(of: copy).first
      else { continue }
      let owner = project.owner(of: source)
      return Finding(
        SameEntityInSeveralModels.self, at: copy.node,
        fact: "\(type.name) copies '\(source.name)' of \(owner.name) into '\(copy.name)' when it is made, and never "
          + "again.",
        evidence: [
          Evidence(value, "copied here"), Evidence(change, "'\(source.name)' of \(owner.name) changes here"),
          Evidence(read.node, "the copy is shown here"),
        ],
        consequence: "After that change, views of \(type.name) still show the old value.",
        advice: advice(copy, value, source, owner))
    }
    return nil
  }

  private static func advice(_ copy: Member, _ value: Node, _ source: Member, _ owner: NominalType) -> String {
    if owner.isObservable {
      let type = copy.type?.text ?? "…"
      return "Make '\(copy.name)' a computed property: 'var \(copy.name): \(type) { \(value.text) }'."
    }
    if source.wrapper == .published, let base = value.child(.base)?.text {
      return
        "Subscribe to '\(base).$\(source.name)' and assign each new value, or show '\(source.name)' in a view that "
        + "observes \(owner.name)."
    }
    return "Have \(owner.name) publish '\(source.name)', and subscribe to that in the model."
  }

  private static func isEntity(_ copy: Member, _ project: Project) -> Bool {
    (project.elementType(of: copy) ?? project.type(of: copy)).map(SameEntityInSeveralModels.isEntity) == true
  }

  private static func isFirst(_ write: Node, _ project: Project) -> Bool {
    project.operation(of: write)?.kind == .initializer
  }

  /// `items.remove(at: 0)`
  private static func isChangeInPlace(_ write: Node) -> Bool {
    write.assignment == nil && write.parent?.kind == .member && write.parent?.role == .callee
  }

  /// `account = try await service.upgrade()`: newer than what was copied, and the copy alone gets it.
  private static func isAnswer(_ write: Node) -> Bool {
    write.assignment?.name == "="
      && write.assignment?.child(.right)?.withDescendants.contains { $0.kind == .awaitExpression } == true
  }

  /// `cart.items` of `cart.items.count`: what a service keeps, and the value is taken from.
  private static func kept(behind value: Node, besides type: NominalType, _ project: Project) -> (Node, Member)? {
    var current: Node? = value
    while let node = current {
      if node.kind == .member, let source = project.storage(of: node), isKept(source, besides: type, project) {
        return (node, source)
      }
      current = node.child(.base)
    }
    return nil
  }

  private static func isKept(_ source: Member, besides type: NominalType, _ project: Project) -> Bool {
    let owner = project.owner(of: source)
    return source.isStored && owner.isReference && owner !== type && !source.isStatic
  }

  /// A shared object, or one that the model keeps as well: it lives on, and changes.
  private static func isLasting(_ base: Node, _ project: Project) -> Bool {
    switch base.kind {
    case .member:
      if let outer = base.child(.base), project.typeReference(outer) != nil { return true }
      return project.storage(of: base) != nil
    case .reference:
      switch project.referent(of: base) {
      case .parameter, .member, .global: return true
      default: return false
      }
    default: return false
    }
  }

  /// The model hears of changes: it subscribes, or reads the source elsewhere too.
  private static func isFollowed(_ source: Member, in type: NominalType, _ project: Project) -> Bool {
    project.uses(of: source).contains { use in
      project.enclosingType(of: use.node) === type
        && (use.isProjected || project.operation(of: use.node)?.kind != .initializer)
        && use.node.ancestors.contains { $0.kind.isFunctionLike || $0.kind == .closure }
    }
  }
}
