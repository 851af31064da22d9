/// `aspectRatio`: proposes a size of a ratio, within what it is proposed (`fit`) or around it (`fill`), and takes the size that
/// the view answers with. Without a ratio, the view's ideal size has it.
public final class AspectRatioNode: ModifierNode {
  /// The width by the height.
  public var ratio: Double? { didSet { if ratio != oldValue { setNeedsLayout() } } }
  /// Whether it reaches beyond the proposal along one axis instead of staying within it along both.
  public var fills: Bool { didSet { if fills != oldValue { setNeedsLayout() } } }

  /// As `scaledToFit` unless told.
  public init(_ child: LayoutNode, _ ratio: Double? = nil, fills: Bool = false) {
    self.ratio = ratio
    self.fills = fills
    super.init(child)
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    let ideal = content.fit(.unspecified).size
    let ratio = ratio ?? ideal.width / ideal.height
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return inner(Proposal(ideal))
    case (let width?, nil): return Proposal(width: width, height: width / ratio)
    case (nil, let height?): return Proposal(width: height * ratio, height: height)
    case (let width?, let height?):
      let isBound = width <= height * ratio
      return isBound != fills
        ? Proposal(width: width, height: width / ratio) : Proposal(width: height * ratio, height: height)
    }
  }

  override func measure(_ proposal: Proposal) -> Fit { Fit(content.fit(inner(proposal)).size) }

  override func arrange(in size: Size, _ proposal: Proposal, place: (Int, Point, Proposal) -> Void) {
    place(0, .zero, inner(proposal))
  }
}
