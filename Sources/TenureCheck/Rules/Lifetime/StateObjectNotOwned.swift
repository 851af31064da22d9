/// A view claims an object as its own that somebody else keeps.
public struct StateObjectNotOwned: Rule {
  public static let about = RuleDescription(
    id: "state-object-not-owned",
    title: "An object that somebody else keeps must not be held in `@StateObject` or `@State`.",
    preset: .default,
    notes: .strict,
    severity: .warning,
    wrong: """
      final class Player: ObservableObject { @Published var title = "" }

      struct PlayerBar: View {
        @StateObject private var player: Player
        init(player: Player) { _player = StateObject(wrappedValue: player) }
        var body: some View { Text(player.title) }
      }
      """,
    right: """
      final class Player: ObservableObject { @Published var title = "" }

      struct PlayerBar: View {
        @ObservedObject private var player: Player
        init(player: Player) { _player = ObservedObject(wrappedValue: player) }
        var body: some View { Text(player.title) }
      }
      """,
    why: """
      `@StateObject` and `@State` keep the first object for as long as the view has its place. An object that is handed \
      in has another owner: when that one hands in another, the view goes on with the first, and nobody notices. \
      `@ObservedObject` (or, for an `@Observable` class, `@Bindable` or a plain `let`) follows.
      """,
    evidence: """
      A parameter, a stored property or a shared object that is put as it is into `@StateObject` or `@State`.
      """,
    quiet: """
      Closures and autoclosures that make the object; a view whose callers all construct the object in the call \
      or leave it to a default; views that a controller hosts. A shared object (`.shared`) is never replaced, so \
      there the finding is a note; in an `App` there is none.
      """)

  public static func findings(in project: Project) -> [Finding] {
    project.shippedTypes.filter(\.isViewLike).flatMap { type in
      type.stored.filter { $0.wrapper?.isOwning == true }.flatMap { member in
        [shared(member, of: type, in: project), memberwise(member, of: type, in: project)].compactMap { $0 }
          + type.initializers.compactMap { assigned(member, in: $0, of: type, project) }
      }
    }
  }

  // MARK: `@StateObject var settings = Settings.shared`

  private static func shared(_ member: Member, of type: NominalType, in project: Project) -> Finding? {
    guard let value = member.value, let model = sharedObject(value, member, in: project) else { return nil }
    let wrapper = member.wrapper?.spelling ?? ""
    return Finding(
      Self.self, at: value, severity: .info,
      fact: "\(type.name) holds '\(value.excerpt)' in '\(wrapper)', which says that it owns it; all share this "
        + "\(model.name).",
      evidence: [Evidence(member.node, "held here")],
      consequence: "It works, because a shared object is never replaced; but whoever reads '\(wrapper)' looks for its "
        + "owner in the wrong place.",
      advice: "Hold it as what it is: '\(following(member, model, in: project)) var \(member.name)'.",
      fix: fix(member, model, assignment: nil, in: project))
  }

  private static func sharedObject(_ value: Node, _ member: Member, in project: Project) -> NominalType? {
    let model: NominalType?
    switch value.kind {
    case .member:
      guard let base = value.child(.base), let outer = project.typeReference(base),
        let referent = project.member(value.name, of: outer), referent.isStatic, referent.isStored
      else { return nil }
      model = project.type(of: value)
    case .implicitMember:
      guard let type = project.type(of: member), let referent = project.member(value.name, of: type),
        referent.isStatic, referent.isStored
      else { return nil }
      model = type
    case .reference:
      guard case .global(let global)? = project.referent(of: value), global.kind == .variable else { return nil }
      model = project.type(of: value)
    default: return nil
    }
    return model?.isModel == true ? model : nil
  }

  // MARK: `init(player: Player) { _player = StateObject(wrappedValue: player) }`

