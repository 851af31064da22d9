import Foundation
@_spi(Tree) import TenureTree

/// A point of a grid. Its coordinates stay below 2²⁸, so that products of differences are computed exactly.
struct GridPoint: Hashable, Comparable {
  var x: Int
  var y: Int

  static func < (a: Self, b: Self) -> Bool { (a.y, a.x) < (b.y, b.x) }

  /// Above zero where `point` is to the left of the line, seen with y growing upward; zero where it is on the line.
  static func side(_ point: GridPoint, of start: GridPoint, _ end: GridPoint) -> Int {
    (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
  }

  /// True when it is between the ends of a line and no further than a step from it; `side` is where.
  func isOn(_ start: GridPoint, _ end: GridPoint, side: Int) -> Bool {
    let (along, up) = (end.x - start.x, end.y - start.y)
    let square = along * along + up * up
    let progress = (x - start.x) * along + (y - start.y) * up
    return progress > 0 && progress < square && Double(side) * Double(side) <= Double(square)
  }
}

/// Two outlines on each other, as lines that meet at their ends only.
///
/// 1. Curves become lines, and their points go to a grid of about a hundred-millionth of the drawing's size.
/// 2. Lines are cut where they cross or come within a step of another's end, and the crossing goes to the grid, until
///    none crosses another: a cut line bends a little, so it may have come across one more.
/// 3. Lines between the same two points become one `Edge`, with how often each outline goes along it.
/// 4. A ray from the middle of an edge counts how often each outline goes round either side of it.
///
/// Only the second step rounds; all decisions are exact. Should sixteen rounds not do, the rest of the crossings stay.
struct PathOverlay {
  /// A line from one of the outlines, in the order in which they are drawn.
  struct Line {
    var start: GridPoint
    var end: GridPoint
    /// Which of the outlines: 0 or 1.
    let outline: Int
    /// Which piece of its outline.
    let piece: Int
  }

  /// What lines lie on each other, upward: from the lower `y`, or the lower `x` of the same `y`.
  struct Edge {
    let low: GridPoint
    let high: GridPoint
    /// How often each outline goes up along it, less how often it goes down.
    var turns: SIMD2<Int>
    /// How often each outline goes round what is to the right.
    var right: SIMD2<Int> = .zero
    /// How often each outline goes round what is to the left.
    var left: SIMD2<Int> { right &+ turns }
  }

  private(set) var lines: [Line] = []
  private(set) var edges: [Edge] = []
  /// How many steps of the grid a point is; a power of two, so that round numbers stay what they are.
  private let scale: CGFloat

  /// Pieces of an area are closed, those of a line as they are.
  init(_ first: [FlatPiece], closing: Bool, over second: [FlatPiece]) {
    let far = (first + second).flatMap(\.points).reduce(1) { max($0, abs($1.x), abs($1.y)) }
    scale = exp2((27 - log2(far)).rounded(.down))
    for (outline, pieces) in [first, second].enumerated() {
      for (index, piece) in pieces.enumerated() {
        let closes = piece.isClosed || closing || outline == 1
        let points = (closes ? piece.points + [piece.points[0]] : piece.points).map(gridPoint)
        for (start, end) in zip(points, points.dropFirst()) where start != end {
          lines.append(Line(start: start, end: end, outline: outline, piece: index))
        }
      }
    }
    cut()
    merge()
    count()
  }

  private func gridPoint(_ point: CGPoint) -> GridPoint {
    GridPoint(x: Int((point.x * scale).rounded()), y: Int((point.y * scale).rounded()))
  }

  func place(_ point: GridPoint) -> CGPoint { CGPoint(x: CGFloat(point.x) / scale, y: CGFloat(point.y) / scale) }

  // MARK: Cutting

  private mutating func cut() {
    var isNew = Array(repeating: true, count: lines.count)
    for _ in 0..<16 {
      var cuts = Array(repeating: [GridPoint](), count: lines.count)
      var isCut = false
      let leftmost = lines.map { min($0.start.x, $0.end.x) }
      var near: [Int] = []
      for index in lines.indices.sorted(by: { (leftmost[$0], $0) < (leftmost[$1], $1) }) {
        let line = lines[index]
        let (bottom, top) = (min(line.start.y, line.end.y), max(line.start.y, line.end.y))
        near.removeAll { max(lines[$0].start.x, lines[$0].end.x) + 1 < leftmost[index] }
        for other in near where isNew[index] || isNew[other] {
          let second = lines[other]
          if max(second.start.y, second.end.y) + 1 < bottom || min(second.start.y, second.end.y) - 1 > top { continue }
          let (here, there) = Self.meetings(line, second)
          cuts[index] += here
          cuts[other] += there
          isCut = isCut || !here.isEmpty || !there.isEmpty
        }
        near.append(index)
      }
      if !isCut { return }
      var pieces: [Line] = []
      var areNew: [Bool] = []
      for (line, points) in zip(lines, cuts) {
        for piece in line.cut(at: points) {
          pieces.append(piece)
          areNew.append(!points.isEmpty)
        }
      }
      (lines, isNew) = (pieces, areNew)
    }
  }

