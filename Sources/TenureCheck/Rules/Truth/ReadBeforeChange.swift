/// A subscription to a published property that reads the property itself: `$query.sink { _ in self.search() }`, where
/// `search` asks for `query`. What is published is on its way, and the property still has the value before.
enum ReadBeforeChange {
  static func findings(in project: Project) -> [Finding] {
    ["sink", "onReceive"].flatMap { project.calls(of: $0) }.compactMap { finding($0, project) }
  }

  private static func finding(_ call: Node, _ project: Project) -> Finding? {
    guard project.isShipped(call),
      let chain = call.calledName == "sink"
        ? call.child(.callee)?.child(.base) : call.child(.argument),
      let closure = call.children.first(where: { $0.kind == .closure && $0.label != "receiveCompletion" }),
      !isDelayed(chain), !usesWhatArrives(closure), let type = project.enclosingType(of: call)
    else { return nil }
    for name in chain.withDescendants where name.name.startsWithDollar {
      guard let published = project.storage(of: name), published.wrapper == .published,
        let read = read(of: published, in: closure, project)
      else { continue }
      let arrives = closure.contains(read) ? [] : [Evidence(read, "read here")]
      return Finding(
        StoredDerivedState.self, at: closure.contains(read) ? read : call,
        fact: "\(type.name) reads '\(published.name)' while '\(name.text)' tells of its change, and gets the value "
          + "before.",
        evidence: [Evidence(name, "'@Published' tells before it changes the property")] + arrives,
        consequence: "What is made of it is always one change behind.",
        advice: "Take the value that arrives: '{ value in … }', and hand it on; or put '.receive(on: "
          + "DispatchQueue.main)' before, which lets the change happen first.")
    }
    return nil
  }

  /// Operators after which the property has its new value.
  private static func isDelayed(_ chain: Node) -> Bool {
    chain.withDescendants.contains { node in
      node.kind == .member && ["receive", "debounce", "throttle", "delay", "collect", "subscribe"].contains(node.name)
    }
  }

  private static func usesWhatArrives(_ closure: Node) -> Bool {
    let names = Set(closure.children(.parameter).map(\.name)).subtracting(["_"])
    return closure.descendants(of: .reference).contains {
      names.contains($0.name) || $0.name == "$0" && $0.ancestors.first { $0.kind == .closure } == closure
    }
  }

  /// Where code that runs at once reads the property, itself or by a function that it calls.
  private static func read(of member: Member, in code: Node, _ project: Project, depth: Int = 2) -> Node? {
    let uses = project.uses(of: member)
    if let use = uses.first(where: { $0.kind == .read && runsAtOnce($0.node, in: code) }) { return use.node }
    guard depth > 0 else { return nil }
    return code.descendants(of: .call).lazy.filter { runsAtOnce($0, in: code) }
      .compactMap { project.function(calledBy: $0) }.filter { $0 != code && !$0.traits.contains(.async) }
      .compactMap { read(of: member, in: $0, project, depth: depth - 1) }.first
  }

  private static func runsAtOnce(_ node: Node, in code: Node) -> Bool {
    guard code.contains(node) else { return false }
    return node.ancestors.prefix { $0 != code }.allSatisfy {
      !$0.kind.isFunctionLike && ($0.kind != .closure || ClosureUse(of: $0) == .immediate)
    }
  }
}
