extension Node {
  /// The function, accessor or closure that a node runs in.
  public var enclosingCode: Node? { ancestors.first { $0.kind.isFunctionLike || $0.kind == .closure } }

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
