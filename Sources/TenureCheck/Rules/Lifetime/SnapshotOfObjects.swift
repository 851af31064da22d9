/// What was, kept as a list of the same objects: `history.append(strokes)`, of strokes that are changed in place.
enum SnapshotOfObjects {
  static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter { !$0.isProtocol }.flatMap { type in
      type.stored.compactMap { finding($0, of: type, project) }
    }
  }

  private static func finding(_ history: Member, of type: NominalType, _ project: Project) -> Finding? {
    guard let written = history.plainType, written.kind == .arrayType, let inner = written.child(.element),
      inner.kind == .arrayType, let element = inner.child(.element).flatMap({ project.type(named: $0) }),
      element.isClass
    else { return nil }
    for write in project.ownUses(of: history) where write.kind == .write {
      guard let method = write.node.parent, method.name == "append", let value = method.parent?.child(.argument),
        let list = project.storage(of: value), list.owner == type.id, project.elementType(of: list) === element,
        isGivenBack(list, project),
        let field = element.stored.first(where: { !$0.isConstant && !project.laterWrites(of: $0).isEmpty }),
        let change = project.laterWrites(of: field).first
      else { continue }
      return Finding(
        ReferenceTypeInState.self, at: value, severity: .warning,
        fact: "'\(history.name)' keeps the same \(element.name) objects that '\(list.name)' has.",
        evidence: [
          Evidence(element.declaration, "\(element.name) is a class"),
          Evidence(change.node, "'\(field.name)' is changed here, in what is kept as well"),
        ],
        consequence: "Going back to what was kept does not bring back the old '\(field.name)'.",
        advice: "Make \(element.name) a struct, or keep copies: '\(list.name).map { $0.copy() }'.")
    }
    return nil
  }

  /// `strokes = last`: to go back is more than to count.
  private static func isGivenBack(_ list: Member, _ project: Project) -> Bool {
    project.writesOutsideInitializers(of: list).contains { write in
      guard let value = write.assignment?.child(.right) else { return false }
      return value.withDescendants.contains { node in
        if ["popLast", "removeLast", "last"].contains(node.name) { return true }
        guard case .local(let local)? = project.referent(of: node) else { return false }
        return local.child(.value)?.withDescendants.contains {
          ["popLast", "removeLast", "last"].contains($0.name)
        } == true
      }
    }
  }
}
