/// A feature's state that takes a shared value once, when it is made: `init() { @Shared(.goal) var goal; self.goal = goal }`.
enum SharedSnapshot {
  static func findings(in project: Project) -> [Finding] {
    let features = project.features
    return features.flatMap { feature -> [Finding] in
      guard let state = feature.state, !Drafts.isEditor(feature.type) else { return [] }
      return state.initializers.flatMap { initializer in
        initializer.node.descendants(of: .assignment).compactMap { finding($0, of: state, feature, features, project) }
      }
    }
  }

  private static func finding(
    _ assignment: Node, of state: NominalType, _ feature: Feature, _ features: [Feature], _ project: Project
  ) -> Finding? {
    guard let copy = state.stored.first(where: { assignment.assigns($0.name) }), sharing(copy.node) == nil,
      !copy.isConstant, !CopyNames.isCopy(copy.name), let value = assignment.child(.right)?.derivedValue,
      let local = holder(of: value, project), let attribute = sharing(local),
      let key = attribute.child(.argument)?.text,
      let other = other(key, besides: feature, features, project)
    else { return nil }
    return Finding(
      SameEntityInSeveralModels.self, at: copy.node,
      fact:
        "\(feature.name) takes '\(key)' out of what is shared into '\(copy.name)' when its state is made, and never "
        + "again.",
      evidence: [Evidence(assignment, "copied here"), Evidence(other, "another feature shares and changes it")],
      consequence: "After that change, \(feature.name) goes on with the old value.",
      advice: "Share it here too: '@SharedReader(\(key)) var \(copy.name)', or '@Shared' to change it.")
  }

  private static func sharing(_ variable: Node) -> Node? {
    variable.children(.attribute).first { $0.name == "Shared" || $0.name == "SharedReader" }
  }

  /// `goal` of `goal`, `goal.wrappedValue`
  private static func holder(of value: Node, _ project: Project) -> Node? {
    var root = value
    while let base = root.child(.base) { root = base }
    guard root.kind == .reference, case .local(let local)? = project.referent(of: root) else { return nil }
    return local
  }

  /// Where a feature shares the same value, and changes it.
  private static func other(
    _ key: String, besides feature: Feature, _ features: [Feature], _ project: Project
  ) -> Node? {
    for other in features where other != feature {
      guard
        let member = other.state?.stored.first(where: { member in
          member.attribute("Shared")?.child(.argument)?.text == key
        })
      else { continue }
      let change = other.nodes.first { node in
        node.kind == .member && node.name == "$" + member.name && node.accessedMember?.name == "withLock"
          || node.kind == .member && node.name == member.name && node.child(.base)?.name == "state"
            && Use(node).kind == .write
      }
      if let change { return change }
    }
    return nil
  }
}
