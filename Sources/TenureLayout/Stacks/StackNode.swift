/// `HStack` and `VStack`: one view after another along an axis.
///
/// 1. The spacing is taken off the proposed length. Proposed no length, every view is proposed none.
/// 2. Views with a higher layout priority come first; what those below need at least is kept free for them.
/// 3. Among equals, the least flexible view comes first: the length at infinity less the length at zero.
/// 4. Each is proposed an equal share of what is left for those that still wait, and takes what it likes.
/// 5. Across, all are proposed what the stack is proposed, and aligned by a guide. Proposed no breadth, the stack takes that of its views,
///    and proposes it to them as it places them: a divider in a row is as tall as the row.
public final class StackNode: LayoutNode {
  /// From view to view.
  public let axis: Axis
  /// Across the axis.
  public var alignment: Guide { didSet { if alignment != oldValue { setNeedsLayout() } } }
  /// `nil` for the distance that each two neighbours like to have.
  public var spacing: Double? { didSet { if spacing != oldValue { setNeedsLayout() } } }

  /// The last one worked out. Kept through a change of a view's size if no view's length depends on another's.
  private var solution: StackSolution?
  /// Views with other answers than `solution` has.
  private var outdated: [LayoutNode] = []

  /// Centered, with the usual distances, unless told.
  public init(_ axis: Axis, alignment: Guide? = nil, spacing: Double? = nil, _ children: [LayoutNode] = []) {
    self.axis = axis
    self.alignment = alignment ?? (axis == .horizontal ? .verticalCenter : .horizontalCenter)
    self.spacing = spacing
    super.init(children)
  }

  override func valuesChanged() {
    solution = nil
    outdated = []
    // Another view may be the first or the last one now.
    if axis == .vertical { tellParents() }
  }

  override func childChanged(_ child: LayoutNode) {
    if axis == .vertical, child === children.first || child === children.last { tellParents() }
    if solution?.isSeparable == true { outdated.append(child) } else { solution = nil }
  }

  override func measure(_ proposal: Proposal) -> Fit { solve(proposal).fit }

  // A column that begins or ends with text is text to its neighbours. A row is not, whatever is in it.
  override func spacing(at edge: Edge) -> EdgeSpacing? {
    guard axis == .vertical, edge == .top || edge == .bottom else { return EdgeSpacing() }
    let outermost = edge == .top ? children.first : children.last
    return outermost?.spacing(at: edge) ?? EdgeSpacing()
  }

  override func arrange(in size: Size, _ proposal: Proposal, place: (Int, Point, Proposal) -> Void) {
    var proposal = proposal
    if proposal[axis.other] == nil { proposal[axis.other] = size[axis.other] }
    let solution = solve(proposal)
    var position = 0.0
    for (index, item) in solution.items.enumerated() {
      position += item.gap
      var origin = Point.zero
      origin[axis] = position
      origin[axis.other] = solution.above - item.guide
      place(index, origin, Proposal(along: axis, item.proposed, across: proposal[axis.other]))
      position += item.length
    }
  }

  private func solve(_ proposal: Proposal) -> StackSolution {
    if !outdated.isEmpty {
      var known = solution
      // Taken out: what is changed in place is not copied.
      solution = nil
      for child in outdated where child.parent === self {
        if known?.renew(child, of: self) == false { known = nil }
      }
      outdated = []
      known?.sumUp(axis)
      solution = known
    }
    if let solution, solution.proposal == proposal { return solution }
    let new = StackSolution(of: self, proposal)
    solution = new
    return new
  }
}
