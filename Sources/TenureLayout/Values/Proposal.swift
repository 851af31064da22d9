/// The size that a parent proposes to a child (SwiftUI's `ProposedViewSize`): a length, or `nil` to ask for the ideal one.
///
///     child.fit(.zero).size          // the minimum
///     child.fit(.infinity).size      // the maximum
///     child.fit(.unspecified).size   // the ideal size
///
/// A proposal binds nobody: a child may answer with more or with less.
public struct Proposal: Equatable, Sendable {
  // Not a number where nothing is said: two words to compare and to keep, where two optionals take four.
  private var proposedWidth: Double
  private var proposedHeight: Double

  /// `nil` asks for the ideal length.
  @inline(__always) public init(width: Double?, height: Double?) {
    proposedWidth = width ?? .nan
    proposedHeight = height ?? .nan
  }

  /// Both lengths.
  @inline(__always) public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  @inline(__always) init(along axis: Axis, _ length: Double?, across breadth: Double?) {
    self = axis == .horizontal ? Proposal(width: length, height: breadth) : Proposal(width: breadth, height: length)
  }

  /// `nil` asks for the ideal width.
  public var width: Double? {
    @inline(__always) get { proposedWidth.isNaN ? nil : proposedWidth }
    @inline(__always) set { proposedWidth = newValue ?? .nan }
  }

  /// `nil` asks for the ideal height.
  public var height: Double? {
    @inline(__always) get { proposedHeight.isNaN ? nil : proposedHeight }
    @inline(__always) set { proposedHeight = newValue ?? .nan }
  }

  /// The proposed length along an axis.
  public subscript(axis: Axis) -> Double? {
    @inline(__always) get { axis == .horizontal ? width : height }
    @inline(__always) set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Asks for the least size.
  public static let zero = Proposal(width: 0, height: 0)
  /// Asks for the greatest size.
  public static let infinity = Proposal(width: .infinity, height: .infinity)
  /// Asks for the ideal size.
  public static let unspecified = Proposal(width: nil, height: nil)

  /// The proposed size, with `size` where nothing is proposed. As Apple's, it takes 10 points unless told otherwise.
  public func replacingUnspecifiedDimensions(by size: Size = Size(width: 10, height: 10)) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }

  /// Two that leave a length open are the same there.
  @inline(__always) public static func == (left: Proposal, right: Proposal) -> Bool {
    left.differences(from: right).isEmpty
  }

  /// The axes along which the two propose something else.
  @inline(__always) func differences(from other: Proposal) -> Axes {
    var axes: Axes = []
    if proposedWidth != other.proposedWidth, !(proposedWidth.isNaN && other.proposedWidth.isNaN) {
      axes.insert(.horizontal)
    }
    if proposedHeight != other.proposedHeight, !(proposedHeight.isNaN && other.proposedHeight.isNaN) {
      axes.insert(.vertical)
    }
    return axes
  }
}
