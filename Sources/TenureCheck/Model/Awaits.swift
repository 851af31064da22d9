extension Node {
  /// The function, accessor or closure that a node runs in.
  public var enclosingCode: Node? { ancestors.first { $0.kind.isFunctionLike || $0.kind == .closure } }

  /// `if asked != filter { return }`: what follows is under the condition's contrary.
  var leavesItsCode: Bool {
    guard kind == .ifBranch, let then = child(.then), let last = Array(then.children).last else { return false }
    return [.returnStatement, .throwStatement, .jump].contains(last.kind)
  }

  /// Whether this awaits nothing but a line in a log, or a number for statistics: `await logger.log("…")`.
  public var awaitsNoAnswer: Bool {
    guard kind == .awaitExpression, role == .statement || parent?.kind == .tryExpression, var call = child(.base) else {
      return false
    }
    if call.kind == .tryExpression, let base = call.child(.base) { call = base }
    guard call.kind == .call, var link = call.child(.callee) else { return false }
    var words = Set(link.name.nameWords)
    while link.kind == .member, let base = link.child(.base) {
      link = base.kind == .call ? base.child(.callee) ?? base : base
      words.formUnion(link.name.nameWords)
    }
    return !words.isDisjoint(with: Self.recording)
  }

  private static let recording: Set<String> = [
    "log", "logs", "logger", "logging", "analytics", "metric", "metrics", "telemetry", "tracker", "breadcrumb", "print",
    "debug",
  ]

  /// Suspensions of a function or closure itself, not of closures within it, in the order of the source.
  public var suspensions: [Node] {
    descendants.filter { node in
      (node.kind == .awaitExpression || node.kind == .forLoop && node.traits.contains(.async))
        && node.enclosingCode == self
    }
  }

  /// The last suspension that is over when this node runs, as far as the order of the source tells: one before it, or
  /// one within it, as in `items = await load()`.
  public var suspensionBefore: Node? {
    enclosingCode?.suspensions.last {
      contains($0) || $0.range.upperBound <= start || $0.kind == .forLoop && $0.contains(self)
    }
  }
}
