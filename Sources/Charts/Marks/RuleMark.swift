/// A line across the chart, at a value, or from one value to another.
///
///     RuleMark(y: .value("Target", 100)).foregroundStyle(.red)
public struct RuleMark: MarkContent {
  let mark: ChartMark

  private init(_ x: MarkExtent?, _ y: MarkExtent?) {
    var mark = ChartMark(.rule)
    (mark.x, mark.y) = (x, y)
    self.mark = mark
  }

  /// An upright line, as high as the chart.
  public init<X: Plottable>(x: PlottableValue<X>) { self.init(MarkExtent(x), nil) }

  /// A level line, as wide as the chart.
  public init<Y: Plottable>(y: PlottableValue<Y>) { self.init(nil, MarkExtent(y)) }

  /// An upright line from one value to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init(MarkExtent(x), MarkExtent(yStart, yEnd)) }

  /// A level line from one value to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) { self.init(MarkExtent(xStart, xEnd), MarkExtent(y)) }

  /// A level line from one value to another, half way up.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    self.init(MarkExtent(xStart, xEnd), nil)
  }

  /// An upright line from one value to another, half way along.
  public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    self.init(nil, MarkExtent(yStart, yEnd))
  }
}
