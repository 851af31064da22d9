/// `safeAreaInset`: a bar at an edge; the view gets what the bar leaves.
public final class SafeAreaInsetNode: ModifierNode {
  /// Where the bar is.
  public let edge: Edge
  /// Between the bar and the view.
  public var spacing: Double { didSet { if spacing != oldValue { setNeedsLayout() } } }
  /// Of the bar, along its edge.
  public var alignment: Guide { didSet { if alignment != oldValue { setNeedsLayout() } } }

  /// Without a distance, unless told.
  public init(
    _ child: LayoutNode, _ bar: LayoutNode, edge: Edge = .bottom, spacing: Double? = nil, alignment: Guide? = nil
  ) {
    self.edge = edge
    self.spacing = spacing ?? 0
    self.alignment = alignment ?? (edge == .top || edge == .bottom ? .horizontalCenter : .verticalCenter)
    super.init(child)
    insert(bar, at: 1)
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  override var childrenWithGuides: Int { 1 }

  /// What the bar is proposed and takes, and what the view is proposed.
  private func parts(_ proposal: Proposal) -> (bar: Proposal, barLength: Double, view: Proposal) {
    var asked = proposal
    asked[axis] = nil
    let length = children.count > 1 ? children[1].fit(asked).size[axis] + spacing : 0
    var rest = proposal
    rest[axis] = proposal[axis].map { max(0, $0 - length) }
    return (asked, length, rest)
  }

  override func measure(_ proposal: Proposal) -> Fit {
    let parts = parts(proposal)
    var size = content.fit(parts.view).size
    size[axis] += parts.barLength
    return Fit(size)
  }

  override func arrange(in size: Size, _ proposal: Proposal, place: (Int, Point, Proposal) -> Void) {
    let parts = parts(proposal)
    let isFirst = edge == .top || edge == .leading
    var origin = Point.zero
    if isFirst { origin[axis] = parts.barLength }
    place(0, origin, parts.view)
    guard children.count > 1 else { return }
    var asked = parts.bar
    asked[axis.other] = size[axis.other]
    let bar = children[1].fit(asked).size
    let frame = Dimensions(node: nil, proposal: proposal, size: size)
    var place1 = Point.zero
    place1[axis] = isFirst ? 0 : size[axis] - bar[axis]
    place1[axis.other] =
      alignment.standard(in: frame, size: size) - children[1].guide(alignment, size: bar, asked)
    place(1, place1, asked)
  }
}

/// `ignoresSafeArea`: the view reaches to the window's edge where it touches the safe area's. What is around does not notice.
public final class IgnoresSafeAreaNode: ModifierNode {
  /// On the others it stays within the safe area.
  public var edges: Set<Edge> { didSet { if edges != oldValue { setNeedsLayout() } } }

  /// All edges, unless told.
  public init(_ child: LayoutNode, _ edges: Set<Edge> = Set(Edge.allCases)) {
    self.edges = edges
    super.init(child)
  }

  override var ownTraits: Traits { .safeArea }

  override func ownGuide(_ guide: Guide, size: Size, _ proposal: Proposal) -> Double? {
    content.explicitGuide(guide, proposal)
  }

  override var childrenWithGuides: Int { 0 }

  override func arrange(in size: Size, _ proposal: Proposal, place: (Int, Point, Proposal) -> Void) {
    let around = safeAreaAround(edges)
    guard around != .zero else { return place(0, .zero, proposal) }
    let space = Size(width: size.width + around[.horizontal], height: size.height + around[.vertical])
    let inner = content.fit(Proposal(space)).size
    place(
      0,
      Point(
        x: (space.width - inner.width) / 2 - around.leading, y: (space.height - inner.height) / 2 - around.top),
      Proposal(space))
  }
}
