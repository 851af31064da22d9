/// `Player(model: PlayerModel(track: track))`, which the child keeps in `@StateObject`: made from the first track alone.
enum HandedConstruction {
  static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter(\.isViewLike).flatMap { type -> [Finding] in
      guard type.stored.contains(where: { $0.wrapper?.isOwning == true }) else { return [] }
      return project.callSites(of: type).flatMap { site in
        site.arguments.filter { $0.role == .argument }.compactMap { finding($0, at: site, type, project) }
      }
    }
  }

  private static func finding(
    _ made: Node, at site: CallSite, _ type: NominalType, _ project: Project
  ) -> Finding? {
    guard made.kind == .call, let member = project.keeper(of: made), member.owner == type.id,
      member.wrapper?.isOwning == true, let model = project.constructedType(made),
      model.isModel, project.arrival(of: site.call) == .inPlace
    else { return nil }
    for input in made.children(.argument) where project.type(of: input)?.isReference != true {
      guard let source = project.mutableReads(in: input).first(where: { changes($0, but: site.call, project) }),
        !project.hasIdentity(of: input, site.call)
      else { continue }
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

  /// Whether anything but what the child itself is told to call changes it.
  private static func changes(_ source: Member, but call: Node, _ project: Project) -> Bool {
    switch source.wrapper {
    case .binding, .appStorage, .sceneStorage, .focusState, .gestureState: return true
    default:
      return project.uses(of: source).contains(where: \.isProjected)
        || project.writesOutsideInitializers(of: source).contains { !call.contains($0) }
    }
  }
}
