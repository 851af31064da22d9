/// State that starts as a binding, a stored value or a model's property, and writes each change there at once: no draft, but
/// a second place for the value. `.onChange(of: name) { storedName = name }` beside `.onAppear { name = storedName }`.
enum WrittenThrough {
  static func finding(
    _ assignment: Node, of copy: Member, into original: Member, in view: NominalType, _ project: Project
  ) -> Finding? {
    guard copy.owner == view.id, copy.wrapper == .state, project.type(of: copy)?.isReference != true,
      isKeptElsewhere(original, in: view, project), let target = assignment.child(.left),
      let edit = project.ownUses(of: copy).first(where: \.isProjected)?.node
    else { return nil }
    let starts = starts(of: copy, as: original, target, in: view, project)
    guard let start = starts.first,
      // Whatever else sets it has a reason of its own to keep the two apart.
      project.writesOutsideInitializers(of: copy).allSatisfy({ write in starts.contains { $0 == write.assignment } })
    else { return nil }
    return Finding(
      OnChangeMirrorsState.self, at: assignment,
      fact: "'\(copy.name)' starts as '\(target.excerpt)', and each change of it is written there at once.",
      evidence: [
        Evidence(copy.node, "the second place for the same value"), Evidence(start, "it is taken from the first here"),
        Evidence(edit, "changed from here"),
      ],
      consequence: "When '\(target.excerpt)' is changed from elsewhere, \(view.name) still shows the old value, and "
        + "writes its own over it with the next change.",
      advice: "Bind to the one that others change, '\(projection(of: target))', and remove '\(copy.name)'.")
  }

  /// `$theme` of `theme`, `$model.name` of `model.name`
  private static func projection(of target: Node) -> String {
    "$" + (target.text.hasPrefix("self.") ? String(target.text.dropFirst(5)) : target.text)
  }

  private static func isKeptElsewhere(_ original: Member, in view: NominalType, _ project: Project) -> Bool {
    switch original.wrapper {
    case .binding, .appStorage, .sceneStorage: original.owner == view.id
    case .published, nil: project.owner(of: original).isModel && project.isMutableState(original)
    default: false
    }
  }

  /// The assignments that fill it from the original: in the initializer, or when the view appears.
  private static func starts(
    of copy: Member, as original: Member, _ target: Node, in view: NominalType, _ project: Project
  ) -> [Node] {
    var found: [Node] = []
    for initializer in view.initializers {
      for assignment in initializer.node.descendants where assignment.assigns(copy.name) {
        guard assignment.name == "=", let right = assignment.child(.right),
          let source = (right.wrappedValue ?? right).copiedValue,
          isOriginal(source, original, target, initializer.node, project)
        else { continue }
        found.append(assignment)
      }
    }
    for write in project.writesOutsideInitializers(of: copy) {
      guard let assignment = write.assignment, assignment.name == "=", let code = assignment.parent,
        StateCopiesInput.isRunOnAppearance(code, project), assignment.child(.right)?.text == target.text
      else { continue }
      found.append(assignment)
    }
    return found
  }

  /// `theme.wrappedValue` of the parameter that the binding is taken from, or the original itself.
  private static func isOriginal(
    _ source: Node, _ original: Member, _ target: Node, _ initializer: Node, _ project: Project
  ) -> Bool {
    if source.text == target.text { return true }
    guard original.wrapper == .binding, source.kind == .member, source.name == "wrappedValue",
      let parameter = source.child(.base), parameter.kind == .reference
    else { return false }
    return initializer.descendants(of: .assignment).contains { assignment in
      assignment.assigns(original.name) && assignment.child(.right)?.text == parameter.text
    } || parameter.name == "_" + original.name
  }
}
