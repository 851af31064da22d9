/// A view constructs a model in a stored property that nothing keeps.
public struct ModelInPlainProperty: Rule {
  public static let about = RuleDescription(
    id: "model-in-plain-property",
    title: "A model that a view constructs must be kept in the view's state.",
    preset: .default,
    severity: .error,
    wrong: """
      @Observable final class RowModel { var title = "" }

      struct Row: View {
        let model = RowModel()
        var body: some View { Text(model.title) }
      }
      """,
    right: """
      @Observable final class RowModel { var title = "" }

      struct Row: View {
        @State private var model = RowModel()
        var body: some View { Text(model.title) }
      }
      """,
    why: """
      A view is a value that is made anew whenever its parent's body runs. A stored property without a wrapper is made \
      with it, so its model begins again each time, and whoever still holds the old one sees another truth.
      """,
    evidence: """
      A stored property of a view without a wrapper whose initial value constructs a model, or an object that keeps what \
      it was asked in a dictionary of its own, or a plain class of which \
      the body shows what an action of the view changes.
      """,
    quiet: """
      `static` properties; an `App` (made once); classes without state of their own; a default that every caller \
      replaces.
      """)

  public static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter(\.isViewLike).flatMap { type in
      type.stored.compactMap { finding($0, of: type, in: project) }
    }
  }

  private static func finding(_ member: Member, of type: NominalType, in project: Project) -> Finding? {
    guard member.wrapper == nil, let value = member.value ?? made(member, of: type, in: project), value.kind == .call
    else { return nil }
    if !member.isConstant, type.initializers.isEmpty, !member.isPrivate {
      let calls = project.callSites(of: type)
      if !calls.isEmpty, calls.allSatisfy({ $0.argument(member.name) != nil }) { return nil }
    }
    if let publisher = timer(value) { return finding(member, type, publisher: publisher, in: project) }
    guard let model = project.constructedType(value) else {
      return isStore(value) ? finding(member, type, value, name: "Store", wrapper: "@State", evidence: []) : nil
    }
    if !model.isModel, isChangedAndShown(member, model, in: project) {
      return finding(
        member, type, value, name: model.name, wrapper: "@State",
        evidence: [Evidence(model.declaration, "\(model.name) announces nothing either")],
        also: " Make \(model.name) '@Observable', so that the view hears of its changes.")
    }
    guard model.isModel ? holdsState(model, in: project) : isCache(model, in: project) else { return nil }
    return finding(
      member, type, value, name: model.name, wrapper: model.isObservable || !model.isModel ? "@State" : "@StateObject",
      evidence: [Evidence(model.declaration, "\(model.name) holds state")])
  }

  /// `init() { model = Model() }`, where each initializer makes one.
  private static func made(_ member: Member, of type: NominalType, in project: Project) -> Node? {
    let values = type.initializers.map { initializer in
      initializer.node.descendants.first { $0.kind == .assignment && $0.assigns(member.name) }?.child(.right)
    }
    guard let first = values.first.flatMap({ $0 }), values.allSatisfy({ $0?.kind == .call }),
      project.constructedType(first)?.isModel == true
    else { return nil }
    return first
  }

  /// An actor or a class that remembers what it was asked: what its methods put into a dictionary of its own.
  private static func isCache(_ type: NominalType, in project: Project) -> Bool {
    type.isReference
      && type.stored.contains { member in
        member.plainType?.kind == .dictionaryType && !member.isConstant
          && project.writesOutsideInitializers(of: member).contains { write in
            write.parent?.kind == .subscriptAccess && project.enclosingType(of: write) === type
          }
      }
  }

  /// A plain class of which a body shows what an action of the same view changes.
  private static func isChangedAndShown(_ member: Member, _ model: NominalType, in project: Project) -> Bool {
    guard model.isClass, !model.hasUnknownSupertypes else { return false }
    return model.stored.contains { property in
      guard !property.isConstant, !property.isStatic else { return false }
      let own = project.uses(of: property).filter { use in
        use.node.child(.base).flatMap { project.storage(of: $0) } == member
      }
      return own.contains { $0.kind == .write && !project.runsForBody($0.node) }
        && own.contains { $0.kind == .read && project.runsForBody($0.node) }
    }
  }

  private static func holdsState(_ model: NominalType, in project: Project) -> Bool {
    if model.hasUnknownSupertypes { return true }
    return ([model] + model.supertypeIDs.map { project[$0] }).contains { type in
      type.isReference && type.stored.contains { !$0.isConstant }
    }
  }

  /// `Timer.publish(every: 1, …).autoconnect()`
  private static func timer(_ value: Node) -> Node? {
    value.withDescendants.first { call in
      call.kind == .call && call.calledName == "publish" && call.child(.callee)?.child(.base)?.name == "Timer"
    }
  }

  /// A timer begins again with each value of its view; nobody sees that where the parent's body runs once.
  private static func finding(
    _ member: Member, _ type: NominalType, publisher: Node, in project: Project
  ) -> Finding? {
    let maker = project.callSites(of: type).lazy.compactMap { site -> Evidence? in
      guard let parent = project.enclosingType(of: site.call), parent.isView, parent !== type,
        let state = parent.stored.first(where: { changesBody($0, of: parent, around: site.call, in: project) })
      else { return nil }
      return Evidence(site.call, "made here, again with each change of '\(state.name)' of \(parent.name)")
    }.first
    guard let maker, project.uses(of: member).contains(where: { project.runsForBody($0.node) }) else { return nil }
    return Finding(
      Self.self, at: member.node, severity: .warning,
      fact: "\(type.name) starts a timer in '\(member.name)', and nothing keeps it.",
      evidence: [maker],
      consequence: "Each time the parent's body runs, \(type.name) has another timer, which begins its interval anew: "
        + "ticks come late, or never where changes come faster.",
      advice: "Keep it: '@State private var \(member.name) = …'. Or await it in '.task { }'.")
  }

  /// State of a parent that its body reads and that changes.
  private static func changesBody(
    _ state: Member, of parent: NominalType, around call: Node, in project: Project
  ) -> Bool {
    guard state.wrapper == .state, project.type(of: state)?.isReference != true else { return false }
    let uses = project.ownUses(of: state)
    return uses.contains { $0.isProjected || $0.kind == .write }
      && uses.contains { $0.kind != .write && project.runsWhileBuilding($0.node) && !$0.isProjected }
  }

  /// A store of the Composable Architecture, which is not part of the project.
  private static func isStore(_ value: Node) -> Bool {
    ["Store", "StoreOf"].contains(value.calledName ?? "")
      && value.children.contains { $0.role == .argument && $0.label == "initialState" }
  }

  private static func finding(
    _ member: Member, _ type: NominalType, _ value: Node, name: String, wrapper: String, evidence: [Evidence],
    also: String = ""
  ) -> Finding {
    Finding(
      Self.self, at: value,
      fact: "\(type.name) constructs the \(name) in '\(member.name)', and nothing keeps it.",
      evidence: evidence,
      consequence: "Each time the parent's body runs, \(type.name) is made again with another \(name), and what the "
        + "old one held is lost.",
      advice: "Keep it: '\(wrapper) private var \(member.name) = \(value.excerpt)'. Or receive it from the parent."
        + also)
  }
}
