/// Two values that are each worked out from the other when that changes: `.onChange(of: celsius) { fahrenheit = $1 * 1.8 + 32 }`
/// and the way back.
enum ConvertedBothWays {
  private struct Way {
    let assignment: Node
    let source: Member
    let result: Member
  }

  static func finding(_ call: Node, in project: Project) -> Finding? {
    guard let view = project.enclosingType(of: call), view.isViewLike, let way = way(call, of: view, project),
      let back = project.calls(of: "onChange", in: view).lazy.compactMap({ self.way($0, of: view, project) })
        .first(where: { $0.source == way.result && $0.result == way.source }),
      // The pair is told once, at the first of the two.
      back.assignment.start > way.assignment.start
    else { return nil }
    return Finding(
      OnChangeMirrorsState.self, at: way.assignment,
      fact: "'\(way.result.name)' and '\(way.source.name)' are each worked out when the other changes.",
      evidence: [Evidence(way.result.node, "the one"), Evidence(back.assignment, "the way back")],
      consequence: "Each change goes around once more, and where the way back does not lead to the same value the two "
        + "push each other on.",
      advice: "Keep '\(way.source.name)' alone, and give what edits '\(way.result.name)' a binding that converts: "
        + "'Binding(get: { … }, set: { … })'.")
  }

  /// One assignment, of nothing but the new value, to other state of the view.
  private static func way(_ call: Node, of view: NominalType, _ project: Project) -> Way? {
    guard let observed = call.children.first(where: { $0.label == "of" }), let source = project.storage(of: observed),
      let closure = call.children.first(where: { $0.kind == .closure }), let assignment = closure.closureResult,
      assignment.kind == .assignment, assignment.name == "=",
      let result = assignment.child(.left).flatMap({ project.storage(of: $0) }), result != source,
      isState(source, of: view), isState(result, of: view), let value = assignment.child(.right)
    else { return nil }
    let names = value.withDescendants.filter { $0.kind == .reference }
    guard names.contains(where: { isNewValue($0, of: source, closure, project) }),
      // `end = max(end, start)` keeps two values in order that are two all the same.
      !names.contains(where: { project.storage(of: $0) == result })
    else { return nil }
    return Way(assignment: assignment, source: source, result: result)
  }

  private static func isState(_ member: Member, of view: NominalType) -> Bool {
    member.owner == view.id && (member.wrapper == .state || member.wrapper == .binding)
  }

  private static func isNewValue(_ name: Node, of source: Member, _ closure: Node, _ project: Project) -> Bool {
    if project.storage(of: name) == source { return true }
    if let last = closure.children(.parameter).last { return name.name == last.name && last.name != "_" }
    return name.name == "$0" || name.name == "$1"
  }
}
