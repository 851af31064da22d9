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
      let type = project.type(of: copy), !type.isReference, !CopyNames.isCopy(copy.name)
    else { return nil }
    let mine = edits.filter { $0.element === type }
    if mine.isEmpty { return nil }
    var presentations: [Presentation] = []
    if copy.wrapper == .state {
      // Somebody gives the selection the changed value.
      if Drafts.isRenewed(copy, in: project) { return nil }
    } else {
      presentations = self.presentations(of: view, with: copy, project)
      if presentations.isEmpty { return nil }
    }
    let items = ([copy] + presentations.compactMap(\.item)).flatMap { project.writesOutsideInitializers(of: $0) }
    for edit in mine where !project.operation(edit.method, comesTo: items) {
      guard let read = read(of: edit.property, copy, view, project),
        let call = call(of: edit, view, renewing: items, project)
      else { continue }
      let owner = project.owner(of: edit.list).name
      let isPushed = !presentations.isEmpty && presentations.allSatisfy(\.isPushed)
      return Finding(
        StateCopiesInput.self, at: copy.node, severity: isPushed ? .info : .warning,
        fact: "\(view.name) shows '\(edit.property)' of '\(copy.name)', which is a copy, and changes the original in "
          + "'\(edit.list.name)' of \(owner).",
        evidence: [
          Evidence(read, "the copy is shown here"), Evidence(call, "changed from here"),
          Evidence(edit.write, "this changes the original, and not the copy"),
        ],
        consequence: "After that change \(view.name) still shows the old value.",
        advice: advice(edit, call))
    }
    return nil
  }

  private static func advice(_ edit: Edit, _ call: Node) -> String {
    let list = (call.child(.callee)?.child(.base)).map { "\($0.text).\(edit.list.name)" } ?? edit.list.name
    let hasID = edit.element.member("id") != nil || edit.element.supertypes.contains("Identifiable")
    return (hasID ? "Keep its id instead, " : "Make \(edit.element.name) 'Identifiable', keep the id instead, ")
      + "and look the element up where it is shown: '\(list).first { $0.id == id }'."
  }

  /// How a view comes to be on the screen with a copy.
  private struct Presentation {
    let isPushed: Bool
    /// What `sheet(item:)` and its kin are bound to.
    let item: Member?
  }

  /// The places that make a view in `navigationDestination(for:)` or `sheet(item:)`, of what these hand over; none
  /// where one place makes it otherwise.
  private static func presentations(
    of view: NominalType, with input: Member, _ project: Project
  ) -> [Presentation] {
    var found: [Presentation] = []
    for site in project.callSites(of: view) {
      guard let argument = site.arguments.first(where: { $0.label == input.name && $0.role == .argument }) else {
        continue
      }
      if let chosen = chosen(argument, project) {
        found.append(Presentation(isPushed: false, item: chosen))
        continue
      }
      guard argument.kind == .reference, let closure = argument.ancestors.first(where: { $0.kind == .closure }),
        case let carried = carrier(of: argument, project) ?? argument,
        carried.name == "$0" || closure.children(.parameter).contains(where: { $0.name == carried.name }),
        let presenting = closure.parent, let name = presenting.calledName,
        ["navigationDestination", "sheet", "fullScreenCover", "popover"].contains(name)
      else { return [] }
      let item = presenting.children.first { $0.label == "item" }.flatMap { project.storage(of: $0) }
      found.append(Presentation(isPushed: name == "navigationDestination", item: item))
    }
    return found
  }

  /// `selection` of `if let selection { Detail(item: selection) }`, which a list puts a copy into.
  private static func chosen(_ argument: Node, _ project: Project) -> Member? {
    var value = argument
    if case .local(let local)? = project.referent(of: argument), local.kind == .optionalBinding {
      guard let bound = local.child(.value) else { return nil }
      value = bound
    } else if argument.kind == .forceUnwrap, let base = argument.child(.base) {
      value = base
    } else {
      return nil
    }
    guard let member = project.storage(of: value), member.wrapper == .state, !CopyNames.isCopy(member.name),
      !Drafts.isRenewed(member, in: project)
    else { return nil }
    return member
  }

  /// `route` of `switch route { case .recipe(let recipe): RecipePage(recipe: recipe) }`
  private static func carrier(of argument: Node, _ project: Project) -> Node? {
    guard case .local(let pattern)? = project.referent(of: argument), pattern.kind == .namePattern,
      let choice = pattern.ancestors.first(where: { $0.kind == .switchBranch })
    else { return nil }
    return choice.child(.subject).flatMap { $0.kind == .reference ? $0 : nil }
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

  /// Where the view calls the method, and neither leaves with that nor takes up the changed value itself.
  private static func call(
    of edit: Edit, _ view: NominalType, renewing items: [Node], _ project: Project
  ) -> Node? {
    view.members.lazy.flatMap { $0.node.descendants(of: .call) }.first { call in
      guard project.function(calledBy: call) == edit.method, !project.runsForBody(call) else { return false }
      return !isDone(after: call, view, items, project)
    }
  }

  /// Whether the action that comes to a call closes the screen, or renews what it shows.
  private static func isDone(
    after call: Node, _ view: NominalType, _ items: [Node], _ project: Project, depth: Int = 2
  ) -> Bool {
    guard let operation = project.operation(of: call) else { return false }
    if project.operation(operation, comesTo: items) || operation.descendants.contains(where: project.leavesScreen) {
      return true
    }
    // `func follow() { store.follow(person.id) }`, and buttons that say `follow(); dismiss()`.
    guard depth > 0, operation.kind == .function, let function = view.members.first(where: { $0.node == operation })
    else { return false }
    return project.ownUses(of: function).allSatisfy { use in
      use.node.role == .callee && isDone(after: use.node, view, items, project, depth: depth - 1)
    }
  }
}
