/// A side of a view.
public enum Edge: UInt8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
}

/// A length for each side, as of padding or a safe area.
public struct Insets: Equatable, Sendable {
  /// Above.
  public var top: Double
  /// On the left where one reads from left to right.
  public var leading: Double
  /// Below.
  public var bottom: Double
  /// On the right where one reads from left to right.
  public var trailing: Double

  /// Sides that are left out have none.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same length on every side.
  public init(_ length: Double) { self.init(top: length, leading: length, bottom: length, trailing: length) }

  /// None on any side.
  public static let zero = Insets()

  /// What both sides of an axis take together.
  public subscript(axis: Axis) -> Double { axis == .horizontal ? leading + trailing : top + bottom }
}
