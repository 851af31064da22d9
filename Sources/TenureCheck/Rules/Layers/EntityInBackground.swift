/// An entity of a view's context that a detached task, or a queue in the background, changes: `Task.detached {
/// track.waveform = samples }`.
enum EntityInBackground {
  static func findings(of rule: any Rule.Type, in project: Project) -> [Finding] {
    (project.calls(of: "detached") + project.calls(of: "async")).compactMap { finding(rule, $0, project) }
  }

  private static func finding(_ rule: any Rule.Type, _ call: Node, _ project: Project) -> Finding? {
    guard project.isShipped(call), isInBackground(call),
      let closure = call.children.first(where: { $0.kind == .closure }),
      !closure.text.prefix(while: { $0 != "\n" }).contains("@MainActor")
    else { return nil }
    for assignment in closure.descendants(of: .assignment) where assignment.enclosingCode == closure {
      guard let target = assignment.child(.left), target.kind == .member, let object = target.child(.base),
        let entity = project.type(of: object), isEntity(entity), isFromOutside(object, closure, project)
      else { continue }
      return Finding(
        rule, at: assignment, severity: .warning,
        fact: "\(entity.name) belongs to the context that it came from, and is changed here in the background.",
        evidence: [Evidence(call.child(.callee) ?? call, "this runs on a thread of the pool")],
        consequence:
          "The context and the views that show '\(object.excerpt)' work with it on the main thread meanwhile: "
          + "a race, which may lose the change or end the program.",
        advice: "Compute in the background and assign on the main actor; or fetch the object by its id in a context of "
          + "its own there.")
    }
    return nil
  }

  /// `Task.detached { }`, `DispatchQueue.global().async { }`
  private static func isInBackground(_ call: Node) -> Bool {
    guard let base = call.child(.callee)?.child(.base) else { return false }
    if call.calledName == "detached" { return base.name == "Task" }
    return base.calledName == "global" && base.child(.callee)?.child(.base)?.name == "DispatchQueue"
  }

  private static func isEntity(_ type: NominalType) -> Bool {
    type.isManagedObject || type.attributes.contains { $0.lastPart == "Model" }
      || type.supertypes.contains("PersistentModel")
  }

  /// A property of what is around, or a name from before the closure.
  private static func isFromOutside(_ object: Node, _ closure: Node, _ project: Project) -> Bool {
    var root = object
    while let base = root.child(.base) { root = base }
    switch project.referent(of: root) {
    case .member(let member)?: return !member.isStatic
    case .parameter(let node)?, .local(let node)?: return !closure.contains(node)
    default: return false
    }
  }
}
