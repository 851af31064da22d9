/// Objects that a view shows without having them in a property of their own: a shared one, and those in a list.
enum UnobservedElsewhere {
  static func findings(in project: Project) -> [Finding] {
    var shown = ShownReads(in: project)
    return project.shippedTypes.filter { $0.isObservableObject && !$0.isObservable }.flatMap { model in
      shared(model, &shown, in: project) + elements(model, &shown, in: project)
    }
  }

  // MARK: `Network.shared.isOnline`

  private static func shared(_ model: NominalType, _ shown: inout ShownReads, in project: Project) -> [Finding] {
    var named: Set<NominalType.ID> = []
    var found: [Finding] = []
    for object in model.members where object.isStatic && object.isStored && project.type(of: object) === model {
      for use in project.uses(of: object) {
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

  // MARK: `ForEach(tracks) { track in Text(track.title) }`

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
        found.append(
          Finding(
            UnobservedObservableObject.self, at: use.node,
            fact: "\(view.name) shows '\(read.name)' of each \(model.name) in '\(list.name)', and observes none of them.",
            evidence: [Evidence(property.node, "published here"), Evidence(change, "changed here")],
            consequence: "When '\(property.name)' of one changes, \(view.name) goes on showing the old value.",
            advice: "Show each in a view of its own, with '@ObservedObject var \(base.excerpt): \(model.name)'."))
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
      let change = project.laterWrites(of: property).first(where: { $0.node != access })
    else { return nil }
    return (property, change.node)
  }
}
