/// `overlay` and `background`: a view of no consequence for the layout around, proposed the size that the modified view has.
public final class OverlayNode: ModifierNode {
  /// Guides of the view and of what lies over it are put on each other.
  public var alignment: Alignment { didSet { if alignment != oldValue { setNeedsLayout() } } }
  /// Whether it is drawn behind the modified view.
  public let isBackground: Bool

  /// Several views over one are a `ZStackNode`.
  public init(
    _ child: LayoutNode, _ secondary: LayoutNode, alignment: Alignment = .center, isBackground: Bool = false
  ) {
    self.alignment = alignment
    self.isBackground = isBackground
    super.init(child)
    insert(secondary, at: 1)
  }

  override var childrenWithGuides: Int { 1 }

  // What lies over or behind text may reach as far as text does: it stays clear of other texts.
  override func stands(at edge: Edge) -> Bool { true }

  override func arrange(in size: Size, _ proposal: Proposal, place: (Int, Point, Proposal) -> Void) {
    place(0, .zero, proposal)
    guard children.count > 1 else { return }
    let second = children[1]
    let inner = Proposal(size)
    let secondSize = second.fit(inner).size
    func origin(_ guide: Guide) -> Double {
      content.guide(guide, size: size, proposal) - second.guide(guide, size: secondSize, inner)
    }
    place(1, Point(x: origin(alignment.horizontal), y: origin(alignment.vertical)), inner)
  }
}
