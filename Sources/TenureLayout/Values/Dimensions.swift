/// A view's size and guides when it is proposed a size (SwiftUI's `ViewDimensions`).
public struct Dimensions {
  /// `nil` for a frame without a view: its guides have their defaults.
  let node: LayoutNode?
  let proposal: Proposal
  /// What the view answers to the proposal.
  public let size: Size

  init(node: LayoutNode?, proposal: Proposal, size: Size) {
    (self.node, self.proposal, self.size) = (node, proposal, size)
  }

  /// Of a view that sets no guides and has no text.
  public init(_ size: Size) { self.init(node: nil, proposal: .unspecified, size: size) }

  /// In points, as `size` has it.
  public var width: Double { size.width }
  /// In points, as `size` has it.
  public var height: Double { size.height }

  /// Where the guide is: set by the view or what is in it, or the guide's default.
  public subscript(guide: Guide) -> Double {
    node?.guide(guide, size: size, proposal) ?? guide.standard(in: self, size: size)
  }

  /// Where the view or what is in it sets the guide; `nil` if nothing does.
  public subscript(explicit guide: Guide) -> Double? { node?.explicitGuide(guide, proposal) }
}
