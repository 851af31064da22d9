/// `if Preferences.showsHints { … }` of a `static var` that an action sets: nobody is told.
enum ShownStatic {
  static func findings(in project: Project, _ shown: inout ShownReads) -> [Finding] {
    var found: [Finding] = []
    for type in project.shippedTypes {
      for member in type.members where isCandidate(member, project) {
        if let finding = finding(member, of: type, &shown, project) { found.append(finding) }
      }
    }
    return found
  }

  private static func isCandidate(_ member: Member, _ project: Project) -> Bool {
    member.isStatic && member.isProperty && member.isStored && !member.isConstant && member.wrapper == nil
      && member.attributes.isEmpty && project.type(of: member)?.isReference != true
  }

  private static func finding(
    _ member: Member, of type: NominalType, _ shown: inout ShownReads, _ project: Project
  ) -> Finding? {
    let uses = project.uses(of: member)
    guard let read = uses.first(where: { $0.kind == .read && shown.shows($0.node) }),
      let view = project.enclosingType(of: read.node),
      let write = uses.first(where: { use in
        guard use.kind == .write, use.node.assignment != nil || use.node.accessedMember?.name == "toggle",
          case .later = project.moment(of: use.node)
        else { return false }
        return !project.isAnnouncedAlong(use.node, of: member, to: view)
      })
    else { return nil }
    return UnpublishedModelProperty.finding(
      member, of: type.name, read.node, write.node, in: view, what: "a 'static var'",
      advice: "Keep it in an @Observable object that views share, or in '@AppStorage'.")
  }
}
