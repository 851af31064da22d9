import Foundation
@_spi(Tree) import TenureTree

// Areas and lines made of two outlines. Curves become lines that are at most a fiftieth of a point away from them.

extension Path {
  /// Everything inside either outline.
  ///
  ///     let cloud = Path(ellipseIn: left).union(Path(ellipseIn: right))
  ///
  /// The trap: the new outline has lines where there were curves, at most a fiftieth of a point away.
  public func union(_ other: Path, eoFill: Bool = false) -> Path { area(with: other, eoFill) { $0 || $1 } }

  /// What is inside of both outlines.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { area(with: other, eoFill) { $0 && $1 } }

  /// What is inside of this outline and not of the other.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { area(with: other, eoFill) { $0 && !$1 } }

  /// What is inside one of the outlines and not the other.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    area(with: other, eoFill) { $0 != $1 }
  }

  /// The same area, with an outline that does not cross itself.
  public func normalized(eoFill: Bool = true) -> Path { area(with: Path(), eoFill) { inside, _ in inside } }

  /// The part of this outline's line that is inside of the other, or on its edge.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { line(with: other, eoFill) { $0 } }

  /// The part of this outline's line that is outside of the other.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { line(with: other, eoFill) { !$0 } }

  private func area(with other: Path, _ eoFill: Bool, _ combine: (Bool, Bool) -> Bool) -> Path {
    let overlay = PathOverlay(flattened, closing: true, over: other.flattened)
    func isInside(_ turns: SIMD2<Int>) -> Bool {
      combine(Self.isInside(turns[0], eoFill), Self.isInside(turns[1], eoFill))
    }
    // The area is to the left of its edges.
    let ways: [(GridPoint, GridPoint)] = overlay.edges.compactMap { edge in
      let (left, right) = (isInside(edge.left), isInside(edge.right))
      if left == right { return nil }
      return left ? (edge.low, edge.high) : (edge.high, edge.low)
    }
    var path = Path()
    for loop in Self.loops(ways) {
      path.addLines(loop.map(overlay.place))
      path.closeSubpath()
    }
    return path
  }

  private static func isInside(_ turns: Int, _ eoFill: Bool) -> Bool { eoFill ? turns % 2 != 0 : turns != 0 }

  /// Ways that lead back to where they begin. Where several go on from a point, the sharpest to the left is taken, so
  /// that areas that touch in a point are loops of their own.
  private static func loops(_ ways: [(GridPoint, GridPoint)]) -> [[GridPoint]] {
    var leaving: [GridPoint: [Int]] = [:]
    for (index, way) in ways.enumerated() { leaving[way.0, default: []].append(index) }
    var isUsed = Array(repeating: false, count: ways.count)
    var loops: [[GridPoint]] = []
    for first in ways.indices where !isUsed[first] {
      var loop: [GridPoint] = []
      var next: Int? = first
      while let index = next {
        isUsed[index] = true
        let (start, end) = ways[index]
        loop.append(start)
        if end == ways[first].0 { break }
        func turn(_ way: Int) -> Double {
          let (a, b) = (Double(end.x - start.x), Double(end.y - start.y))
          let (c, d) = (Double(ways[way].1.x - end.x), Double(ways[way].1.y - end.y))
          return atan2(a * d - b * c, a * c + b * d)
        }
        next = leaving[end]?.filter { !isUsed[$0] }.max { turn($0) < turn($1) }
      }
      loop = withoutStraightPoints(loop)
      if loop.count > 2 { loops.append(loop) }
    }
    return loops
  }

  private static func withoutStraightPoints(_ loop: [GridPoint]) -> [GridPoint] {
    loop.indices.filter { index in
      let (before, after) = (loop[(index + loop.count - 1) % loop.count], loop[(index + 1) % loop.count])
      return GridPoint.side(loop[index], of: before, after) != 0
    }
    .map { loop[$0] }
  }

  private func line(with other: Path, _ eoFill: Bool, _ keeps: (_ isInside: Bool) -> Bool) -> Path {
    let pieces = flattened
    let overlay = PathOverlay(pieces, closing: false, over: other.flattened)
    var inside: [[GridPoint]: Bool] = [:]
    for edge in overlay.edges {
      inside[[edge.low, edge.high]] = Self.isInside(edge.left[1], eoFill) || Self.isInside(edge.right[1], eoFill)
    }
    var path = Path()
    let lines = Dictionary(grouping: overlay.lines.filter { $0.outline == 0 }, by: \.piece)
    for (index, piece) in pieces.enumerated() {
      var runs: [[GridPoint]] = []
      var goesOn = false
      for line in lines[index] ?? [] {
        let ends = line.start < line.end ? [line.start, line.end] : [line.end, line.start]
        let isKept = keeps(inside[ends] ?? false)
        if isKept, !goesOn { runs.append([line.start]) }
        if isKept { runs[runs.count - 1].append(line.end) }
        goesOn = isKept
      }
      let meets = piece.isClosed && goesOn && runs.first?.first == runs.last?.last
      if meets, runs.count > 1 { runs[0] = runs.removeLast() + runs[0].dropFirst() }
      for run in runs {
        let closes = meets && runs.count == 1 && run.first == run.last
        path.addLines((closes ? run.dropLast() : run[...]).map(overlay.place))
        if closes { path.closeSubpath() }
      }
    }
    return path
  }
}
