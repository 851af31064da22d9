/// What is kept in one property is started again while it still runs, and the one before goes on for good: `ticking = Task {
/// while … }`, `timer = Timer.scheduledTimer(…)`.
enum StartedTwice {
  static func findings(in project: Project) -> [Finding] {
    (project.calls(of: "Task") + project.calls(of: "scheduledTimer")).compactMap { finding($0, project) }
  }

  private static func finding(_ start: Node, _ project: Project) -> Finding? {
    guard project.isShipped(start), goesOn(start), let target = start.assignmentOfValue?.child(.left),
      let kept = project.storage(of: target), let code = start.enclosingCode, code.kind == .function,
      let type = project.enclosingType(of: code), type.isModel || type.isViewLike, kept.owner == type.id,
      let function = type.members.first(where: { $0.node == code }), !asks(for: kept, in: code, before: start, project),
      let button = project.buttons(leadingTo: function).first(where: {
        !isGated($0.button) && !asksFirst($0, kept, project)
      })
    else { return nil }
    let what = start.calledName == "Task" ? "task" : "timer"
    return Finding(
      SubmitWithoutGuardInModel.self, at: start,
      fact: "'\(code.name)' of \(type.name) puts another \(what) into '\(kept.name)', and does not end the one before.",
      evidence: [Evidence(button.button, "this button starts one with each tap")],
      consequence: "After two taps two of them run, and what ends '\(kept.name)' ends the last alone.",
      advice:
        "Begin '\(code.name)' with '\(kept.name)?.\(what == "task" ? "cancel" : "invalidate")()', or leave it where "
        + "one runs.")
  }

  /// A loop, a timer that repeats.
  static func goesOn(_ start: Node) -> Bool {
    guard start.calledName == "Task" else {
      return start.child(.callee)?.child(.base)?.name == "Timer"
        && start.children.contains { $0.label == "repeats" && $0.text == "true" }
    }
    return start.children.contains { body in
      body.isTaskBody
        && body.descendants.contains { $0.isEndless && $0.enclosingCode == body }
    }
  }

  /// The function ends the one before, or looks whether there is one, itself or by what it calls.
  static func asks(for kept: Member, in code: Node, before start: Node, _ project: Project) -> Bool {
    if code.descendants.contains(where: {
      ($0.kind == .guardStatement || $0.kind == .ifBranch) && $0.start < start.start
    }) {
      return true
    }
    let ends = project.uses(of: kept).map(\.node).filter {
      ["cancel", "invalidate"].contains($0.accessedMember?.name ?? "")
    }
    return project.operation(code, comesTo: ends.filter { !start.contains($0) })
  }

  /// The button says, or the code between it and the function asks, whether one runs.
  private static func isGated(_ button: Node) -> Bool {
    if button.modifiers.contains(where: { $0.name == "disabled" }) { return true }
    return button.ancestors.contains { [.ifBranch, .switchBranch, .ternary].contains($0.kind) }
  }

  private static func asksFirst(_ button: SubmitButton, _ kept: Member, _ project: Project) -> Bool {
    button.calls.contains { call in
      call.ancestors.prefix { $0 != button.button }.contains { [.ifBranch, .switchBranch, .ternary].contains($0.kind) }
        || call.enclosingCode.map { code in
          code.descendants.contains { $0.start < call.start && ($0.kind == .guardStatement || $0.kind == .call) }
        } == true
    }
  }
}

extension Node {
  /// A loop that goes on for as long as something comes.
  fileprivate var isEndless: Bool {
    kind == .whileLoop || kind == .repeatLoop || kind == .forLoop && traits.contains(.async)
  }
}
