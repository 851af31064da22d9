/// Finds the state of a project and who uses it.
struct MapBuild {
  private let project: Project
  private let findings: [String: [Finding]]

  init(_ project: Project, _ findings: [Finding]) {
    self.project = project
    self.findings = Dictionary(grouping: findings, by: \.place.path)
  }

  func states() -> [StateMap.State] {
    let wanted = project.shippedTypes.flatMap { type in
      type.stored.compactMap { member in Self.holding(member, of: type, in: project).map { (type, member, $0) } }
    }
    return wanted.map { type, member, holding in state(member, of: type, holding) }
  }

  /// Whether a member is state, and whose.
  static func holding(_ member: Member, of type: NominalType, in project: Project) -> StateMap.Holding? {
    guard project.isShipped(member.node), !member.isStatic else { return nil }
    switch member.wrapper {
    case .state, .stateObject, .appStorage, .sceneStorage, .focusState, .gestureState, .published, .query,
      .fetchRequest:
      return isGivenModel(member, of: type, in: project) ? .receives : .owns
    case .observedObject, .environmentObject, .binding, .bindable: return .receives
    case .environment: return project.type(of: member) == nil ? nil : .receives
    case .custom: return nil
    case nil:
      if type.isObservable, !member.isConstant, member.attribute("ObservationIgnored") == nil {
        return isGivenModel(member, of: type, in: project) ? .receives : .owns
      }
      return type.isDynamicHost && project.type(of: member)?.isModel == true
        ? (member.value == nil ? .receives : .owns) : nil
    }
  }

  /// A model in a model's property that nobody makes for it: it is somebody else's.
  private static func isGivenModel(_ member: Member, of type: NominalType, in project: Project) -> Bool {
    guard type.isModel, member.value == nil, project.type(of: member)?.isModel == true else { return false }
    return !project.uses(of: member).contains { use in
      use.kind == .write && use.node.assignment?.child(.right).flatMap(project.constructedType) != nil
    }
  }

  func state(of member: Member) -> StateMap.State? {
    let type = project.owner(of: member)
    return Self.holding(member, of: type, in: project).map { state(member, of: type, $0) }
  }

  private func state(_ member: Member, of type: NominalType, _ holding: StateMap.Holding) -> StateMap.State {
    var readers: [StateMap.Use] = []
    var writers: [StateMap.Use] = []
    var routes: [StateMap.Route] = []
    for use in project.uses(of: member) {
      let user = self.use(use.node)
      if use.kind == .write || use.kind == .binding, !writers.contains(user) { writers.append(user) }
      if use.kind != .write, !readers.contains(user) { readers.append(user) }
      if let route = route(use.node, from: user.by) { routes.append(route) }
    }
    let range = member.node.range
    let found = (findings[member.node.file.path] ?? []).filter { range.overlaps($0.place.range) }
    return StateMap.State(
      id: "\(type.qualifiedName).\(member.name)", name: member.name, owner: type.qualifiedName,
      ownerKind: StateMap.OwnerKind(type), wrapper: member.wrapper?.spelling ?? (member.isConstant ? "let" : "var"),
      type: typeName(member), holding: holding, lifetime: Lifetime.text(of: member, in: type),
      place: StateMap.Spot(member.node), readers: readers, writers: writers, routes: routes,
      findings: found.map { StateMap.Found(rule: $0.rule, severity: $0.severity.rawValue, fact: $0.fact) })
  }

  private func typeName(_ member: Member) -> String {
    if let written = member.type { return written.text.onOneLine(limit: 60) }
    if let type = project.type(of: member) { return type.qualifiedName }
    switch member.value?.kind {
    case .booleanLiteral: return "Bool"
    case .integerLiteral: return "Int"
    case .floatLiteral: return "Double"
    case .stringLiteral: return "String"
    default: return ""
    }
  }

  private func use(_ node: Node) -> StateMap.Use {
    let type = project.enclosingType(of: node)?.qualifiedName ?? ""
    let member = project.enclosingMember(of: node)?.name ?? ""
    let name = [type, member].filter { !$0.isEmpty }.joined(separator: ".")
    return StateMap.Use(by: name.isEmpty ? node.file.path : name, type: type, place: StateMap.Spot(node))
  }

  /// `Row(item: item)`, `.environmentObject(session)`: the use is the argument as a whole.
  private func route(_ node: Node, from: String) -> StateMap.Route? {
    guard node.role == .argument, let call = node.parent, call.kind == .call else { return nil }
    if let name = call.calledName, name == "environmentObject" || name == "environment" {
      return StateMap.Route(to: "environment", label: name, from: from, place: StateMap.Spot(node))
    }
    guard let child = project.constructedType(call) else { return nil }
    return StateMap.Route(to: child.qualifiedName, label: node.label ?? "", from: from, place: StateMap.Spot(node))
  }
}
