/// `offset`: shows the view elsewhere. What is around, guides included, takes it to be where it would be without.
public final class OffsetNode: ModifierNode {
  /// From where it would be; mirrored where the direction is right to left.
  public var offset: Point { didSet { if offset != oldValue { setNeedsLayout() } } }

  /// Positive is towards the trailing and the lower side.
  public init(_ child: LayoutNode, _ offset: Point) {
    self.offset = offset
    super.init(child)
  }

  override func arrange(in size: Size, _ proposal: Proposal, place: (Int, Point, Proposal) -> Void) {
    place(0, offset, proposal)
  }

  override func ownGuide(_ guide: Guide, size: Size, _ proposal: Proposal) -> Double? {
    content.explicitGuide(guide, proposal)
  }

  override var childrenWithGuides: Int { 0 }
}
