import TenureTree

/// A line for each element of a collection.
///
///     RulePlot(goals, y: .value("Steps", \.steps))
public struct RulePlot<Content: ChartContent>: _PrimitiveChartContent {
  private let content: Content

  /// Those of the content.
  @MainActor @preconcurrency public var _marks: _ChartMarks { content._marks }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The elements of the content.
  public var _elements: _ChartElements<Content.DataElement> { content._elements }
}

/// What `RulePlot` draws of a collection. Programs do not name it.
public struct VectorizedRulePlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  let marks: ElementMarks<Data>

  /// A mark of each element.
  public var _elements: _ChartElements<Data.Element> { marks.elements }
}

extension RulePlot {
  private nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, _ mark: @escaping (Data.Element) -> ChartMark
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(marks: ElementMarks(data: data, mark: mark))
  }

  /// An upright line, as high as the chart.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data) { RuleMark(x: x.value($0)).mark }
  }

  /// A level line, as wide as the chart.
  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data) { RuleMark(y: y.value($0)).mark }
  }

  /// An upright line from one value to another.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data) { RuleMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0)).mark }
  }

  /// A level line from one value to another.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data) { RuleMark(xStart: xStart.value($0), xEnd: xEnd.value($0), y: y.value($0)).mark }
  }
}
