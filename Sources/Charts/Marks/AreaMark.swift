/// A point of the edge of an area. Areas of several series are stacked.
///
///     AreaMark(x: .value("Day", day.date), y: .value("Visits", day.visits))
public struct AreaMark: MarkContent {
  let mark: ChartMark

  private init(_ x: MarkExtent?, _ y: MarkExtent?, _ series: MarkValue?, _ stacking: MarkStackingMethod) {
    var mark = ChartMark(.area)
    (mark.x, mark.y, mark.series, mark.stacking) = (x, y, series, stacking)
    self.mark = mark
  }

  /// An area from zero to a value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) { self.init(MarkExtent(x), MarkExtent(y), nil, stacking) }

  /// The area of a series, from zero to a value.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) { self.init(MarkExtent(x), MarkExtent(y), series.mark, stacking) }

  /// An area from one value to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init(MarkExtent(x), MarkExtent(yStart, yEnd), nil, .unstacked) }

  /// The area of a series, from one value to another.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) { self.init(MarkExtent(x), MarkExtent(yStart, yEnd), series.mark, .unstacked) }

  /// An area from one value of the x axis to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) { self.init(MarkExtent(xStart, xEnd), MarkExtent(y), nil, .unstacked) }

  /// The area of a series, from one value of the x axis to another.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) { self.init(MarkExtent(xStart, xEnd), MarkExtent(y), series.mark, .unstacked) }
}
