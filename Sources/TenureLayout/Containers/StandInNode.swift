/// Stands for a view that another layout places: a stack of these says how large it would be, and where its views would stand,
/// without taking them.
public final class StandInNode: LayoutNode {
  private let view: LayoutNode

  /// The view stays where it is.
  public init(for view: LayoutNode) {
    self.view = view
    super.init()
  }

  override var ownTraits: Traits { .guides }
  override var layoutPriority: Double { view.layoutPriority }
  override func spacing(at edge: Edge) -> EdgeSpacing? { view.spacing(at: edge) }
  override func measure(_ proposal: Proposal) -> Fit { view.fit(proposal) }

  override func ownGuide(_ guide: Guide, size: Size, _ proposal: Proposal) -> Double? {
    view.explicitGuide(guide, proposal)
  }
}

/// A container of the engine's as a layout in code, for code that asks it: `HStackLayout().sizeThatFits(…)`.
public final class ContainerCode: LayoutCode {
  private let make: ([LayoutNode]) -> LayoutNode
  private var made: LayoutNode?

  /// Makes the container of these nodes, one for each subview.
  public init(_ make: @escaping ([LayoutNode]) -> LayoutNode) { self.make = make }

  private func container(of subviews: LayoutSubviews) -> LayoutNode {
    if let made { return made }
    let made = make(subviews.map { StandInNode(for: $0.node) })
    self.made = made
    return made
  }

  /// The container is made anew, of other views.
  public func subviewsChanged() { made = nil }

  /// As the container answers.
  public func sizeThatFits(_ proposal: Proposal, subviews: LayoutSubviews) -> Size {
    container(of: subviews).fit(proposal).size
  }

  /// Where the container would have them.
  public func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews) {
    container(of: subviews).arrange(in: bounds.size, proposal) { index, origin, proposal in
      subviews[index].place(
        at: Point(x: bounds.origin.x + origin.x, y: bounds.origin.y + origin.y), proposal: proposal)
    }
  }

  /// As the container merges what its views say.
  public func explicitAlignment(
    of guide: Guide, in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews
  ) -> Double? { container(of: subviews).explicitGuide(guide, proposal) }

  /// As the container likes it.
  public func spacing(at edge: Edge, subviews: LayoutSubviews) -> EdgeSpacing? {
    container(of: subviews).spacing(at: edge)
  }
}
