/// A binding whose setter changes nothing but a copy in a local variable: `var copy = alarm; return Binding { copy.isOn }
/// set: { copy.isOn = $0 }`.
enum BoundToLocalCopy {
  static func findings(of rule: any Rule.Type, in project: Project) -> [Finding] {
    project.calls(of: "Binding").compactMap { finding(of: rule, $0, project) }
  }

  private static func finding(of rule: any Rule.Type, _ binding: Node, _ project: Project) -> Finding? {
    guard let set = binding.children.first(where: { $0.label == "set" && $0.kind == .closure }),
      let get = binding.children.first(where: { $0.kind == .closure && $0 != set }),
      let view = project.enclosingType(of: binding), view.isViewLike,
      case let statements = set.children(.statement), !statements.isEmpty
    else { return nil }
    var copy: Node?
    for statement in statements {
      guard statement.kind == .assignment, let target = statement.child(.left),
        let local = localValue(behind: target, outside: binding, project), copy == nil || copy == local
      else { return nil }
      copy = local
    }
    guard let copy, let origin = copy.child(.value), !project.names(of: copy, in: get).isEmpty else { return nil }
    return Finding(
      rule, at: binding,
      fact: "This binding changes '\(copy.name)', a copy that is made each time this code runs.",
      evidence: [Evidence(copy, "a copy of '\(origin.excerpt)'"), Evidence(statements[0], "what is changed")],
      consequence: "'\(origin.excerpt)' stays as it was, and the next time the body runs the control shows that again.",
      advice: "Change the original in 'set', looked up by its id, or pass a binding to it.")
  }

  /// The variable of the code around, where what it holds is a value.
  private static func localValue(behind target: Node, outside binding: Node, _ project: Project) -> Node? {
    var root = target
    while let base = root.child(.base) { root = base }
    guard root.kind == .reference, case .local(let local)? = project.referent(of: root), local.kind == .variable,
      !local.traits.contains(.constant), !binding.contains(local), local.child(.value) != nil,
      root == target || project.type(of: root)?.isReference == false
    else { return nil }
    return local
  }
}
