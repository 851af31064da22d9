import Foundation
import TenureElements
import TenureTree

/// What an axis has at a value: a line, a tick, a label.
@preconcurrency public protocol AxisMark {
  /// The parts, for a chart.
  var _pieces: [_AxisPiece] { get }
}

/// A line, a tick or a label, for a chart.
public struct _AxisPiece {
  enum Kind {
    case line(stroke: StrokeStyle?)
    case tick(length: AxisTick.Length, stroke: StrokeStyle?)
    case label(AxisLabel)
  }

  var kind: Kind
  var isCentered: Bool?
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// What a label of an axis shows, and where.
struct AxisLabel {
  enum Content {
    case automatic
    case text(String)
    case format((_PlottedValue) -> String?)
    case view(AnyView, CGSize)

    static func formatted<Format: FormatStyle>(_ format: Format) -> Content
    where Format.FormatInput: Plottable, Format.FormatOutput == String {
      .format { Format.FormatInput(at: $0).map(format.format) }
    }
  }

  var content: Content
  var anchor: UnitPoint?
  var orientation = AxisValueLabelOrientation.automatic
  var collision = AxisValueLabelCollisionResolution.automatic
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

/// Puts lines, ticks and labels together.
@resultBuilder public struct AxisMarkBuilder {
  /// One of them.
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  /// None.
  public static func buildBlock() -> some AxisMark { AxisPieces(_pieces: []) }
  /// One of them.
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
  /// Several of them.
  public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> some AxisMark {
    var all: [_AxisPiece] = []
    for part in repeat each content { all += part._pieces }
    return AxisPieces(_pieces: all)
  }
  /// What may be missing.
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> some AxisMark {
    AxisPieces(_pieces: content?._pieces ?? [])
  }
  /// The first of two.
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    first: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .first(first)) }
  /// The second of two.
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    second: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .second(second)) }
  /// What is for some versions of a system.
  public static func buildLimitedAvailability(_ content: some AxisMark) -> AnyAxisMark { AnyAxisMark(content) }
}

struct AxisPieces: AxisMark {
  let _pieces: [_AxisPiece]
}

/// A line, a tick or a label whose type is not said.
public struct AnyAxisMark: AxisMark {
  /// The parts, for a chart.
  public let _pieces: [_AxisPiece]

  /// Hides the type.
  public init(_ mark: some AxisMark) { _pieces = mark._pieces }
  /// Hides the type.
  public init(erasing mark: some AxisMark) { _pieces = mark._pieces }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  /// Those of the one that is there.
  public var _pieces: [_AxisPiece] {
    switch storage {
    case .first(let content): content._pieces
    case .second(let content): content._pieces
    }
  }
}

extension AxisMark {
  /// Sets the colour.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    let style = AnyShapeStyle(style)
    return changed { $0.style = $0.style ?? style }
  }
  /// Sets the font of labels.
  public func font(_ font: Font?) -> some AxisMark { changed { $0.font = $0.font ?? font } }
  /// Moves it by so many points.
  public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }
  /// Moves it by so many points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    changed {
      $0.offset.width += x
      $0.offset.height += y
    }
  }

  private func changed(_ change: (inout _AxisPiece) -> Void) -> AxisPieces {
    var pieces = _pieces
    for index in pieces.indices { change(&pieces[index]) }
    return AxisPieces(_pieces: pieces)
  }
}

/// A line across the plot.
public struct AxisGridLine: AxisMark {
  /// The parts, for a chart.
  public let _pieces: [_AxisPiece]

  /// A line; centred, it is half way between two values.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    _pieces = [_AxisPiece(kind: .line(stroke: stroke), isCentered: centered)]
  }
}

/// A short line at the edge of the plot.
public struct AxisTick: AxisMark {
  /// How long a tick is.
  public struct Length: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    enum Kind: Sendable {
      case automatic
      case points(CGFloat)
      case label(extra: CGFloat)
    }

    let kind: Kind
    /// As the chart likes it.
    public static var automatic: Length { Length(kind: .automatic) }
    /// As long as the labels.
    public static var label: Length { label(extendPastBy: 0) }
    /// As long as the labels, and longer.
    public static func label(extendPastBy extraLength: CGFloat = 0) -> Length {
      Length(kind: .label(extra: extraLength))
    }
    /// As long as the longest label.
    public static var longestLabel: Length { label(extendPastBy: 0) }
    /// As long as the longest label, and longer.
    public static func longestLabel(extendPastBy extraLength: CGFloat = 0) -> Length {
      label(extendPastBy: extraLength)
    }

    init(kind: Kind) { self.kind = kind }
    /// So many points.
    public init(integerLiteral value: Int) { kind = .points(CGFloat(value)) }
    /// So many points.
    public init(floatLiteral value: Double) { kind = .points(value) }
  }

  /// The parts, for a chart.
  public let _pieces: [_AxisPiece]

  /// A tick of so many points; centred, it is half way between two values.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    _pieces = [_AxisPiece(kind: .tick(length: Length(kind: .points(length)), stroke: stroke), isCentered: centered)]
  }

  /// A tick; centred, it is half way between two values.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    _pieces = [_AxisPiece(kind: .tick(length: length, stroke: stroke), isCentered: centered)]
  }
}
