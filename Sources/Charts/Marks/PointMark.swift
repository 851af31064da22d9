/// A point: a symbol at a value of both axes.
///
///     PointMark(x: .value("Length", wing.length), y: .value("Weight", wing.weight))
public struct PointMark: MarkContent {
  let mark: ChartMark

  private init(_ x: MarkExtent?, _ y: MarkExtent?) {
    var mark = ChartMark(.point)
    (mark.x, mark.y) = (x, y)
    self.mark = mark
  }

  /// A point at a value of both axes.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    self.init(MarkExtent(x), MarkExtent(y))
  }

  /// A point at a value of the x axis, half way up.
  public init<X: Plottable>(x: PlottableValue<X>) { self.init(MarkExtent(x), nil) }

  /// A point at a value of the y axis, half way along.
  public init<Y: Plottable>(y: PlottableValue<Y>) { self.init(nil, MarkExtent(y)) }
}
