/// A view that fetches from a model context when it appears, where a query would follow the store.
enum FetchedOnAppearance {
  static func findings(in project: Project) -> [Finding] {
    let fetches = project.calls(of: "fetch")
    if fetches.isEmpty { return [] }
    var shown = ShownReads(in: project)
    return fetches.compactMap { finding($0, project) ?? ofModel($0, &shown, project) }
  }

  /// `init(context: ModelContext) { books = try context.fetch(…) }`: a model that asks once, when it is made.
  private static func ofModel(_ fetch: Node, _ shown: inout ShownReads, _ project: Project) -> Finding? {
    guard let type = project.enclosingType(of: fetch), type.isModel, type.isClass,
      isContext(fetch.child(.callee)?.child(.base), project), let entity = entity(of: fetch, project),
      let assignment = fetch.ancestors.first(where: { $0.kind == .assignment }), assignment.name == "=",
      assignment.parent?.kind == .initializer,
      let member = assignment.child(.left).flatMap({ project.storage(of: $0) }), member.owner == type.id,
      project.writesOutsideInitializers(of: member).isEmpty, let read = shown.reads(of: member).first,
      let change = project.calls(of: "insert").first(where: { isInsertion($0, of: entity, project) })
    else { return nil }
    return Finding(
      StateCopiesInput.self, at: assignment,
      fact: "\(type.name) fetches '\(member.name)' when it is made, and never again.",
      evidence: [
        Evidence(change, "the store gets another \(entity.name) here"), Evidence(read.node, "shown here"),
      ],
      consequence: "Views of \(type.name) do not show that one until another \(type.name) is made.",
      advice:
        "Fetch again when the store has changed, or show '@Query private var \(member.name): [\(entity.name)]' in "
        + "the view, which follows the store.")
  }

  private static func isInsertion(_ call: Node, of entity: NominalType, _ project: Project) -> Bool {
    guard isContext(call.child(.callee)?.child(.base), project), let value = call.child(.argument) else { return false }
    return project.type(of: value) === entity || project.constructedType(value) === entity
  }

  private static func finding(_ fetch: Node, _ project: Project) -> Finding? {
    guard let view = project.enclosingType(of: fetch), view.isViewLike, !Drafts.isEditor(view),
      isContext(fetch.child(.callee)?.child(.base), project), let entity = entity(of: fetch, project),
      let assignment = fetch.ancestors.first(where: { $0.kind == .assignment }), assignment.name == "=",
      let code = assignment.ancestors.first(where: { $0.kind == .closure || $0.kind.isFunctionLike }),
      let starts = starts(of: code, project), starts.contains(where: isAppearance),
      let member = assignment.child(.left).flatMap({ project.storage(of: $0) }), member.owner == view.id,
      member.wrapper == .state, !Drafts.isRenewed(member, in: project)
    else { return nil }
    let writes = project.writesOutsideInitializers(of: member)
    // Whoever fetches or changes it elsewhere too looks after it by hand, and may forget to.
    let isByHand = !starts.allSatisfy(isAppearance) || !writes.allSatisfy { code.contains($0) }
    let change =
      isByHand
      ? forgotten(entity, by: view, writes, project) : change(of: entity, besides: code, project)
    guard let change else { return nil }
    let isGone = change.calledName == "delete"
    return Finding(
      StateCopiesInput.self, at: assignment,
      fact: "\(view.name) fetches '\(member.name)' when it appears, and keeps what it got.",
      evidence: [
        Evidence(member.node, "the copy"),
        Evidence(change, "\(isGone ? "one \(entity.name) is deleted" : "the store gets another \(entity.name)") here"),
      ],
      consequence: isGone
        ? "\(view.name) goes on showing that one, which is gone."
        : "\(view.name) does not show that one until it appears anew.",
      advice: "Use '@Query private var \(member.name): [\(entity.name)]', which follows the store.")
  }

  /// What runs the code: the call whose closure it is, or those that its function stands in.
  private static func starts(of code: Node, _ project: Project) -> [Node]? {
    if code.kind == .closure { return code.parent.map { [$0] } }
    guard code.kind == .function, let type = project.enclosingType(of: code),
      let function = type.members.first(where: { $0.node == code })
    else { return nil }
    return project.uses(of: function).compactMap { use in
      if use.node.role == .argument { return use.node.parent }
      let closure = use.node.ancestors.first { $0.kind == .closure && !$0.isTaskBody || $0.kind.isFunctionLike }
      return closure?.kind == .closure ? closure?.parent : use.node
    }
  }

  private static func isAppearance(_ call: Node) -> Bool {
    ["onAppear", "task"].contains(call.calledName ?? "") && !call.children.contains { $0.label == "id" }
  }

  /// Where the view itself inserts or deletes one, and neither fetches nor changes what it has.
  private static func forgotten(
    _ entity: NominalType, by view: NominalType, _ writes: [Node], _ project: Project
  ) -> Node? {
    (project.calls(of: "insert", in: view) + project.calls(of: "delete", in: view)).first { call in
      guard isInsertion(call, of: entity, project), let operation = project.operation(of: call) else { return false }
      return !project.operation(operation, comesTo: writes) && !isFollowed(operation, writes, project)
    }
  }

  /// `Button("Delete") { remove(note); fetch() }`: who calls it fetches.
  private static func isFollowed(_ operation: Node, _ writes: [Node], _ project: Project) -> Bool {
    guard operation.kind == .function, let type = project.enclosingType(of: operation),
      let function = type.members.first(where: { $0.node == operation })
    else { return false }
    return project.uses(of: function).contains { use in
      project.operation(of: use.node).map { project.operation($0, comesTo: writes) } == true
    }
  }

  /// `@Environment(\.modelContext) private var context`, `let context: ModelContext`, of a parameter too
  private static func isContext(_ base: Node?, _ project: Project) -> Bool {
    guard let base else { return false }
    if case .parameter(let parameter)? = project.referent(of: base) {
      return parameter.child(.type)?.name.lastPart == "ModelContext"
    }
    guard let holder = project.storage(of: base) else { return false }
    if holder.plainType?.name.lastPart == "ModelContext" { return true }
    guard holder.wrapper == .environment else { return false }
    return holder.wrapperAttribute?.withDescendants.contains { $0.name.hasSuffix("modelContext") } == true
  }

  /// `Expense` of `FetchDescriptor<Expense>()`
  private static func entity(of fetch: Node, _ project: Project) -> NominalType? {
    // `let descriptor = FetchDescriptor<Expense>(…)`
    let named = fetch.children(.argument).compactMap { argument -> Node? in
      guard case .local(let local)? = project.referent(of: argument) else { return nil }
      return local
    }
    return ([fetch] + named).lazy.flatMap { $0.withDescendants(of: .typeName) }.compactMap { project.type(named: $0) }
      .first { $0.attributes.contains("Model") }
  }

  /// Where one is inserted while the view stays: not on a screen that is pushed over it, from where it appears anew.
  private static func change(of entity: NominalType, besides closure: Node, _ project: Project) -> Node? {
    project.calls(of: "insert").first { call in
      guard !closure.contains(call), isContext(call.child(.callee)?.child(.base), project),
        let value = call.child(.argument), project.type(of: value) === entity,
        let view = project.enclosingType(of: call), view.isViewLike
      else { return false }
      let sites = project.callSites(of: view)
      return sites.isEmpty || sites.contains { project.arrival(of: $0.call) != .pushed }
    }
  }
}
