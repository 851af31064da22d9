/// Along a line of text, or across it.
public enum Axis: UInt8, Sendable {
  case horizontal, vertical

  /// The axis across this one.
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// Neither, one or both axes.
public struct Axes: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

  public static let horizontal = Axes(rawValue: 1)
  public static let vertical = Axes(rawValue: 2)
  public static let both: Axes = [.horizontal, .vertical]
}
