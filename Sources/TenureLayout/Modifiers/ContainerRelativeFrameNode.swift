/// `containerRelativeFrame`: a frame as long as a part of the nearest scroll view, or of the window less its safe area.
public final class ContainerRelativeFrameNode: ModifierNode {
  /// Along the others, the view's own behaviour stays.
  public let axes: Axes
  /// For a view that does not take the frame's length.
  public var alignment: Alignment { didSet { if alignment != oldValue { setNeedsLayout() } } }
  /// From the container's length along an axis to the frame's.
  public var length: (Double, Axis) -> Double { didSet { setNeedsLayout() } }

  /// As long as the container, unless told.
  public init(
    _ child: LayoutNode, _ axes: Axes, alignment: Alignment = .center,
    _ length: @escaping (Double, Axis) -> Double = { length, _ in length }
  ) {
    self.axes = axes
    self.alignment = alignment
    self.length = length
    super.init(child)
  }

  /// As wide as `span` of `count` columns with a distance between them.
  public convenience init(
    _ child: LayoutNode, _ axes: Axes, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
  ) {
    self.init(child, axes, alignment: alignment) { length, _ in
      let column = (length - spacing * Double(count - 1)) / Double(count)
      return column * Double(span) + Double(span - 1) * spacing
    }
  }

  override var ownTraits: Traits { .surroundings.union(.container) }

  private func inner(_ proposal: Proposal) -> Proposal {
    var inner = proposal
    for axis in [Axis.horizontal, .vertical] where axes.contains(Axes(axis)) {
      inner[axis] = max(0, length(containerLength(axis), axis))
    }
    return inner
  }

  override func stands(at edge: Edge) -> Bool { axes.contains(.vertical) }

  override func measure(_ proposal: Proposal) -> Fit {
    let inner = inner(proposal)
    var fit = content.fit(inner)
    for axis in [Axis.horizontal, .vertical] where axes.contains(Axes(axis)) {
      fit.size[axis] = inner[axis] ?? 0
      fit.ignores.insert(Axes(axis))
    }
    return fit
  }

  override func arrange(in size: Size, _ proposal: Proposal, place: (Int, Point, Proposal) -> Void) {
    let inner = inner(proposal)
    place(0, aligned(alignment, content.fit(inner).size, inner, in: size), inner)
  }
}
