/// Subscriptions that are kept, and not for long enough: in a set that goes with the function, or in a property that the
/// next subscription of the same code takes over.
enum SubscriptionKeptTooShort {
  static func findings(of rule: any Rule.Type, in project: Project) -> [Finding] {
    project.calls(of: "store").compactMap { inLocalSet(rule, $0, project) }
      + project.shippedTypes.flatMap { type in
        type.stored.filter(holdsOne).compactMap { replaced(rule, $0, project) }
      }
  }

  // MARK: A set of the function

  /// `var bag = Set<AnyCancellable>(); feed.sink { … }.store(in: &bag)`, where nothing else names `bag`.
  private static func inLocalSet(_ rule: any Rule.Type, _ call: Node, _ project: Project) -> Finding? {
    guard project.isShipped(call), let target = target(of: call), case .local(let set)? = project.referent(of: target),
      set.kind == .variable, let code = call.enclosingCode, set.enclosingCode == code,
      case let names = project.names(of: set, in: code),
      names.allSatisfy({ name in name.enclosingCode == code && name.parent?.parent.map(self.target) == name }),
      // What waits keeps its variables meanwhile, and so does what is asked to run a loop.
      !code.suspensions.contains(where: { $0.start > call.start }), !code.descendants.contains(where: runsLoop)
    else { return nil }
    // One finding for all that is put into it.
    guard names.first == target else { return nil }
    return Finding(
      rule, at: call,
      fact: "This subscription is kept in '\(set.name)', which goes when this code has run.",
      evidence: [Evidence(set, "a variable of this code")],
      consequence: "It is cancelled then, and nothing that is published later arrives.",
      advice: "Keep the set in a property of what has to hear of it.")
  }

  /// `bag` of `.store(in: &bag)`
  private static func target(of call: Node) -> Node? {
    guard call.kind == .call, call.calledName == "store", let argument = call.child(.argument), argument.label == "in"
    else { return nil }
    return argument.child(.base)
  }

  private static func runsLoop(_ node: Node) -> Bool {
    node.kind == .reference && ["RunLoop", "CFRunLoopRun", "withExtendedLifetime", "dispatchMain"].contains(node.name)
  }

  // MARK: A property that another takes over

  private static func holdsOne(_ member: Member) -> Bool {
    ["AnyCancellable", "Cancellable", "NSKeyValueObservation"].contains(member.plainType?.name.lastPart ?? "")
  }

  /// `updates = prices.sink { … }; updates = volumes.sink { … }`
  private static func replaced(_ rule: any Rule.Type, _ member: Member, _ project: Project) -> Finding? {
    let uses = project.uses(of: member).map(\.node)
    let keeping = uses.compactMap(\.assignment).filter { $0.name == "=" && $0.role == .statement && subscribes($0) }
    for (index, second) in keeping.enumerated() {
      guard
        let first = keeping[..<index].last(where: { first in
          first.parent == second.parent
            && !uses.contains { $0.start > first.range.upperBound && $0.start < second.start }
        })
      else { continue }
      return Finding(
        rule, at: first,
        fact: "'\(member.name)' lets this subscription go at once, for another.",
        evidence: [Evidence(second, "this takes its place")],
        consequence: "A subscription ends when nobody keeps it: of the first nothing arrives.",
        advice: "Keep both: a 'Set<AnyCancellable>' and '.store(in:)', or a property for each.")
    }
    return nil
  }

  private static func subscribes(_ assignment: Node) -> Bool {
    guard let value = assignment.child(.right), value.kind == .call else { return false }
    return ["sink", "assign", "observe", "connect"].contains(value.calledName ?? "")
  }
}
