import Foundation
import TenureElements

/// Lines through points, in the way that an interpolation method says.
enum Curves {
  /// Goes on from where the pen is to the first point, and through all others.
  static func add(_ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path) {
    guard let first = points.first else { return }
    if path.isEmpty { path.move(to: first) } else { path.addLine(to: first) }
    switch method.kind {
    case .linear: for point in points.dropFirst() { path.addLine(to: point) }
    case .stepStart, .stepCenter, .stepEnd: steps(points, method.kind, &path)
    case .monotone: monotone(points, &path)
    case .cardinal(let tension):
      let tangent = { (before: CGPoint, after: CGPoint) in
        CGPoint(x: (after.x - before.x) * (1 - tension) / 2, y: (after.y - before.y) * (1 - tension) / 2)
      }
      through(points, &path) { before, start, end, after in
        let (out, into) = (tangent(before, end), tangent(start, after))
        return (
          CGPoint(x: start.x + out.x / 3, y: start.y + out.y / 3), CGPoint(x: end.x - into.x / 3, y: end.y - into.y / 3)
        )
      }
    case .catmullRom(let alpha): catmullRom(points, alpha, &path)
    }
  }

  private static func steps(_ points: [CGPoint], _ kind: InterpolationMethod.Kind, _ path: inout Path) {
    for (start, end) in zip(points, points.dropFirst()) {
      // Where the line leaves the level of one point for that of the next.
      let x = kind == .stepStart ? start.x : kind == .stepEnd ? end.x : (start.x + end.x) / 2
      path.addLine(to: CGPoint(x: x, y: start.y))
      path.addLine(to: CGPoint(x: x, y: end.y))
      path.addLine(to: end)
    }
  }

  /// Each stretch with the points before and after it, or its own ends where there are none.
  private static func through(
    _ points: [CGPoint], _ path: inout Path,
    _ controls: (CGPoint, CGPoint, CGPoint, CGPoint) -> (CGPoint, CGPoint)
  ) {
    for index in points.indices.dropLast() {
      let (start, end) = (points[index], points[index + 1])
      let (first, second) = controls(
        index > 0 ? points[index - 1] : start, start, end, index + 2 < points.count ? points[index + 2] : end)
      path.addCurve(to: end, control1: first, control2: second)
    }
  }

  /// By Catmull and Rom; `alpha` says how much the distances between points count.
  private static func catmullRom(_ points: [CGPoint], _ alpha: CGFloat, _ path: inout Path) {
    let knot = { (a: CGPoint, b: CGPoint) in pow(hypot(b.x - a.x, b.y - a.y), alpha) }
    through(points, &path) { before, start, end, after in
      let (one, two, three) = (knot(before, start), knot(start, end), knot(end, after))
      var (first, second) = (start, end)
      if one > 1e-9 {
        let (a, b) = (2 * one * one + 3 * one * two + two * two, 3 * one * (one + two))
        first = CGPoint(
          x: (start.x * a - before.x * two * two + end.x * one * one) / b,
          y: (start.y * a - before.y * two * two + end.y * one * one) / b)
      }
      if three > 1e-9 {
        let (a, b) = (2 * three * three + 3 * three * two + two * two, 3 * three * (three + two))
        second = CGPoint(
          x: (end.x * a + start.x * three * three - after.x * two * two) / b,
          y: (end.y * a + start.y * three * three - after.y * two * two) / b)
      }
      return (first, second)
    }
  }

  /// Cubic curves whose slopes are kept so small that no stretch leaves the values of its ends.
  private static func monotone(_ points: [CGPoint], _ path: inout Path) {
    let slopes = zip(points, points.dropFirst()).map { start, end in
      end.x == start.x ? 0 : (end.y - start.y) / (end.x - start.x)
    }
    guard !slopes.isEmpty else { return }
    let tangents = points.indices.map { index -> CGFloat in
      guard index > 0, index < slopes.count else { return index == 0 ? slopes[0] : slopes[slopes.count - 1] }
      let (before, after) = (slopes[index - 1], slopes[index])
      guard before * after > 0 else { return 0 }
      let (left, right) = (points[index].x - points[index - 1].x, points[index + 1].x - points[index].x)
      let mean = (before * right + after * left) / (left + right)
      return (mean < 0 ? -1 : 1) * min(abs(mean), 2 * abs(before), 2 * abs(after))
    }
    for index in slopes.indices {
      let (start, end) = (points[index], points[index + 1])
      let third = (end.x - start.x) / 3
      path.addCurve(
        to: end, control1: CGPoint(x: start.x + third, y: start.y + third * tangents[index]),
        control2: CGPoint(x: end.x - third, y: end.y - third * tangents[index + 1]))
    }
  }
}
