import Foundation
import TenureTree

/// A part of a circle for each element of a collection.
///
///     SectorPlot(sales, angle: .value("Sales", \.amount))
public struct SectorPlot<Content: ChartContent>: _PrimitiveChartContent {
  private let content: Content

  /// Those of the content.
  @MainActor @preconcurrency public var _marks: _ChartMarks { content._marks }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The elements of the content.
  public var _elements: _ChartElements<Content.DataElement> { content._elements }
}

/// What `SectorPlot` draws of a collection. Programs do not name it.
public struct VectorizedSectorPlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  let marks: ElementMarks<Data>

  /// A mark of each element.
  public var _elements: _ChartElements<Data.Element> { marks.elements }
}

extension SectorPlot {
  private nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, _ mark: @escaping (Data.Element) -> ChartMark
  ) where Content == VectorizedSectorPlotContent<Data> {
    content = VectorizedSectorPlotContent(marks: ElementMarks(data: data, mark: mark))
  }

  /// A part of the circle as large as the value's share of all.
  public nonisolated init<Data: RandomAccessCollection, Value: Plottable>(
    _ data: Data,
    angle: PlottableProjection<Data.Element, Value>,
    innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) where Content == VectorizedSectorPlotContent<Data> {
    self.init(data) {
      SectorMark(
        angle: angle.value($0), innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset
      ).mark
    }
  }
}
