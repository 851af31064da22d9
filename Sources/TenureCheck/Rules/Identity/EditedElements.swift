/// Rows that are told apart by what is edited in them: `ForEach($tags, id: \.self) { $tag in TextField("", text: $tag) }`.
enum EditedElements {
  static func findings(in project: Project) -> [Finding] {
    ["ForEach", "List"].flatMap { name in project.calls(of: name).compactMap { finding($0, project) } }
  }

  private static func finding(_ loop: Node, _ project: Project) -> Finding? {
    guard let id = loop.children.first(where: { $0.label == "id" }), id.kind == .keyPath,
      let data = loop.child(.argument), isProjection(data), case let path = id.name.split(separator: "."),
      path.count == 1, let closure = loop.children.first(where: { $0.kind == .closure }),
      let element = closure.children(.parameter).first(where: { $0.name.startsWithDollar }),
      let (control, edited) = edit(of: element.name, property: path[0] == "self" ? nil : String(path[0]), in: closure)
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

  /// `$tags`, `$model.tags`
  private static func isProjection(_ data: Node) -> Bool {
    var current = data
    while let base = current.child(.base) { current = base }
    return current.name.startsWithDollar
  }

  /// The control that is bound to an element, or to one of its properties.
  private static func edit(of element: String, property: String?, in closure: Node) -> (control: Node, edited: Node)? {
    for node in closure.descendants(of: .reference) where node.name == element {
      var edited = node
      if let property {
        guard node.role == .base, let access = node.parent, access.kind == .member, access.name == property else {
          continue
        }
        edited = access
      }
      guard edited.role == .argument, let control = edited.parent,
        IdentityFromEditedValue.controls.contains(control.calledName ?? "")
      else { continue }
      return (control, edited)
    }
    return nil
  }
}
