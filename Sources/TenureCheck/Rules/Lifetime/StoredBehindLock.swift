/// A model's computed property that reads what a lock keeps: whoever changes that tells nobody.
enum StoredBehindLock {
  static func findings(in type: NominalType, _ shown: inout ShownReads, _ project: Project) -> [Finding] {
    type.stored.filter { $0.isConstant && !$0.isStatic && isLock($0) }.compactMap {
      finding($0, in: type, &shown, project)
    }
  }

  private static func finding(
    _ lock: Member, in type: NominalType, _ shown: inout ShownReads, _ project: Project
  ) -> Finding? {
    let uses = project.ownUses(of: lock).map(\.node)
    let changes = uses.compactMap { use in change(by: use).map { (use: use, write: $0) } }
      .filter { !project.isAnnouncedAlong($0.write, of: lock) }
    for computed in type.members where computed.isComputed && !computed.isStatic && !computed.isPrivate {
      guard let access = uses.first(where: { project.enclosingMember(of: $0) == computed }), change(by: access) == nil,
        !follows(computed, project),
        let changed = changes.first(where: { meet(parts(of: access), parts(of: $0.use)) }),
        let read = shown.reads(of: computed).first, let view = project.enclosingType(of: read.node)
      else { continue }
      return finding(computed, lock, type, read.node, view, changed.write)
    }
    return nil
  }

  private static func finding(
    _ computed: Member, _ lock: Member, _ type: NominalType, _ read: Node, _ view: NominalType, _ write: Node
  ) -> Finding {
    Finding(
      UnpublishedModelProperty.self, at: computed.node,
      fact:
        "\(view.name) shows '\(computed.name)' of \(type.name), which is kept behind the lock '\(lock.name)', and a "
        + "lock announces nothing.",
      evidence: [Evidence(read, "shown here"), Evidence(write, "changed here, and nobody is told")],
      consequence: "After that change \(view.name) shows the old value until something else makes it look again.",
      advice: type.isObservable
        ? "Call 'access(keyPath:)' where it is read and 'withMutation(keyPath:)' around the change; or keep it as a "
          + "property on the main actor."
        : "Send 'objectWillChange' on the main actor before the change; or keep it as a '@Published' property there.")
  }

  /// `let state = Mutex(0)`, also with its type written.
  private static func isLock(_ member: Member) -> Bool {
    let names: Set<String> = ["Mutex", "OSAllocatedUnfairLock", "Atomic", "ManagedAtomic", "LockIsolated", "Locked"]
    if let type = member.type { return type.kind == .typeName && names.contains(type.name.lastPart) }
    return member.value?.calledName.map(names.contains) == true
  }

  /// `state.withLock { $0 += 1 }`, `count.store(1)`, `count.wrappingAdd(1)`.
  private static func change(by lock: Node) -> Node? {
    guard let access = lock.accessedMember, access.role == .callee, let call = access.parent else { return nil }
    let words = ["store", "exchange", "wrapping", "add", "subtract", "setValue", "withValue"]
    if access.name.hasPrefix("withLock") || access.name == "withValue" {
      guard let closure = call.children.first(where: { $0.kind == .closure }) else { return nil }
      let name = closure.child(.parameter)?.name ?? "$0"
      return closure.descendants.first { $0.kind == .reference && $0.name == name && Use($0).kind == .write }
    }
    return words.contains { access.name.hasPrefix($0) } ? access : nil
  }

  /// The properties of the kept value that a closure names: `token` of `withLock { $0.token != nil }`; nil for the whole.
  private static func parts(of lock: Node) -> Set<String>? {
    guard let call = lock.accessedMember?.parent, let closure = call.children.first(where: { $0.kind == .closure })
    else {
      return nil
    }
    let name = closure.child(.parameter)?.name ?? "$0"
    var found: Set<String> = []
    for node in closure.descendants(of: .reference) where node.name == name {
      guard let access = node.accessedMember, access.role != .callee else { return nil }
      found.insert(access.name)
    }
    return found
  }

  private static func meet(_ one: Set<String>?, _ other: Set<String>?) -> Bool {
    guard let one, let other else { return true }
    return !one.isDisjoint(with: other)
  }

  /// The getter also reads something that views follow.
  private static func follows(_ computed: Member, _ project: Project) -> Bool {
    computed.statements.contains { statement in
      statement.withDescendants.contains { node in
        node.name == "access" || project.storage(of: node).map(project.isFollowed) == true
      }
    }
  }
}
