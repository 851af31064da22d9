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
    guard SameEntityInSeveralModels.isKept(copy, type), !Drafts.isCopy(copy.name),
      project.type(of: copy)?.isReference != true
    else { return nil }
    let uses = project.uses(of: copy)
    let writes = uses.filter { $0.kind == .write }.map(\.node)
    // What it writes or binds later is its own.
    guard writes.allSatisfy({ isFirst($0, project) || isEdit($0, of: copy, uses, type, project) }),
      !uses.contains(where: { $0.isProjected || $0.kind == .binding })
    else { return nil }
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
        fact:
          "\(type.name) takes '\(source.name)' of \(owner.name) once, when it is made, and keeps it in '\(copy.name)'.",
        evidence: [
          Evidence(value, "copied here"), Evidence(change, "'\(source.name)' of \(owner.name) changes here"),
          Evidence(read.node, "the copy is shown here"),
        ],
        consequence: "After that change \(type.name) still has the old value, for as long as it lives.",
        advice:
          "Read '\(source.name)' where it is kept: 'var \(copy.name): … { \(value.text) }', or follow its changes.")
    }
    return nil
  }

  private static func isFirst(_ write: Node, _ project: Project) -> Bool {
    project.operation(of: write)?.kind == .initializer
  }

  /// `items.remove(at: 0)`, of which nobody but the model's own views hears: the copy goes nowhere.
  private static func isEdit(
    _ write: Node, of copy: Member, _ uses: [Use], _ type: NominalType, _ project: Project
  ) -> Bool {
    guard write.assignment == nil, write.parent?.kind == .member, write.parent?.role == .callee else { return false }
    return !uses.contains { use in
      use.kind == .read && project.enclosingType(of: use.node) === type
        && [.argument, .right, .value].contains(use.node.role)
    }
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
