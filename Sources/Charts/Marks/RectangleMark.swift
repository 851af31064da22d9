/// A rectangle: a cell of a heat map, or an area from one value to another.
///
///     RectangleMark(x: .value("Hour", cell.hour), y: .value("Day", cell.day))
///       .foregroundStyle(by: .value("Count", cell.count))
public struct RectangleMark: MarkContent {
  let mark: ChartMark

  private init(
    _ x: MarkExtent?, _ y: MarkExtent?, _ width: MarkDimension = .automatic, _ height: MarkDimension = .automatic
  ) {
    var mark = ChartMark(.rectangle)
    (mark.x, mark.y) = (x, y)
    (mark.width, mark.height) = (width, height)
    self.mark = mark
  }

  /// A rectangle at a value of both axes.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) { self.init(MarkExtent(x), MarkExtent(y), width, height) }

  /// A rectangle from one value to another along both axes.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init(MarkExtent(xStart, xEnd), MarkExtent(yStart, yEnd)) }

  /// A rectangle from one value of the y axis to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) { self.init(MarkExtent(x), MarkExtent(yStart, yEnd), width) }

  /// A rectangle from one value of the x axis to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) { self.init(MarkExtent(xStart, xEnd), MarkExtent(y), .automatic, height) }

  /// A rectangle from one value of the x axis to another, as high as the chart.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    self.init(MarkExtent(xStart, xEnd), nil)
  }

  /// A rectangle from one value of the y axis to another, as wide as the chart.
  public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    self.init(nil, MarkExtent(yStart, yEnd))
  }
}
