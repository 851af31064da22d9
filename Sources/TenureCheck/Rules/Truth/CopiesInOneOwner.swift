/// A list, and an element of it that its owner keeps a second time: `var songs: [Song]`, `var selected: Song?`.
enum CopiesInOneOwner {
  static func findings(in project: Project) -> [Finding] {
    var shown = ShownReads(in: project)
    return project.shippedTypes.filter { $0.isModel || $0.isViewLike }.flatMap { type -> [Finding] in
      let kept = type.stored.filter { member in
        type.isViewLike ? member.wrapper == .state : SameEntityInSeveralModels.isKept(member, type)
      }
      let lists = kept.filter { project.elementType(of: $0).map(SameEntityInSeveralModels.isEntity) == true }
      return lists.flatMap { list in
        kept.compactMap { copy in copy == list ? nil : finding(copy, of: list, in: type, &shown, project) }
      }
    }
  }

  private static func finding(
    _ copy: Member, of list: Member, in type: NominalType, _ shown: inout ShownReads, _ project: Project
  ) -> Finding? {
    guard let entity = project.elementType(of: list), !CopyNames.isCopy(copy.name),
      (project.elementType(of: copy) ?? project.type(of: copy)) === entity,
      let filling = filling(of: copy, from: list, entity, project),
      let change = change(in: list, of: entity, besides: copy, project)
    else { return nil }
    let reads =
      type.isViewLike
      ? (project.ownUses(of: copy).filter { $0.kind == .read }.map(\.node) + unwrappings(of: copy, in: type, project))
        .filter(project.runsForBody)
      : shown.reads(of: copy).map(\.node)
    let presentations = project.uses(of: copy).compactMap { presentation(of: $0.node) }
    // An id, or whether there is one, is no copy of what changes.
    guard
      let read = presentations.isEmpty
        ? reads.first(where: { showsContent($0, of: entity, project) })
        : presentations.lazy.compactMap({ changedContent(of: $0, change, entity, project) }).first
    else { return nil }
    return Finding(
      SameEntityInSeveralModels.self, at: copy.node,
      fact:
        "\(type.name) keeps the \(entity.name) of '\(list.name)' a second time, in '\(copy.name)', and changes the one "
        + "in '\(list.name)' alone.",
      evidence: [
        Evidence(filling, "copied here"), Evidence(change, "only '\(list.name)' changes here"),
        Evidence(read, "the copy is shown here"),
      ],
      consequence: "After that, what shows '\(copy.name)' still shows the old \(entity.name).",
      advice: "Keep its id in '\(copy.name)', and look the \(entity.name) up in '\(list.name)'.")
  }

  /// Where the copy takes an element: `selected = song`, `starred.append(song)`.
  private static func filling(of copy: Member, from list: Member, _ entity: NominalType, _ project: Project) -> Node? {
    for write in project.writesOutsideInitializers(of: copy) {
      let value: Node?
      if let assignment = write.assignment, assignment.name == "=" {
        value = assignment.child(.right)
      } else if let access = write.accessedMember, ["append", "insert"].contains(access.name), access.role == .callee {
        value = access.parent?.child(.argument)
      } else {
        continue
      }
      if let value, isElement(value, of: list, entity, project) { return value }
    }
    return nil
  }

  private static func isElement(_ value: Node, of list: Member, _ entity: NominalType, _ project: Project) -> Bool {
    switch value.kind {
    case .reference:
      switch project.referent(of: value) {
      case .parameter: return project.type(of: value) === entity
      case .local(let local):
        if let origin = local.child(.value) { return isElement(origin, of: list, entity, project) }
        return project.origin(of: value) == list
      default: return false
      }
    case .subscriptAccess: return value.child(.base).flatMap { project.storage(of: $0) } == list
    case .member:
      return ["first", "last"].contains(value.name) && value.child(.base).flatMap { project.storage(of: $0) } == list
    case .call:
      guard let callee = value.child(.callee), callee.kind == .member, ["first", "last"].contains(callee.name) else {
        return false
      }
      return callee.child(.base).flatMap { project.storage(of: $0) } == list
    case .forceUnwrap, .optionalChain:
      return value.child(.base).map { isElement($0, of: list, entity, project) } == true
    default: return false
    }
  }

