/// Whether what an `await` asks for becomes another with the value whose changes start it anew. `.onChange(of: scenePhase)`
/// that asks for the same page again gets the same answer, whichever comes last.
enum AskedOfChange {
  static func isAsked(by wait: Node, _ repetition: Repetition, _ project: Project) -> Bool {
    var changed = repetition.trigger.map { project.mutableReads(in: $0) } ?? []
    changed += repetition.trigger.flatMap { project.storage(of: $0) }.map { [$0] } ?? []
    changed += repetition.observed(in: project).map { [$0] } ?? []
    if changed.isEmpty { return true }
    let names = Set(changed.map(\.name) + names(in: repetition.trigger))
    for call in wait.descendants(of: .call) {
      let parts =
        call.children.filter { $0.role == .argument || $0.role == .trailing }
        + [call.child(.callee)?.child(.base)].compactMap { $0 }
      for part in parts where takes(part, names, project, depth: 3) { return true }
      for member in parts.flatMap({ project.mutableReads(in: $0) }) {
        if changed.contains(member) || names.contains(member.name) { return true }
        let writes = project.writesOutsideInitializers(of: member)
        if codes(at: repetition.place).contains(where: { project.operation($0, comesTo: writes) }) { return true }
      }
    }
    return false
  }

  /// What the change runs, without the chain of modifiers below it.
  private static func codes(at place: Node) -> [Node] {
    place.kind == .call ? place.children.filter { $0.kind == .closure } : [place]
  }

  private static func names(in trigger: Node?) -> [String] {
    let names = trigger?.withDescendants.filter { $0.kind == .reference || $0.kind == .member }.map(\.name) ?? []
    return names.filter { !["self", "id", "count", "wrappedValue"].contains($0) }
  }

  /// A name that the change itself has, or a parameter: what the function around is called with.
  private static func takes(_ part: Node, _ names: Set<String>, _ project: Project, depth: Int) -> Bool {
    part.withDescendants.contains { node in
      guard node.kind == .reference || node.kind == .member else { return false }
      if names.contains(node.name) { return true }
      guard node.kind == .reference else { return false }
      switch project.referent(of: node) {
      case .parameter: return true
      // An input of the view is what callers make of it.
      case .member(let member):
        let owner = project.owner(of: member)
        return owner.isViewLike && member.wrapper == nil && member.isStoredInstance
          && !project.changingInputs(member.name, of: owner).isEmpty
      case .local(let local):
        return depth > 0 && local.child(.value).map { takes($0, names, project, depth: depth - 1) } == true
      default: return false
      }
    }
  }
}
