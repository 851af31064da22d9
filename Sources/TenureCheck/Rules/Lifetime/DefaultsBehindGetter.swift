/// A model's computed property that reads and writes the user's defaults, and tells nobody when it is set.
enum DefaultsBehindGetter {
  static func findings(in type: NominalType, _ shown: inout ShownReads, _ project: Project) -> [Finding] {
    var found: [Finding] = []
    for computed in type.members where computed.isComputed && !computed.isStatic {
      guard let setter = computed.accessors.first(where: { $0.name == "set" }),
        let stored = setter.withDescendants.first(where: { isStoring($0, project) }),
        !speaks(setter, computed, project),
        let change = project.uses(of: computed).first(where: { $0.kind == .write || $0.isProjected }),
        let read = (shown.reads(of: computed).first { $0.node != change.node }),
        let view = project.enclosingType(of: read.node)
      else { continue }
      found.append(
        Finding(
          UnpublishedModelProperty.self, at: computed.node,
          fact: "\(view.name) shows '\(computed.name)' of \(type.name), which is kept in the user's defaults and tells "
            + "nobody when it is set.",
          evidence: [
            Evidence(read.node, "shown here"), Evidence(change.node, "set here"),
            Evidence(stored, "written without a word"),
          ],
          consequence: "After that \(view.name) shows the old value until something else makes it look again.",
          advice: type.isObservable
            ? "Keep a stored property that is observed, and write it to the defaults in 'didSet'."
            : "Keep it as '@Published var \(computed.name)', and write it to the defaults in 'didSet'; or begin the setter "
              + "with 'objectWillChange.send()'."))
    }
    return found
  }

  /// `Preferences.fontSize`, `settings.fontSize`: of a type that is no model, so that there is nobody who could tell.
  static func findings(outsideOfModels project: Project, _ shown: inout ShownReads) -> [Finding] {
    var found: [Finding] = []
    for type in project.shippedTypes where !type.isModel && !type.isDynamicHost && !type.isProtocol {
      for member in type.members where isKeptInDefaults(member, project) {
        let uses = project.uses(of: member)
        guard let read = uses.first(where: { $0.kind == .read && shown.shows($0.node) }),
          let view = project.enclosingType(of: read.node), !followsDefaults(view, of: member),
          let write = uses.first(where: { isUnheard($0, of: member, by: view, project) })
        else { continue }
        found.append(
          UnpublishedModelProperty.finding(
            member, of: type.name, read.node, write.node, in: view,
            what: "which is kept in the user's defaults, by a type", advice: advice))
      }
    }
    return found + ofExtensions(&shown, project)
  }

  /// `UserDefaults.standard.fontSize`, of an extension that the project adds.
  private static func ofExtensions(_ shown: inout ShownReads, _ project: Project) -> [Finding] {
    let added = project.files.filter { $0.standing == .product }.flatMap { $0.all(of: .extensionDeclaration) }
      .filter { $0.name == "UserDefaults" }.flatMap { $0.children(.member) }
      .map { Member(node: $0, owner: NominalType.ID(index: 0)) }
    return added.compactMap { member in
      guard isKeptInDefaults(member, project) else { return nil }
      let uses = project.occurrences.of(member.name).filter(project.isShipped)
      // `publisher(for: \.fontSize)`: whoever wants to know is told.
      if uses.contains(where: { $0.ancestors.contains { $0.kind == .keyPath } }) { return nil }
      let own = uses.filter { $0.child(.base).map { project.isUserDefaults($0) } == true }.map { Use($0) }
      guard let read = own.first(where: { $0.kind == .read && shown.shows($0.node) }),
        let view = project.enclosingType(of: read.node), !followsDefaults(view, of: member),
        let write = own.first(where: { isUnheard($0, of: member, by: view, project) })
      else { return nil }
      return UnpublishedModelProperty.finding(
        member, of: "UserDefaults", read.node, write.node, in: view, what: "a store", advice: advice)
    }
  }

  private static let advice =
    "Read it by '@AppStorage' in the views that show it, or keep it in an @Observable object that they share."

  private static func isKeptInDefaults(_ member: Member, _ project: Project) -> Bool {
    if case .custom(let name)? = member.wrapper { return project.keepsInDefaults(wrapper: name, of: member) }
    guard member.isComputed, let setter = member.accessors.first(where: { $0.name == "set" }) else { return false }
    return setter.withDescendants.contains { isStoring($0, project) } && !speaks(setter, member, project)
  }

  /// It has an `@AppStorage` of its own with the key that the getter reads.
  private static func followsDefaults(_ view: NominalType, of member: Member) -> Bool {
    let keys = Set(member.node.descendants.filter { $0.label == "forKey" || $0.kind == .stringLiteral }.map(\.keyName))
    return view.stored.contains { stored in
      stored.wrapper == .appStorage
        && stored.wrapperAttribute?.child(.argument).map { keys.contains($0.keyName) } == true
    }
  }

  private static func isUnheard(_ use: Use, of member: Member, by view: NominalType, _ project: Project) -> Bool {
    guard use.kind == .write, case .later = project.moment(of: use.node) else { return false }
    return !project.isAnnouncedAlong(use.node, of: member, to: view)
  }

  /// `defaults.set(newValue, forKey: …)`, also by a struct around the defaults: `settings.isDark = newValue`,
  /// `settings.save(newValue)`.
  private static func isStoring(_ node: Node, _ project: Project, depth: Int = 2) -> Bool {
    if depth > 0, let code = code(behind: node, project) {
      return code.withDescendants.contains { isStoring($0, project, depth: depth - 1) }
    }
    if node.kind == .assignment, let left = node.child(.left), left.kind == .member,
      let kept = project.member(meantBy: left), kept.wrapper == .appStorage
    {
      return !project.owner(of: kept).isViewLike
    }
    guard node.kind == .call, let callee = node.child(.callee), ["set", "setValue"].contains(callee.name) else {
      return false
    }
    return callee.child(.base).map { project.isUserDefaults($0) } ?? callee.isInExtension(of: "UserDefaults")
  }

  /// The setter or the function that a struct of the project, or an extension of the defaults, has for it.
  private static func code(behind node: Node, _ project: Project) -> Node? {
    switch node.kind {
    case .assignment:
      guard let left = node.child(.left), left.kind == .member, let member = project.member(meantBy: left),
        member.isComputed, !project.owner(of: member).isModel
      else { return nil }
      return member.accessors.first { $0.name == "set" }
    case .call:
      guard let function = project.function(calledBy: node), let type = project.enclosingType(of: function),
        !type.isModel, !type.isViewLike
      else { return nil }
      return function
    default: return nil
    }
  }

  /// Also by a stored property that it sets, or that changes with it.
  private static func speaks(_ setter: Node, _ computed: Member, _ project: Project) -> Bool {
    let getter = computed.accessors.first { $0.name == "get" }
    return setter.withDescendants.contains { node in
      if ["objectWillChange", "withMutation"].contains(node.name) { return true }
      return Use(node).kind == .write && project.storage(of: node).map(project.isFollowed) == true
    }
      || getter?.withDescendants.contains { node in
        node.name == "access" || project.storage(of: node).map(project.isFollowed) == true
      } == true
  }
}
