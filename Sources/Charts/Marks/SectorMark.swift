import Foundation

/// A sector of a pie or, with an inner radius, of a doughnut.
///
///     SectorMark(angle: .value("Sales", product.sales), innerRadius: .ratio(0.6), angularInset: 1)
///       .foregroundStyle(by: .value("Product", product.name))
public struct SectorMark: MarkContent {
  let mark: ChartMark

  private init(
    _ angle: MarkExtent?, _ inner: MarkDimension, _ outer: MarkDimension, _ inset: CGFloat?,
    _ stacking: MarkStackingMethod
  ) {
    var mark = ChartMark(.sector)
    mark.angle = angle
    (mark.innerRadius, mark.outerRadius) = (inner, outer)
    mark.angularInset = inset ?? 0
    mark.stacking = stacking
    self.mark = mark
  }

  /// A sector whose angle is the value's part of all values.
  public init<Value: Plottable>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil, stacking: MarkStackingMethod = .standard
  ) { self.init(MarkExtent(angle), innerRadius, outerRadius, angularInset, stacking) }

  /// A sector from one value to another.
  public init<Value: Plottable>(
    startAngle: PlottableValue<Value>, endAngle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) { self.init(MarkExtent(startAngle, endAngle), innerRadius, outerRadius, angularInset, .unstacked) }
}
