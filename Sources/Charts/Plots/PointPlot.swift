import TenureTree

/// A point for each element of a collection.
///
///     PointPlot(wings, x: .value("Length", \.length), y: .value("Weight", \.weight))
public struct PointPlot<Content: ChartContent>: _PrimitiveChartContent {
  private let content: Content

  /// Those of the content.
  @MainActor @preconcurrency public var _marks: _ChartMarks { content._marks }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The elements of the content.
  public var _elements: _ChartElements<Content.DataElement> { content._elements }
}

/// What `PointPlot` draws of a collection. Programs do not name it.
public struct VectorizedPointPlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  let marks: ElementMarks<Data>

  /// A mark of each element.
  public var _elements: _ChartElements<Data.Element> { marks.elements }
}

extension PointPlot {
  private nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, _ mark: @escaping (Data.Element) -> ChartMark
  ) where Content == VectorizedPointPlotContent<Data> {
    content = VectorizedPointPlotContent(marks: ElementMarks(data: data, mark: mark))
  }

  /// A point at a value of both axes.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPointPlotContent<Data> {
    self.init(data) { PointMark(x: x.value($0), y: y.value($0)).mark }
  }
}
