/// A view that copies a part of its store's state when it appears: `.onAppear { score = store.score }`.
enum CopiedFromStore {
  static func findings(in project: Project) -> [Finding] {
    let features = project.features
    if features.isEmpty { return [] }
    return project.shippedTypes.filter { $0.isViewLike && !Drafts.isEditor($0) }.flatMap { view -> [Finding] in
      guard let feature = project.feature(ofStoreIn: view, among: features) else { return [] }
      return view.stored.compactMap { finding($0, in: view, feature, project) }
    }
  }

  private static func finding(
    _ copy: Member, in view: NominalType, _ feature: Feature, _ project: Project
  ) -> Finding? {
    guard copy.wrapper == .state, !CopyNames.isCopy(copy.name), StateCopiesInput.isShown(copy, in: project),
      !Drafts.isCommitted(copy, of: view, in: project), !Drafts.isRenewed(copy, in: project)
    else { return nil }
    let uses = project.ownUses(of: copy)
    // Who edits it edits a draft.
    guard !uses.contains(where: \.isProjected) else { return nil }
    for write in uses where write.kind == .write {
      guard let assignment = write.node.assignment, assignment.name == "=", let code = assignment.parent,
        StateCopiesInput.isRunOnAppearance(code, project), let value = assignment.child(.right)?.derivedValue,
        value.kind == .member, ["store", "viewStore"].contains(value.child(.base)?.name ?? ""),
        let source = feature.state?.member(value.name), source.isProperty, !source.isConstant,
        let change = feature.nodes.first(where: { isChange($0, of: value.name) })
      else { continue }
      return Finding(
        StateCopiesInput.self, at: assignment,
        fact: "\(view.name) copies '\(value.excerpt)' into its own state '\(copy.name)' when it appears.",
        evidence: [Evidence(copy.node, "the copy"), Evidence(change, "\(feature.name) changes it here")],
        consequence: "When '\(value.excerpt)' changes afterwards, \(view.name) still shows the value of that time.",
        advice: "Use '\(value.excerpt)' itself.")
    }
    return nil
  }

  /// `state.score = …`
  private static func isChange(_ node: Node, of name: String) -> Bool {
    node.kind == .member && node.name == name && node.child(.base)?.name == "state" && Use(node).kind == .write
  }
}
