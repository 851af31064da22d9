/// `Player(model: PlayerModel(track: track))`, which the child keeps in `@StateObject`: made from the first track alone.
enum HandedConstruction {
  static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter(\.isViewLike).flatMap { type -> [Finding] in
      if type.initializers.contains(where: { $0.node.parent == type.declaration }) { return [] }
      return type.stored.filter { $0.wrapper?.isOwning == true && !$0.isPrivate }.flatMap { member in
        project.callSites(of: type).compactMap { finding($0, member, type, project) }
      }
    }
  }

  private static func finding(
    _ site: CallSite, _ member: Member, _ type: NominalType, _ project: Project
  ) -> Finding? {
    guard let made = site.argument(member.name), made.kind == .call, let model = project.constructedType(made),
      model.isModel, project.arrival(of: site.call) == .inPlace
    else { return nil }
    for input in made.children(.argument) where project.type(of: input)?.isReference != true {
      guard let source = project.mutableReads(in: input).first, !project.hasIdentity(of: input, site.call) else {
        continue
      }
      return Finding(
        StateObjectFromParameter.self, at: made,
        fact:
          "\(type.name) keeps the \(model.name) that is made here from '\(input.excerpt)' in '\(member.name)', and takes "
          + "the first alone.",
        evidence: [
          Evidence(input, "'\(input.excerpt)' can change: \(source.name) is state"), Evidence(member.node, "kept here"),
        ],
        consequence: "When '\(input.excerpt)' changes, \(type.name) goes on with the \(model.name) of before.",
        advice:
          "Give \(type.name) a new identity with it: '.id(\(input.excerpt))'. Or hand the plain value down and load in "
          + "'.task(id:)'.")
    }
    return nil
  }
}
