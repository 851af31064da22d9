/// A view that makes the models of its rows whenever it asks for them: `var rows: [RowModel] { items.map { RowModel($0) } }`.
enum ListedModels {
  /// A model, made in a closure that goes over a collection, and the computed property that hands out all of them.
  struct Maker {
    let call: Node
    let getter: Member
  }

  static func getter(around call: Node, _ project: Project) -> Maker? {
    guard let closure = call.ancestors.first(where: { $0.kind == .closure }), closure.children(.statement).count == 1,
      let over = closure.parent, ["map", "compactMap"].contains(over.calledName ?? ""),
      let member = project.enclosingMember(of: call), member.isComputed, !member.isStatic, !member.isViewBuilding,
      project.owner(of: member).isViewLike, member.statements.count == 1, let statement = member.statements.first,
      (statement.kind == .returnStatement ? statement.child(.value) : statement) == over
    else { return nil }
    let made = closure.children(.statement).first
    return made == call || made?.child(.value) == call ? Maker(call: call, getter: member) : nil
  }

  static func finding(_ maker: Maker, _ model: NominalType, _ change: Use, _ project: Project) -> Finding? {
    let (call, getter) = (maker.call, maker.getter)
    let type = project.owner(of: getter)
    guard project.isShipped(call), !project.isForShow(call), project.bodyCanRunAgain(type),
      let (shown, kept) = project.ownUses(of: getter).lazy.compactMap({ row(of: $0.node, project) }).first
    else { return nil }
    let child = project.owner(of: kept)
    return Finding(
      ModelCreatedInBody.self, at: call,
      fact: "'\(getter.name)' of \(type.name) makes a \(model.name) for each row whenever the body asks for it.",
      evidence: [
        Evidence(shown, "asked for here"),
        Evidence(kept.node, "'\(kept.name)' of \(child.name) takes whatever it gets"),
        Evidence(change.node, "the content of a \(model.name) changes"),
      ],
      consequence: "When the body of \(type.name) runs again, each row gets a new \(model.name), and what the old one "
        + "held is lost.",
      advice:
        "Let \(child.name) make it, in '\(model.isObservable ? "@State" : "@StateObject")'; or keep the models of "
        + "the rows where their elements are kept.")
  }

  /// The loop over the models, and the property of the row that takes one.
  private static func row(of use: Node, _ project: Project) -> (loop: Node, kept: Member)? {
    guard project.runsWhileBuilding(use), let loop = use.ancestors.first(where: { $0.kind == .call }),
      ["ForEach", "List"].contains(loop.calledName ?? ""), loop.child(.argument)?.contains(use) == true,
      let closure = loop.children.first(where: { $0.kind == .closure })
    else { return nil }
    let name = closure.child(.parameter)?.name ?? "$0"
    for element in closure.descendants(of: .reference) where element.name == name && element.role == .argument {
      guard let kept = project.keeper(of: element), project.owner(of: kept).isViewLike,
        ModelCreatedInBody.isOnlyWatched(kept, project)
      else { continue }
      return (use, kept)
    }
    return nil
  }
}
