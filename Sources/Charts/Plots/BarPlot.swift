import TenureTree

/// A bar for each element of a collection.
///
///     BarPlot(sales, x: .value("Month", \.month), y: .value("Sales", \.amount))
public struct BarPlot<Content: ChartContent>: _PrimitiveChartContent {
  private let content: Content

  /// Those of the content.
  @MainActor @preconcurrency public var _marks: _ChartMarks { content._marks }
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The elements of the content.
  public var _elements: _ChartElements<Content.DataElement> { content._elements }
}

/// What `BarPlot` draws of a collection. Programs do not name it.
public struct VectorizedBarPlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  let marks: ElementMarks<Data>

  /// A mark of each element.
  public var _elements: _ChartElements<Data.Element> { marks.elements }
}

extension BarPlot {
  private nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, _ mark: @escaping (Data.Element) -> ChartMark
  ) where Content == VectorizedBarPlotContent<Data> {
    content = VectorizedBarPlotContent(marks: ElementMarks(data: data, mark: mark))
  }

  /// A bar from zero to a value, at a place of the other axis.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedBarPlotContent<Data> {
    self.init(data) { BarMark(x: x.value($0), y: y.value($0)).mark }
  }

  /// A bar from one value to another, at a value of the x axis.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedBarPlotContent<Data> {
    self.init(data) { BarMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0)).mark }
  }

  /// A bar from one value to another, beside a value of the y axis.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedBarPlotContent<Data> {
    self.init(data) { BarMark(xStart: xStart.value($0), xEnd: xEnd.value($0), y: y.value($0)).mark }
  }
}
