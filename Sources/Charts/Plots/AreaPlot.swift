import TenureTree

/// An area under the elements of a collection, in their order, or under the graph of a function.
///
///     AreaPlot(visits, x: .value("Day", \.date), y: .value("Visits", \.count))
public struct AreaPlot<Content: ChartContent>: _PrimitiveChartContent {
  private let content: Content

  /// Those of the content.
  @MainActor @preconcurrency public var _marks: _ChartMarks { content._marks }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The elements of the content.
  public var _elements: _ChartElements<Content.DataElement> { content._elements }
}

/// What `AreaPlot` draws of a collection. Programs do not name it.
public struct VectorizedAreaPlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  let marks: ElementMarks<Data>

  /// A mark of each element.
  public var _elements: _ChartElements<Data.Element> { marks.elements }
}

extension AreaPlot {
  private nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, _ mark: @escaping (Data.Element) -> ChartMark
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedAreaPlotContent(marks: ElementMarks(data: data, mark: mark))
  }

  /// An area from zero to a value.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(data) { AreaMark(x: x.value($0), y: y.value($0)).mark }
  }

  /// An area from zero to a value, for each series.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(data) { AreaMark(x: x.value($0), y: y.value($0), series: series.value($0)).mark }
  }

  /// An area from one value to another.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(data) { AreaMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0)).mark }
  }
}

/// What `AreaPlot` draws of a function. Programs do not name it.
public struct FunctionAreaPlotContent: _PrimitiveChartContent {
  let graph: [ChartMark]

  /// Points of the graph.
  @MainActor @preconcurrency public var _marks: _ChartMarks { _ChartMarks(marks: graph) }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
  /// The area under the graph of `y = f(x)`, by 201 of its points. Where the function gives no finite number there is a gap.
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>, function: @escaping @Sendable (Double) -> Double
  ) {
    let (x, y) = (String(x), String(y))
    content = FunctionAreaPlotContent(
      graph: FunctionGraph.points(over: domain) { [$0, function($0)] }.map { point in
        AreaMark(x: .value(x, point.values[0]), y: .value(y, point.values[1]), series: .value("", point.part)).mark
      })
  }

  /// Not here: a function over what the axis shows.
  @available(*, unavailable, message: "Say where the function is drawn: AreaPlot(x:y:domain:function:).")
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, function: @escaping @Sendable (Double) -> Double
  ) { content = FunctionAreaPlotContent(graph: []) }

  /// The area between the two values that a function gives for each `x`.
  public nonisolated init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    let (x, yStart, yEnd) = (String(x), String(yStart), String(yEnd))
    let graph = FunctionGraph.points(over: domain) {
      let ends = function($0)
      return [$0, ends.yStart, ends.yEnd]
    }
    content = FunctionAreaPlotContent(
      graph: graph.map { point in
        AreaMark(
          x: .value(x, point.values[0]), yStart: .value(yStart, point.values[1]), yEnd: .value(yEnd, point.values[2]),
          series: .value("", point.part)
        ).mark
      })
  }
}
