/// Points in rows, whose colours pass into one another: a `MeshGradient`.
package struct ColorMesh {
  private let columns: Int
  private let rows: Int
  private let points: [(x: Double, y: Double)]

  /// Nil for another gradient, and where points or colours are missing.
  package init?(_ gradient: StyleWords.Gradient) {
    let numbers = gradient.points
    guard gradient.kind == .mesh, numbers.count > 2, let columns = Int(exactly: numbers[0]),
      let rows = Int(exactly: numbers[1]), 2...100 ~= columns, 2...100 ~= rows,
      numbers.count >= 2 + 2 * columns * rows, gradient.stops.count >= columns * rows
    else { return nil }
    (self.columns, self.rows) = (columns, rows)
    points = (0..<columns * rows).map { (numbers[2 + 2 * $0], numbers[3 + 2 * $0]) }
  }

  /// How much of which colours is at a place: those of the four points around it.
  package func shares(x: Double, y: Double) -> [(color: Int, share: Double)] {
    var best: (column: Int, row: Int, u: Double, v: Double, distance: Double)?
    for row in 0..<rows - 1 {
      for column in 0..<columns - 1 {
        let (u, v) = place(x, y, column, row)
        let distance = max(-u, u - 1, -v, v - 1, 0)
        if distance < best?.distance ?? .infinity { best = (column, row, u, v, distance) }
        if distance == 0 { break }
      }
    }
    guard let best else { return [(0, 1)] }
    let (u, v) = (smooth(best.u), smooth(best.v))
    let first = best.row * columns + best.column
    return [
      (first, (1 - u) * (1 - v)), (first + 1, u * (1 - v)), (first + columns, (1 - u) * v),
      (first + columns + 1, u * v),
    ]
  }

  /// Without an edge where one patch meets the next.
  private func smooth(_ share: Double) -> Double {
    let share = min(max(share, 0), 1)
    return share * share * (3 - 2 * share)
  }

  /// Where a place is between the four points of a patch, by Newton's method; far away where it finds none.
  private func place(_ x: Double, _ y: Double, _ column: Int, _ row: Int) -> (u: Double, v: Double) {
    let first = row * columns + column
    let (a, b, c, d) = (points[first], points[first + 1], points[first + columns], points[first + columns + 1])
    var (u, v) = (0.5, 0.5)
    for _ in 0..<20 {
      let dx = (1 - u) * (1 - v) * a.x + u * (1 - v) * b.x + (1 - u) * v * c.x + u * v * d.x - x
      let dy = (1 - u) * (1 - v) * a.y + u * (1 - v) * b.y + (1 - u) * v * c.y + u * v * d.y - y
      if abs(dx) + abs(dy) < 1e-9 { return (u, v) }
      let (xu, yu) = ((1 - v) * (b.x - a.x) + v * (d.x - c.x), (1 - v) * (b.y - a.y) + v * (d.y - c.y))
      let (xv, yv) = ((1 - u) * (c.x - a.x) + u * (d.x - b.x), (1 - u) * (c.y - a.y) + u * (d.y - b.y))
      let determinant = xu * yv - xv * yu
      guard abs(determinant) > 1e-9 else { return (1e9, 1e9) }
      u -= (dx * yv - dy * xv) / determinant
      v -= (dy * xu - dx * yu) / determinant
    }
    return (1e9, 1e9)
  }
}
