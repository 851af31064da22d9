/// A model that keeps a subscription which keeps the model: `assign(to: \.now, on: self)`, `sink { self.now = $0 }`.
enum SubscriptionKeepsItsModel {
  static func findings(in project: Project) -> [Finding] {
    ["assign", "sink"].flatMap { project.calls(of: $0) }.compactMap { subscription($0, project) }
      + project.calls(of: "scheduledTimer").compactMap { timer($0, project) }
  }

  private static func subscription(_ call: Node, _ project: Project) -> Finding? {
    guard let type = owner(of: call, project), let hold = hold(call), let chain = call.child(.callee)?.child(.base),
      goesOn(chain, project), let kept = keeper(of: call, type, project), !isEnded(kept, project)
    else { return nil }
    let advice =
      hold.role == .argument && hold.kind == .reference
      ? "Where the property is '@Published', write 'assign(to: &$…)', which keeps nothing; else "
        + "'sink { [weak self] in … }'."
      : "Take the model weakly: 'sink { [weak self] in … }'."
    return finding(call, hold, kept, type, advice)
  }

  private static func timer(_ call: Node, _ project: Project) -> Finding? {
    guard call.child(.callee)?.child(.base)?.name == "Timer", let type = owner(of: call, project),
      call.children.contains(where: { $0.label == "repeats" && $0.text == "true" }), let hold = hold(call),
      let kept = keeper(of: call, type, project), !isEnded(kept, project)
    else { return nil }
    return finding(call, hold, kept, type, "Take the model weakly: '{ [weak self] _ in … }'.")
  }

  private static func finding(
    _ call: Node, _ hold: Node, _ kept: Member, _ type: NominalType, _ advice: String
  ) -> Finding {
    let name = call.calledName == "scheduledTimer" ? "timer" : "subscription"
    return Finding(
      TaskInOnAppear.self, at: hold,
      fact: "\(type.name) keeps a \(name) in '\(kept.name)' that keeps the \(type.name).",
      evidence: [Evidence(kept.node, "kept here")],
      consequence: "When the view that made it goes, neither ends: the \(name) goes on, and each visit adds another "
        + "\(type.name).",
      advice: advice)
  }

  /// A model that views make: not one that lives as long as the program.
  private static func owner(of call: Node, _ project: Project) -> NominalType? {
    guard project.isShipped(call), let type = project.enclosingType(of: call), type.isModel, type.isClass,
      !type.members.contains(where: { $0.isStatic && $0.isStored && project.type(of: $0) === type })
    else { return nil }
    let makers = project.callSites(of: type).compactMap { project.enclosingType(of: $0.call) }
    return makers.contains { $0.isView } ? type : nil
  }

  /// Where the closure or the call takes `self` strongly.
  private static func hold(_ call: Node) -> Node? {
    if call.calledName == "assign" {
      return call.children.first { $0.label == "on" && $0.kind == .reference && $0.name == "self" }
    }
    let closures = call.children.filter { $0.kind == .closure }
    guard !closures.contains(where: { $0.children(.capture).contains { $0.name == "self" && $0.isWeak } }) else {
      return nil
    }
    return closures.lazy.compactMap { closure in
      closure.descendants(of: .reference).first { $0.name == "self" && !isTakenWeakly($0, in: closure) }
    }.first
  }

  private static func isTakenWeakly(_ name: Node, in closure: Node) -> Bool {
    name.ancestors.prefix { $0 != closure }.contains { inner in
      inner.kind == .closure && inner.children(.capture).contains { $0.isWeak }
    }
  }

  /// A publisher that does not end by itself.
  private static func goesOn(_ chain: Node, _ project: Project) -> Bool {
    let names = chain.withDescendants.map(\.name)
    if names.contains(where: ["first", "prefix", "output", "dataTaskPublisher"].contains) { return false }
    guard let root = chain.dottedRoot else { return false }
    return root == "Timer" || root == "NotificationCenter" || livesOn(chain, project) || isOwn(chain, project)
  }

  /// `$query.debounce(…)`: what the model publishes itself ends with the model, which the subscription keeps.
  private static func isOwn(_ chain: Node, _ project: Project) -> Bool {
    var current: Node? = chain
    while let node = current {
      if node.name.startsWithDollar, node.child(.base).map({ $0.name == "self" }) ?? (node.kind == .reference) {
        return project.storage(of: node)?.wrapper == .published
      }
      current = node.child(node.kind == .call ? .callee : .base)
    }
    return false
  }

  /// `Reachability.shared.isOnline`: a subject, or a property's publisher, of an object that is never let go.
  private static func livesOn(_ chain: Node, _ project: Project) -> Bool {
    var current: Node? = chain
    var publishes = false
    while let node = current {
      if let member = project.member(meantBy: node) {
        publishes = publishes || node.name.startsWithDollar || isSubject(member)
        if member.isStatic { return publishes && member.isStored && member.isConstant }
        if node.kind == .reference || node.child(.base)?.name == "self" {
          return publishes && isHanded(member, project)
        }
      } else if case .parameter(let parameter)? = project.referent(of: node) {
        return publishes && parameter.parent?.kind == .initializer
          && parameter.child(.type).map { isObject(project.type(named: $0)) } == true
      }
      current = node.child(node.kind == .call ? .callee : .base)
    }
    return false
  }

  private static func isSubject(_ member: Member) -> Bool {
    let name = member.plainType?.name ?? member.value?.calledName ?? ""
    if ["PassthroughSubject", "CurrentValueSubject"].contains(where: { name == $0 || name.hasPrefix($0 + "<") }) {
      return true
    }
    // What can fail is a request, which answers and is done.
    return name.hasPrefix("AnyPublisher") && member.type?.text.contains("Never") == true
  }

  /// `private let feed: Feed`, which the model is given: others have it too, and for longer.
  private static func isHanded(_ member: Member, _ project: Project) -> Bool {
    guard member.isStoredInstance, member.isConstant, member.value == nil, project.owner(of: member).isModel
    else { return false }
    return isObject(project.type(of: member))
  }

  private static func isObject(_ type: NominalType?) -> Bool { type.map { $0.isReference || $0.isProtocol } == true }

  /// The property that has the subscription: `.store(in: &bag)`, `ticking = …`.
  private static func keeper(of call: Node, _ type: NominalType, _ project: Project) -> Member? {
    for modifier in call.modifiers where modifier.name == "store" {
      let bag = modifier.argument("in").flatMap { $0.kind == .inoutReference ? $0.child(.base) : $0 }
      return bag.flatMap { project.storage(of: $0) }.flatMap { $0.owner == type.id ? $0 : nil }
    }
    let outer = call.modifiers.last?.call ?? call
    guard outer.role == .right, let target = outer.parent?.child(.left) else { return nil }
    return project.storage(of: target).flatMap { $0.owner == type.id ? $0 : nil }
  }

  /// Something other than `deinit`, which never comes, lets it go.
  private static func isEnded(_ kept: Member, _ project: Project) -> Bool {
    project.uses(of: kept).contains { use in
      if use.node.ancestors.contains(where: { $0.kind == .deinitializer }) { return false }
      if let name = use.node.accessedMember?.name, ["cancel", "invalidate", "removeAll", "forEach"].contains(name) {
        return true
      }
      guard let value = use.node.assignment?.child(.right) else { return false }
      return value.kind == .nilLiteral || value.kind == .arrayLiteral
    }
  }
}

extension Node {
  fileprivate var isWeak: Bool { !traits.isDisjoint(with: [.weak, .unowned]) }
}
