/// A draft that stays while somebody chooses another thing: `PlantForm(plant: plant)` beside the list of plants, whose
/// state was filled from the plant that was chosen first.
enum DraftOfFormerChoice {
  static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter(\.isView).flatMap { type -> [Finding] in
      var told: Set<String> = []
      return type.stored.compactMap { member in
        guard let draft = draft(member, of: type, project), told.insert(draft.input).inserted else { return nil }
        return finding(draft, of: type, project)
      }
    }
  }

  private struct Draft {
    let member: Member
    /// Where it is filled.
    let place: Node
    /// What callers name the input.
    let input: String
  }

  /// State that is left alone as a copy because it goes back.
  private static func draft(_ member: Member, of type: NominalType, _ project: Project) -> Draft? {
    guard member.wrapper == .state, !member.isClosure, project.type(of: member)?.isReference != true,
      let (place, input) = filling(of: member, in: type, project),
      Drafts.hasOutlet(type, in: project) || CopyNames.isCopy(member.name)
        || Drafts.isCommitted(member, of: type, in: project), !Drafts.isRenewed(member, in: project),
      StateCopiesInput.isShown(member, in: project)
    else { return nil }
    return Draft(member: member, place: place, input: input)
  }

  /// `_name = State(initialValue: plant.name)` in an initializer, or `name = plant.name` when the view appears.
  private static func filling(
    of member: Member, in type: NominalType, _ project: Project
  ) -> (place: Node, input: String)? {
    for initializer in type.initializers {
      for assignment in initializer.node.descendants(of: .assignment) where assignment.assigns(member.name) {
        guard assignment.name == "=", let right = assignment.child(.right) else { continue }
        for value in (right.wrappedValue ?? right).derivedValues {
          guard case .parameter(let parameter)? = project.referent(of: root(of: value)),
            parameter.parent == initializer.node, let label = parameter.label,
            parameter.child(.type).map(project.isPlainValue) == true
          else { continue }
          return (assignment, label)
        }
      }
    }
    // The memberwise initializer.
    if !member.isPrivate, !type.initializers.contains(where: { $0.node.parent == type.declaration }) {
      if project.callSites(of: type).contains(where: { $0.argument(member.name) != nil }) {
        return (member.node, member.name)
      }
    }
    for write in project.ownUses(of: member) where write.kind == .write {
      guard let assignment = write.node.assignment, assignment.name == "=", let code = assignment.parent,
        StateCopiesInput.isRunOnAppearance(code, project), let right = assignment.child(.right)
      else { continue }
      for value in right.derivedValues {
        guard case .member(let input)? = project.referent(of: root(of: value)), input.owner == type.id,
          input.wrapper == nil, input.value == nil, input.isStored,
          input.type.map(project.isPlainValue) == true
        else { continue }
        return (assignment, input.name)
      }
    }
    return nil
  }

  private static func root(of value: Node) -> Node {
    var root = value
    while let base = root.child(.base) { root = base }
    return root
  }

  private static func finding(_ draft: Draft, of type: NominalType, _ project: Project) -> Finding? {
    for site in project.callSites(of: type) {
      guard let argument = site.argument(draft.input), argument.role == .argument,
        project.arrival(of: site.call) == .inPlace, !hasIdentity(site.call),
        !project.hasIdentity(of: argument, site.call),
        let thing = thing(behind: argument, project),
        let choice = project.mutableReads(in: argument).lazy.compactMap({ choice($0, project) }).first
      else { continue }
      return Finding(
        StateSetByCaller.self, at: draft.place,
        fact:
          "\(type.name) fills '\(draft.member.name)' from '\(draft.input)' once, and stays where it is when another "
          + "'\(draft.input)' is chosen.",
        evidence: [
          Evidence(argument, "'\(argument.excerpt)' is passed here"), Evidence(choice, "another one is chosen here"),
        ],
        consequence: "Then it still shows what belongs to the one before, and saves that into the new one.",
        advice: "Begin anew with each: '.id(\(thing.excerpt).id)' behind '\(type.name)(…)'.")
    }
    return nil
  }

  /// The struct with an identity of its own that is passed, or a part of it.
  private static func thing(behind argument: Node, _ project: Project) -> Node? {
    var current: Node? = argument
    while let node = current {
      if let type = project.type(of: node), !type.isReference,
        type.supertypes.contains("Identifiable") || type.member("id") != nil
      {
        return node
      }
      current = node.child(.base)
    }
    return nil
  }

  /// Any `.id` on the view or around it.
  private static func hasIdentity(_ call: Node) -> Bool {
    for node in [call] + Array(call.ancestors) {
      if node.kind.isFunctionLike { return false }
      if node.kind == .call, node.modifiers.contains(where: { $0.name == "id" }) { return true }
    }
    return false
  }

  /// Where a list or a picker puts another choice into a property, or a row puts its element there.
  private static func choice(_ member: Member, _ project: Project) -> Node? {
    project.uses(of: member).lazy.map(\.node).first { use in
      if use.name.startsWithDollar || use.child(.base)?.name.startsWithDollar == true {
        return use.label == "selection" && use.role == .argument
          && ["List", "Table", "Picker"].contains(use.parent?.calledName ?? "")
      }
      guard let value = use.assignment?.child(.right),
        case .parameter(let parameter)? = project.referent(of: root(of: value)), let rows = parameter.parent?.parent
      else { return false }
      return ["List", "ForEach"].contains(rows.calledName ?? "")
    }
  }
}
