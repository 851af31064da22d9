/// The content of a row that has a least height: where no height is proposed, a view that takes less is proposed that
/// height, so that one without a height of its own fills the row.
public final class LeastHeightNode: ModifierNode {
  private let least: Double

  /// It takes what the view takes.
  public init(_ child: LayoutNode, _ least: Double) {
    self.least = least
    super.init(child)
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    var inner = proposal
    if proposal.height == nil, content.fit(proposal).size.height < least { inner.height = least }
    return inner
  }

  override func measure(_ proposal: Proposal) -> Fit {
    let inner = inner(proposal)
    var fit = content.fit(inner)
    if inner != proposal { fit.ignores.remove(.vertical) }
    return fit
  }

  override func arrange(in size: Size, _ proposal: Proposal, place: (Int, Point, Proposal) -> Void) {
    place(0, .zero, inner(proposal))
  }
}
