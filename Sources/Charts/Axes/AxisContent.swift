import TenureElements
import TenureTree

/// What an axis consists of: `AxisMarks`, one or more.
@preconcurrency public protocol AxisContent {
  /// The marks, for a chart.
  var _axisMarks: [_AxisMarks] { get }
}

/// Marks along an axis, for a chart.
public struct _AxisMarks {
  let preset: AxisMarkPreset
  let position: AxisMarkPosition
  let values: AxisMarkValues
  let content: Content

  enum Content {
    /// What an axis has that says no more, with this line and this label.
    case usual(StrokeStyle?, AxisLabel.Content)
    case own(@MainActor (AxisValue) -> [_AxisPiece])
  }
}

/// Puts the parts of an axis together.
@resultBuilder public struct AxisContentBuilder {
  /// One part.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
  /// One part.
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
  /// Several parts.
  public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> some AxisContent {
    var all: [_AxisMarks] = []
    for part in repeat each content { all += part._axisMarks }
    return AxisParts(_axisMarks: all)
  }
  /// A part that may be missing.
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> some AxisContent {
    AxisParts(_axisMarks: content?._axisMarks ?? [])
  }
  /// The first of two.
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    first: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .first(first)) }
  /// The second of two.
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .second(second)) }
  /// A part for some versions of a system.
  public static func buildLimitedAvailability(_ content: some AxisContent) -> AnyAxisContent {
    AnyAxisContent(content)
  }
}

struct AxisParts: AxisContent {
  let _axisMarks: [_AxisMarks]
}

/// A part of an axis whose type is not said.
public struct AnyAxisContent: AxisContent {
  /// The marks, for a chart.
  public let _axisMarks: [_AxisMarks]

  /// Hides the type.
  public init(_ content: some AxisContent) { _axisMarks = content._axisMarks }
  /// Hides the type.
  public init(erasing content: some AxisContent) { _axisMarks = content._axisMarks }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
  /// Those of the one that is there.
  public var _axisMarks: [_AxisMarks] {
    switch storage {
    case .first(let content): content._axisMarks
    case .second(let content): content._axisMarks
    }
  }
}
