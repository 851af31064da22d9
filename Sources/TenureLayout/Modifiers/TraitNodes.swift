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

/// `layoutValue`: says something to the layout in code around it.
public final class LayoutValueNode: ModifierNode {
  let key: ObjectIdentifier
  let value: Any

  /// The key is that of a type of the program's own.
  public init(_ child: LayoutNode, _ key: ObjectIdentifier, _ value: Any) {
    self.key = key
    self.value = value
    super.init(child)
  }
}

extension LayoutNode {
  /// The outermost of the modifiers around one view that a question is about.
  private final func modifier<Answer>(_ answer: (ModifierNode) -> Answer?) -> Answer? {
    var node: LayoutNode = self
    while let modifier = node as? ModifierNode {
      if let answer = answer(modifier) { return answer }
      node = modifier.content
    }
    return nil
  }

  /// What `layoutValue` says under a key, of this view.
  final func layoutValue(_ key: ObjectIdentifier) -> Any? {
    modifier { ($0 as? LayoutValueNode).flatMap { $0.key == key ? $0.value : nil } }
  }

  /// The children from back to front: by `zIndex`, and in written order where that is the same.
  public final var drawingOrder: [LayoutNode] {
    children.map { (node: $0, depth: $0.modifier { ($0 as? ZIndexNode)?.zIndex } ?? 0) }
      .sorted { ($0.depth, $0.node.index) < ($1.depth, $1.node.index) }
      .map(\.node)
  }
}
