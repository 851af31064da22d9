/// A model that computes a value anew when one publisher speaks, and reads for it what another object publishes too:
/// `cart.$items.sink { total = $0.count * Prices.shared.unit }`.
enum FollowedInPart {
  static func findings(in project: Project) -> [Finding] {
    var found: [Finding] = []
    var told: Set<Member> = []
    for call in project.calls(of: "sink") where project.isShipped(call) {
      guard let type = project.enclosingType(of: call), type.isModel, type.isClass,
        let closure = call.children.first(where: { $0.kind == .closure && $0.label != "receiveCompletion" }),
        let base = call.child(.callee)?.child(.base)
      else { continue }
      let followed = members(projectedIn: base, project)
      guard !followed.isEmpty else { continue }
      for (member, value) in results(of: closure, in: type, project) where !told.contains(member) {
        guard let finding = finding(member, value, of: type, call, followed, project) else { continue }
        told.insert(member)
        found.append(finding)
      }
    }
    return found
  }

  private static func finding(
    _ member: Member, _ value: Node, of type: NominalType, _ subscription: Node, _ followed: [Member],
    _ project: Project
  ) -> Finding? {
    guard let first = followed.first, isComputedInSubscriptions(member, of: type, project) else { return nil }
    for read in value.withDescendants where read.kind == .member || read.kind == .reference {
      guard let source = project.storage(of: read), source != member, !followed.contains(source),
        isKeptByShared(read, source, project) && project.owner(of: source) !== type
          || isOwn(read, source, of: type),
        !isFollowed(source, in: type, project),
        let change = change(of: source, besides: followed, subscription, project)
      else { continue }
      let owner = project.owner(of: source).name
      let trigger = "'\(first.name)' of \(project.owner(of: first).name)"
      return Finding(
        StoredDerivedState.self, at: member.node,
        fact:
          "\(type.name) computes '\(member.name)' from '\(source.name)' of \(owner), and computes it anew only when "
          + "\(trigger) changes.",
        evidence: [
          Evidence(read, "read here"), Evidence(subscription, "this hears of '\(first.name)' alone"),
          Evidence(change, "'\(source.name)' changes here, and '\(member.name)' stays as it was"),
        ],
        consequence: "After that, '\(member.name)' is that of the old '\(source.name)', until '\(first.name)' changes.",
        advice: "Follow both: 'Publishers.CombineLatest($\(first.name), $\(source.name))'. Or make '\(member.name)' a "
          + "computed property of both.")
    }
    return nil
  }

  /// `isMember`, which the model publishes itself.
  private static func isOwn(_ read: Node, _ source: Member, of type: NominalType) -> Bool {
    source.owner == type.id && source.wrapper == .published && Use(read).kind == .read
  }

  /// Where the other value changes, and the one that is followed does not: an assignment, or a control.
  private static func change(
    of source: Member, besides followed: [Member], _ subscription: Node, _ project: Project
  ) -> Node? {
    project.uses(of: source).first { use in
      // What the subscription sets itself goes with what it computes.
      if subscription.contains(use.node) { return false }
      if use.goesThroughBinding { return true }
      guard use.kind == .write, let operation = project.operation(of: use.node), operation.kind != .initializer else {
        return false
      }
      return !followed.contains { other in
        project.writesOutsideInitializers(of: other).contains(where: operation.contains)
      }
    }?.node
  }

  /// Published members that the closure sets, each with the expression that it gets: here, or in a function of the model
  /// that the closure hands it to.
  private static func results(
    of closure: Node, in type: NominalType, _ project: Project
  ) -> [(member: Member, value: Node)] {
    var found = assignments(in: closure, of: type, project).map { ($0.member, defined($0.value, project)) }
    for call in closure.descendants(of: .call) {
      guard let function = project.function(calledBy: call), project.enclosingType(of: function) === type else {
        continue
      }
      for (member, value) in assignments(in: function, of: type, project) where value.kind == .reference {
        guard case .parameter(let parameter)? = project.referent(of: value), parameter.parent == function,
          let argument = call.children(.argument).first(where: { $0.label == parameter.label })
        else { continue }
        found.append((member, defined(argument, project)))
      }
    }
    return found
  }

  private static func assignments(
    in code: Node, of type: NominalType, _ project: Project
  ) -> [(member: Member, value: Node)] {
    code.descendants(of: .assignment).compactMap { assignment in
      guard assignment.name == "=", let left = assignment.child(.left), let value = assignment.child(.right),
        let member = project.storage(of: left), member.owner == type.id, project.isMutableState(member)
      else { return nil }
      return (member, value)
    }
  }

  /// What a local constant was given.
  private static func defined(_ value: Node, _ project: Project) -> Node {
    guard value.kind == .reference, case .local(let local)? = project.referent(of: value), local.kind == .variable,
      let given = local.child(.value)
    else { return value }
    return given
  }

  /// `Prices.shared.unit`, published by an object that lives on.
  private static func isKeptByShared(_ read: Node, _ source: Member, _ project: Project) -> Bool {
    guard source.isStored, project.owner(of: source).isModel, project.isMutableState(source), Use(read).kind == .read,
      let base = read.child(.base), base.kind == .member, let outer = base.child(.base)
    else { return false }
    return project.typeReference(outer) != nil
  }

  /// Nothing but subscriptions of the model sets it, so that nobody calls for it when something else changes.
  private static func isComputedInSubscriptions(_ member: Member, of type: NominalType, _ project: Project) -> Bool {
    let uses = project.uses(of: member)
    guard !uses.contains(where: \.isProjected) else { return false }
    return uses.filter { $0.kind == .write }.allSatisfy { use in
      if isInSubscription(use.node) { return true }
      guard let operation = project.operation(of: use.node) else { return false }
      if operation.kind == .initializer { return true }
      guard operation.kind == .function, project.enclosingType(of: operation) === type else { return false }
      let calls = project.calls(of: operation.name, in: type)
      return !calls.isEmpty && !operation.traits.isDisjoint(with: .isPrivate) && calls.allSatisfy(isInSubscription)
    }
  }

  private static func isInSubscription(_ node: Node) -> Bool {
    node.ancestors.contains { $0.kind == .closure && $0.parent?.calledName == "sink" }
  }

  private static func isFollowed(_ source: Member, in type: NominalType, _ project: Project) -> Bool {
    project.uses(of: source).contains { $0.isProjected && project.enclosingType(of: $0.node) === type }
  }

  /// `Cart.shared.$items` of a chain of publishers.
  private static func members(projectedIn chain: Node, _ project: Project) -> [Member] {
    chain.withDescendants.compactMap { node in
      guard node.name.startsWithDollar, node.kind == .member || node.kind == .reference,
        let member = project.member(meantBy: node)
      else { return nil }
      return member
    }
  }
}
