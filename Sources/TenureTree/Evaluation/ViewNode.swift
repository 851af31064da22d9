import TenureGraph
import TenureRender
import TenureThread

@_spi(Tree) public typealias ViewNode = _ViewNode

/// What the screen keeps for one view at one place, from insertion to removal.
///
/// A node is made by the type of its view and updated by the same type only, so its kind never changes.
///
///     parent ──▶ child ──▶ …        owned downwards by the subclasses' own fields,
///        ◀─unowned─┘                known upwards by `parent`
@MainActor open class _ViewNode: _NodeLinks {
  /// How deep the node is, in steps of two: parents run before children, and what a node reads before the node.
  /// Negative once the node has left; with a high bit while it is set aside.
  package fileprivate(set) final var height: Int32

  @_spi(Tree) public init(in place: Place) {
    height = place.parent.height + 2
    super.init(place.environment, parent: place.parent)
  }

  /// A node that stands elsewhere than the view that says what is in it: `declarer` runs before it.
  @_spi(Tree) public init(in place: Place, after declarer: ViewNode) {
    height = max(place.parent.height, declarer.height) + 2
    super.init(place.environment, parent: place.parent)
  }

  /// The root of a window.
  @_spi(Tree) public init(rootWith environment: EnvironmentScope) {
    height = 0
    super.init(environment, parent: nil)
  }

  /// True from the moment that the node is taken from the tree, before what is below it is.
  package final var hasLeft: Bool { height < 0 }

  final func markGone() { height = ~height }

  /// True while the node's view is on its way out: nothing runs here then.
  package final var isSetAside: Bool {
    get { !hasLeft && height & Self.setAside != 0 }
    set { if newValue { height |= Self.setAside } else { height &= ~Self.setAside } }
  }

  private static var setAside: Int32 { 1 << 30 }

  /// What makes this node run again; nil for a node that reads nothing.
  @_spi(Tree) open var observer: Observer? { nil }

  /// Does again what depends on what changed. Called once in an update, parents before children.
  @_spi(Tree) open func rerun() {}

  /// The first element at or below this node.
  package final var firstElement: ElementNode? {
    Visits.note()
    return element ?? firstElement(after: nil)
  }

  /// Calls `visit` with the nodes directly below, in the order of the screen.
  @_spi(Tree) open func children(_ visit: (ViewNode) -> Void) {}

  /// The first element in the nodes directly below that follow `sibling`; in any of them when it is nil.
  @_spi(Tree) open func firstElement(after sibling: ViewNode?) -> ElementNode? {
    var isBehind = sibling == nil
    var first: ElementNode?
    children { child in
      if isBehind, first == nil { first = child.firstElement }
      isBehind = isBehind || child === sibling
    }
    return first
  }

  /// Called once, when the node leaves the tree, before its children leave.
  @_spi(Tree) open func leave() {}

  /// The element that stands for this node, when it is one itself.
  @_spi(Tree) open var element: ElementNode? { nil }

  /// What a modifier here says about the elements below, if it says anything.
  @_spi(Tree) open var style: RenderModifier? { nil }

  /// The node as one that wants to know whether there is anything on the screen inside, if it does.
  @_spi(Tree) open var appearanceWatcher: (any AppearanceWatcher)? { nil }
  /// Views have come, gone or moved below. True where they are a container's content, which looks for itself.
  func subviewsChanged() -> Bool { false }

  /// The node as what gives its inside another transaction, if it does.
  @_spi(Tree) open var transactionScope: (any TransactionScope)? { nil }

  /// The node as one that knows what the program calls its views, if it does.
  @_spi(Tree) open var identifying: (any IdentifyingNode)? { nil }

  /// The node as one that has something to show to who looks into the tree, if it has.
  @_spi(Tree) open var inspected: (any InspectedNode)? { nil }

  package final func place(environment: EnvironmentScope? = nil) -> Place {
    Place(parent: self, environment: environment ?? self.environment)
  }

  /// This node as the class that its view's type made it. A view type makes and updates its nodes itself, so this
  /// fails only where a framework view's two functions disagree.
  @inlinable @inline(__always)
  package final func expect<Node: _ViewNode>(_ type: Node.Type) -> Node {
    cast(self, to: type)
  }
}

@_spi(Tree) public typealias Place = _Place

/// A node with at most one node directly below.
@_spi(Tree) open class ParentNode: ViewNode {
  /// The round of updates in which the node was made, counted as far as the number goes; and above it the mark.
  private final var birthAndMark: UInt32
  /// nil before the first one is made, and where there can be none.
  package final var child: ViewNode?

  public override init(in place: Place) {
    birthAndMark = UInt32(truncatingIfNeeded: place.window.round) & ~Self.markBit
    super.init(in: place)
  }

  public override init(in place: Place, after declarer: ViewNode) {
    birthAndMark = UInt32(truncatingIfNeeded: place.window.round) & ~Self.markBit
    super.init(in: place, after: declarer)
  }

  private static var markBit: UInt32 { 1 << 31 }

  package final var birth: UInt32 { birthAndMark & ~Self.markBit }
  /// One bit for the subclass, where it takes no room of its own.
  package final var mark: Bool {
    get { birthAndMark & Self.markBit != 0 }
    set { if newValue { birthAndMark |= Self.markBit } else { birthAndMark &= ~Self.markBit } }
  }

  public override final func children(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }

  public override final func firstElement(after sibling: ViewNode?) -> ElementNode? {
    sibling == nil ? child?.firstElement : nil
  }
}
