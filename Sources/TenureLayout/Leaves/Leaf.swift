/// Something that is measured and has no views in it: text, an image, a control.
///
/// The rest of layout knows no fonts: who measures text gives it out as this.
public protocol Measurable {
  /// The size for a proposal, and what of the proposal did not matter.
  func measure(_ proposal: Proposal) -> Fit
  /// Where the first line of text stands in content of this size; `nil` if there is no text in it.
  func firstTextBaseline(in size: Size) -> Double?
  func lastTextBaseline(in size: Size) -> Double?
  /// How far text stands below another text; `nil` for what is no text.
  var leading: Double? { get }
}

extension Measurable {
  /// None: its lower edge counts.
  public func firstTextBaseline(in size: Size) -> Double? { nil }
  /// None: its lower edge counts.
  public func lastTextBaseline(in size: Size) -> Double? { nil }
  /// No text.
  public var leading: Double? { nil }
}

/// A view without views in it.
public final class LeafNode: LayoutNode {
  /// A new one is measured at the next update; if it is as big as before, that is all.
  public var content: any Measurable {
    didSet { if content.leading == oldValue.leading { setNeedsLayout() } else { setParentNeedsLayout() } }
  }

  /// Measured when it is asked, never before.
  public init(_ content: any Measurable) {
    self.content = content
    super.init()
  }

  override func measure(_ proposal: Proposal) -> Fit { content.measure(proposal) }

  override var ownTraits: Traits { .baselines }

  override func spacing(at edge: Edge) -> EdgeSpacing? {
    EdgeSpacing(leading: edge == .top || edge == .bottom ? content.leading : nil)
  }

  override func ownGuide(_ guide: Guide, size: Size, _ proposal: Proposal) -> Double? {
    switch guide.kind {
    case .firstTextBaseline: content.firstTextBaseline(in: size)
    case .lastTextBaseline: content.lastTextBaseline(in: size)
    default: nil
    }
  }
}
