import Foundation
@_spi(Tree) import TenureTree

/// A line or a curve by its four handles; a line has them on itself.
private struct Stretch {
  var p0: CGPoint
  var p1: CGPoint
  var p2: CGPoint
  var p3: CGPoint
  var isLine = false

  func point(_ t: CGFloat) -> CGPoint {
    if isLine { return p0.between(p3, t) }
    let (a, b, c) = (p0.between(p1, t), p1.between(p2, t), p2.between(p3, t))
    return a.between(b, t).between(b.between(c, t), t)
  }

  /// The part between two values of the parameter.
  func part(_ from: CGFloat, _ to: CGFloat) -> Stretch {
    if isLine { return Stretch(p0: point(from), p1: point(from), p2: point(to), p3: point(to), isLine: true) }
    let second = from <= 0 ? self : split(from).1
    return to >= 1 ? second : second.split((to - from) / (1 - from)).0
  }

  private func split(_ t: CGFloat) -> (Stretch, Stretch) {
    let (a, b, c) = (p0.between(p1, t), p1.between(p2, t), p2.between(p3, t))
    let (d, e) = (a.between(b, t), b.between(c, t))
    let middle = d.between(e, t)
    return (Stretch(p0: p0, p1: a, p2: d, p3: middle), Stretch(p0: middle, p1: e, p2: c, p3: p3))
  }

  /// Points along it, close enough for eyes.
  var points: [CGPoint] { isLine ? [p0, p3] : (0...Self.steps).map { point(CGFloat($0) / CGFloat(Self.steps)) } }
  private static let steps = 32

  /// Its length up to each of its points.
  var lengths: [CGFloat] {
    let points = points
    var sum: CGFloat = 0
    return [0]
      + zip(points, points.dropFirst()).map {
        sum += hypot($1.x - $0.x, $1.y - $0.y)
        return sum
      }
  }

  /// The parameter at which so much of the length has gone by.
  func parameter(at length: CGFloat, _ lengths: [CGFloat]) -> CGFloat {
    let after = lengths.firstIndex { $0 >= length } ?? lengths.count - 1
    if after == 0 { return 0 }
    let (low, high) = (lengths[after - 1], lengths[after])
    let share = high > low ? (length - low) / (high - low) : 0
    return (CGFloat(after - 1) + share) / CGFloat(lengths.count - 1)
  }

  /// Where it turns back, in either direction.
  var extremes: [CGPoint] {
    if isLine { return [] }
    var found: [CGFloat] = []
    for (a, b, c, d) in [(p0.x, p1.x, p2.x, p3.x), (p0.y, p1.y, p2.y, p3.y)] {
      let (square, linear, rest) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
      if abs(square) < 1e-12 {
        if linear != 0 { found.append(-rest / linear) }
        continue
      }
      let inside = linear * linear - 4 * square * rest
      if inside < 0 { continue }
      found += [(-linear + inside.squareRoot()) / (2 * square), (-linear - inside.squareRoot()) / (2 * square)]
    }
    return found.filter { $0 > 0 && $0 < 1 }.map(point)
  }
}

extension CGPoint {
  fileprivate func between(_ other: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }
}

extension Path {
  /// The stretches of each piece.
  private var pieces: [[Stretch]] {
    var pieces: [[Stretch]] = []
    var (pen, start) = (CGPoint.zero, CGPoint.zero)
    func line(_ end: CGPoint) {
      if pieces.isEmpty { pieces.append([]) }
      pieces[pieces.count - 1].append(Stretch(p0: pen, p1: pen, p2: end, p3: end, isLine: true))
      pen = end
    }
    func curve(_ p1: CGPoint, _ p2: CGPoint, _ end: CGPoint) {
      if pieces.isEmpty { pieces.append([]) }
      pieces[pieces.count - 1].append(Stretch(p0: pen, p1: p1, p2: p2, p3: end))
      pen = end
    }
    for element in elements {
      switch element {
      case .move(let end):
        pieces.append([])
        (pen, start) = (end, end)
      case .line(let end): line(end)
      case .quadCurve(let end, let control):
        curve(pen.between(control, 2.0 / 3), end.between(control, 2.0 / 3), end)
      case .curve(let end, let first, let second): curve(first, second, end)
      case .closeSubpath:
        if pen != start { line(start) }
        pieces.append([])
      }
    }
    return pieces.filter { !$0.isEmpty }
  }

  /// The least rectangle that holds what is drawn; handles of curves do not count.
  public var boundingRect: CGRect {
    var points = pieces.joined().flatMap { [$0.p0, $0.p3] + $0.extremes }
    if points.isEmpty {
      points = elements.compactMap { if case .move(let end) = $0 { end } else { nil } }
    }
    return CGRect(around: points)
  }

  /// True when the point is inside, also where the outline has not been closed.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var turns = 0
    var crossings = 0
    for piece in flattened {
      for (a, b) in zip(piece.points, piece.points.dropFirst() + [piece.points[0]])
      where (a.y <= point.y) != (b.y <= point.y) {
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x <= point.x { continue }
        crossings += 1
        turns += b.y > a.y ? 1 : -1
      }
    }
    return eoFill ? crossings % 2 == 1 : turns != 0
  }

  /// The part between two fractions of its length.
  public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
    let stretches = pieces.map { piece in piece.map { ($0, $0.lengths) } }
    let whole = stretches.joined().reduce(0) { $0 + $1.1.last! }
    let (from, to) = (min(max(start, 0), 1) * whole, min(max(end, 0), 1) * whole)
    var path = Path()
    if from >= to { return path }
    var passed: CGFloat = 0
    for piece in stretches {
      var isFirst = true
      for (stretch, lengths) in piece {
        let (low, high) = (passed, passed + lengths.last!)
        passed = high
        if high <= from || low >= to || high == low { continue }
        let part = stretch.part(
          low >= from ? 0 : stretch.parameter(at: from - low, lengths),
          high <= to ? 1 : stretch.parameter(at: to - low, lengths))
        if isFirst { path.move(to: part.p0) }
        isFirst = false
        if part.isLine {
          path.addLine(to: part.p3)
        } else {
          path.addCurve(to: part.p3, control1: part.p1, control2: part.p2)
        }
      }
    }
    return path
  }
}
