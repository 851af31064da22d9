/// Objects that a view shows without having them in a property of their own: a shared one, and those in a list.
enum UnobservedElsewhere {
  static func findings(in project: Project) -> [Finding] {
    var shown = ShownReads(in: project)
    let listed = listedClasses(in: project)
    return project.shippedTypes.filter { $0.isObservableObject && !$0.isObservable }.flatMap { model in
      shared(model, &shown, in: project)
        + (listed.contains(model.id) ? elements(model, &shown, in: project) : [])
    } + undeclared(in: project)
  }

  // MARK: Classes that the project does not declare

  /// `let order: Order`, where another view has an `@ObservedObject var order: Order`: nothing but an ObservableObject
  /// can be held so. Xcode makes such classes from a Core Data model.
  private static func undeclared(in project: Project) -> [Finding] {
    var names: Set<String> = []
    for wrapper in ["ObservedObject", "StateObject", "EnvironmentObject"] {
      for attribute in project.occurrences.of(wrapper)
      where attribute.kind == .attribute && project.isShipped(attribute) {
        guard let type = attribute.parent?.child(.type), type.kind == .typeName, type.children(.generic).isEmpty,
          project.lookup.find(type.name, at: type) == nil
        else { continue }
        names.insert(type.name)
      }
    }
    guard !names.isEmpty else { return [] }
    return project.shippedTypes.filter { $0.isViewLike && !$0.supertypes.contains("Equatable") }.flatMap { view in
      view.stored.compactMap { member -> Finding? in
        guard member.wrapper == nil, let type = member.type, type.kind == .typeName, names.contains(type.name),
          project.lookup.find(type.name, at: type) == nil,
          !view.stored.contains(where: { $0.wrapper != nil && $0.type?.name == type.name })
        else { return nil }
        return undeclared(member, type.name, in: view, project)
      }
    }
  }

  private static func undeclared(
    _ member: Member, _ name: String, in view: NominalType, _ project: Project
  ) -> Finding? {
    let reach = BodyReach(of: view, in: project)
    let accesses = project.ownUses(of: member).compactMap(\.node.accessedMember)
    for shown in accesses where reach.shows(shown) && Use(shown).kind == .read {
      guard let change = accesses.first(where: { $0.name == shown.name && Use($0).kind == .write }),
        !UnobservedObservableObject.isInTimeline(shown)
      else { continue }
      return Finding(
        UnobservedObservableObject.self, at: member.node,
        fact: "\(view.name) shows '\(shown.name)' of the \(name) in '\(member.name)', and does not observe it.",
        evidence: [Evidence(shown, "shown here"), Evidence(change, "changed here")],
        consequence: "When '\(shown.name)' changes, \(view.name) goes on showing the old value.",
        advice: "Observe it, as other views do: '@ObservedObject var \(member.name): \(name)'.")
    }
    return nil
  }

  // MARK: `Network.shared.isOnline`

  private static func shared(_ model: NominalType, _ shown: inout ShownReads, in project: Project) -> [Finding] {
    var named: Set<NominalType.ID> = []
    var found: [Finding] = []
    for object in model.members where object.isStatic && object.isStored && project.type(of: object) === model {
      for use in project.uses(of: object) + handedOut(object, model, project) {
        guard let access = use.node.accessedMember, let view = view(showing: access, &shown, project),
          !named.contains(view.id), !UnobservedObservableObject.isHeldTwice(model, view, in: project),
          let (property, change) = changing(access, of: model, project)
        else { continue }
        named.insert(view.id)
        let name = model.name.prefix(1).lowercased() + model.name.dropFirst()
        found.append(
          Finding(
            UnobservedObservableObject.self, at: access,
            fact: "\(view.name) shows '\(access.name)' of '\(use.node.excerpt)', and does not observe it.",
            evidence: [Evidence(property.node, "published here"), Evidence(change, "changed here")],
            consequence: "When '\(property.name)' changes, \(view.name) goes on showing the old value.",
            advice: "Observe it: '@ObservedObject private var \(name) = \(use.node.text)'."))
      }
    }
    return found
  }

