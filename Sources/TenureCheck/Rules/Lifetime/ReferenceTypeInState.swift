/// An object that announces its changes to `@StateObject`, or to nobody, is held in `@State`.
public struct ReferenceTypeInState: Rule {
  public static let about = RuleDescription(
    id: "reference-type-in-state",
    title: "An object whose content a view shows must not be held in `@State`, unless it is `@Observable`.",
    preset: .default,
    severity: .error,
    wrong: """
      final class Player: ObservableObject { @Published var title = "" }

      struct PlayerView: View {
        @State private var player = Player()
        var body: some View { Text(player.title) }
      }
      """,
    right: """
      final class Player: ObservableObject { @Published var title = "" }

      struct PlayerView: View {
        @StateObject private var player = Player()
        var body: some View { Text(player.title) }
      }
      """,
    why: """
      `@State` compares the reference. When the object's content changes, the reference is still the same, and the view \
      is not evaluated again. `@StateObject` and `@ObservedObject` follow an `ObservableObject`; an `@Observable` class \
      is followed from `@State`.
      """,
    evidence: """
      `@State` around a class that is not `@Observable`, and a body that reads content of it that changes. A history of \
      lists whose elements are objects that are changed in place.
      """,
    quiet: """
      Classes whose content the body does not read (a `Task`, a delegate, a cache) or names in an alert only; \
      classes that inherit from something the project does not show.
      """)

  public static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter { $0.isViewLike || $0.isApp || $0.isScene }.flatMap { type in
      type.stored.compactMap { member in
        member.wrapper == .state ? finding(member, of: type, in: project) : nil
      }
    } + ElementsByReference.findings(in: project) + SnapshotOfObjects.findings(in: project)
  }

  private static func finding(_ member: Member, of type: NominalType, in project: Project) -> Finding? {
    guard let model = project.type(of: member), model.isClass, !model.isObservable else { return nil }
    let announces = model.isObservableObject
    guard announces || !model.hasUnknownSupertypes else { return nil }
    guard let (read, property) = shownContent(of: member, model, in: project) else { return nil }
    let name = member.name
    let written = "'@State var \(name)'"
    return Finding(
      Self.self, at: member.wrapperAttribute ?? member.node, severity: announces ? .error : .warning,
      fact: "\(type.name) holds the \(model.name) in \(written) and shows its '\(property)'; \(model.name) is a class"
        + (announces ? " that @State does not follow." : " that announces nothing."),
      evidence: [
        Evidence(read, "'\(property)' is read here"),
        Evidence(model.declaration, announces ? "an ObservableObject" : "a class without @Observable"),
      ],
      consequence:
        "When '\(property)' changes, the reference stays the same and \(type.name) keeps showing the old value.",
      advice: announces
        ? "Hold it with '\(member.value == nil ? "@ObservedObject" : "@StateObject")', or make \(model.name) @Observable."
        : "Make \(model.name) @Observable, or a struct.")
  }

  /// A property of the model that can change and that the view reads while it builds itself, or binds to.
  private static func shownContent(
    of member: Member, _ model: NominalType, in project: Project
  ) -> (read: Node, property: String)? {
    let reach = BodyReach(of: project.owner(of: member), in: project)
    let uses = project.ownUses(of: member)
    for use in uses + uses.flatMap({ unwrapped($0.node, project) }) {
      var base = use.node
      while let parent = base.parent, parent.kind == .optionalChain || parent.kind == .forceUnwrap { base = parent }
      guard base.role == .base, let access = base.parent, access.kind == .member,
        let property = project.member(access.name, of: model), changes(property), !isInQuestion(access, project),
        use.kind == .binding || use.kind != .write && reach.shows(access)
      else { continue }
      return (access, property.name)
    }
    return nil
  }

  /// `model` in what stands below `if let model`.
  private static func unwrapped(_ value: Node, _ project: Project) -> [Use] {
    guard value.role == .value, let binding = value.parent, binding.kind == .optionalBinding,
      let branch = binding.parent
    else { return [] }
    return branch.descendants(of: .reference).filter { name in
      guard name.name == binding.name, case .local(let local)? = project.referent(of: name) else { return false }
      return local == binding
    }.map { Use($0) }
  }

  /// In the words or the buttons of an alert: while it asks, nobody changes the object that it names.
  private static func isInQuestion(_ access: Node, _ project: Project, depth: Int = 2) -> Bool {
    if depth > 0, let member = project.enclosingMember(of: access), member.isComputed || member.isFunction,
      member.name != "body", case let uses = project.uses(of: member), !uses.isEmpty,
      uses.allSatisfy({ isInQuestion($0.node, project, depth: depth - 1) })
    {
      return true
    }
    return ([access] + Array(access.ancestors)).contains { part in
      guard part.role == .argument || part.role == .trailing else { return false }
      return ["alert", "confirmationDialog", "actionSheet"].contains(part.parent?.calledName ?? "")
    }
  }

  private static func changes(_ property: Member) -> Bool {
    property.isProperty && !property.isConstant && !property.isStatic
  }
}
