/// Changes that nobody announces, and that no view misses.
enum SilentChanges {
  /// The screen sets it when it appears, and what shows it is presented later: the closure of a sheet runs then.
  static func precede(_ write: Node, presentationOf read: Node, _ project: Project) -> Bool {
    project.arrival(of: read) == .modal && project.enclosingType(of: write) === project.enclosingType(of: read)
      && write.ancestors.contains { $0.kind == .closure && $0.parent?.calledName == "onAppear" }
  }

  /// `$store.settings.name`: the binding writes the whole of `settings` back, and that is published.
  static func comeThroughFollowed(_ binding: Node, _ project: Project) -> Bool {
    var current = binding
    while let base = current.child(.base) {
      if base.kind == .member, project.storage(of: base).map(project.isFollowed) == true { return true }
      current = base
    }
    return false
  }

  /// `weak var player`, which is told of the new value by a method that runs right after the change: a command instead
  /// of an announcement.
  static func areHandedOn(_ write: Node, of member: Member, _ type: NominalType, _ project: Project) -> Bool {
    guard let operation = project.operation(of: write) else { return false }
    let partners = type.stored.filter { !$0.traits.isDisjoint(with: [.weak, .unowned]) }
    return project.ownFunctions(calledIn: operation).contains { function in
      let own = project.uses(of: member).contains { $0.kind != .write && function.contains($0.node) }
      return own && partners.contains { project.uses(of: $0).contains { function.contains($0.node) } }
    }
  }
}
