/// A model is built while a body is evaluated, for a view that does not keep it.
public struct ModelCreatedInBody: Rule {
  public static let about = RuleDescription(
    id: "model-created-in-body",
    title: "A model must not be made while a body is evaluated.",
    preset: .default,
    severity: .warning,
    wrong: """
      final class DetailModel: ObservableObject {
        @Published var note = ""
      }

      struct Detail: View {
        @ObservedObject var model: DetailModel
        var body: some View { TextField("Note", text: $model.note) }
      }

      struct Screen: View {
        @State private var count = 0
        var body: some View {
          Detail(model: DetailModel())
          Button("\\(count)") { count += 1 }
        }
      }
      """,
    right: """
      final class DetailModel: ObservableObject {
        @Published var note = ""
      }

      struct Detail: View {
        @ObservedObject var model: DetailModel
        var body: some View { TextField("Note", text: $model.note) }
      }

      struct Screen: View {
        @State private var count = 0
        @StateObject private var detail = DetailModel()
        var body: some View {
          Detail(model: detail)
          Button("\\(count)") { count += 1 }
        }
      }
      """,
    why: """
      A body runs whenever something changes that it has read. An object that is constructed in it is another one each \
      time, so that the child begins again: its input is lost, its loading starts anew, its selection is gone.
      """,
    evidence: """
      A model that is constructed while a body runs, is handed to a child or used there, and has content that \
      changes. A `Store` of the Composable Architecture, and a `Timer.publish` in `onReceive`, in a body that other \
      state makes run again. A model that `onAppear` puts into state without asking whether there is one, in a view \
      that comes back (behind what it pushes, in a `TabView`).
      """,
    quiet: """
      What the child takes into `@StateObject` or `@State`; models whose content nobody changes after they are \
      made; bodies that have nothing that could make them run again; what is made in an action; objects put into \
      the environment, which have a rule of their own. In the closure of a `navigationDestination`, which runs \
      again with the body around it, the finding is a note.
      """)

  public static func findings(in project: Project) -> [Finding] {
    var changing: [NominalType.ID: Use?] = [:]
    func change(_ model: NominalType) -> Use? {
      if changing[model.id] == nil { changing[model.id] = .some(self.change(in: model, project)) }
      return changing[model.id] ?? nil
    }
    return project.shippedTypes.filter(\.isModel).flatMap { model -> [Finding] in
      let calls = project.callSites(of: model)
      let made = calls.map(\.call).filter { project.runsWhileBuilding($0) } + madeByFactories(calls, project)
      let handedOut = calls.compactMap { site in getter(around: site.call, project).map { (site.call, $0) } }
      let listed = calls.compactMap { ListedModels.getter(around: $0.call, project) }
      guard !made.isEmpty || !handedOut.isEmpty || !listed.isEmpty, let change = change(model) else { return [] }
      return made.compactMap {
        finding($0, model, change, in: project) ?? usedInPlace($0, model, in: project)
      } + handedOut.compactMap { finding($0, by: $1, model, change, in: project) }
        + listed.compactMap { ListedModels.finding($0, model, change, project) }
    } + StoreCreatedInBody.findings(in: project) + TimerMadeInBody.findings(in: project)
      + ModelMadeOnAppearance.findings(in: project)
  }

  /// Calls in bodies of functions that do nothing but make such a model: `container.makeDetail(id)`.
  private static func madeByFactories(_ sites: [CallSite], _ project: Project) -> [Node] {
    sites.flatMap { site -> [Node] in
      guard site.call.enclosingCode?.kind == .function, let factory = project.enclosingMember(of: site.call),
        factory.isFunction, !factory.isViewBuilding, project.objectMade(byFunction: factory.node) == site.call
      else { return [] }
      return project.uses(of: factory).compactMap { use in
        use.node.role == .callee && project.runsWhileBuilding(use.node) ? use.node.parent : nil
      }
    }
  }

  /// Where a property of the model changes after it is made.
  private static func change(in model: NominalType, _ project: Project) -> Use? {
    for type in [model] + model.supertypeIDs.map({ project[$0] }) where type.isClass {
      for member in type.stored where !member.isConstant {
        if let use = project.laterWrites(of: member).first { return use }
      }
    }
    return nil
  }

  private static func finding(_ call: Node, _ model: NominalType, _ change: Use, in project: Project) -> Finding? {
    guard let type = project.enclosingType(of: call), type.isViewLike || type.isApp || type.isScene,
      !project.isForShow(call), project.bodyCanRunAgain(type), let (argument, member) = receiver(of: call, project),
      isOnlyWatched(member, project)
    else { return nil }
    let child = project.owner(of: member)
    return Finding(
      Self.self, at: call, severity: isInDestination(call) ? .info : nil,
      fact: "\(type.name) makes a \(model.name) each time its body runs, and hands it to \(child.name), which does not "
        + "keep it.",
      evidence: (argument == call ? [] : [Evidence(argument, "handed on here")]) + [
        Evidence(member.node, "'\(member.name)' of \(child.name) takes whatever it gets"),
        Evidence(change.node, "the content of a \(model.name) changes"),
      ],
      consequence: "When the body of \(type.name) runs again, \(child.name) gets a new \(model.name), and what the old "
        + "one held is lost.",
      advice: "Keep it in \(type.name): '\(model.isObservable ? "@State" : "@StateObject") private var'. Or let "
        + "\(child.name) make it, in '\(model.isObservable ? "@State" : "@StateObject")'.")
  }

