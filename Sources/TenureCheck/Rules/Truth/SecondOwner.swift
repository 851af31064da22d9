/// A view makes a model of its own only to change it, while a view above it or below it shows another of the same kind; or
/// only to show it, while others change the one that all share.
enum SecondOwner {
  static func findings(in project: Project) -> [Finding] {
    var shown = ShownReads(in: project)
    return project.shippedTypes.filter { $0.isModel && $0.isClass }.flatMap { model -> [Finding] in
      let holders = project.callSites(of: model).compactMap { holder(of: $0, project) }
      let besideShared = shared(of: model, project).map { shared in
        holders.compactMap { finding($0, beside: shared, of: model, &shown, project) }
      }
      let others = (besideShared ?? []) + holders.compactMap { provided($0, of: model, project) }
      guard others.isEmpty, Set(holders.map(\.owner)).count > 1 else { return others }
      return holders.compactMap { finding($0, among: holders, of: model, &shown, project) }
    }
  }

  /// `@StateObject private var store = Store()`
  private static func holder(of site: CallSite, _ project: Project) -> Member? {
    guard site.arguments.isEmpty, site.call.role == .value, let variable = site.call.parent, variable.kind == .variable,
      let member = project.enclosingMember(of: site.call), member.node == variable, member.wrapper?.isOwning == true,
      project.owner(of: member).isView || project.owner(of: member).isApp
    else { return nil }
    return member
  }

  // MARK: The one that all share

  /// `static let shared = Store()`
  private static func shared(of model: NominalType, _ project: Project) -> Member? {
    model.members.first { member in
      member.isStatic && member.isStored && member.value.flatMap { project.constructedType($0) } === model
    }
  }

  private static func finding(
    _ own: Member, beside shared: Member, of model: NominalType, _ shown: inout ShownReads, _ project: Project
  ) -> Finding? {
    let others = [shared] + project.uses(of: shared).compactMap { holder(ofShared: $0.node, project) }
    for property in model.stored where project.isMutableState(property) {
      guard let read = shown.reads(of: property).first(where: { isOf(own, $0.node, project) })?.node,
        let change = others.lazy.compactMap({ change(of: property, through: project.uses(of: $0), project) }).first,
        project.enclosingType(of: change)?.id != own.owner
      else { continue }
      let view = project.owner(of: own).name
      return Finding(
        SameEntityInSeveralModels.self, at: own.node,
        fact: "\(view) makes a \(model.name) of its own, and others use '\(model.name).\(shared.name)'.",
        evidence: [
          Evidence(change, "'\(property.name)' of the shared one is changed here"),
          Evidence(read, "that of its own is shown here"), Evidence(shared.node, "the shared one"),
        ],
        consequence: "\(view) never shows what is changed there.",
        advice: "Use the shared one: 'private let \(own.name) = \(model.name).\(shared.name)'"
          + (model.isObservable ? "." : ", observed by '@ObservedObject'."))
    }
    return nil
  }

  /// `let store = Store.shared`
  private static func holder(ofShared use: Node, _ project: Project) -> Member? {
    guard use.role == .value, let member = project.enclosingMember(of: use), member.node == use.parent else {
      return nil
    }
    return member
  }

  // MARK: The one in the environment

  /// A view makes one, where another is in the environment for the views that ask for it.
  private static func provided(_ own: Member, of model: NominalType, _ project: Project) -> Finding? {
    let view = project.owner(of: own)
    guard view.isView, project.uses(of: own).allSatisfy({ $0.node.role == .base && !$0.node.name.startsWithDollar }),
      let provider = ["environment", "environmentObject"].lazy.flatMap({ project.calls(of: $0) }).first(where: { call in
        project.isShipped(call) && project.enclosingType(of: call) !== view
          && call.children(.argument).count == 1 && call.child(.argument).map { project.type(of: $0) === model } == true
      }),
      let asking = project.shippedTypes.lazy.filter(\.isView).flatMap(\.stored).first(where: { member in
        (member.wrapper == .environment || member.wrapper == .environmentObject) && project.type(of: member) === model
      })
    else { return nil }
    return Finding(
      SameEntityInSeveralModels.self, at: own.node,
      fact: "\(view.name) makes a \(model.name) of its own, and another is in the environment.",
      evidence: [
        Evidence(nameOf: provider, "that one is provided here"),
        Evidence(asking.node, "\(project.owner(of: asking).name) asks for it"),
      ],
      consequence: "What changes in the one is not in the other: the two views show different things.",
      advice: "Ask for it here too: '@\(model.isObservable ? "Environment(\(model.name).self)" : "EnvironmentObject") "
        + "private var \(own.name)\(model.isObservable ? "" : ": \(model.name)")'.")
  }

  // MARK: One below another

  private static func finding(
    _ own: Member, among holders: [Member], of model: NominalType, _ shown: inout ShownReads, _ project: Project
  ) -> Finding? {
    let child = project.owner(of: own)
    let uses = project.uses(of: own)
    // Whoever else gets the object may show what changes in it.
    guard uses.allSatisfy({ $0.node.role == .base && !$0.node.name.startsWithDollar }) else { return nil }
    let parents = Set(project.callSites(of: child).compactMap { project.enclosingType(of: $0.call)?.id })
    for other in holders where other.owner != child.id {
      let isAbove = parents.contains(other.owner)
      guard
        isAbove || project.callSites(of: project.owner(of: other)).contains(where: { isIn(child, $0.call, project) })
      else { continue }
      for property in model.stored where project.isMutableState(property) {
        let reads = project.uses(of: property).filter { $0.kind == .read || $0.goesThroughBinding }.map(\.node)
        guard let read = reads.first(where: { isOf(other, $0, project) && shown.shows($0) }),
          !reads.contains(where: { isOf(own, $0, project) }),
          let change = change(of: property, through: uses, project)
        else { continue }
        let parent = project.owner(of: other)
        return Finding(
          SameEntityInSeveralModels.self, at: own.node,
          fact: "\(child.name) makes a \(model.name) of its own, and \(parent.name), which "
            + (isAbove ? "shows \(child.name), another." : "it shows, another."),
          evidence: [
            Evidence(change, "'\(property.name)' is changed in the one"),
            Evidence(read, "'\(property.name)' of the other is shown here"), Evidence(other.node, "the other"),
          ],
          consequence: "What \(child.name) changes goes with it, and \(parent.name) never shows it.",
          advice: isAbove
            ? "Hand it down: '\(child.name)(\(own.name): \(other.name))', or put it into the environment."
            : "Hand it down: '\(parent.name)(\(other.name): \(own.name))', or put it into the environment.")
      }
    }
    return nil
  }

  private static func isIn(_ type: NominalType, _ call: Node, _ project: Project) -> Bool {
    project.enclosingType(of: call) === type
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
