import Foundation

/// A bar: from zero to a value, or from one value to another. Bars at the same place are stacked.
///
///     BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
public struct BarMark: MarkContent {
  let mark: ChartMark

  private init(
    _ x: MarkExtent?, _ y: MarkExtent?, _ width: MarkDimension, _ height: MarkDimension, _ stacking: MarkStackingMethod
  ) {
    var mark = ChartMark(.bar)
    (mark.x, mark.y) = (x, y)
    (mark.width, mark.height) = (width, height)
    mark.stacking = stacking
    self.mark = mark
  }

  /// A bar from zero to a value, at a place of the other axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { self.init(MarkExtent(x), MarkExtent(y), width, height, stacking) }

  /// A bar from one value to another, beside a value of the y axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) { self.init(MarkExtent(xStart, xEnd), MarkExtent(y), .automatic, height, .unstacked) }

  /// A bar from one value to another, at a value of the x axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) { self.init(MarkExtent(x), MarkExtent(yStart, yEnd), width, .automatic, .unstacked) }

  /// A bar from one value of the x axis to another, as high as the chart.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    self.init(MarkExtent(xStart, xEnd), nil, .automatic, .automatic, .unstacked)
  }

  /// A bar from one value of the y axis to another, as wide as the chart.
  public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    self.init(nil, MarkExtent(yStart, yEnd), .automatic, .automatic, .unstacked)
  }

  /// A bar along the x axis that is as high as the chart: stacked, the parts of a whole.
  public init<X: Plottable>(
    x: PlottableValue<X>, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) { self.init(MarkExtent(x), nil, .automatic, height, stacking) }

  /// A bar along the y axis that is as wide as the chart: stacked, the parts of a whole.
  public init<Y: Plottable>(
    y: PlottableValue<Y>, width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) { self.init(nil, MarkExtent(y), width, .automatic, stacking) }
}
