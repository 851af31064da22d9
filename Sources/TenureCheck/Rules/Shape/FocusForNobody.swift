/// A field that is given the focus, and that nothing in the view is: `focus = .name`, where no `.focused($focus, equals:
/// .name)` is bound to this `focus`.
enum FocusForNobody {
  static func findings(of rule: any Rule.Type, in project: Project) -> [Finding] {
    project.shippedTypes.filter(\.isViewLike).flatMap { type in
      type.stored.filter { $0.wrapper == .focusState && !$0.isBool }.compactMap { finding(rule, $0, type, project) }
    }
  }

  private static func finding(
    _ rule: any Rule.Type, _ focus: Member, _ type: NominalType, _ project: Project
  ) -> Finding? {
    let uses = project.uses(of: focus)
    let bindings = uses.filter(\.isProjected).map(\.node)
    let fields = bindings.map(field)
    // Handed on, or equal to a value of the row: whoever gets it may be any of them.
    guard !fields.isEmpty, !fields.contains(nil) else { return nil }
    for write in uses where write.kind == .write {
      guard let value = write.node.assignment?.child(.right), value.kind == .implicitMember || value.kind == .member,
        let name = value.caseName, !fields.contains(name), isCase(name, of: focus, project)
      else { continue }
      let other = elsewhere(name, of: focus, besides: type, project)
      return Finding(
        rule, at: value, severity: .warning,
        fact: "No field of \(type.name) has the focus when '\(focus.name)' is '.\(name)'.",
        evidence: [Evidence(bindings[0], "bound to '.\(fields[0] ?? "")'")]
          + (other.map { [Evidence($0, "this field is bound to the focus of another view")] } ?? []),
        consequence: "The focus goes nowhere: each '@FocusState' is of its own view alone.",
        advice: other == nil
          ? "Write '.focused($\(focus.name), equals: .\(name))' at the field."
          : "Hand the field '$\(focus.name)', and let it take 'FocusState<…>.Binding'.")
    }
    return nil
  }

  /// `name` of `.focused($focus, equals: .name)`
  private static func field(_ binding: Node) -> String? {
    guard binding.role == .argument, let call = binding.parent, call.calledName == "focused" else { return nil }
    return call.children(.argument).first { $0.label == "equals" }.flatMap {
      $0.kind == .implicitMember || $0.kind == .member ? $0.caseName : nil
    }
  }

  private static func isCase(_ name: String, of focus: Member, _ project: Project) -> Bool {
    guard let written = focus.plainType, let type = project.type(named: written) else { return false }
    return type.members.contains { $0.node.kind == .enumCase && $0.name == name }
  }

  private static func elsewhere(
    _ name: String, of focus: Member, besides type: NominalType, _ project: Project
  ) -> Node? {
    project.calls(of: "focused").first { call in
      project.enclosingType(of: call) !== type && call.child(.argument).flatMap { field($0) } == name
    }
  }
}
