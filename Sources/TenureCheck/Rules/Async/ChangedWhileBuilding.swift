/// State that changes while a view is made or builds itself: in a body, in a computed property that a body asks, in a
/// view's initializer.
enum ChangedWhileBuilding {
  static func findings(of rule: any Rule.Type, in project: Project) -> [Finding] {
    var shown = ShownReads(in: project)
    let models = project.shippedTypes.filter { $0.isModel || $0.isViewLike }
    return models.flatMap { type in
      type.stored.filter { isFollowed($0, project) }.compactMap { inBody(rule, $0, &shown, project) }
    }
      + project.shippedTypes.filter { $0.isViewLike && !$0.isApp && !$0.isScene }.compactMap { view in
        view.initializers.lazy.compactMap { inInitializer(rule, $0, view, project) }.first
      }
  }

  private static func isFollowed(_ member: Member, _ project: Project) -> Bool {
    project.isMutableState(member) && member.attribute("ObservationIgnored") == nil
      && ![.focusState, .gestureState].contains(member.wrapper)
  }

  // MARK: In a body

  private static func inBody(
    _ rule: any Rule.Type, _ member: Member, _ shown: inout ShownReads, _ project: Project
  ) -> Finding? {
    for write in project.writesOutsideInitializers(of: member) {
      guard project.isSet(member, by: Use(write)), !project.isOfNewObject(write) else { continue }
      if isInBody(write, project), shown.shows(write) { return finding(rule, write, of: member, by: nil) }
      guard let getter = project.enclosingMember(of: write), getter.isComputed, isInGetter(write, of: getter),
        project.owner(of: getter).isModel,
        let read = shown.reads(of: getter).first
      else { continue }
      return finding(rule, write, of: member, by: (getter, read.node))
    }
    return nil
  }

  /// In the body's own statements, `let _ = count += 1` among them, or in what SwiftUI itself builds views from.
  private static func isInBody(_ write: Node, _ project: Project) -> Bool {
    project.runsWhileBuilding(write)
      && write.ancestors.prefix { !$0.kind.isFunctionLike && !$0.kind.isTypeDeclaration }.allSatisfy { ancestor in
        ancestor.kind != .closure || containers.contains(ancestor.parent?.calledName ?? "")
      }
  }

  private static let containers: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "List", "Form", "Section", "Group", "ScrollView",
    "NavigationStack", "ForEach", "GeometryReader",
  ]

  /// Each time that it is asked, and not the first time alone.
  private static func isInGetter(_ write: Node, of getter: Member) -> Bool {
    guard let body = getter.accessors.first(where: { $0.name == "get" }) else { return false }
    let change = write.assignment ?? write.accessedMember?.parent
    return change?.parent == body
      && !body.children(.statement).contains { statement in
        statement.start < write.start && statement.withDescendants.contains { $0.kind == .returnStatement }
      }
  }

  private static func finding(
    _ rule: any Rule.Type, _ write: Node, of member: Member, by way: (getter: Member, read: Node)?
  ) -> Finding {
    Finding(
      rule, at: write, severity: .warning,
      fact: "'\(member.name)' changes while a body runs"
        + (way.map { ", which asks for '\($0.getter.name)'." } ?? "."),
      evidence: (way.map { [Evidence($0.read, "a body asks for it here")] } ?? [])
        + [Evidence(member.node, "views follow this")],
      consequence: "Views that show '\(member.name)' have to build themselves again while they do, without an end or "
        + "with the old value, and the change comes as often as SwiftUI cares to ask.",
      advice: "Compute it where it is read, or change it where its cause is: in an action, in 'onChange', in a task.")
  }

  // MARK: In a view's initializer

  /// `ScreenTracker.shared.enter(name)`, of an object that lives on and that views follow.
  private static func inInitializer(
    _ rule: any Rule.Type, _ initializer: Member, _ view: NominalType, _ project: Project
  ) -> Finding? {
    let site = project.callSites(of: view).map(\.call).first { call in
      project.runsWhileBuilding(call) && project.enclosingType(of: call).map(project.bodyCanRunAgain) == true
    }
    guard let site else { return nil }
    for node in initializer.node.descendants {
      guard runsAtOnce(node, in: initializer.node), let object = objectChanged(by: node, project) else { continue }
      guard node.parent == initializer.node, let change = change(by: node, project),
        isLasting(object, in: initializer, project)
      else { continue }
      return Finding(
        rule, at: node, severity: .warning,
        fact: "Making a \(view.name) changes '\(change.member.name)' of \(project.owner(of: change.member).name).",
        evidence: (node.contains(change.write) ? [] : [Evidence(change.write, "it changes here")])
          + [Evidence(site, "made here, each time the body runs")],
        consequence: "It changes again each time a parent's body runs, also for a \(view.name) that never appears, and "
          + "while other views that show it build themselves.",
        advice: "Change it in 'onAppear' or in '.task { }', when \(view.name) is there.")
    }
    return nil
  }

  private static func runsAtOnce(_ node: Node, in initializer: Node) -> Bool {
    !node.ancestors.prefix { $0 != initializer }.contains {
      $0.kind == .closure && ClosureUse(of: $0) != .immediate || $0.kind == .function
    }
  }

  /// `Tracker.shared` of `Tracker.shared.enter()` and of `Tracker.shared.page = 1`.
  private static func objectChanged(by node: Node, _ project: Project) -> Node? {
    if node.kind == .assignment { return node.child(.left)?.child(.base) }
    guard node.kind == .call, let callee = node.child(.callee), callee.kind == .member else { return nil }
    return callee.child(.base)
  }

  private static func change(by node: Node, _ project: Project) -> (member: Member, write: Node)? {
    if node.kind == .assignment {
      guard let left = node.child(.left), let member = project.storage(of: left), isOfModel(member, project) else {
        return nil
      }
      return (member, left)
    }
    guard let function = project.function(calledBy: node), !function.traits.contains(.async),
      let type = project.enclosingType(of: function)
    else { return nil }
    for member in type.stored where isOfModel(member, project) {
      let write = project.writesOutsideInitializers(of: member).first { write in
        function.contains(write) && project.moment(of: write) == .called
      }
      if let write { return (member, write) }
    }
    return nil
  }

  private static func isOfModel(_ member: Member, _ project: Project) -> Bool {
    isFollowed(member, project) && project.owner(of: member).isModel
  }

  /// A shared object, or one that the view is given: not what the initializer makes.
  private static func isLasting(_ object: Node, in initializer: Member, _ project: Project) -> Bool {
    guard project.type(of: object)?.isModel == true else { return false }
    if case .parameter(let parameter)? = project.referent(of: object) { return parameter.parent == initializer.node }
    guard object.kind == .member, let base = object.child(.base) else { return false }
    return project.typeReference(base).flatMap { project.member(object.name, of: $0) }?.isStatic == true
  }
}
