/// `alignmentGuide`: sets where a guide is in the view.
public final class AlignmentGuideNode: ModifierNode {
  /// The other guides are left as they are in the view.
  public let guide: Guide
  /// Asked with the view's size and its own guides.
  public var value: (Dimensions) -> Double { didSet { setParentNeedsLayout() } }

  /// The value counts for stacks around this one, too.
  public init(_ child: LayoutNode, _ guide: Guide, _ value: @escaping (Dimensions) -> Double) {
    self.guide = guide
    self.value = value
    super.init(child)
  }

  override var ownTraits: Traits { .guides }

  override func ownGuide(_ guide: Guide, size: Size, _ proposal: Proposal) -> Double? {
    guide == self.guide ? value(content.dimensions(proposal)) : nil
  }
}
