/// A task that goes on, put into a property each time a view appears: `.onAppear { model.begin() }`, where nothing ends the
/// one before.
enum BegunAtEachAppearance {
  static func findings(in project: Project) -> [Finding] {
    project.calls(of: "Task").compactMap { start in
      guard project.isShipped(start), StartedTwice.goesOn(start), let target = start.assignmentOfValue?.child(.left),
        let kept = project.storage(of: target), let code = start.enclosingCode, code.kind == .function,
        let type = project.enclosingType(of: code), type.isModel || type.isViewLike, kept.owner == type.id,
        let function = type.members.first(where: { $0.node == code }),
        !project.uses(of: kept).contains(where: { endsIt($0.node) }),
        !StartedTwice.asks(for: kept, in: code, before: start, project),
        let appearance = appearance(of: function, project)
      else { return nil }
      return Finding(
        TaskInOnAppear.self, at: start,
        fact:
          "'\(code.name)' of \(type.name) puts another task into '\(kept.name)' each time, and nothing ends the one "
          + "before.",
        evidence: [Evidence(nameOf: appearance, "called each time the view appears")],
        consequence: "It goes on when the view has gone, and when the view comes back two of them run.",
        advice: "Make '\(code.name)' async without a task of its own, and call it in '.task { }', which ends with the "
          + "view.")
    }
  }

  private static func endsIt(_ use: Node) -> Bool {
    use.accessedMember?.name == "cancel" || use.assignment?.child(.right)?.kind == .nilLiteral
  }

  /// The `onAppear` or `task` that calls a function first thing.
  private static func appearance(of function: Member, _ project: Project) -> Node? {
    project.uses(of: function).lazy.compactMap { use -> Node? in
      // `.onAppear(perform: model.begin)`
      if use.node.role == .argument, let modifier = use.node.parent, modifier.calledName == "onAppear" {
        return modifier
      }
      guard use.node.role == .callee, let call = use.node.parent, call.role == .statement, let closure = call.parent,
        closure.kind == .closure, let modifier = closure.parent,
        ["onAppear", "task"].contains(modifier.calledName ?? ""),
        !closure.children(.statement).contains(where: { $0.kind == .guardStatement && $0.start < call.start })
      else { return nil }
      return modifier
    }.first
  }
}
