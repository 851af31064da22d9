/// State that says that something has been done, whether it has or not: `try? await api.delete(item)` beside
/// `items.removeAll { $0.id == item.id }`.
enum ChangedThoughFailed {
  static func findings(in project: Project) -> [Finding] {
    // `if isLiked { try? await … } else { try? await … }` beside one change is one mistake.
    var told: Set<Node> = []
    return project.files.filter { $0.standing == .product }.flatMap { $0.all(of: .tryExpression) }
      .compactMap { attempt in
        guard let (change, finding) = finding(attempt, project), told.insert(change).inserted else { return nil }
        return finding
      }
  }

  private static func finding(_ attempt: Node, _ project: Project) -> (change: Node, finding: Finding)? {
    guard attempt.name == "try?", let statement = droppingStatement(attempt), let call = awaitedCall(in: attempt),
      let deed = call.calledName, isDeed(deed), !isAside(call), project.isShipped(attempt),
      let type = project.enclosingType(of: attempt), type.isModel || type.isViewLike
    else { return nil }
    let beside = statements(around: statement)
    guard !beside.contains(where: { $0.start > statement.start && isReload($0) }),
      let (change, list) = beside.lazy.compactMap({ change(in: $0, along: deed, project) }).first
    else { return nil }
    let isBefore = change.start < attempt.start
    let finding = Finding(
      OptionalBagState.self, at: attempt,
      fact: "\(type.name) drops the error of '\(deed)', and changes '\(list)' whether it worked or not.",
      evidence: [Evidence(change, isBefore ? "changed before" : "changed all the same")],
      consequence: "Where '\(deed)' fails, the screen says that it is done, until everything is loaded anew.",
      advice: isBefore
        ? "Take the change back in a 'catch', and say what went wrong."
        : "'do { try await … }' with the change behind the call, and a 'catch' that says what went wrong.")
    return (change, finding)
  }

  /// What is done before and behind it, also around an `if` that it stands in.
  private static func statements(around statement: Node) -> [Node] {
    var found: [Node] = []
    for ancestor in statement.ancestors {
      found += ancestor.children(.statement).filter { !$0.contains(statement) }
      // A task is begun behind what stands before it.
      if ancestor.kind == .closure, ancestor.isTaskBody { continue }
      // What stands around a loop is about all of them.
      if ancestor.kind.isFunctionLike || [.closure, .forLoop, .whileLoop, .repeatLoop].contains(ancestor.kind) {
        break
      }
    }
    return found
  }

  /// The statement that drops the result: the attempt itself, or `_ = try? …`.
  private static func droppingStatement(_ attempt: Node) -> Node? {
    if attempt.role == .statement { return attempt }
    guard let assignment = attempt.assignmentOfValue, assignment.role == .statement,
      assignment.child(.left)?.kind == .wildcard
    else { return nil }
    return assignment
  }

  private static func awaitedCall(in attempt: Node) -> Node? {
    guard let wait = attempt.child(.base), wait.kind == .awaitExpression else { return nil }
    return wait.child(.base).flatMap { $0.kind == .call ? $0 : nil }
  }

  private static func isDeed(_ name: String) -> Bool { deeds.contains(name.nameWords.first ?? "") }

  private static let deeds: Set<String> = [
    "delete", "remove", "destroy", "like", "unlike", "favorite", "unfavorite", "follow", "unfollow", "mute", "unmute",
    "block", "unblock", "vote", "upvote", "downvote", "subscribe", "unsubscribe", "post", "send", "submit", "create",
    "add", "rename", "archive", "move", "mark", "update", "publish", "join", "leave", "accept", "decline", "reject",
    "invite", "pin", "unpin", "bookmark", "unbookmark", "star", "unstar", "complete", "toggle", "put", "patch",
  ]

  /// What is only remembered or counted: nobody waits for it.
  private static func isAside(_ call: Node) -> Bool {
    let receiver = call.child(.callee)?.child(.base)?.text.lowercased() ?? ""
    return ["cache", "analytics", "tracker", "log", "index", "notification", "haptic", "telemetry"].contains {
      receiver.contains($0)
    }
  }

  /// `await load()`: what is shown then is what there is.
  private static func isReload(_ statement: Node) -> Bool {
    statement.withDescendants(of: .call).contains { call in
      ["load", "reload", "refresh", "fetch", "sync", "invalidate"].contains(call.calledName?.nameWords.first ?? "")
    }
  }

  /// A change of a list that views follow, of one of its elements, or of a property that is named like the deed.
  private static func change(
    in statement: Node, along deed: String, _ project: Project
  ) -> (Node, String)? {
    for node in statement.withDescendants {
      if node.kind == .assignment, let target = node.child(.left) {
        let path = path(of: target)
        guard let member = path.lazy.compactMap({ project.storage(of: $0) }).first(where: project.isFollowed) else {
          continue
        }
        let isOfElement = path.contains { $0.kind == .subscriptAccess }
        if isOfElement || isNamed(target.name, like: deed) { return (node, member.name) }
      } else if node.kind == .call, let method = node.child(.callee), method.kind == .member,
        ["append", "insert", "remove", "removeAll", "toggle"].contains(method.name), let target = method.child(.base),
        let member = path(of: target).lazy.compactMap({ project.storage(of: $0) }).first(where: project.isFollowed)
      {
        if method.name == "toggle", !isNamed(target.name, like: deed) { continue }
        if method.name == "removeAll", node.children.allSatisfy({ $0.role == .callee }) { continue }
        return (node, member.name)
      }
    }
    return nil
  }

  /// An expression and what it is taken from, the outermost first.
  private static func path(of target: Node) -> [Node] {
    var found = [target]
    while let base = found[found.count - 1].child(.base) { found.append(base) }
    return found
  }

  /// `isLiked` of `like`, `following` of `follow`
  private static func isNamed(_ name: String, like deed: String) -> Bool {
    guard let verb = deed.nameWords.first else { return false }
    let stem = verb.hasSuffix("e") ? String(verb.dropLast()) : verb
    return name.nameWords.contains { $0.hasPrefix(stem) && $0.count <= stem.count + 3 }
  }
}
