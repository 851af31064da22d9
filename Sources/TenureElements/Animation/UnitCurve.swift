import Foundation
@_spi(Tree) import TenureTree

/// How far something is at a time between 0 and 1.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable { case bezier(UnitPoint, UnitPoint), circularIn, circularOut, circularInOut }

  private let kind: Kind
  private var isInverse = false

  /// Bezier, by start control point and end control point.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(kind: .bezier(startControlPoint, endControlPoint))
  }

  private static func bezier(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> UnitCurve {
    bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }

  /// Linear.
  public static let linear = bezier(0, 0, 1, 1)
  /// Ease in.
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// Ease out.
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// Ease in out.
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// Circular ease in.
  public static let circularEaseIn = UnitCurve(kind: .circularIn)
  /// Circular ease out.
  public static let circularEaseOut = UnitCurve(kind: .circularOut)
  /// Circular ease in out.
  public static let circularEaseInOut = UnitCurve(kind: .circularInOut)

  /// The time at which the curve is so far.
  public var inverse: UnitCurve {
    var curve = self
    curve.isInverse.toggle()
    return curve
  }

  /// How far it is at `progress`, which is between 0 and 1.
  public func value(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    switch kind {
    case .bezier(let a, let b):
      let (x, y) = ((Double(a.x), Double(b.x)), (Double(a.y), Double(b.y)))
      return isInverse ? point(x, time(of: progress, y)) : point(y, time(of: progress, x))
    case .circularIn: return isInverse ? circleOut(progress) : circleIn(progress)
    case .circularOut: return isInverse ? circleIn(progress) : circleOut(progress)
    case .circularInOut:
      let (first, second) = isInverse ? (circleOut, circleIn) : (circleIn, circleOut)
      return progress < 0.5 ? first(progress * 2) / 2 : 0.5 + second(progress * 2 - 1) / 2
    }
  }

  /// How fast it is at `progress`.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-4
    let (from, to) = (max(progress - step, 0), min(progress + step, 1))
    return (value(at: to) - value(at: from)) / (to - from)
  }

  private func circleIn(_ x: Double) -> Double { 1 - (1 - x * x).squareRoot() }
  private func circleOut(_ x: Double) -> Double { (1 - (1 - x) * (1 - x)).squareRoot() }

  private func point(_ controls: (Double, Double), _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * controls.0 + 3 * rest * t * t * controls.1 + t * t * t
  }

  /// Where on the curve one coordinate has a value: halved until it is found.
  private func time(of value: Double, _ controls: (Double, Double)) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if point(controls, middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The control points, where the curve is made by two.
  fileprivate var controls: (UnitPoint, UnitPoint) {
    switch kind {
    case .bezier(let a, let b): (a, b)
    case .circularIn: (UnitPoint(x: 0.55, y: 0), UnitPoint(x: 1, y: 0.45))
    case .circularOut: (UnitPoint(x: 0, y: 0.55), UnitPoint(x: 0.45, y: 1))
    case .circularInOut: (UnitPoint(x: 0.85, y: 0), UnitPoint(x: 0.15, y: 1))
    }
  }
}

extension Animation {
  /// A curve, `duration` seconds long.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    let (a, b) = curve.controls
    return timingCurve(a.x, a.y, b.x, b.y, duration: duration)
  }
}