  /// What asks for a getter of a view that hands it out: `var network: Network { .shared }`.
  private static func handedOut(_ object: Member, _ model: NominalType, _ project: Project) -> [Use] {
    project.occurrences.of(object.name).flatMap { name -> [Use] in
      // Nearly all that is called `shared` is in the middle of something else.
      guard name.kind == .implicitMember || name.kind == .member,
        name.role == .statement && name.parent?.kind == .accessor || name.parent?.kind == .returnStatement,
        project.isShipped(name),
        let getter = project.enclosingMember(of: name), getter.isComputed, !getter.isStatic,
        getter.statements.count == 1, let statement = getter.statements.first,
        (statement.kind == .returnStatement ? statement.child(.value) : statement) == name,
        project.owner(of: getter).isViewLike, project.type(of: getter) === model
      else { return [] }
      return project.ownUses(of: getter)
    }
  }

  // MARK: `ForEach(tracks) { track in Text(track.title) }`

  /// Classes of which a view has a list that tells of no changes.
  private static func listedClasses(in project: Project) -> Set<NominalType.ID> {
    var found: Set<NominalType.ID> = []
    for view in project.shippedTypes where view.isViewLike {
      for member in view.stored where member.wrapper == nil || member.wrapper == .state {
        if let element = project.elementType(of: member), element.isReference { found.insert(element.id) }
      }
    }
    return found
  }

  private static func elements(_ model: NominalType, _ shown: inout ShownReads, in project: Project) -> [Finding] {
    var named: Set<Member> = []
    var found: [Finding] = []
    for read in model.members where project.announcedProperty(behind: read) != nil {
      for use in project.uses(of: read) where use.kind == .read || use.kind == .call {
        guard let base = use.node.child(.base), let view = view(showing: use.node, &shown, project),
          let list = project.origin(of: base), project.elementType(of: list) === model, list.owner == view.id,
          list.wrapper == nil || list.wrapper == .state, !list.isStatic, !named.contains(list),
          !UnobservedObservableObject.isHeldTwice(model, view, in: project),
          let (property, change) = changing(use.node, of: model, project)
        else { continue }
        named.insert(list)
        let name =
          base.name.startsWithDollar ? model.name.prefix(1).lowercased() + model.name.dropFirst() : base.excerpt
        found.append(
          Finding(
            UnobservedObservableObject.self, at: use.node,
            fact:
              "\(view.name) shows '\(read.name)' of each \(model.name) in '\(list.name)', and observes none of them.",
            evidence: [Evidence(property.node, "published here"), Evidence(change, "changed here")],
            consequence: "When '\(property.name)' of one changes, \(view.name) goes on showing the old value.",
            advice: "Show each in a view of its own, with '@ObservedObject var \(name): \(model.name)'."))
      }
    }
    return found
  }

  /// The view that a place belongs to, if it shows what it finds there and hears nothing of it.
  private static func view(
    showing place: Node, _ shown: inout ShownReads, _ project: Project
  ) -> NominalType? {
    guard shown.shows(place), !Use(place).goesThroughBinding, [.read, .call].contains(Use(place).kind),
      let view = project.enclosingType(of: place), view.isViewLike, !view.supertypes.contains("Equatable"),
      !UnobservedObservableObject.isInTimeline(place), !UnobservedObservableObject.listens(place)
    else { return nil }
    return view
  }

  private static func changing(
    _ access: Node, of model: NominalType, _ project: Project
  ) -> (property: Member, change: Node)? {
    guard let shown = project.member(access.name, of: model), let property = project.announcedProperty(behind: shown),
      let change = project.laterWrites(of: property).first(where: {
        $0.node != access && !(model.isManagedObject && project.isInOtherContext($0.node))
      })
    else { return nil }
    return (property, change.node)
  }
}
