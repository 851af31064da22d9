/// What a view shows of an object that tells nobody of its changes and that others share: a cache behind `shared`, an
/// object that the environment has.
enum ShownOfPlainObject {
  static func findings(in project: Project, _ shown: inout ShownReads) -> [Finding] {
    var found: [Finding] = []
    for type in project.shippedTypes where isPlain(type) {
      for member in type.stored where isCandidate(member, project) {
        if let finding = finding(member, of: type, &shown, project) { found.append(finding) }
      }
    }
    return found
  }

  private static func isPlain(_ type: NominalType) -> Bool {
    type.isClass && !type.isModel && !type.isViewLike && !type.hasUnknownSupertypes && !type.isManagedObject
      && type.member("objectWillChange") == nil
  }

  private static func isCandidate(_ member: Member, _ project: Project) -> Bool {
    !member.isStatic && !member.isConstant && !member.isClosure && member.wrapper == nil && member.attributes.isEmpty
      && member.traits.isDisjoint(with: [.lazy, .weak, .unowned]) && project.type(of: member)?.isReference != true
  }

  private static func finding(
    _ member: Member, of type: NominalType, _ shown: inout ShownReads, _ project: Project
  ) -> Finding? {
    let reads = project.uses(of: member).filter { $0.kind == .read && isShared($0.node, project) }
    guard let read = reads.first(where: { shown.shows($0.node) }), let view = project.enclosingType(of: read.node),
      let write = project.laterWrites(of: member).first(where: { write in
        write.kind == .write && !project.isAnnouncedAlong(write.node, of: member, to: view)
          && !isTold(write.node, project)
      })
    else { return nil }
    return UnpublishedModelProperty.finding(
      member, of: type.name, read.node, write.node, in: view, what: "a class",
      advice: "Make \(type.name) @Observable, or keep what is shown in state of \(view.name) that is set along with it."
    )
  }

  /// `Cache.shared.images`, and `theme.accent` of `@Environment(\.theme) private var theme`.
  private static func isShared(_ read: Node, _ project: Project) -> Bool {
    guard let base = read.child(.base), let holder = project.member(meantBy: base) else { return false }
    return holder.isStatic ? holder.isStored : holder.wrapper == .environment
  }

  /// Whoever calls the function that changes it sets something that views follow.
  private static func isTold(_ write: Node, _ project: Project) -> Bool {
    guard let function = project.enclosingMember(of: write), function.isFunction else { return false }
    return project.uses(of: function).contains { call in
      call.node.enclosingCode?.descendants.contains { node in
        (node.kind == .reference || node.kind == .member) && Use(node).kind == .write
          && project.storage(of: node).map(project.isFollowed) == true
      } == true
    }
  }
}
