/// `position`: takes all that it is proposed, and puts the view's middle at a point in it.
public final class PositionNode: ModifierNode {
  /// Of the view's middle, from the upper leading corner of the space.
  public var position: Point { didSet { if position != oldValue { setNeedsLayout() } } }

  /// In a stack it takes all the space that there is.
  public init(_ child: LayoutNode, _ position: Point) {
    self.position = position
    super.init(child)
  }

  override func measure(_ proposal: Proposal) -> Fit {
    Fit(proposal.replacingUnspecifiedDimensions(by: content.fit(proposal).size))
  }

  override func arrange(in size: Size, _ proposal: Proposal, place: (Int, Point, Proposal) -> Void) {
    let child = content.fit(proposal).size
    place(0, Point(x: position.x - child.width / 2, y: position.y - child.height / 2), proposal)
  }
}
