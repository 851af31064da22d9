/// Something that works only while somebody keeps it, and that its maker lets go at once: a subscription, an observer
/// whose initializer subscribes, a delegate.
enum MadeAndDropped {
  static func findings(in project: Project) -> [Finding] {
    let subscriptions = ["sink", "assign", "observe"].flatMap { project.calls(of: $0) }
    let workers = systemObjects.flatMap { project.calls(of: $0) }
    let weak = Set(project.types.flatMap(\.stored).filter { $0.traits.contains(.weak) }.map(\.name))
    let assignments = project.files.filter { $0.standing == .product }.flatMap { $0.all(of: .assignment) }.filter {
      $0.child(.left).map { weak.contains($0.name) || isDelegate($0.name) } == true
    }
    return subscriptions.compactMap { subscription($0, project) } + workers.compactMap { worker($0, project) }
      + project.shippedTypes.flatMap { observers($0, project) } + assignments.compactMap { delegate($0, project) }
  }

  // MARK: A subscription

  /// `let updates = feed.prices.sink { … }`, in a function that does nothing more with it.
  private static func subscription(_ call: Node, _ project: Project) -> Finding? {
    guard project.isShipped(call), let chain = call.child(.callee)?.child(.base),
      project.function(calledBy: call) == nil, endsWithItsToken(call), call.modifiers.isEmpty,
      // Subscribed later, on a queue, it is not there yet when it is cancelled, and goes on.
      !chain.withDescendants.contains(where: { $0.kind == .member && $0.name == "subscribe" }),
      let dropped = dropped(call, project)
    else { return nil }
    return Finding(
      ObservedObjectCreatedInline.self, at: call,
      fact: "The subscription of '\(call.calledName ?? "")' is kept by nobody.",
      evidence: dropped == call ? [] : [Evidence(dropped, "it goes when this code has run")],
      consequence: "It is cancelled at once, and nothing that is published later arrives.",
      advice: "Keep it as long as it has to work: '.store(in: &cancellables)', or a property.")
  }

  /// Combine's `sink` and `assign(to:on:)`, and `observe(\.path) { … }` of an object.
  private static func endsWithItsToken(_ call: Node) -> Bool {
    let closures = call.children.contains { $0.kind == .closure }
    switch call.calledName {
    case "sink": return closures
    case "assign": return call.children.contains { $0.label == "on" }
    default: return closures && call.child(.argument)?.kind == .keyPath
    }
  }

  // MARK: An observer

  /// Where making an object subscribes, so that the object lives for the subscription, which does not keep it.
  private static func listening(of type: NominalType, _ project: Project) -> Node? {
    let keepsToken = type.stored.contains { member in
      let written = member.type?.text ?? member.value?.text ?? ""
      return written.contains("AnyCancellable") || written.contains("NSKeyValueObservation")
    }
    guard keepsToken, !type.initializers.isEmpty else { return nil }
    for initializer in type.initializers {
      // What hands itself on, or is taken strongly, lives on.
      let handsItselfOn = initializer.node.descendants(of: .reference).contains { name in
        guard name.name == "self" else { return false }
        if name.role == .argument { return true }
        let closure = name.ancestors.prefix { $0 != initializer.node }.first { $0.kind == .closure }
        return closure.map { !$0.takesSelfWeakly && ClosureUse(of: $0) != .immediate } ?? false
      }
      if handsItselfOn { return nil }
    }
    return type.initializers.lazy.compactMap { initializer in
      initializer.node.descendants(of: .call).first { ["sink", "observe"].contains($0.calledName ?? "") }
    }.first
  }

  private static func observers(_ type: NominalType, _ project: Project) -> [Finding] {
    guard type.isClass, let work = listening(of: type, project) else { return [] }
    return project.callSites(of: type).compactMap { observer($0.call, type, work, project) }
  }

  private static func observer(_ call: Node, _ type: NominalType, _ work: Node, _ project: Project) -> Finding? {
    guard project.isShipped(call), let dropped = dropped(call, project) else { return nil }
    return Finding(
      ObservedObjectCreatedInline.self, at: call,
      fact: "A \(type.name) is made here, and kept by nobody.",
      evidence: (dropped == call ? [] : [Evidence(dropped, "it goes when this code has run")])
        + [Evidence(work, "it is there to listen")],
      consequence: "It goes at once, its subscription with it, and nothing that is published later arrives.",
      advice: "Keep it in a property of what makes it, for as long as it has to listen.")
  }

  // MARK: An object of the system

