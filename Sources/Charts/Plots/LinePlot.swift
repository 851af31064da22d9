import TenureTree

/// A line through the elements of a collection, in their order, or the graph of a function.
///
///     LinePlot(readings, x: .value("Day", \.date), y: .value("Pulse", \.pulse))
public struct LinePlot<Content: ChartContent>: _PrimitiveChartContent {
  private let content: Content

  /// Those of the content.
  @MainActor @preconcurrency public var _marks: _ChartMarks { content._marks }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The elements of the content.
  public var _elements: _ChartElements<Content.DataElement> { content._elements }
}

/// What `LinePlot` draws of a collection. Programs do not name it.
public struct VectorizedLinePlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  let marks: ElementMarks<Data>

  /// A mark of each element.
  public var _elements: _ChartElements<Data.Element> { marks.elements }
}

extension LinePlot {
  private nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, _ mark: @escaping (Data.Element) -> ChartMark
  ) where Content == VectorizedLinePlotContent<Data> {
    content = VectorizedLinePlotContent(marks: ElementMarks(data: data, mark: mark))
  }

  /// A line.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedLinePlotContent<Data> {
    self.init(data) { LineMark(x: x.value($0), y: y.value($0)).mark }
  }

  /// A line for each series.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedLinePlotContent<Data> {
    self.init(data) { LineMark(x: x.value($0), y: y.value($0), series: series.value($0)).mark }
  }
}

/// What `LinePlot` draws of a function. Programs do not name it.
public struct FunctionLinePlotContent: _PrimitiveChartContent {
  let graph: [ChartMark]

  /// Points of the graph.
  @MainActor @preconcurrency public var _marks: _ChartMarks { _ChartMarks(marks: graph) }
}

extension LinePlot where Content == FunctionLinePlotContent {
  /// The graph of `y = f(x)`, by 201 of its points. Where the function gives no finite number there is a gap.
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>, function: @escaping @Sendable (Double) -> Double
  ) {
    let (x, y) = (String(x), String(y))
    content = FunctionLinePlotContent(
      graph: FunctionGraph.points(over: domain) { [$0, function($0)] }.map { point in
        LineMark(x: .value(x, point.values[0]), y: .value(y, point.values[1]), series: .value("", point.part)).mark
      })
  }

  /// Not here: a function over what the axis shows.
  @available(*, unavailable, message: "Say where the function is drawn: LinePlot(x:y:domain:function:).")
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, function: @escaping @Sendable (Double) -> Double
  ) { content = FunctionLinePlotContent(graph: []) }

  /// The curve of the points that a function gives for each `t`.
  public nonisolated init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, y: S2, t: S3, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    let (x, y) = (String(x), String(y))
    let graph = FunctionGraph.points(over: domain) {
      let point = function($0)
      return [point.x, point.y]
    }
    content = FunctionLinePlotContent(
      graph: graph.map { point in
        LineMark(x: .value(x, point.values[0]), y: .value(y, point.values[1]), series: .value("", point.part)).mark
      })
  }
}
