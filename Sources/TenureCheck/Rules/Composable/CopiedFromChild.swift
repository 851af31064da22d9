/// A value of a child's state that its parent copies when something else happens: `state.title = state.profile.name` in
/// `.appeared`, where the child's reducer changes the name.
enum CopiedFromChild {
  static func findings(in project: Project) -> [Finding] {
    let features = project.features
    return features.flatMap { feature -> [Finding] in
      guard let state = feature.state else { return [] }
      let accesses = feature.nodes.filter { $0.kind == .member && $0.child(.base)?.name == "state" }
      return state.stored.compactMap { member in
        guard !member.isConstant, !member.isStatic,
          !CopyNames.isCopy(member.name) || CopyNames.isOfWhatIsDisplayed(member.name)
        else { return nil }
        let own = accesses.filter { $0.name == member.name }
        return finding(member, own, of: feature, state, features, project)
      }
    }
  }

  private static func finding(
    _ member: Member, _ accesses: [Node], of feature: Feature, _ state: NominalType, _ features: [Feature],
    _ project: Project
  ) -> Finding? {
    let writes = accesses.filter { Use($0).kind == .write }
    guard writes.count == 1, let write = writes.first, let assignment = write.assignment, assignment.name == "=",
      let right = assignment.child(.right), right.kind == .member, let holder = right.child(.base),
      holder.kind == .member, holder.child(.base)?.kind == .reference, holder.child(.base)?.name == "state",
      let kept = state.member(holder.name), let inner = project.type(of: kept),
      let child = features.first(where: { $0.state === inner }), child != feature,
      let source = inner.member(right.name), source.isStored, !source.isConstant,
      let place = write.ancestors.first(where: { $0.kind == .switchCase }),
      // What the child says is heard here.
      !place.children(.pattern).contains(where: { pattern in
        pattern.withDescendants.contains { $0.name == holder.name }
      }),
      let change = child.nodes.first(where: { node in
        node.kind == .member && node.name == source.name && node.child(.base)?.name == "state"
          && Use(node).kind == .write
      })
    else { return nil }
    return Finding(
      StoredDerivedState.self, at: member.node,
      fact:
        "\(feature.name) copies '\(source.name)' of its '\(holder.name)' into '\(member.name)', in one action alone.",
      evidence: [
        Evidence(write, "copied here"),
        Evidence(change, "\(child.name) changes it here, and '\(member.name)' stays as it was"),
      ],
      consequence: "After that, '\(member.name)' is the value of that time.",
      advice: "Make it a computed property of the state: 'var \(member.name): … { \(holder.name).\(source.name) }'.")
  }
}
