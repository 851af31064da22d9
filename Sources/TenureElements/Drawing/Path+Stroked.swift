import Foundation
@_spi(Tree) import TenureTree

extension Path {
  /// What a line along this outline covers, as an area with an outline of its own.
  ///
  ///     let ring = Path(ellipseIn: rect).strokedPath(StrokeStyle(lineWidth: 8, lineCap: .round))
  ///
  /// The trap: the new outline has lines where there were curves, at most a fiftieth of a point away. Of a line with many
  /// parts it crosses itself: every part has an outline of its own then.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth < 1e6 else { return Path() }
    var pen = StrokePen(style: style)
    for piece in flattened {
      for line in style.dash.isEmpty ? [piece] : piece.dashed(style.dash, phase: style.dashPhase) { pen.draw(line) }
    }
    // To find all crossings of many parts takes seconds, and the area is the same without.
    return pen.covered.elements.count > 2_000 ? pen.covered : pen.covered.normalized(eoFill: false)
  }
}

/// Covers a line with areas: one for each straight part, and one for each end and corner. All go round the same way, so
/// that where they lie on each other nothing is left out.
private struct StrokePen {
  let style: StrokeStyle
  private(set) var covered = Path()
  private var half: CGFloat { style.lineWidth / 2 }

  init(style: StrokeStyle) { self.style = style }

  mutating func draw(_ piece: FlatPiece) {
    var points: [CGPoint] = []
    var isBend: [Bool] = []
    for (index, point) in piece.points.enumerated()
    where points.last.map({ hypot($0.x - point.x, $0.y - point.y) > 1e-6 }) ?? true {
      points.append(point)
      isBend.append(piece.bends.contains(index))
    }
    if piece.isClosed, points.count > 1, hypot(points[0].x - points.last!.x, points[0].y - points.last!.y) <= 1e-6 {
      points.removeLast()
      isBend.removeLast()
    }
    guard points.count > 1 else { return dot(points[0]) }
    let way = piece.isClosed ? points + [points[0]] : points
    for (start, end) in zip(way, way.dropFirst()) { line(start, end) }
    for index in points.indices where piece.isClosed || (index > 0 && index < points.count - 1) {
      let (before, after) = (points[(index + points.count - 1) % points.count], points[(index + 1) % points.count])
      corner(before, points[index], after, isBend[index] ? .round : style.lineJoin)
    }
    if piece.isClosed { return }
    cap(points[0], from: points[1])
    cap(points[points.count - 1], from: points[points.count - 2])
  }

  /// A line without a length has ends, where these stick out.
  private mutating func dot(_ point: CGPoint) {
    switch style.lineCap {
    case .butt: break
    case .round: add(arc(around: point, from: 0, by: 2 * .pi))
    case .square: line(CGPoint(x: point.x - half, y: point.y), CGPoint(x: point.x + half, y: point.y))
    }
  }

  private mutating func line(_ start: CGPoint, _ end: CGPoint) {
    let side = across(start, end)
    add([
      CGPoint(x: start.x + side.x, y: start.y + side.y), CGPoint(x: end.x + side.x, y: end.y + side.y),
      CGPoint(x: end.x - side.x, y: end.y - side.y), CGPoint(x: start.x - side.x, y: start.y - side.y),
    ])
  }

  private mutating func cap(_ end: CGPoint, from inner: CGPoint) {
    let side = across(inner, end)
    switch style.lineCap {
    case .butt: break
    case .round: add(arc(around: end, from: atan2(side.y, side.x), by: -.pi))
    case .square: line(end, CGPoint(x: end.x + side.y, y: end.y - side.x))
    }
  }

  /// What is missing between two straight parts, on the outer side.
  private mutating func corner(_ before: CGPoint, _ point: CGPoint, _ after: CGPoint, _ join: CGLineJoin) {
    let (first, second) = (across(before, point), across(point, after))
    let cross = first.x * second.y - first.y * second.x
    let dot = first.x * second.x + first.y * second.y
    let turn = atan2(cross, dot)
    if abs(turn) < 1e-6 { return }
    // The outer side is the right one of a turn to the left.
    let sign: CGFloat = turn > 0 ? -1 : 1
    let start = CGPoint(x: point.x + sign * first.x, y: point.y + sign * first.y)
    let end = CGPoint(x: point.x + sign * second.x, y: point.y + sign * second.y)
    switch join {
    case .bevel: add([point, start, end])
    case .round: add([point] + arc(around: point, from: atan2(sign * first.y, sign * first.x), by: turn))
    case .miter:
      // How long the tip is, measured in widths of the line.
      let length = 1 / max(1e-9, cos(turn / 2))
      guard length <= style.miterLimit else { return add([point, start, end]) }
      let reach = half * length
      let middle = CGPoint(x: sign * (first.x + second.x), y: sign * (first.y + second.y))
      let size = hypot(middle.x, middle.y)
      let tip = CGPoint(x: point.x + middle.x / size * reach, y: point.y + middle.y / size * reach)
      add([point, start, tip, end])
    }
  }

  /// To the left of a line, half its width away.
  private func across(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
    let length = hypot(end.x - start.x, end.y - start.y)
    return CGPoint(x: -(end.y - start.y) / length * half, y: (end.x - start.x) / length * half)
  }

  private func arc(around center: CGPoint, from angle: CGFloat, by turn: CGFloat) -> [CGPoint] {
    let step = 2 * acos(max(0, 1 - Path.flatness / half))
    let count = max(1, Int((abs(turn) / step).rounded(.up)))
    return (0...count).map { index in
      let angle = angle + turn * CGFloat(index) / CGFloat(count)
      return CGPoint(x: center.x + cos(angle) * half, y: center.y + sin(angle) * half)
    }
  }

  private mutating func add(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      area += point.x * next.y - next.x * point.y
    }
    covered.addLines(area < 0 ? points.reversed() : points)
    covered.closeSubpath()
  }
}
