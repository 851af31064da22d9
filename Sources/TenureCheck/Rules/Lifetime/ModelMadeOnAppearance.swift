/// `.onAppear { model = FormModel() }`: another model each time the view comes back.
enum ModelMadeOnAppearance {
  static func findings(in project: Project) -> [Finding] {
    project.calls(of: "onAppear").flatMap { modifier -> [Finding] in
      guard let closure = modifier.children.first(where: { $0.kind == .closure }),
        let view = project.enclosingType(of: modifier), view.isView
      else { return [] }
      return closure.children(.statement).compactMap { finding($0, in: view, project) }
    }
  }

  private static func finding(_ statement: Node, in view: NominalType, _ project: Project) -> Finding? {
    guard statement.kind == .assignment, statement.name == "=", let target = statement.child(.left),
      let holder = project.storage(of: target), holder.owner == view.id, holder.wrapper == .state,
      let made = statement.child(.right), let model = project.constructedType(made), model.isModel, model.isClass,
      let change = change(in: model, project), let way = wayBack(to: view, project)
    else { return nil }
    return Finding(
      ModelCreatedInBody.self, at: statement,
      fact: "\(view.name) makes another \(model.name) each time it appears.",
      evidence: [
        Evidence(way, "it appears again behind this"), Evidence(change.node, "the content of a \(model.name) changes"),
      ],
      consequence: "When \(view.name) comes back, what was entered or loaded in the \(model.name) before is lost.",
      advice: "Ask first: 'if \(holder.name) == nil { … }'. Or make it in the view above, and hand it down.")
  }

  private static func change(in model: NominalType, _ project: Project) -> Use? {
    model.stored.lazy.filter { !$0.isConstant && !$0.isStatic }.compactMap { project.laterWrites(of: $0).first }.first
  }

  /// What covers the view, so that it appears again: a screen that it pushes, another tab.
  private static func wayBack(to view: NominalType, _ project: Project) -> Node? {
    let sites = project.callSites(of: view).map(\.call)
    if !sites.isEmpty, sites.allSatisfy({ project.arrival(of: $0) == .modal }) { return nil }
    let tab = sites.lazy.compactMap { site in
      site.ancestors.first { $0.kind == .call && $0.calledName == "TabView" }
    }.first
    return tab
      ?? view.members.lazy.filter(\.isViewBuilding).flatMap { $0.node.descendants(of: .call) }.first {
        ["NavigationLink", "navigationDestination"].contains($0.calledName ?? "")
      }
  }
}
