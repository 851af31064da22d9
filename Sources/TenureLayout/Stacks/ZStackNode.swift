/// `ZStack`: views over each other, aligned by a guide for each axis.
///
/// All are proposed what the stack is proposed; it is as big as all of them together. Where it is proposed nothing, it proposes its own
/// size as it places them: a shape behind a text is as tall as the text.
public final class ZStackNode: LayoutNode {
  /// The guides of all views are put on each other.
  public var alignment: Alignment { didSet { if alignment != oldValue { setNeedsLayout() } } }

  /// The first is the furthest behind.
  public init(alignment: Alignment = .center, _ children: [LayoutNode] = []) {
    self.alignment = alignment
    super.init(children)
  }

  override func measure(_ proposal: Proposal) -> Fit {
    guard !children.isEmpty else { return Fit(.zero, ignores: .both) }
    var ignores: Axes = .both
    let extent = extent(proposal) { ignores.formIntersection($0.ignores) }
    var ignored = ignores
    if ignores != .both {
      if proposal.height == nil { ignored.remove(.horizontal) }
      if proposal.width == nil { ignored.remove(.vertical) }
    }
    return Fit(extent.size, ignores: ignored)
  }

  override func arrange(in size: Size, _ proposal: Proposal, place: (Int, Point, Proposal) -> Void) {
    let proposal = Proposal(proposal.replacingUnspecifiedDimensions(by: size))
    let origin = extent(proposal) { _ in }.origin
    for (index, child) in children.enumerated() {
      let size = child.fit(proposal).size
      let x = origin.x - child.guide(alignment.horizontal, size: size, proposal)
      let y = origin.y - child.guide(alignment.vertical, size: size, proposal)
      place(index, Point(x: x, y: y), proposal)
    }
  }

  /// The size of all together, and where the guides are in it.
  private func extent(_ proposal: Proposal, _ asked: (Fit) -> Void) -> (origin: Point, size: Size) {
    var before = Point(x: -.infinity, y: -.infinity)
    var after = before
    for child in children {
      let fit = child.fit(proposal)
      asked(fit)
      let x = child.guide(alignment.horizontal, size: fit.size, proposal)
      let y = child.guide(alignment.vertical, size: fit.size, proposal)
      before = Point(x: max(before.x, x), y: max(before.y, y))
      after = Point(x: max(after.x, fit.size.width - x), y: max(after.y, fit.size.height - y))
    }
    return (before, Size(width: before.x + after.x, height: before.y + after.y))
  }
}