  /// `let model = Counter()`, of which the body itself shows what changes: `Text("\(model.count)")`.
  private static func usedInPlace(_ call: Node, _ model: NominalType, in project: Project) -> Finding? {
    guard let type = project.enclosingType(of: call), type.isViewLike, !project.isForShow(call),
      model.isObservable || project.bodyCanRunAgain(type), let local = call.parent, local.kind == .variable,
      local.role == .statement, call.role == .value, let scope = local.parent
    else { return nil }
    for node in scope.descendants(of: .reference)
    where node.start >= local.range.upperBound && (node.name == local.name || node.name == "$" + local.name) {
      guard node.name.startsWithDollar || isMeant(local, by: node, project), let access = node.accessedMember,
        let property = project.member(access.name, of: model),
        property.isStored, !property.isConstant, node.name.startsWithDollar || project.runsWhileBuilding(node),
        let change = project.laterWrites(of: property).first ?? (node.name.startsWithDollar ? Use(access) : nil)
      else { continue }
      return Finding(
        Self.self, at: call,
        fact: "\(type.name) makes a \(model.name) each time its body runs, and shows its '\(property.name)'.",
        evidence: [Evidence(access, "shown here"), Evidence(change.node, "'\(property.name)' changes here")],
        consequence: "When '\(property.name)' changes, or anything else that the body reads, the body makes a new "
          + "\(model.name), and what the old one held is lost.",
        advice:
          "Keep it in \(type.name): '\(model.isObservable ? "@State" : "@StateObject") private var \(local.name)'.")
    }
    return nil
  }

  /// `var model: Search { Search() }` of a view: another one each time it is asked for.
  private static func getter(around call: Node, _ project: Project) -> Member? {
    guard let type = project.enclosingType(of: call), type.isViewLike, let member = project.enclosingMember(of: call),
      member.isComputed, !member.isStatic, !member.isViewBuilding, member.statements.count == 1,
      let statement = member.statements.first,
      (statement.kind == .returnStatement ? statement.child(.value) : statement) == call
    else { return nil }
    return member
  }

  private static func finding(
    _ call: Node, by getter: Member, _ model: NominalType, _ change: Use, in project: Project
  ) -> Finding? {
    let type = project.owner(of: getter)
    guard project.isShipped(call), !project.isForShow(call) else { return nil }
    let shown = project.ownUses(of: getter).first { use in
      guard project.runsWhileBuilding(use.node) else { return false }
      if use.node.accessedMember.map({ $0.role != .callee }) == true { return true }
      guard use.node.role == .argument, let member = project.keeper(of: use.node) else { return false }
      return project.owner(of: member).isViewLike && isOnlyWatched(member, project)
        && project.bodyCanRunAgain(type)
    }
    guard let shown else { return nil }
    return Finding(
      Self.self, at: call,
      fact:
        "'\(getter.name)' of \(type.name) is another \(model.name) each time, and the body asks for it.",
      evidence: [
        Evidence(shown.node, "asked for here"), Evidence(change.node, "the content of a \(model.name) changes"),
      ],
      consequence: "What changes in one \(model.name) is not in the next, and nobody sees it.",
      advice:
        "Keep it: '\(model.isObservable ? "@State" : "@StateObject") private var \(getter.name) = \(call.excerpt)'.")
  }

  private static func isMeant(_ local: Node, by name: Node, _ project: Project) -> Bool {
    if case .local(let found)? = project.referent(of: name) { return found == local }
    return false
  }

  /// The argument of a view by which the new object goes on, and the property that takes it.
  private static func receiver(of call: Node, _ project: Project) -> (argument: Node, member: Member)? {
    if call.role == .argument {
      return project.keeper(of: call).flatMap { project.owner(of: $0).isViewLike ? (call, $0) : nil }
    }
    guard let local = call.parent, local.kind == .variable, local.role == .statement, call.role == .value,
      let scope = local.parent
    else { return nil }
    for node in scope.descendants(of: .reference) where node.name == local.name && node.role == .argument {
      guard case .local(let found)? = project.referent(of: node), found == local, let member = project.keeper(of: node),
        project.owner(of: member).isViewLike, project.runsWhileBuilding(node)
      else { continue }
      return (node, member)
    }
    return nil
  }

  static func isOnlyWatched(_ member: Member, _ project: Project) -> Bool {
    switch member.wrapper {
    case .observedObject, .bindable: true
    case nil: project.type(of: member)?.isObservable == true
    default: false
    }
  }

  /// In the closure of a `navigationDestination`: people often come and go before the state around it changes.
  private static func isInDestination(_ call: Node) -> Bool {
    call.ancestors.contains {
      $0.kind == .closure && $0.role != .callee && $0.parent?.calledName == "navigationDestination"
    }
  }
}
