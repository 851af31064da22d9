/// `ViewThatFits`: the first view whose ideal size is within the proposal along the axes in question; the last if none is.
public final class ViewThatFitsNode: LayoutNode {
  /// Along the others, a view may be longer than the proposal.
  public let axes: Axes

  /// The views in the order of preference.
  public init(_ axes: Axes = .both, _ children: [LayoutNode]) {
    self.axes = axes
    super.init(children)
  }

  override var showsSome: Bool { true }

  /// The view that was last chosen; nil before the first time, and without views.
  public private(set) var shownIndex: Int?

  private func chosen(_ proposal: Proposal) -> Int? {
    for (index, child) in children.dropLast().enumerated() {
      var asked = proposal
      if axes.contains(.horizontal) { asked.width = nil }
      if axes.contains(.vertical) { asked.height = nil }
      let size = child.fit(asked).size
      let isWide = axes.contains(.horizontal) && size.width > proposal.width ?? .infinity
      let isTall = axes.contains(.vertical) && size.height > proposal.height ?? .infinity
      if !isWide, !isTall { return index }
    }
    return children.indices.last
  }

  override func measure(_ proposal: Proposal) -> Fit {
    guard let index = chosen(proposal) else { return Fit(.zero, ignores: .both) }
    return Fit(children[index].fit(proposal).size)
  }

  override func arrange(in size: Size, _ proposal: Proposal, place: (Int, Point, Proposal) -> Void) {
    shownIndex = chosen(proposal)
    if let shownIndex { place(shownIndex, .zero, proposal) }
  }
}
