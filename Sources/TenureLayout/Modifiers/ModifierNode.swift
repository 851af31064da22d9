/// A modifier of one view: it stands for the view in the stack around, with the view's priority and spacing.
public class ModifierNode: LayoutNode {
  init(_ child: LayoutNode) { super.init([child]) }

  /// The modified view.
  public final var content: LayoutNode { children[0] }

  override var layoutPriority: Double { content.layoutPriority }

  /// It stands between the view and its neighbour on that side: text is no text to the neighbour then.
  func stands(at edge: Edge) -> Bool { false }

  override func spacing(at edge: Edge) -> EdgeSpacing? {
    let spacing = content.spacing(at: edge)
    return stands(at: edge) ? spacing?.withoutText : spacing
  }

  override func measure(_ proposal: Proposal) -> Fit { content.fit(proposal) }

  override func arrange(in size: Size, _ proposal: Proposal, place: (Int, Point, Proposal) -> Void) {
    place(0, .zero, proposal)
  }

  /// Where a view of some size stands in a frame, by the guides of both.
  final func aligned(_ alignment: Alignment, _ child: Size, _ proposal: Proposal, in size: Size) -> Point {
    func place(_ guide: Guide) -> Double {
      let frame = Dimensions(node: nil, proposal: .unspecified, size: size)
      return guide.standard(in: frame, size: size) - content.guide(guide, size: child, proposal)
    }
    return Point(x: place(alignment.horizontal), y: place(alignment.vertical))
  }
}
