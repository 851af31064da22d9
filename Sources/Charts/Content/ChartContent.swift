import Foundation
import TenureElements
import TenureTree

/// Marks, and what is made of them: what a `Chart` shows.
///
///     struct Target: ChartContent {
///       var body: some ChartContent { RuleMark(y: .value("Target", 100)).foregroundStyle(.red) }
///     }
@preconcurrency public protocol ChartContent {
  associatedtype Body: ChartContent
  /// What the content consists of.
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// The marks in it.
  @MainActor @preconcurrency var _marks: _ChartMarks { get }
}

extension ChartContent {
  /// Those of the body.
  @MainActor @preconcurrency public var _marks: _ChartMarks { body._marks }
}

extension Never: ChartContent {}

/// Marks, in the order in which they are drawn.
public struct _ChartMarks {
  var marks: [ChartMark]
}

/// Content that is made of no other.
public protocol _PrimitiveChartContent: ChartContent where Body == Never {}

extension _PrimitiveChartContent {
  /// There is none.
  @MainActor @preconcurrency public var body: Never { fatalError("body should not be called on \(Self.self).") }
}

/// A mark, of one kind.
protocol MarkContent: _PrimitiveChartContent {
  var mark: ChartMark { get }
}

extension MarkContent {
  @MainActor @preconcurrency public var _marks: _ChartMarks { _ChartMarks(marks: [mark]) }
}

/// Content whose type is not said.
public struct AnyChartContent: _PrimitiveChartContent {
  private let content: any ChartContent

  /// Hides the content's type.
  public init(_ content: some ChartContent) { self.content = content }
  /// Hides the content's type.
  public init(erasing content: some ChartContent) { self.content = content }

  /// Those of the content.
  @MainActor @preconcurrency public var _marks: _ChartMarks { content._marks }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// There is none.
  @MainActor @preconcurrency public var body: Never { fatalError("body should not be called on \(Self.self).") }
  /// Those of the content, if there is any.
  @MainActor @preconcurrency public var _marks: _ChartMarks { self?._marks ?? _ChartMarks(marks: []) }
}

/// Content that is put together: what modifiers around it say counts for all of it.
///
///     Plot {
///       LineMark(x: .value("Day", day), y: .value("Sales", sales))
///       PointMark(x: .value("Day", day), y: .value("Sales", sales))
///     }
///     .foregroundStyle(.red)
public struct Plot<Content: ChartContent>: _PrimitiveChartContent {
  private let content: Content

  /// Puts content together.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Those of the content.
  @MainActor @preconcurrency public var _marks: _ChartMarks { content._marks }
}