  /// A change of an element in its place, `songs[index].isLiked = true`, in code that leaves the copy as it is.
  private static func change(
    in list: Member, of entity: NominalType, besides copy: Member, _ project: Project
  ) -> Node? {
    let copies = project.uses(of: copy).filter { $0.kind == .write }.map(\.node)
    var change: Node?
    for use in project.uses(of: list) where use.kind == .write || use.kind == .binding {
      guard let place = use.node.parent, place.kind == .subscriptAccess, use.node.role == .base else { continue }
      // What the copy gives back was a draft.
      if let value = place.assignment?.child(.right), reads(value, copy, project) { return nil }
      if place.assignment == nil, use.kind == .write {
        guard let access = place.accessedMember, access.name != "id",
          let property = project.member(access.name, of: entity), property.isStored, !property.isConstant
        else { continue }
      }
      guard let operation = project.operation(of: use.node), operation.kind != .initializer,
        !project.operation(operation, comesTo: copies)
      else { continue }
      change = change ?? use.node
    }
    return change
  }

  /// `songs[index] = selected`, also by way of a constant.
  private static func reads(_ value: Node, _ copy: Member, _ project: Project) -> Bool {
    value.withDescendants.contains { node in
      if node.kind == .member { return project.storage(of: node) == copy }
      guard node.kind == .reference else { return false }
      switch project.referent(of: node) {
      case .member(let member): return member == copy
      case .local(let local): return local.child(.value).map { reads($0, copy, project) } ?? (local.name == copy.name)
      default: return false
      }
    }
  }

  /// `if let chosen`, which reads it by its own name.
  private static func unwrappings(of copy: Member, in type: NominalType, _ project: Project) -> [Node] {
    ([type.declaration] + type.extensions).flatMap { declaration in
      declaration.descendants(of: .optionalBinding).filter { binding in
        guard binding.name == copy.name, binding.child(.value) == nil else { return false }
        if case .member(copy)? = project.referent(binding.name, at: binding) { return true }
        return false
      }
    }
  }

  private static func showsContent(_ read: Node, of entity: NominalType, _ project: Project) -> Bool {
    if let access = read.accessedMember {
      guard let property = project.member(access.name, of: entity) else { return false }
      return property.name != "id" && !(property.isStored && property.isConstant)
    }
    if let parent = read.parent, parent.kind == .binary { return false }
    return true
  }

  /// `.sheet(item: $selected) { … }`
  private static func presentation(of use: Node) -> Node? {
    ([use] + Array(use.ancestors.prefix(3))).first {
      $0.role == .argument && ["item", "selection"].contains($0.label ?? "")
    }?.parent
  }

  /// `like(recipe.id); dismiss()`, `like(recipe.id); shown = nil`
  private static func isClosed(by use: Node) -> Bool {
    use.enclosingCode?.descendants.contains { node in
      node.name == "dismiss" || node.kind == .assignment && node.child(.right)?.kind == .nilLiteral
    } == true
  }

  /// Nobody changes the list while a sheet is shown, unless the sheet does, and shows just what it changes.
  private static func changedContent(
    of presentation: Node, _ change: Node, _ entity: NominalType, _ project: Project
  ) -> Node? {
    guard let changed = change.parent?.accessedMember?.name, let method = project.enclosingMember(of: change),
      method.isFunction, let content = presentation.children.first(where: { $0.kind == .closure }),
      project.uses(of: method).contains(where: { content.contains($0.node) && !isClosed(by: $0.node) })
    else { return nil }
    return content.descendants(of: .member).first { node in
      guard node.name == changed, let base = node.child(.base),
        case .parameter(let parameter)? = project.referent(of: base)
      else { return false }
      return content.contains(parameter) && project.type(of: base) === entity && Use(node).kind == .read
    }
  }
}
