import TenureElements
import TenureTree

/// Marks of a whole collection. What modifiers take from the elements by key paths is each mark's own.
public protocol VectorizedChartContent<DataElement>: ChartContent where Body == Never {
  associatedtype DataElement
  /// A mark of each element.
  var _elements: _ChartElements<DataElement> { get }
}

extension VectorizedChartContent {
  /// There is none.
  @MainActor @preconcurrency public var body: Never { fatalError("body should not be called on \(Self.self).") }
  /// Those of all elements.
  @MainActor @preconcurrency public var _marks: _ChartMarks { _ChartMarks(marks: _elements.all.map(\.mark)) }
}

/// Elements and their marks, in the order in which they are drawn.
public struct _ChartElements<Element> {
  var all: [(element: Element, mark: ChartMark)]
}

/// Content with what a modifier takes from each element.
private struct ModifiedElements<Content: VectorizedChartContent>: VectorizedChartContent {
  typealias DataElement = Content.DataElement

  let content: Content
  let change: (DataElement, inout ChartMark) -> Void

  var _elements: _ChartElements<DataElement> {
    var elements = content._elements
    for index in elements.all.indices { change(elements.all[index].element, &elements.all[index].mark) }
    return elements
  }
}

extension VectorizedChartContent {
  private func changed(_ change: @escaping (DataElement, inout ChartMark) -> Void) -> ModifiedElements<Self> {
    ModifiedElements(content: self, change: change)
  }

  /// Colours the marks by a value of their elements: each category has a colour, and the legend says which.
  public func foregroundStyle<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $1.style.foregroundBy = $1.style.foregroundBy ?? value.value($0).mark }
  }

  /// Colours each mark with a colour or another style of its element.
  public func foregroundStyle<S: ShapeStyle>(
    _ keyPath: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $1.style.foreground = $1.style.foreground ?? AnyShapeStyle($0[keyPath: keyPath]) }
  }

  /// Makes each mark as opaque as its element says.
  public func opacity(_ keyPath: KeyPath<DataElement, Double>) -> some VectorizedChartContent<DataElement> {
    changed { $1.style.opacity *= $0[keyPath: keyPath] }
  }

  /// Gives the points symbols by a value of their elements.
  public func symbol<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $1.style.symbolBy = $1.style.symbolBy ?? value.value($0).mark }
  }

  /// Sets the area of symbols by a value of their elements: the greater, the larger.
  public func symbolSize<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $1.style.symbolSizeBy = $1.style.symbolSizeBy ?? value.value($0).mark }
  }

  /// Draws the lines by a value of their elements: each category has dashes of its own.
  public func lineStyle<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $1.style.lineBy = $1.style.lineBy ?? value.value($0).mark }
  }
}

/// A mark for each element of a collection.
struct ElementMarks<Data: RandomAccessCollection> {
  let data: Data
  let mark: (Data.Element) -> ChartMark

  var elements: _ChartElements<Data.Element> { _ChartElements(all: data.map { ($0, mark($0)) }) }
}