  private static func assigned(
    _ member: Member, in initializer: Member, of type: NominalType, _ project: Project
  ) -> Finding? {
    for node in initializer.node.descendants(of: .assignment) where node.assigns(member.name) {
      guard let right = node.child(.right), case let value = right.wrappedValue ?? right, value.kind == .reference,
        case .parameter(let parameter)? = project.referent(of: value), parameter.parent == initializer.node,
        parameter.traits.isDisjoint(with: .autoclosure), let written = parameter.child(.type),
        written.kind != .functionType
      else { continue }
      let model = project.type(named: written) ?? project.type(of: member)
      guard model?.isModel == true || member.wrapper == .stateObject && written.kind == .typeName && model == nil
      else { continue }
      var handed = handedIn(parameter.label, to: member, of: type, in: project)
      let isRoute = handed.isEmpty
      if isRoute {
        handed = handedIn(parameter.label, to: member, of: type, in: project, whileBuilding: false)
        // All who call it make the object for it, or leave that to the default value.
        guard project.callSites(of: type).isEmpty && parameter.child(.value) == nil || !handed.isEmpty else { continue }
      }
      let name = model?.name ?? written.name
      let found = finding(
        member, type, model, name, handed, at: node, [Evidence(parameter, "the \(name) arrives here")],
        fix: fix(member, model, assignment: right, in: project), in: project)
      if member.wrapper == .state, isUsedUp(member, in: project) { return nil }
      // A route makes the view anew each time, so that the first object is also the last.
      let isPayload = !handed.isEmpty && handed.allSatisfy { isPayloadOfRoute($0, project) }
      guard isRoute && !handed.isEmpty || isPayload, member.wrapper != .stateObject else { return found }
      return found.with(severity: .info)
    }
    return nil
  }

  /// An optional that the view only ever empties: what it was handed is an order that it carries out once.
  private static func isUsedUp(_ member: Member, in project: Project) -> Bool {
    let later = project.ownUses(of: member).filter {
      $0.isProjected || $0.kind == .write && project.operation(of: $0.node)?.kind != .initializer
    }
    return member.isOptional && !later.isEmpty
      && later.allSatisfy { $0.node.assignment?.child(.right)?.kind == .nilLiteral }
  }

  /// `case .player(let player): PlayerView(player)` in an enum of screens: another player is another screen.
  private static func isPayloadOfRoute(_ argument: Node, _ project: Project) -> Bool {
    guard argument.kind == .reference, case .local(let name)? = project.referent(of: argument),
      name.kind == .namePattern, let type = project.enclosingType(of: argument)
    else { return false }
    return type.declaration.kind == .enumDeclaration && name.ancestors.contains { $0.kind == .switchCase }
  }

  // MARK: `@StateObject var player: Player`, set by a caller

  private static func memberwise(_ member: Member, of type: NominalType, in project: Project) -> Finding? {
    guard !member.isPrivate, !type.initializers.contains(where: { $0.node.parent == type.declaration }),
      let model = project.type(of: member), model.isModel
    else { return nil }
    let handed = handedIn(member.name, to: member, of: type, in: project)
    guard !handed.isEmpty else { return nil }
    return finding(
      member, type, model, model.name, handed, at: member.wrapperAttribute ?? member.node, [],
      fix: fix(member, model, assignment: nil, in: project), in: project)
  }

  /// The arguments by which views hand in an object that is not made for the call.
  private static func handedIn(
    _ label: String?, to member: Member, of type: NominalType, in project: Project, whileBuilding: Bool = true
  ) -> [Node] {
    project.callSites(of: type).compactMap { site in
      guard let argument = site.arguments.first(where: { $0.label == label && $0.role == .argument }),
        !whileBuilding || project.runsWhileBuilding(site.call),
        // An editor in a sheet goes on with what it was opened for; `@StateObject` says more than that.
        member.wrapper != .state || !Drafts.isEditor(type) || project.arrival(of: site.call) != .modal
      else { return nil }
      return isKept(argument, in: project) && !isIdentity(of: argument, site) ? argument : nil
    }
  }

  /// `.id(person.id)` on the view itself; in a loop by id another object may come with the same id.
  private static func isIdentity(of object: Node, _ site: CallSite) -> Bool {
    site.modifiers.contains { modifier in
      guard modifier.name == "id", let id = modifier.arguments.first?.text else { return false }
      return id == object.text || id.hasPrefix(object.text + ".") || id == "ObjectIdentifier(\(object.text))"
    }
  }

