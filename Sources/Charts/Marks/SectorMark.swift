import Foundation

/// A sector of a pie or, with an inner radius, of a doughnut.
///
///     SectorMark(angle: .value("Sales", product.sales), innerRadius: .ratio(0.6), angularInset: 1)
///       .foregroundStyle(by: .value("Product", product.name))
public struct SectorMark: MarkContent {
  let mark: ChartMark

  private init(
    _ angle: MarkExtent?, _ inner: MarkDimension, _ outer: MarkDimension, _ inset: CGFloat?
  ) {
    var mark = ChartMark(.sector)
    mark.angle = angle
    (mark.innerRadius, mark.outerRadius) = (inner, outer)
    mark.angularInset = inset ?? 0
    self.mark = mark
  }

  /// A sector whose angle is the value's part of all values; of a range, from where to where of them it goes.
  public init<Value: Plottable>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) { self.init(MarkExtent(angle), innerRadius, outerRadius, angularInset) }
}
