/// An undo that reads the value when it runs, which is the new one: `undo.registerUndo(withTarget: self) { $0.rename(to:
/// self.title) }`.
enum UndoneToNew {
  static func findings(of rule: any Rule.Type, in project: Project) -> [Finding] {
    project.calls(of: "registerUndo").compactMap { finding(rule, $0, project) }
  }

  private static func finding(_ rule: any Rule.Type, _ call: Node, _ project: Project) -> Finding? {
    guard project.isShipped(call), let closure = call.children.first(where: { $0.kind == .closure }),
      let function = call.enclosingCode, function.kind == .function
    else { return nil }
    for undoing in closure.descendants(of: .call) where undoing.calledName == function.name {
      for argument in undoing.children(.argument) {
        guard let member = project.storage(of: argument), member.isStored, !member.isConstant,
          let change = project.writesOutsideInitializers(of: member).first(where: { write in
            function.contains(write) && !closure.contains(write)
          })
        else { continue }
        return Finding(
          rule, at: argument,
          fact: "The undo of '\(function.name)' reads '\(member.name)' when it runs, and not what it was before.",
          evidence: [Evidence(change, "the new value is put here")],
          consequence: "To undo brings back the value that is there already.",
          advice: "Keep the old one before the change: 'let old = \(member.name)', and take that in the closure.")
      }
    }
    return nil
  }
}
