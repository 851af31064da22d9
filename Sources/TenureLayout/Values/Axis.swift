/// Along a line of text, or across it.
public enum Axis: UInt8, Sendable {
  case horizontal, vertical

  /// The axis across this one.
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// Neither, one or both axes.
public struct Axes: OptionSet, Sendable {
  /// A bit for each axis.
  public let rawValue: UInt8

  /// For `OptionSet`.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// One axis as a set.
  public init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

  /// Along a line of text.
  public static let horizontal = Axes(rawValue: 1)
  /// From line to line.
  public static let vertical = Axes(rawValue: 2)
  /// Every length.
  public static let both: Axes = [.horizontal, .vertical]
}
