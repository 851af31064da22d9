/// `CounterView(store: Store(initialState: …) { Counter() })` in a body: another store each time that runs.
enum StoreCreatedInBody {
  static func findings(in project: Project) -> [Finding] {
    ["Store", "StoreOf"].flatMap { project.calls(of: $0) }.compactMap { finding($0, project) }
  }

  private static func finding(_ call: Node, _ project: Project) -> Finding? {
    guard call.child(.callee)?.kind == .reference, call.children.contains(where: { $0.label == "initialState" }),
      project.constructedType(call) == nil, project.runsWhileBuilding(call), !project.isForShow(call),
      let view = project.enclosingType(of: call), view.isViewLike, let change = change(in: view, project),
      let keeper = project.keeper(of: call), !isOwning(keeper)
    else { return nil }
    let child = project.owner(of: keeper)
    return Finding(
      ModelCreatedInBody.self, at: call,
      fact:
        "\(view.name) makes a store each time its body runs, and hands it to \(child.name), which does not keep it.",
      evidence: [
        Evidence(keeper.node, "'\(keeper.name)' of \(child.name) takes whatever it gets"),
        Evidence(change.node, "when '\(change.name)' changes, the body may run again"),
      ],
      consequence: "When the body of \(view.name) runs again, \(child.name) gets a new store, and the state of the old "
        + "one is lost.",
      advice: "Keep it: '@State private var store = \(call.excerpt)'. Or make it part of the parent's state, and pass "
        + "'store.scope(…)'.")
  }

  private static func isOwning(_ keeper: Member) -> Bool { keeper.wrapper?.isOwning == true }

  /// What makes the body of the view run again.
  private static func change(in view: NominalType, _ project: Project) -> Member? {
    view.stored.first { member in
      switch member.wrapper {
      case .state:
        !project.writesOutsideInitializers(of: member).isEmpty
          || project.uses(of: member).contains(where: \.isProjected)
      case .binding, .observedObject, .stateObject, .environmentObject, .appStorage, .query: true
      default: false
      }
    }
  }
}
