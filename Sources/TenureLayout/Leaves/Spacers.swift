/// Space that grows along the axis of the stack around it, or along both axes where there is none.
public final class SpacerNode: LayoutNode {
  /// `nil` for 8 points.
  public var minimumLength: Double? { didSet { setNeedsLayout() } }

  /// Its axis is that of the stack it comes into.
  public init(minimumLength: Double? = nil) {
    self.minimumLength = minimumLength
    super.init()
  }

  override var ownTraits: Traits { .surroundings }

  override func measure(_ proposal: Proposal) -> Fit {
    let least = minimumLength ?? defaultSpacing
    let axis = surroundingAxis
    var fit = Fit(.zero, ignores: axis.map { Axes($0.other) } ?? [])
    for each in [Axis.horizontal, .vertical] where axis == nil || axis == each {
      fit.size[each] = max(least, proposal[each] ?? least)
    }
    return fit
  }

  override func spacing(at edge: Edge) -> EdgeSpacing? { nil }

  /// It has what all others leave.
  override var layoutPriority: Double { -.infinity }
}

/// A line across the axis of the stack around it: as long as proposed, as thick as told.
public final class DividerNode: LayoutNode {
  /// Along the axis of its stack.
  public let thickness: Double

  /// A point, unless told.
  public init(thickness: Double = 1) {
    self.thickness = thickness
    super.init()
  }

  override var ownTraits: Traits { .surroundings }

  override func measure(_ proposal: Proposal) -> Fit {
    let axis = surroundingAxis ?? .vertical
    var fit = Fit(.zero, ignores: Axes(axis))
    fit.size[axis] = thickness
    fit.size[axis.other] = proposal[axis.other] ?? 10
    return fit
  }
}

extension LayoutNode {
  /// The axis of the nearest stack around, if nothing but modifiers is between.
  final var surroundingAxis: Axis? {
    var node = parent
    while let each = node {
      if let stack = each as? StackNode { return stack.axis }
      guard each is ModifierNode else { return nil }
      node = each.parent
    }
    return nil
  }
}
