/// Rows that are told apart by what is edited in them: `ForEach($tags, id: \.self) { $tag in TextField("", text: $tag) }`.
enum EditedElements {
  static func findings(in project: Project) -> [Finding] {
    ["ForEach", "List"].flatMap { name in project.calls(of: name).compactMap { finding($0, project) } }
  }

  private static func finding(_ loop: Node, _ project: Project) -> Finding? {
    guard let id = loop.children.first(where: { $0.label == "id" }) else { return ownIdentity(loop, project) }
    guard id.kind == .keyPath,
      let data = loop.child(.argument), isProjection(data), case let path = id.name.split(separator: "."),
      path.count == 1, let closure = loop.children.first(where: { $0.kind == .closure }),
      let element = closure.children(.parameter).first(where: { $0.name.startsWithDollar }),
      let (control, edited) = edit(
        of: element.name, property: path[0] == "self" ? nil : String(path[0]), in: closure, project)
    else { return nil }
    let name = control.calledName ?? "control"
    return Finding(
      IdentityFromEditedValue.self, at: id,
      fact: "\(loop.calledName ?? "ForEach") tells its rows apart by '\\\(id.name)', and the \(name) in each row "
        + "edits that: '\(edited.excerpt)'.",
      evidence: [Evidence(control, "edited here")],
      consequence: "With each change the row is another one: the \(name) loses its focus, and two rows with equal "
        + "values are one.",
      advice: "Give each element an identity of its own: make it a struct with an 'id' that stays.")
  }

  /// Elements whose own `id` is made of what is edited: `var id: String { name }`.
  private static func ownIdentity(_ loop: Node, _ project: Project) -> Finding? {
    guard let data = loop.child(.argument), isProjection(data), let element = project.elementType(of: data),
      let id = element.member("id"), let closure = loop.children.first(where: { $0.kind == .closure }),
      let row = closure.children(.parameter).first(where: { $0.name.startsWithDollar })
    else { return nil }
    for part in id.isComputed ? parts(of: id, project) : [id] {
      guard let (control, edited) = edit(of: row.name, property: part.name, in: closure, project) else { continue }
      let name = control.calledName ?? "control"
      return Finding(
        IdentityFromEditedValue.self, at: id.node,
        fact: "The identity of \(element.name) contains '\(part.name)', and the \(name) in each row edits that: "
          + "'\(edited.excerpt)'.",
        evidence: [Evidence(data, "the rows"), Evidence(control, "edited here")],
        consequence: "With each change the row is another one: the \(name) loses its focus, and two rows with equal "
          + "values are one.",
        advice: "Give \(element.name) an 'id' that stays: 'let id = UUID()'.")
    }
    return nil
  }

  /// The stored properties of its own type that a computed one reads.
  private static func parts(of computed: Member, _ project: Project) -> [Member] {
    computed.statements.flatMap { statement in
      statement.withDescendants.compactMap { node in
        guard node.kind == .reference || node.child(.base)?.name == "self", let member = project.storage(of: node),
          member.owner == computed.owner, member.isStored, !member.isConstant
        else { return nil }
        return member
      }
    }
  }

  /// `$tags`, `$model.tags`
  private static func isProjection(_ data: Node) -> Bool {
    var current = data
    while let base = current.child(.base) { current = base }
    return current.name.startsWithDollar
  }

  /// The control that is bound to an element, or to one of its properties: here, or in a view or a function that gets
  /// the binding.
  static func edit(
    of element: String, property: String?, in code: Node, _ project: Project, depth: Int = 2
  ) -> (control: Node, edited: Node)? {
    for node in code.descendants(of: .reference) where node.name == element {
      if let found = control(at: node, property) { return found }
      guard depth > 0, node.role == .argument, let call = node.parent, call.kind == .call else { continue }
      if let view = project.constructedType(call), view.isView {
        guard let input = project.keeper(of: node), input.wrapper == .binding else { continue }
        for part in view.members where part.isViewBuilding {
          let name = "$" + input.name
          if let found = edit(of: name, property: property, in: part.node, project, depth: depth - 1) { return found }
        }
      } else if let function = project.function(calledBy: call),
        let parameter = function.children(.parameter).first(where: { $0.label == node.label }),
        let found = edit(of: parameter.name, property: property, in: function, project, depth: depth - 1)
      {
        return found
      }
    }
    return nil
  }

  private static func control(at node: Node, _ property: String?) -> (control: Node, edited: Node)? {
    var edited = node
    if let property {
      guard node.role == .base, let access = node.parent, access.kind == .member, access.name == property else {
        return nil
      }
      edited = access
    }
    guard edited.role == .argument, let control = edited.parent,
      IdentityFromEditedValue.controls.contains(control.calledName ?? "")
    else { return nil }
    return (control, edited)
  }
}
