/// `layoutPriority`: a stack gives space to views of a higher priority first.
public final class LayoutPriorityNode: ModifierNode {
  /// Zero for views without one.
  public var priority: Double { didSet { if priority != oldValue { setParentNeedsLayout() } } }

  /// Negative ones wait for all others.
  public init(_ child: LayoutNode, _ priority: Double) {
    self.priority = priority
    super.init(child)
  }

  override var layoutPriority: Double { priority }
}

/// `environment(\.layoutDirection, …)`: what is in it has its leading side there.
public final class DirectionNode: ModifierNode {
  private let own: LayoutDirection

  /// It itself is placed by the direction around it.
  public init(_ child: LayoutNode, _ direction: LayoutDirection) {
    own = direction
    super.init(child)
  }

  override var direction: LayoutDirection? { own }
}

/// `zIndex`: the order in which views are drawn, and nothing else.
public final class ZIndexNode: ModifierNode {
  /// Among the views of one container: more is further in front.
  public var zIndex: Double

  /// Zero for views without one.
  public init(_ child: LayoutNode, _ zIndex: Double) {
    self.zIndex = zIndex
    super.init(child)
  }
}

extension LayoutNode {
  /// The children from back to front: by `zIndex`, and in written order where that is the same.
  public final var drawingOrder: [LayoutNode] {
    func depth(_ node: LayoutNode) -> Double {
      var node = node
      while let modifier = node as? ModifierNode {
        if let index = modifier as? ZIndexNode { return index.zIndex }
        node = modifier.content
      }
      return 0
    }
    return children.map { (node: $0, depth: depth($0)) }
      .sorted { ($0.depth, $0.node.index) < ($1.depth, $1.node.index) }
      .map(\.node)
  }
}