  /// Where each of both has to be cut.
  private static func meetings(_ first: Line, _ second: Line) -> ([GridPoint], [GridPoint]) {
    let (a, b, c, d) = (first.start, first.end, second.start, second.end)
    let (ofC, ofD) = (GridPoint.side(c, of: a, b), GridPoint.side(d, of: a, b))
    let (ofA, ofB) = (GridPoint.side(a, of: c, d), GridPoint.side(b, of: c, d))
    var (here, there): ([GridPoint], [GridPoint]) = ([], [])
    if c.isOn(a, b, side: ofC) { here.append(c) }
    if d.isOn(a, b, side: ofD) { here.append(d) }
    if a.isOn(c, d, side: ofA) { there.append(a) }
    if b.isOn(c, d, side: ofB) { there.append(b) }
    if !here.isEmpty || !there.isEmpty { return (here, there) }
    guard ofA.signum() * ofB.signum() < 0, ofC.signum() * ofD.signum() < 0 else { return ([], []) }
    let share = Double(ofA) / Double(ofA - ofB)
    let point = GridPoint(
      x: a.x + Int((share * Double(b.x - a.x)).rounded()), y: a.y + Int((share * Double(b.y - a.y)).rounded()))
    return (point == a || point == b ? [] : [point], point == c || point == d ? [] : [point])
  }

  // MARK: Counting

  private mutating func merge() {
    var turns: [[GridPoint]: SIMD2<Int>] = [:]
    for line in lines {
      let isUp = line.start < line.end
      turns[isUp ? [line.start, line.end] : [line.end, line.start], default: .zero][line.outline] += isUp ? 1 : -1
    }
    edges = turns.map { Edge(low: $0.key[0], high: $0.key[1], turns: $0.value) }
      .sorted { ($0.low, $0.high) < ($1.low, $1.high) }
  }

  private mutating func count() {
    let rows = Bands(edges.map { ($0.low.y, $0.high.y) })
    let columns = Bands(edges.map { (min($0.low.x, $0.high.x), max($0.low.x, $0.high.x)) })
    for index in edges.indices {
      let edge = edges[index]
      // Twice the middle, which is on the grid of half the step.
      let middle = GridPoint(x: edge.low.x + edge.high.x, y: edge.low.y + edge.high.y)
      var around = SIMD2<Int>.zero
      func side(_ other: Edge) -> Int {
        GridPoint.side(
          middle, of: GridPoint(x: 2 * other.low.x, y: 2 * other.low.y),
          GridPoint(x: 2 * other.high.x, y: 2 * other.high.y))
      }
      if edge.low.y != edge.high.y {
        // A ray to the right crosses what has the middle on its left.
        for place in rows.near(middle.y / 2) where place != index {
          let other = edges[place]
          if 2 * other.low.y <= middle.y, middle.y < 2 * other.high.y, side(other) > 0 { around &+= other.turns }
        }
        edges[index].right = around
      } else {
        // A ray upward: what goes to the left counts as up.
        for place in columns.near(middle.x / 2) where place != index {
          let other = edges[place]
          let goesRight = other.high.x > other.low.x
          let (least, most) = goesRight ? (other.low.x, other.high.x) : (other.high.x, other.low.x)
          guard 2 * least <= middle.x, middle.x < 2 * most else { continue }
          if goesRight, side(other) < 0 { around &-= other.turns }
          if !goesRight, side(other) > 0 { around &+= other.turns }
        }
        edges[index].right = around &- edge.turns
      }
    }
  }
}

/// What reaches where along one axis, so that a ray asks few lines.
private struct Bands {
  private var bands: [[Int]]
  private let least: Int
  private let width: Int

  init(_ spans: [(Int, Int)]) {
    least = spans.map(\.0).min() ?? 0
    let most = spans.map(\.1).max() ?? 0
    width = max(1, (most - least) / max(1, min(512, spans.count / 4)))
    bands = Array(repeating: [], count: (most - least) / width + 1)
    for (index, span) in spans.enumerated() {
      for band in (span.0 - least) / width...(span.1 - least) / width { bands[band].append(index) }
    }
  }

  /// Of all that reaches to `place`, at least these.
  func near(_ place: Int) -> [Int] { bands[min(max((place - least) / width, 0), bands.count - 1)] }
}

extension PathOverlay.Line {
  fileprivate func cut(at points: [GridPoint]) -> [Self] {
    if points.isEmpty { return [self] }
    func progress(_ point: GridPoint) -> Int {
      (point.x - start.x) * (end.x - start.x) + (point.y - start.y) * (end.y - start.y)
    }
    var pieces: [Self] = []
    var last = start
    for point in points.sorted(by: { progress($0) < progress($1) }) + [end] where point != last {
      pieces.append(Self(start: last, end: point, outline: outline, piece: piece))
      last = point
    }
    return pieces
  }
}
