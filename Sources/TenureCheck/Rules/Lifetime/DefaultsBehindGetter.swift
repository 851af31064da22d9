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
    guard node.kind == .call, let callee = node.child(.callee), callee.kind == .member,
      ["set", "setValue"].contains(callee.name), let base = callee.child(.base)
    else { return false }
    return project.isUserDefaults(base)
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
