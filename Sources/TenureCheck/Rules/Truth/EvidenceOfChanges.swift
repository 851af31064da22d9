extension Evidence {
  /// What callers pass, and where that changes.
  static func ofChanges(_ inputs: [ChangingInput], in project: Project) -> [Evidence] {
    var found = inputs.prefix(3).map { Evidence($0.argument, "'\($0.argument.excerpt)' is passed here") }
    if let first = inputs.first {
      let owner = project.owner(of: first.source).name
      found.append(
        first.change.map { Evidence($0, "'\(first.source.name)' of \(owner) changes here") }
          ?? Evidence(first.source.node, "'\(first.source.name)' of \(owner) can change at any time"))
    }
    return found
  }
}
