/// `frame(width:height:alignment:)`: a fixed length proposed and taken; along the other axis, the view's own behaviour.
public final class FrameNode: ModifierNode {
  /// `nil` leaves the width to the view.
  public var width: Double? { didSet { if width != oldValue { setNeedsLayout() } } }
  /// `nil` leaves the height to the view.
  public var height: Double? { didSet { if height != oldValue { setParentNeedsLayout() } } }
  /// For a view that is smaller or bigger than the frame.
  public var alignment: Alignment { didSet { if alignment != oldValue { setNeedsLayout() } } }

  /// A view may answer with more than the frame: then it reaches beyond it.
  public init(
    _ child: LayoutNode, width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
    super.init(child)
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func stands(at edge: Edge) -> Bool { height != nil }

  override func measure(_ proposal: Proposal) -> Fit {
    var fit = content.fit(inner(proposal))
    if let width {
      fit.size.width = width
      fit.ignores.insert(.horizontal)
    }
    if let height {
      fit.size.height = height
      fit.ignores.insert(.vertical)
    }
    return fit
  }

  override func arrange(in size: Size, _ proposal: Proposal, place: (Int, Point, Proposal) -> Void) {
    let inner = inner(proposal)
    place(0, aligned(alignment, content.fit(inner).size, inner, in: size), inner)
  }
}
