/// `frame(minWidth:idealWidth:maxWidth:…)`. Along each axis:
///
/// 1. The view is proposed what the frame is proposed (the ideal length instead of nothing), within the limits.
/// 2. With both limits, the frame takes what it is proposed, within them.
/// 3. With a least length alone, it takes the view's length, or the proposal if that is less, and at least the limit.
/// 4. With a greatest length alone, it takes the view's length, or the proposal if that is more, and at most the limit.
public final class FlexibleFrameNode: ModifierNode {
  /// The limits along one axis.
  public struct Limits: Equatable, Sendable {
    /// `minWidth` or `minHeight`.
    public var least: Double?
    /// `idealWidth` or `idealHeight`: proposed where nothing is.
    public var ideal: Double?
    /// `maxWidth` or `maxHeight`; infinity takes all that is proposed.
    public var most: Double?

    /// Limits that are left out are the view's.
    public init(least: Double? = nil, ideal: Double? = nil, most: Double? = nil) {
      self.least = least
      self.ideal = ideal
      self.most = most
    }

    func proposed(_ length: Double?) -> Double? {
      guard let length = length ?? ideal else { return nil }
      return max(least ?? 0, min(most ?? .infinity, length))
    }

    func length(_ proposed: Double?, content: Double) -> Double {
      let proposed = proposed ?? ideal ?? content
      switch (least, most) {
      case (nil, nil): return content
      case (let least?, nil): return max(least, min(content, proposed))
      case (nil, let most?): return min(most, max(content, proposed))
      case (let least?, let most?): return max(least, min(most, proposed))
      }
    }

    /// Whether every proposal has the same length.
    func ignores(content: Double) -> Bool {
      switch (least, most) {
      case (nil, nil): true
      case (let least?, nil): content <= least
      case (nil, let most?): content >= most
      case (let least?, let most?): most <= least
      }
    }
  }

  /// The limits of the width.
  public var horizontal: Limits { didSet { if horizontal != oldValue { setNeedsLayout() } } }
  /// The limits of the height.
  public var vertical: Limits { didSet { if vertical != oldValue { setParentNeedsLayout() } } }
  /// For a view that is smaller or bigger than the frame.
  public var alignment: Alignment { didSet { if alignment != oldValue { setNeedsLayout() } } }

  /// Without limits it changes nothing.
  public init(
    _ child: LayoutNode, horizontal: Limits = Limits(), vertical: Limits = Limits(), alignment: Alignment = .center
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
    super.init(child)
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: horizontal.proposed(proposal.width), height: vertical.proposed(proposal.height))
  }

  override func stands(at edge: Edge) -> Bool { vertical != Limits() }

  override func measure(_ proposal: Proposal) -> Fit {
    let child = content.fit(inner(proposal))
    var fit = child
    for axis in [Axis.horizontal, .vertical] {
      let limits = axis == .horizontal ? horizontal : vertical
      fit.size[axis] = limits.length(proposal[axis], content: child.size[axis])
      // A view that does not heed the length stands elsewhere in a frame that does.
      if !limits.ignores(content: child.size[axis]) { fit.ignores.remove(Axes(axis)) }
    }
    return fit
  }

  override func arrange(in size: Size, _ proposal: Proposal, place: (Int, Point, Proposal) -> Void) {
    let inner = inner(proposal)
    place(0, aligned(alignment, content.fit(inner).size, inner, in: size), inner)
  }
}
