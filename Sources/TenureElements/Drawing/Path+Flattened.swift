import Foundation
@_spi(Tree) import TenureTree

/// A piece of an outline as lines alone.
struct FlatPiece {
  var points: [CGPoint] = []
  var isClosed = false
  /// Places in `points` that are inside of a curve: lines meet there without a corner.
  var bends: Set<Int> = []
}

extension Path {
  /// How far the lines that stand for a curve are from it at most.
  static let flatness: CGFloat = 0.02

  /// The pieces as lines. What is further away than a screen can be large comes as far as that; a piece with a point that
  /// is not a number is left out.
  var flattened: [FlatPiece] {
    var pieces: [FlatPiece] = []
    var piece = FlatPiece()
    func end(isClosed: Bool) {
      piece.isClosed = isClosed
      if piece.points.count > 1 { pieces.append(piece) }
      piece = FlatPiece(points: isClosed ? Array(piece.points.prefix(1)) : [])
    }
    func curve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
      guard let start = piece.points.last else { return }
      let count = Self.lines(for: start, first, second, end)
      for index in 1..<max(1, count) {
        let t = CGFloat(index) / CGFloat(count)
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        piece.bends.insert(piece.points.count)
        piece.points.append(
          CGPoint(
            x: a * start.x + b * first.x + c * second.x + d * end.x,
            y: a * start.y + b * first.y + c * second.y + d * end.y))
      }
      piece.points.append(end)
    }
    for element in elements {
      switch element {
      case .move(let point):
        end(isClosed: false)
        piece.points = [point]
      case .line(let point): piece.points.append(point)
      case .quadCurve(let point, let control):
        guard let start = piece.points.last else { continue }
        curve(start.toward(control, 2.0 / 3), point.toward(control, 2.0 / 3), point)
      case .curve(let point, let first, let second): curve(first, second, point)
      case .closeSubpath: end(isClosed: true)
      }
    }
    end(isClosed: false)
    let most: CGFloat = 1e9
    return pieces.compactMap { piece in
      if piece.points.contains(where: { $0.x.isNaN || $0.y.isNaN }) { return nil }
      if piece.points.allSatisfy({ abs($0.x) <= most && abs($0.y) <= most }) { return piece }
      var piece = piece
      piece.points = piece.points.map { CGPoint(x: min(max($0.x, -most), most), y: min(max($0.y, -most), most)) }
      return piece
    }
  }

  /// How many lines are close enough to a curve: a line over a part `h` of it is off by at most `h² · |B″| / 8`.
  private static func lines(for a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> Int {
    let bend = max(
      hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y), hypot(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y))
    guard bend.isFinite else { return 1 }
    return Int(max(1, min(1000, (0.75 * bend / flatness).squareRoot().rounded(.up))))
  }
}

extension FlatPiece {
  /// Its points, with the first once more at the end of a closed one.
  var wayRound: [CGPoint] { isClosed ? points + [points[0]] : points }

  /// With gaps, as a pattern of lengths says: drawn, left out, drawn, …
  func dashed(_ pattern: [CGFloat], phase: CGFloat) -> [FlatPiece] {
    let lengths = pattern.count % 2 == 0 ? pattern : pattern + pattern
    let sum = lengths.reduce(0, +)
    let way = wayRound
    let whole = zip(way, way.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    guard sum > 0, whole / sum < 10_000, lengths.allSatisfy({ $0 >= 0 }), phase.isFinite else { return [self] }
    // Where in the pattern the way begins.
    var (index, left) = (0, phase.truncatingRemainder(dividingBy: sum))
    if left < 0 { left += sum }
    while left > lengths[index] || (left > 0 && left == lengths[index]) {
      left -= lengths[index]
      index = (index + 1) % lengths.count
    }
    left = lengths[index] - left
    var dashes: [FlatPiece] = []
    var dash = FlatPiece()
    if index % 2 == 0 { dash.points.append(way[0]) }
    for (place, (start, end)) in zip(way, way.dropFirst()).enumerated() {
      let length = hypot(end.x - start.x, end.y - start.y)
      var passed: CGFloat = 0
      while length - passed >= left {
        passed += left
        let point = start.toward(end, length > 0 ? passed / length : 0)
        dash.points.append(point)
        if index % 2 == 0, dash.points.count > 1 { dashes.append(dash) }
        index = (index + 1) % lengths.count
        left = lengths[index]
        dash = FlatPiece(points: index % 2 == 0 ? [point] : [])
      }
      left -= length - passed
      guard index % 2 == 0 else { continue }
      if bends.contains(place + 1) { dash.bends.insert(dash.points.count) }
      dash.points.append(end)
    }
    if index % 2 == 0, dash.points.count > 1 { dashes.append(dash) }
    return dashes
  }
}

extension CGPoint {
  /// The point `share` of the way to another.
  func toward(_ other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
