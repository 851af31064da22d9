import Foundation
import TenureElements
import TenureTree

/// Knows where the values of a chart are, and which values are where.
///
///     .chartOverlay { proxy in
///       GeometryReader { geometry in
///         if let x = proxy.position(forX: chosen), let frame = proxy.plotFrame {
///           Circle().position(x: geometry[frame].minX + x, y: geometry[frame].minY)
///         }
///       }
///     }
///
/// Positions are told from the plot's corner, at the upper leading side.
public struct ChartProxy {
  let x: PlotScale
  let y: PlotScale
  let plot: CGRect
  let angles: Double?
  /// Whose selections are written.
  var settings: ChartSettings?

  /// How large the plot is.
  public var plotSize: CGSize { plot.size }
  /// How large the plot is.
  public var plotAreaSize: CGSize { plot.size }
  /// Where the plot is, for a geometry reader that is as large as the chart.
  public var plotFrame: Anchor<CGRect>? { Anchor(known: plot) }
  /// Where the plot is, for a geometry reader that is as large as the chart.
  public var plotAreaFrame: Anchor<CGRect> { Anchor(known: plot) }

  /// Where a value of the x axis is; a category in the middle of its band.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { x.position(of: value.place) }
  /// Where a value of the y axis is; a category in the middle of its band.
  public func position<P: Plottable>(forY value: P) -> CGFloat? { y.position(of: value.place) }

  /// Where a pair of values is.
  public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
    guard let across = position(forX: values.x), let up = position(forY: values.y) else { return nil }
    return CGPoint(x: across, y: up)
  }

  /// From where to where a value of the x axis goes: a category over the whole of its band.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    x.band(of: value.place, nil).map { $0.0...$0.1 }
  }
  /// From where to where a value of the y axis goes: a category over the whole of its band.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    y.band(of: value.place, nil).map { $0.0...$0.1 }
  }

  /// The value at a place along the x axis; nil where there is none of that type.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    x.value(at: position).flatMap { P(at: $0) }
  }
  /// The value at a place along the y axis; nil where there is none of that type.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    y.value(at: position).flatMap { P(at: $0) }
  }

  /// The values at a place; nil where there are none of those types.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let across: X = value(atX: position.x), let up: Y = value(atY: position.y) else { return nil }
    return (across, up)
  }

  /// The angle of a place, from the top and clockwise.
  public func angle(at position: CGPoint) -> Angle {
    let turn = atan2(position.x - plot.width / 2, plot.height / 2 - position.y)
    return Angle(radians: turn < 0 ? turn + 2 * .pi : turn)
  }

  /// How much all sectors up to an angle are together.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    angles.flatMap { P(at: .number($0 * angle.degrees / 360)) }
  }
}

extension ChartProxy {
  /// Writes the value at a place along the x axis to the chart's selection.
  public func selectXValue(at position: CGFloat) { settings?.selectX?(x.value(at: held(position, plot.width))) }
  /// Writes the value at a place along the y axis to the chart's selection.
  public func selectYValue(at position: CGFloat) { settings?.selectY?(y.value(at: held(position, plot.height))) }

  /// Writes the range between two places along the x axis to the chart's selection.
  public func selectXRange(from start: CGFloat, to end: CGFloat) {
    guard let from = x.value(at: held(start, plot.width)), let to = x.value(at: held(end, plot.width)) else { return }
    settings?.selectXRange?((from, to))
  }

  /// Writes the range between two places along the y axis to the chart's selection.
  public func selectYRange(from start: CGFloat, to end: CGFloat) {
    guard let from = y.value(at: held(start, plot.height)), let to = y.value(at: held(end, plot.height)) else { return }
    settings?.selectYRange?((from, to))
  }

  /// Writes the sum of the sectors up to an angle to the chart's selection.
  public func selectAngleValue(at angle: Angle) {
    guard let angles else { return }
    settings?.selectAngle?(.number(angles * angle.degrees / 360))
  }

  /// The nearest place in the plot.
  private func held(_ place: CGFloat, _ length: CGFloat) -> CGFloat { min(max(place, 0), length) }
}
