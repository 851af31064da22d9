/// `fixedSize`: proposes nothing along its axes, so that the view takes its ideal length.
public final class FixedSizeNode: ModifierNode {
  /// Along the others, the proposal reaches the view.
  public var axes: Axes { didSet { if axes != oldValue { setNeedsLayout() } } }

  /// Along both, unless told.
  public init(_ child: LayoutNode, _ axes: Axes = .both) {
    self.axes = axes
    super.init(child)
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func measure(_ proposal: Proposal) -> Fit {
    var fit = content.fit(inner(proposal))
    fit.ignores.formUnion(axes)
    return fit
  }

  override func arrange(in size: Size, _ proposal: Proposal, place: (Int, Point, Proposal) -> Void) {
    place(0, .zero, inner(proposal))
  }
}
