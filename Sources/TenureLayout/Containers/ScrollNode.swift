/// `ScrollView`: proposes nothing along its axes and takes what it is proposed there; across, it is as broad as its content.
public final class ScrollNode: LayoutNode {
  /// The directions in which the content may be longer than what is seen.
  public let axes: Axes
  /// How far the content is scrolled. Frames in it follow at the next update.
  public var contentOffset = Point.zero { didSet { if contentOffset != oldValue { setNeedsLayout() } } }

  /// What stays free around the content.
  public let contentMargins: Insets

  /// Where content stands that is smaller than what is seen: from 0 to 1 of the room that it leaves along the axes.
  private let contentAnchor: Point

  /// Several views in a scroll view are a stack of its own.
  public init(
    _ axes: Axes = .vertical, _ content: LayoutNode, contentMargins: Insets = .zero, contentAnchor: Point = .zero
  ) {
    self.axes = axes
    self.contentMargins = contentMargins
    self.contentAnchor = contentAnchor
    super.init([contentMargins == .zero ? content : PaddingNode(content, contentMargins)])
  }

  override var childrenWithGuides: Int { 0 }
  override var passesGuides: Bool { false }

  override func valuesChanged() { children.first?.forgetAnswers(of: .sight) }

  /// The size for which what is in sight was last placed.
  private var shownSize: Size?

  override func willPlace() {
    let size = Size(width: visibleLength(.horizontal), height: visibleLength(.vertical))
    if shownSize != size {
      children.first?.placeAgain(.sight)
      children.first?.forgetAnswers(of: .container)
    }
    shownSize = size
  }

  /// How much of the content is seen along an axis. Before it has a place, a screen's length is a good guess.
  ///
  /// Across its axis it is what the scroll view was proposed: its own length there follows from the content.
  func visibleLength(_ axis: Axis) -> Double {
    guard isPlaced else { return 1000 }
    if let length = placedProposal[axis], length < .infinity { return length }
    return frame.size[axis]
  }

  /// How big what scrolls is.
  public var contentSize: Size { children.first?.frame.size ?? .zero }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func measure(_ proposal: Proposal) -> Fit {
    guard let content = children.first else { return Fit(proposal.replacingUnspecifiedDimensions(by: .zero)) }
    let fit = content.fit(inner(proposal))
    var size = fit.size
    if axes.contains(.horizontal), let width = proposal.width { size.width = width }
    if axes.contains(.vertical), let height = proposal.height { size.height = height }
    return Fit(size, ignores: fit.ignores.subtracting(axes))
  }

  override func arrange(in size: Size, _ proposal: Proposal, place: (Int, Point, Proposal) -> Void) {
    guard let content = children.first else { return }
    var corner = Point(x: -contentOffset.x, y: -contentOffset.y)
    if contentAnchor != .zero {
      let free = content.fit(inner(proposal)).size
      if axes.contains(.horizontal) { corner.x += max(0, size.width - free.width) * contentAnchor.x }
      if axes.contains(.vertical) { corner.y += max(0, size.height - free.height) * contentAnchor.y }
    }
    place(0, corner, inner(proposal))
  }
}

/// What `containerRelativeFrame` inside is a part of: a screen between its bars, a sheet, a tab.
public final class ContainerNode: ModifierNode {
  private var shownSize: Size?

  /// It takes no room of its own.
  public override init(_ child: LayoutNode) { super.init(child) }

  func length(_ axis: Axis) -> Double? {
    guard isPlaced else { return nil }
    if let length = placedProposal[axis], length < .infinity { return length }
    return frame.size[axis]
  }

  override func willPlace() {
    let size = Size(width: length(.horizontal) ?? 0, height: length(.vertical) ?? 0)
    if shownSize != size { content.forgetAnswers(of: .container) }
    shownSize = size
  }
}