  /// `let monitor = NWPathMonitor(); monitor.start(queue: queue)`, in a function that keeps it no longer.
  private static func worker(_ made: Node, _ project: Project) -> Finding? {
    var value = made
    while let outer = value.parent, outer.kind == .tryExpression || outer.kind == .forceUnwrap { value = outer }
    guard project.isShipped(made), let name = made.calledName, value.role == .value, let local = value.parent,
      [.variable, .optionalBinding].contains(local.kind), local.role != .member, let code = made.enclosingCode,
      project.type(named: name, at: made) == nil,
      case let names = project.names(of: local, in: code), names.allSatisfy({ isAsked($0, in: code) }),
      let start = names.first(where: isStarted),
      !code.suspensions.contains(where: { $0.start > start.start })
    else { return nil }
    return Finding(
      ObservedObjectCreatedInline.self, at: made,
      fact: "A \(name) is made and started here, and kept by nobody.",
      evidence: [Evidence(start, "it has just begun when this code has run")],
      consequence: "It goes then, and what it was started for ends with it.",
      advice: "Keep it in a property of what makes it, for as long as it has to work.")
  }

  /// `monitor.start(…)`, `monitor.handler = …`
  private static func isAsked(_ name: Node, in code: Node) -> Bool {
    name.enclosingCode == code && (name.role == .base || name.parent?.kind == .optionalChain)
  }

  private static func isStarted(_ name: Node) -> Bool {
    guard let method = name.accessedMember, method.role == .callee, let word = method.name.nameWords.first else {
      return false
    }
    return ["start", "play", "speak", "scan", "record", "request"].contains(word)
  }

  private static let systemObjects = [
    "NWPathMonitor", "NWListener", "NWBrowser", "NetServiceBrowser", "CLLocationManager", "CMMotionManager",
    "CMPedometer", "CMAltimeter", "AVAudioPlayer", "AVAudioRecorder", "AVAudioEngine", "AVSpeechSynthesizer",
    "AVPlayer",
    "CBCentralManager", "CBPeripheralManager",
  ]

  // MARK: A delegate

  /// `manager.delegate = relay`, of a `relay` that this function has made and that nothing else keeps.
  private static func delegate(_ assignment: Node, _ project: Project) -> Finding? {
    guard assignment.name == "=", let target = assignment.child(.left), target.kind == .member,
      let value = assignment.child(.right), let made = project.freshObject(value), isTakenWeakly(target, project),
      project.isShipped(assignment), let type = project.constructedType(made),
      value == made || isOnlyHandedTo(assignment, value, project)
    else { return nil }
    return Finding(
      ObservedObjectCreatedInline.self, at: assignment,
      fact: "'\(target.excerpt)' takes a \(type.name) that nobody keeps.",
      evidence: value == made ? [] : [Evidence(made, "made here")],
      consequence: "A delegate is not kept by what it serves: it goes when this code has run, and hears nothing.",
      advice: "Keep the \(type.name) in a property of what makes it.")
  }

  private static func isTakenWeakly(_ target: Node, _ project: Project) -> Bool {
    if let member = project.storage(of: target) { return member.traits.contains(.weak) }
    guard isDelegate(target.name) else { return false }
    // An animation keeps its delegate.
    return target.child(.base)?.name.nameWords.contains { ["animation", "transition"].contains($0) } == false
  }

  private static func isDelegate(_ name: String) -> Bool {
    name == "delegate" || name.hasSuffix("Delegate") || name == "dataSource"
  }

  /// Whether a local constant is named for this alone, its own properties and methods left out.
  private static func isOnlyHandedTo(_ assignment: Node, _ value: Node, _ project: Project) -> Bool {
    guard case .local(let local)? = project.referent(of: value), let code = local.enclosingCode,
      code == assignment.enclosingCode
    else { return false }
    return project.names(of: local, in: code).allSatisfy { name in
      assignment.contains(name) || name.role == .base && name.enclosingCode == code
        || name.parent?.assignmentOfValue.map { isTakenWeakly($0.child(.left) ?? name, project) } == true
    }
  }

  // MARK: Who keeps it

  /// The code that lets go what a call makes: a statement, `_ = …`, a constant that nothing names.
  private static func dropped(_ made: Node, _ project: Project) -> Node? {
    guard let code = made.enclosingCode else { return nil }
    if made.role == .statement { return code.children(.statement).count > 1 || isDone(code) ? made : nil }
    if let assignment = made.assignmentOfValue { return assignment.child(.left)?.kind == .wildcard ? made : nil }
    guard made.role == .value, let local = made.parent, local.kind == .variable, local.role == .statement else {
      return nil
    }
    let isKept = project.names(of: local, in: code).contains { name in
      !name.ancestors.prefix { $0 != code }.contains { ["print", "debugPrint"].contains($0.calledName ?? "") }
    }
    return isKept ? nil : local
  }

  /// A function without a result, and an initializer: their only statement is not what they hand out.
  private static func isDone(_ code: Node) -> Bool {
    code.kind == .initializer || code.kind == .function && code.child(.result) == nil
  }
}

extension Project {
  /// Where code names a local constant or variable.
  func names(of local: Node, in code: Node) -> [Node] {
    code.descendants(of: .reference).filter { name in
      guard name.name == local.name, case .local(let found)? = referent(of: name) else { return false }
      return found == local
    }
  }
}

extension Node {
  /// `{ [weak self] in … }`
  var takesSelfWeakly: Bool {
    children(.capture).contains { $0.name == "self" && !$0.traits.isDisjoint(with: [.weak, .unowned]) }
  }
}
