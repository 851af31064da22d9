/// A side of a view.
public enum Edge: UInt8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
}

/// A length for each side, as of padding or a safe area.
public struct Insets: Equatable, Sendable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same length on every side.
  public init(_ length: Double) { self.init(top: length, leading: length, bottom: length, trailing: length) }

  public static let zero = Insets()

  /// What both sides of an axis take together.
  public subscript(axis: Axis) -> Double { axis == .horizontal ? leading + trailing : top + bottom }
}
