import Foundation
import TenureElements

/// The outlines of sectors.
enum Sectors {
  /// A sector between two parts of a turn, which begins at the top and goes clockwise. Half of the inset is left out on
  /// each of its straight sides.
  static func path(
    center: CGPoint, inner: CGFloat, outer: CGFloat, from start: Double, to end: Double, inset: CGFloat,
    corners: CGFloat
  ) -> Path {
    let first = start * 2 * .pi - .pi / 2
    let last = end * 2 * .pi - .pi / 2
    if end - start >= 1 - 1e-9 { return ring(center, inner, outer) }
    // The straight sides stay parallel to the rays: the further in, the greater the angle that an inset takes.
    func cut(_ radius: CGFloat) -> Double { radius > 0 ? asin(min(inset / 2 / radius, 1)) : 0 }
    func point(_ radius: CGFloat, _ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let (from, to) = (first + cut(outer), last - cut(outer))
    guard to > from, outer > 0 else { return Path() }
    // Rounded corners are no larger than half of the ring, nor than half of the sector.
    let radius = max(min(corners, (outer - inner) / 2, outer * CGFloat(to - from) / 2), 0)
    var path = Path()
    let turn = radius > 0 ? Double(radius / outer) : 0
    path.move(to: point(outer, from + turn))
    path.addArc(
      center: center, radius: outer, startAngle: Angle(radians: from + turn), endAngle: Angle(radians: to - turn),
      clockwise: false)
    if radius > 0 { path.addQuadCurve(to: point(outer - radius, to), control: point(outer, to)) }
    var (low, high) = (first + cut(inner), last - cut(inner))
    if inner > 0, high > low {
      let turn = radius > 0 ? min(Double(radius / inner), (high - low) / 2) : 0
      path.addLine(to: point(inner + radius, high))
      if radius > 0 { path.addQuadCurve(to: point(inner, high - turn), control: point(inner, high)) }
      (low, high) = (low + turn, high - turn)
      path.addArc(
        center: center, radius: inner, startAngle: Angle(radians: high), endAngle: Angle(radians: low),
        clockwise: true)
      if radius > 0 { path.addQuadCurve(to: point(inner + radius, low - turn), control: point(inner, low - turn)) }
    } else {
      // The two sides meet on the middle ray.
      let middle = (first + last) / 2
      let half = (last - first) / 2
      let reach = half < .pi / 2 && sin(half) > 0 ? min(inset / 2 / sin(half), outer) : inset / 2
      path.addLine(to: point(reach, middle))
    }
    path.addLine(to: point(outer - radius, from))
    if radius > 0 { path.addQuadCurve(to: point(outer, from + turn), control: point(outer, from)) }
    path.closeSubpath()
    return path
  }

  private static func ring(_ center: CGPoint, _ inner: CGFloat, _ outer: CGFloat) -> Path {
    var path = Path()
    for (radius, isBack) in [(outer, false), (inner, true)] where radius > 0 {
      path.move(to: CGPoint(x: center.x + radius, y: center.y))
      path.addArc(
        center: center, radius: radius, startAngle: .zero, endAngle: .degrees(isBack ? -360 : 360), clockwise: isBack)
      path.closeSubpath()
    }
    return path
  }
}
