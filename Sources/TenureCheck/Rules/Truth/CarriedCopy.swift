/// A value that a route carries or a selection holds, shown by a view that changes the element it was copied from.
enum CarriedCopy {
  static func findings(in project: Project) -> [Finding] {
    let edits = edits(in: project)
    if edits.isEmpty { return [] }
    return project.shippedTypes.filter(\.isView).flatMap { view in
      view.stored.compactMap { finding($0, of: view, edits, project) }
    }
  }

  /// A method of a model that changes a property of one element of its list.
  private struct Edit {
    let element: NominalType
    let property: String
    let list: Member
    let method: Node
    let write: Node
  }

  /// `people[index].isFollowed = true`
  private static func edits(in project: Project) -> [Edit] {
    project.shippedTypes.filter(\.isModel).flatMap { model in
      model.stored.flatMap { list -> [Edit] in
        guard !list.isConstant, let element = project.elementType(of: list), !element.isReference else { return [] }
        return project.ownUses(of: list).compactMap { use in
          guard use.kind == .write, let access = use.node.parent, access.kind == .subscriptAccess,
            use.node.role == .base, let property = access.parent, property.kind == .member, access.role == .base,
            property.role != .callee, let method = use.node.ancestors.first(where: { $0.kind == .function })
          else { return nil }
          return Edit(element: element, property: property.name, list: list, method: method, write: use.node)
        }
      }
    }
  }

  private static func finding(_ copy: Member, of view: NominalType, _ edits: [Edit], _ project: Project) -> Finding? {
    guard copy.wrapper == .state || copy.wrapper == nil && copy.value == nil && copy.isStored,
      let type = project.type(of: copy), !type.isReference, !Drafts.isCopy(copy.name)
    else { return nil }
    let mine = edits.filter { $0.element === type }
    guard !mine.isEmpty, copy.wrapper == .state ? isKept(copy, project) : isCarried(copy, to: view, project) else {
      return nil
    }
    for edit in mine {
      guard let read = read(of: edit.property, copy, view, project), let call = call(of: edit, copy, view, project)
      else {
        continue
      }
      let owner = project.owner(of: edit.list).name
      let holder = copy.wrapper == .state ? "'\(copy.name)'" : "'\(copy.name)', which its route carries,"
      return Finding(
        StateCopiesInput.self, at: copy.node,
        fact: "\(view.name) shows '\(edit.property)' of \(holder) and changes that of '\(edit.list.name)' in \(owner).",
        evidence: [
          Evidence(read, "the copy is shown here"), Evidence(call, "changed from here"),
          Evidence(edit.write, "the element in '\(edit.list.name)' is another value"),
        ],
        consequence: "After that change \(view.name) still shows the value that was copied when it was chosen.",
        advice: "Keep the id, and look the element up: "
          + "'\(edit.list.name).first { $0.id == id }'.")
    }
    return nil
  }

  /// Nobody gives the selection the changed value.
  private static func isKept(_ selection: Member, _ project: Project) -> Bool {
    !Drafts.isRenewed(selection, in: project)
  }

  /// Made in `navigationDestination(for:)` or `sheet(item:)`, of what these hand over.
  private static func isCarried(_ input: Member, to view: NominalType, _ project: Project) -> Bool {
    let arguments = project.callSites(of: view).compactMap { site in
      site.arguments.first { $0.label == input.name && $0.role == .argument }
    }
    return !arguments.isEmpty
      && arguments.allSatisfy { argument in
        guard argument.kind == .reference, let closure = argument.ancestors.first(where: { $0.kind == .closure }),
          let presenting = closure.parent,
          ["navigationDestination", "sheet", "fullScreenCover", "popover"].contains(presenting.calledName ?? "")
        else { return false }
        return argument.name == "$0" || closure.children(.parameter).contains { $0.name == argument.name }
      }
  }

  private static func read(of property: String, _ copy: Member, _ view: NominalType, _ project: Project) -> Node? {
    view.members.lazy.flatMap { $0.node.descendants(of: .member) }.first { access in
      guard access.name == property, let base = access.child(.base), project.runsForBody(access) else { return false }
      return isCopy(base, copy, project)
    }
  }

  private static func isCopy(_ base: Node, _ copy: Member, _ project: Project) -> Bool {
    var value = base
    while value.kind == .optionalChain || value.kind == .forceUnwrap, let inner = value.child(.base) { value = inner }
    if project.storage(of: value) == copy { return true }
    guard value.kind == .reference, case .local(let local)? = project.referent(of: value) else { return false }
    return local.child(.value).flatMap { project.storage(of: $0) } == copy
  }

  /// Where the view calls the method, and does not take the changed value up by itself.
  private static func call(of edit: Edit, _ copy: Member, _ view: NominalType, _ project: Project) -> Node? {
    let writes = project.ownUses(of: copy).filter { $0.kind == .write }.map(\.node)
    return view.members.lazy.flatMap { $0.node.descendants(of: .call) }.first { call in
      guard project.function(calledBy: call) == edit.method, !project.runsForBody(call) else { return false }
      guard let operation = project.operation(of: call) else { return true }
      return !writes.contains { operation.contains($0) }
    }
  }
}
