import Foundation

/// At which values an axis has marks.
public struct AxisMarkValues: Sendable {
  enum Kind: Sendable {
    case automatic(count: Int?, minimumStride: Double?)
    case stride(Double)
    case calendar(Calendar.Component, Int, Calendar?)
    case values([_PlottedValue])
  }

  let kind: Kind
  /// Whether the domain begins, or ends, at one of the values.
  let roundsLower: Bool?
  let roundsUpper: Bool?

  init(_ kind: Kind, _ lower: Bool? = nil, _ upper: Bool? = nil) {
    (self.kind, roundsLower, roundsUpper) = (kind, lower, upper)
  }

  /// At round values.
  public static var automatic: AxisMarkValues { AxisMarkValues(.automatic(count: nil, minimumStride: nil)) }

  /// At round values, about so many.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(.automatic(count: desiredCount, minimumStride: nil), roundLowerBound, roundUpperBound)
  }

  /// At round values, about so many, and no closer than the stride.
  public static func automatic<P: Plottable & Numeric>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      .automatic(count: desiredCount, minimumStride: minimumStride.place.number), roundLowerBound, roundUpperBound)
  }

  /// At every multiple of a number.
  public static func stride<P: Plottable & Numeric>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(.stride(stepSize.place.number ?? 1), roundLowerBound, roundUpperBound) }

  /// At the beginning of every day, month or other unit, or of some of them.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues(.calendar(component, count, calendar), roundLowerBound, roundUpperBound) }
}

/// On which side of the plot an axis is.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Side: Sendable { case automatic, leading, trailing, top, bottom }

  let side: Side
  /// At the bottom, and for the y axis at the trailing side.
  public static var automatic: AxisMarkPosition { AxisMarkPosition(side: .automatic) }
  /// Before the plot.
  public static var leading: AxisMarkPosition { AxisMarkPosition(side: .leading) }
  /// After the plot.
  public static var trailing: AxisMarkPosition { AxisMarkPosition(side: .trailing) }
  /// Above the plot.
  public static var top: AxisMarkPosition { AxisMarkPosition(side: .top) }
  /// Below the plot.
  public static var bottom: AxisMarkPosition { AxisMarkPosition(side: .bottom) }
}

/// How an axis stands to the plot.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Kind: Sendable { case automatic, aligned, extended, inset }

  let kind: Kind
  /// Beside the plot.
  public static var automatic: AxisMarkPreset { AxisMarkPreset(kind: .automatic) }
  /// Beside the plot, with the first and the last label inside its edges.
  public static var aligned: AxisMarkPreset { AxisMarkPreset(kind: .aligned) }
  /// Beside the plot, with lines that go on to the labels.
  public static var extended: AxisMarkPreset { AxisMarkPreset(kind: .extended) }
  /// Inside the plot.
  public static var inset: AxisMarkPreset { AxisMarkPreset(kind: .inset) }
}

/// One of the values of an axis.
public struct AxisValue: Sendable {
  /// Which one it is.
  public let index: Int
  /// How many there are.
  public let count: Int
  let value: _PlottedValue

  /// The value as a type that can be plotted; nil where it is of another kind.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(at: value) }
}
