/// `GeometryReader`: takes what it is proposed (10 points where nothing is), and puts its views into the upper leading corner.
public final class GeometryReaderNode: LayoutNode {
  /// Several views stand over each other.
  public override init(_ children: [LayoutNode] = []) { super.init(children) }

  override func measure(_ proposal: Proposal) -> Fit { Fit(proposal.replacingUnspecifiedDimensions()) }

  override func arrange(in size: Size, _ proposal: Proposal, place: (Int, Point, Proposal) -> Void) {
    for index in children.indices { place(index, .zero, Proposal(size)) }
  }

  override var childrenWithGuides: Int { 0 }
  override var passesGuides: Bool { false }
}
