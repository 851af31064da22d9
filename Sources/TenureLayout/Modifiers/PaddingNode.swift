/// `padding`: proposes less by the insets, and takes more by them.
public final class PaddingNode: ModifierNode {
  /// Negative ones let the view reach beyond.
  public var insets: Insets { didSet { if insets != oldValue { setParentNeedsLayout() } } }

  /// Without a length, SwiftUI takes 16 points: here it is told.
  public init(_ child: LayoutNode, _ insets: Insets) {
    self.insets = insets
    super.init(child)
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.map { max(0, $0 - insets[.horizontal]) },
      height: proposal.height.map { max(0, $0 - insets[.vertical]) })
  }

  override func stands(at edge: Edge) -> Bool { (edge == .top ? insets.top : insets.bottom) != 0 }

  override func measure(_ proposal: Proposal) -> Fit {
    var fit = content.fit(inner(proposal))
    fit.size.width = max(0, fit.size.width + insets[.horizontal])
    fit.size.height = max(0, fit.size.height + insets[.vertical])
    return fit
  }

  override func arrange(in size: Size, _ proposal: Proposal, place: (Int, Point, Proposal) -> Void) {
    place(0, Point(x: insets.leading, y: insets.top), inner(proposal))
  }
}
