import TenureTree

/// Puts marks together, with `if`, `switch` and `ForEach` between them.
@resultBuilder public struct ChartContentBuilder {
  /// One piece of content.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
  /// No content.
  public static func buildBlock() -> some ChartContent { _TupleChartContent(content: ()) }
  /// One piece of content.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  /// Several pieces of content.
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> some ChartContent { _TupleChartContent(content: (repeat each content)) }
  /// Content that may be missing.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
  /// The first of two.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .first(first)) }
  /// The second of two.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .second(second)) }
  /// Content for some versions of a system.
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(content)
  }
}

/// One of two, as `if` and `switch` say.
public struct BuilderConditional<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension BuilderConditional: ChartContent, _PrimitiveChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  /// There is none.
  public typealias Body = Never
  /// Those of the one that is there.
  @MainActor @preconcurrency public var _marks: _ChartMarks {
    switch storage {
    case .first(let content): content._marks
    case .second(let content): content._marks
    }
  }
}

struct _TupleChartContent<each Content: ChartContent>: _PrimitiveChartContent {
  let content: (repeat each Content)

  @MainActor @preconcurrency var _marks: _ChartMarks {
    var marks: [ChartMark] = []
    for piece in repeat each content { marks += piece._marks.marks }
    return _ChartMarks(marks: marks)
  }
}
