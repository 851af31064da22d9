/// A view makes a model of its own only to change it, and the view that shows it shows another model of the same kind.
enum SecondOwner {
  static func findings(in project: Project) -> [Finding] {
    var shown = ShownReads(in: project)
    return project.shippedTypes.filter { $0.isModel && $0.isClass }.flatMap { model -> [Finding] in
      let holders = project.callSites(of: model).compactMap { holder(of: $0, project) }
      guard Set(holders.map(\.owner)).count > 1 else { return [] }
      return holders.compactMap { finding($0, among: holders, of: model, &shown, project) }
    }
  }

  /// `@StateObject private var store = Store()`
  private static func holder(of site: CallSite, _ project: Project) -> Member? {
    guard site.arguments.isEmpty, site.call.role == .value, let variable = site.call.parent, variable.kind == .variable,
      let member = project.enclosingMember(of: site.call), member.node == variable, member.wrapper?.isOwning == true,
      project.owner(of: member).isView
    else { return nil }
    return member
  }

  private static func finding(
    _ own: Member, among holders: [Member], of model: NominalType, _ shown: inout ShownReads, _ project: Project
  ) -> Finding? {
    let child = project.owner(of: own)
    let uses = project.uses(of: own)
    // Whoever else gets the object may show what changes in it.
    guard uses.allSatisfy({ $0.node.role == .base && !$0.node.name.startsWithDollar }) else { return nil }
    let parents = Set(project.callSites(of: child).compactMap { project.enclosingType(of: $0.call)?.id })
    for other in holders where other.owner != child.id && parents.contains(other.owner) {
      for property in model.stored where project.isMutableState(property) {
        let reads = project.uses(of: property).filter { $0.kind == .read }.map(\.node)
        guard let read = reads.first(where: { isOf(other, $0, project) && shown.shows($0) }),
          !reads.contains(where: { isOf(own, $0, project) }),
          let change = change(of: property, through: uses, project)
        else { continue }
        let parent = project.owner(of: other)
        return Finding(
          SameEntityInSeveralModels.self, at: own.node,
          fact:
            "\(child.name) makes a \(model.name) of its own, and \(parent.name), which shows \(child.name), another.",
          evidence: [
            Evidence(change, "'\(property.name)' is changed in the one"),
            Evidence(read, "'\(property.name)' of the other is shown here"), Evidence(other.node, "the other"),
          ],
          consequence: "What \(child.name) changes goes with it, and \(parent.name) never shows it.",
          advice: "Hand it down: '\(child.name)(\(own.name): \(other.name))', or put it into the environment.")
      }
    }
    return nil
  }

  /// `store.notes`
  private static func isOf(_ holder: Member, _ read: Node, _ project: Project) -> Bool {
    read.child(.base).flatMap { project.storage(of: $0) } == holder
  }

  /// A method that is called on the object, and that changes the property.
  private static func change(of property: Member, through uses: [Use], _ project: Project) -> Node? {
    let changes = project.writesOutsideInitializers(of: property)
    return uses.lazy.compactMap { use -> Node? in
      guard let method = use.node.parent, method.kind == .member, method.role == .callee, let call = method.parent,
        let function = project.function(calledBy: call), project.operation(function, comesTo: changes)
      else { return nil }
      return call
    }.first
  }
}
