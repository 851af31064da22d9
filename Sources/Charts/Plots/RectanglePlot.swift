import TenureTree

/// A rectangle for each element of a collection.
///
///     RectanglePlot(cells, x: .value("Column", \.column), y: .value("Row", \.row))
public struct RectanglePlot<Content: ChartContent>: _PrimitiveChartContent {
  private let content: Content

  /// Those of the content.
  @MainActor @preconcurrency public var _marks: _ChartMarks { content._marks }
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The elements of the content.
  public var _elements: _ChartElements<Content.DataElement> { content._elements }
}

/// What `RectanglePlot` draws of a collection. Programs do not name it.
public struct VectorizedRectanglePlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  let marks: ElementMarks<Data>

  /// A mark of each element.
  public var _elements: _ChartElements<Data.Element> { marks.elements }
}

extension RectanglePlot {
  private nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, _ mark: @escaping (Data.Element) -> ChartMark
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedRectanglePlotContent(marks: ElementMarks(data: data, mark: mark))
  }

  /// A rectangle around a value of both axes.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    self.init(data) { RectangleMark(x: x.value($0), y: y.value($0), width: width, height: height).mark }
  }

  /// A rectangle from one value to another along both axes.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    self.init(data) {
      RectangleMark(
        xStart: xStart.value($0), xEnd: xEnd.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0)
      ).mark
    }
  }

  /// A rectangle from one value of the y axis to another.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    self.init(data) { RectangleMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0), width: width).mark }
  }

  /// A rectangle from one value of the x axis to another.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    height: MarkDimension = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    self.init(data) {
      RectangleMark(xStart: xStart.value($0), xEnd: xEnd.value($0), y: y.value($0), height: height).mark
    }
  }
}
