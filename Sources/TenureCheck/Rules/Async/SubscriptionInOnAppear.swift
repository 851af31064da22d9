/// `onAppear { model.listen() }`, where `listen` stores one more subscription with each appearance.
enum SubscriptionInOnAppear {
  static func findings(in project: Project) -> [Finding] {
    project.calls(of: "store").compactMap { finding($0, project) }
  }

  private static func finding(_ storing: Node, _ project: Project) -> Finding? {
    guard let target = storing.children.first(where: { $0.label == "in" && $0.kind == .inoutReference }),
      let set = target.child(.base).flatMap({ project.storage(of: $0) }), set.isStored,
      project.owner(of: set).isModel || set.wrapper == .state,
      let listening = storing.child(.callee)?.child(.base),
      listening.calledName == "sink" || listening.calledName == "assign",
      let source = lasting(below: listening, project), let appearance = appearance(of: storing, project),
      !isEmptied(set, project), let view = project.enclosingType(of: appearance)
    else { return nil }
    let owner = project.owner(of: set)
    return Finding(
      TaskInOnAppear.self, at: storing,
      fact: "\(view.name) adds a subscription to '\(source.excerpt)' each time it appears, and cancels none.",
      evidence: (appearance.contains(storing) ? [] : [Evidence(nameOf: appearance, "this 'onAppear' subscribes")])
        + [Evidence(set.node, "the subscriptions are kept here")],
      consequence: "Each time the view comes back there is one more subscription, and its closure runs once more for "
        + "each value.",
      advice: owner.isModel
        ? "Subscribe once, in the initializer of \(owner.name); or keep a single 'AnyCancellable': assigning the next "
          + "one cancels the one before."
        : "Use '.onReceive', which has one subscription and ends with the view.")
  }

  /// What goes on publishing: a property, a subject, notifications, a timer. A request answers and is done.
  private static func lasting(below link: Node, _ project: Project) -> Node? {
    var current = link
    while true {
      // One value, or a few: it ends by itself.
      if current.kind == .call, ending.contains(current.calledName ?? "") { return nil }
      if current.name.isProjection, current.kind == .reference || current.kind == .member { return current }
      if let member = project.storage(of: current), member.isStored {
        let type = member.type?.name ?? member.value?.calledName ?? ""
        return ["PassthroughSubject", "CurrentValueSubject"].contains(type) ? current : nil
      }
      if current.kind == .call, current.calledName == "publisher" || current.calledName == "publish",
        let base = current.child(.callee)?.child(.base),
        ["NotificationCenter", "Timer"].contains(where: { name in base.withDescendants.contains { $0.name == name } })
      {
        return current
      }
      guard let next = current.kind == .call ? current.child(.callee)?.child(.base) : current.child(.base) else {
        return nil
      }
      current = next
    }
  }

  private static let ending: Set<String> = [
    "first", "tryFirst", "prefix", "tryPrefix", "output", "contains", "allSatisfy",
  ]

  /// The `onAppear` that leads here, where nothing on the way asks whether it has already been done.
  private static func appearance(
    of node: Node, _ project: Project, by ways: [(code: Node, end: Int)] = [], depth: Int = 2
  ) -> Node? {
    for ancestor in node.ancestors {
      if ancestor.kind == .ifBranch || ancestor.kind == .switchBranch { return nil }
      if ancestor.kind == .closure, ClosureUse(of: ancestor) != .immediate {
        guard let modifier = ancestor.parent, modifier.calledName == "onAppear" else { return nil }
        let asked = AskedFirst(project: project, ways: ways + [(ancestor, node.start)])
        return asked.holds(around: ancestor) ? nil : modifier
      }
      if ancestor.kind == .function {
        guard depth > 0, let type = project.enclosingType(of: ancestor),
          let function = type.members.first(where: { $0.node == ancestor }),
          !ancestor.descendants.contains(where: { ["cancel", "removeAll"].contains($0.name) && $0.start < node.start })
        else { return nil }
        let ways = ways + [(ancestor, node.start)]
        return project.uses(of: function).lazy.compactMap { use in
          // `.onAppear(perform: model.listen)`
          guard use.node.role == .argument, let modifier = use.node.parent, modifier.calledName == "onAppear" else {
            return appearance(of: use.node, project, by: ways, depth: depth - 1)
          }
          return AskedFirst(project: project, ways: ways).holds(around: use.node) ? nil : modifier
        }.first
      }
      if ancestor.kind.isFunctionLike { return nil }
    }
    return nil
  }

  private static func isEmptied(_ set: Member, _ project: Project) -> Bool {
    project.uses(of: set).contains { use in
      ["removeAll", "forEach", "first"].contains(use.node.accessedMember?.name ?? "") || use.node.assignment != nil
    }
  }
}
