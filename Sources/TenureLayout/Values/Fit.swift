/// A child's answer to a proposal: its size, and which parts of the proposal did not matter.
///
/// `ignores` contains an axis if the child would have the same size, and every view inside of it the same frame, whatever
/// were proposed along that axis (`nil` too) beside the same proposal for the other. A label of one line ignores heights;
/// a fixed frame ignores both. Stacks ask such children once instead of three times. Saying too little costs time;
/// saying too much makes frames wrong.
public struct Fit: Equatable, Sendable {
  /// May be more than what was proposed.
  public var size: Size
  /// Parts of the proposal that make no difference.
  public var ignores: Axes

  /// It heeds all of the proposal, unless told.
  @inline(__always) public init(_ size: Size, ignores: Axes = []) {
    self.size = size
    self.ignores = ignores
  }

  /// Whether this answer to `asked` holds for `proposal` as well.
  @inline(__always) func holds(for proposal: Proposal, asked: Proposal) -> Bool {
    ignores.isSuperset(of: proposal.differences(from: asked))
  }
}
