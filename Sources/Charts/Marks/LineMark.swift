/// A point of a line. Points of one series are connected in their order.
///
///     LineMark(x: .value("Day", reading.date), y: .value("Pulse", reading.pulse))
///       .foregroundStyle(by: .value("Person", reading.person))
///
/// The trap: points are of one series unless `foregroundStyle(by:)`, `symbol(by:)`, `lineStyle(by:)` or `series:` tells
/// them apart; plain colours do not.
public struct LineMark: MarkContent {
  let mark: ChartMark

  private init(_ x: MarkExtent?, _ y: MarkExtent?, _ series: MarkValue?) {
    var mark = ChartMark(.line)
    (mark.x, mark.y, mark.series) = (x, y, series)
    self.mark = mark
  }

  /// A point of a line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    self.init(MarkExtent(x), MarkExtent(y), nil)
  }

  /// A point of the line of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) { self.init(MarkExtent(x), MarkExtent(y), series.mark) }
}
