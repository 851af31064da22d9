/// A loop without an end whose pause swallows that its task was cancelled: `while true { …; try? await Task.sleep(…) }`.
enum LoopOutlivesItsTask {
  static func findings(in project: Project) -> [Finding] {
    project.calls(of: "sleep").compactMap { finding($0, project) }
  }

  private static func finding(_ pause: Node, _ project: Project) -> Finding? {
    guard project.isShipped(pause), let base = pause.child(.callee)?.child(.base), isSleeper(base),
      let code = pause.enclosingCode,
      let loop = pause.ancestors.prefix(while: { $0 != code }).first(where: {
        $0.kind == .whileLoop || $0.kind == .repeatLoop
      }),
      loop.children(.condition).allSatisfy({ $0.text == "true" }), isSwallowed(pause, in: loop), !ends(loop, code),
      let stop = stop(of: loop, project)
    else { return nil }
    return Finding(
      TaskInOnAppear.self, at: pause,
      fact: "The loop goes on when its task is cancelled: the pause swallows that, and nothing else asks for it.",
      evidence: [Evidence(nameOf: stop, "this cancels it")],
      consequence: "From then on the pause is over at once each time, and the loop runs without any, for good.",
      advice: "Write 'while !Task.isCancelled', or let 'try await Task.sleep' throw out of the loop.")
  }

  /// `Task.sleep`, `clock.sleep`
  private static func isSleeper(_ base: Node) -> Bool {
    base.name == "Task" || base.name.lowercased().hasSuffix("clock")
  }

  private static func isSwallowed(_ pause: Node, in loop: Node) -> Bool {
    for ancestor in pause.ancestors.prefix(while: { $0 != loop }) {
      if ancestor.kind == .tryExpression, ancestor.name != "try" { return ancestor.name == "try?" }
      if ancestor.kind == .doStatement, ancestor.children.contains(where: { $0.kind == .catchClause }) { return true }
    }
    return false
  }

  /// Anything in the loop that leaves it, or asks whether it is still wanted.
  private static func ends(_ loop: Node, _ code: Node) -> Bool {
    loop.descendants.contains { node in
      if node.name == "isCancelled" || node.name == "checkCancellation" { return true }
      guard node.enclosingCode == code else { return false }
      switch node.kind {
      case .returnStatement, .throwStatement: return true
      case .jump: return node.name == "break"
      case .tryExpression: return node.name == "try" && !isSwallowed(node, in: loop)
      default: return false
      }
    }
  }

  /// What cancels the task: a view that goes, or a `cancel()` of what keeps it.
  private static func stop(of node: Node, _ project: Project, depth: Int = 2) -> Node? {
    for ancestor in node.ancestors {
      if ancestor.kind == .closure {
        guard let call = ancestor.parent else { return nil }
        if call.calledName == "task" { return call }
        if ancestor.isTaskBody {
          guard let target = call.assignmentOfValue?.child(.left), let kept = project.storage(of: target) else {
            return nil
          }
          return project.uses(of: kept).lazy.compactMap(\.node.accessedMember).first { $0.name == "cancel" }
        }
        if ClosureUse(of: ancestor) != .immediate { return nil }
      } else if ancestor.kind == .function {
        guard depth > 0, let type = project.enclosingType(of: ancestor),
          let function = type.members.first(where: { $0.node == ancestor })
        else { return nil }
        return project.uses(of: function).lazy.compactMap { stop(of: $0.node, project, depth: depth - 1) }.first
      } else if ancestor.kind.isFunctionLike || ancestor.kind.isTypeDeclaration {
        return nil
      }
    }
    return nil
  }
}