  /// Whether an expression names an object that somebody keeps: a stored property, a parameter.
  private static func isKept(_ expression: Node, in project: Project) -> Bool {
    switch expression.kind {
    case .reference:
      guard !expression.name.startsWithDollar else { return false }
      switch project.referent(of: expression) {
      case .member(let member):
        return member.isStored ? !member.traits.contains(.lazy) : isFound(by: member, in: project)
      case .parameter, .global: return true
      case .local(let local):
        // `if let player`, `let player = session.player`; not `let player = makePlayer()`.
        guard local.kind == .optionalBinding || local.kind == .variable || local.kind == .capture else { return true }
        return local.child(.value).map { isKept($0, in: project) } ?? false
      default: return false
      }
    case .member:
      guard let base = expression.child(.base), let outer = project.type(of: base) ?? project.typeReference(base)
      else { return false }
      guard let member = project.member(expression.name, of: outer) else { return false }
      return member.isStored || isFound(by: member, in: project)
    case .call, .forceUnwrap, .optionalChain, .subscriptAccess:
      if expression.kind == .call { return project.origin(of: expression) != nil }
      return expression.child(.base).map { isKept($0, in: project) } ?? false
    case .ternary:
      return [.then, .else].allSatisfy { expression.child($0).map { isKept($0, in: project) } == true }
    default: return false
    }
  }

  /// `.reloads(person: $person)`: whoever gets the whole binding may put another object there.
  private static func isHandedOut(_ use: Use) -> Bool {
    use.isProjected && use.node.role == .argument && use.node.name.startsWithDollar
  }

  /// `var open: Playlist? { playlists.first { $0.id == openID } }`: one of those that are kept.
  private static func isFound(by computed: Member, in project: Project) -> Bool {
    guard computed.isComputed, computed.statements.count == 1, let statement = computed.statements.first else {
      return false
    }
    return project.origin(of: statement.kind == .returnStatement ? statement.child(.value) ?? statement : statement)
      != nil
  }

  private static func finding(
    _ member: Member, _ type: NominalType, _ model: NominalType?, _ name: String, _ handed: [Node], at place: Node,
    _ evidence: [Evidence], fix: Fix?, in project: Project
  ) -> Finding {
    let wrapper = member.wrapper?.spelling ?? ""
    let own = project.ownUses(of: member).first { use in
      use.node.assignment?.name == "=" && project.operation(of: use.node)?.kind != .initializer
        || isHandedOut(use)
    }
    if let own {
      return Finding(
        Self.self, at: place, severity: .info,
        fact:
          "\(type.name) is handed a \(name), and holds it in '\(wrapper) var \(member.name)' as if it were its own.",
        evidence: evidence + handed.prefix(3).map { Evidence($0, "'\($0.excerpt)' belongs to another") }
          + [Evidence(own.node, "\(type.name) takes another here")],
        consequence: "When another \(name) is handed in, \(type.name) keeps the one it has, until it looks for another "
          + "itself: two places decide which is shown.",
        advice: "Let the caller alone decide: a plain property, and no assignment.")
    }
    return Finding(
      Self.self, at: place,
      fact: "\(type.name) is handed a \(name) and holds it in '\(wrapper) var \(member.name)', as if it were its own.",
      evidence: evidence + handed.prefix(3).map { Evidence($0, "'\($0.excerpt)' belongs to another") },
      consequence: "When another \(name) is handed in, \(type.name) keeps the first: it shows and changes an object "
        + "that the rest of the program has left.",
      advice: "Follow what is handed in: '\(declaration(member, model, in: project)): \(name)'. If "
        + "\(type.name) should own it, let it make the \(name) itself.",
      fix: fix)
  }

  /// An @Observable class needs no wrapper, except for its bindings.
  private static func declaration(_ member: Member, _ model: NominalType?, in project: Project) -> String {
    let wrapper = following(member, model, in: project)
    guard wrapper == "@Bindable", !project.ownUses(of: member).contains(where: { $0.isProjected }) else {
      return "\(wrapper) var \(member.name)"
    }
    return "let \(member.name)"
  }

  private static func following(_ member: Member, _ model: NominalType?, in project: Project) -> String {
    member.wrapper == .stateObject || model?.isObservable != true ? "@ObservedObject" : "@Bindable"
  }

  private static func fix(_ member: Member, _ model: NominalType?, assignment: Node?, in project: Project) -> Fix? {
    guard let attribute = member.wrapperAttribute, attribute.child(.argument) == nil else { return nil }
    let wrapper = following(member, model, in: project)
    var edits = [Edit(replacing: attribute, with: wrapper)]
    if let assignment, let value = assignment.wrappedValue {
      edits.append(Edit(replacing: assignment, with: "\(wrapper.dropFirst())(wrappedValue: \(value.text))"))
    }
    return Fix(isSafe: false, title: "Hold it with \(wrapper)", edits: edits)
  }
}
