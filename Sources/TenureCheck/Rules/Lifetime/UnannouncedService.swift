/// A model's computed property hands out what is stored in a service that announces nothing.
enum UnannouncedService {
  static func findings(in type: NominalType, _ shown: inout ShownReads, _ project: Project) -> [Finding] {
    var found: [Finding] = []
    for computed in type.members where computed.isComputed && !computed.isStatic && !computed.isPrivate {
      guard let (access, service, stored) = source(of: computed, in: type, project),
        let read = shown.reads(of: computed).first, let view = project.enclosingType(of: read.node),
        let write = project.laterWrites(of: stored).first
      else { continue }
      let owner = project.owner(of: stored)
      found.append(
        Finding(
          UnpublishedModelProperty.self, at: access,
          fact: "\(view.name) shows '\(computed.name)' of \(type.name), which is read from the \(owner.name) in "
            + "'\(service.name)', and \(owner.name) announces nothing.",
          evidence: [
            Evidence(read.node, "shown here"),
            Evidence(write.node, "'\(stored.name)' changes here, and nobody is told"),
          ],
          consequence: "After that change \(view.name) shows the old value until something else makes it look again.",
          advice: "Keep '\(computed.name)' as a property of \(type.name) that is observed, and set it when "
            + "\(owner.name) changes; or make \(owner.name) @Observable."))
    }
    return found
  }

  /// `service.value` in a getter, of a stored service that is a plain class.
  private static func source(
    of computed: Member, in type: NominalType, _ project: Project
  ) -> (access: Node, service: Member, stored: Member)? {
    for statement in computed.statements {
      for node in statement.withDescendants where node.kind == .reference || node.kind == .member {
        if node.kind == .member, node.child(.base)?.name != "self" { continue }
        guard let service = type.member(node.name), service.isStored, !service.isStatic, service.wrapper == nil,
          let plain = project.type(of: service).map(project.conformer), plain.isClass, !plain.isModel,
          !plain.hasUnknownSupertypes,
          let access = node.accessedMember, Use(access).kind != .write,
          let stored = project.member(access.name, of: plain), stored.isStored, !stored.isConstant, !stored.isStatic,
          stored.wrapper == nil, !follows(service, plain, in: type, project)
        else { continue }
        return (access, service, stored)
      }
    }
    return nil
  }

  /// The model hears of the service: by a callback, a stream, a delegate; or it changes something of its own whenever it
  /// has to do with it.
  private static func follows(_ service: Member, _ plain: NominalType, in type: NominalType, _ project: Project) -> Bool
  {
    let mentions = project.uses(of: service).filter { use in
      guard let outer = project.enclosingType(of: use.node) else { return false }
      return project.isSubtype(outer, of: type)
    }
    return mentions.contains { use in
      if let access = use.node.accessedMember {
        let name = access.name.lowercased()
        if Use(access).kind == .write, name.hasPrefix("on") || name.hasSuffix("delegate") || name.contains("handler") {
          return true
        }
        let words = [
          "publisher", "stream", "changes", "updates", "observe", "subscribe", "events", "subject", "$", "listen",
        ]
        if words.contains(where: { name.contains($0) }) { return true }
      }
      for ancestor in use.node.ancestors {
        if ancestor.kind == .initializer { return false }
        if ancestor.kind == .forLoop, ancestor.traits.contains(.async) { return true }
        if ancestor.kind == .call, ["sink", "assign", "observe", "addObserver"].contains(ancestor.calledName ?? "") {
          return true
        }
        if ancestor.kind.isFunctionLike { break }
      }
      return project.isAnnouncedAlong(use.node, of: service)
    }
  }
}
