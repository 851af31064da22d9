/// How a line is drawn along an outline.
package struct Stroke: Equatable, Sendable {
  package enum Cap: String, Sendable { case butt, round, square }
  package enum Join: String, Sendable { case miter, round, bevel }

  package var width: Double
  package var cap = Cap.butt
  package var join = Join.miter
  package var miterLimit = 10.0
  package var dash: [Double] = []
  package var phase = 0.0

  package init(width: Double) { self.width = width }

  /// What is covered, as areas that are filled: one for each line, and one for each end and corner. All go round the
  /// same way, so that where they lie on each other nothing is left out.
  package func area(along outline: FlatOutline) -> FlatOutline {
    let half = width / 2
    guard half > 0, half < 1e9 else { return FlatOutline() }
    let dashed = dash.isEmpty ? outline : outline.dashed(dash, phase: phase)
    var area = FlatOutline()
    func add(_ spots: [Spot]) {
      var turn = 0.0
      for index in spots.indices {
        let (a, b) = (spots[index], spots[(index + 1) % spots.count])
        turn += a.x * b.y - b.x * a.y
      }
      area.lines.append(.init(turn < 0 ? spots.reversed() : spots, isClosed: true))
    }
    for line in dashed.lines {
      var spots: [Spot] = []
      for spot in line.isClosed ? line.spots + [line.spots[0]] : line.spots
      where spots.last.map({ $0.distance(to: spot) > 1e-6 }) ?? true { spots.append(spot) }
      guard spots.count > 1 else { continue }
      for (index, (a, b)) in zip(spots, spots.dropFirst()).enumerated() {
        let length = a.distance(to: b)
        let along = Spot((b.x - a.x) / length * half, (b.y - a.y) / length * half)
        var (from, to) = (a, b)
        if cap == .square, !line.isClosed {
          if index == 0 { from = Spot(a.x - along.x, a.y - along.y) }
          if index == spots.count - 2 { to = Spot(b.x + along.x, b.y + along.y) }
        }
        add([
          Spot(from.x - along.y, from.y + along.x), Spot(to.x - along.y, to.y + along.x),
          Spot(to.x + along.y, to.y - along.x), Spot(from.x + along.y, from.y - along.x),
        ])
      }
      let corners = Array(spots.indices.dropFirst().dropLast()) + (line.isClosed ? [spots.count - 1] : [])
      for index in corners {
        corner(spots[index - 1], spots[index], index == spots.count - 1 ? spots[1] : spots[index + 1], half, add)
      }
      if cap == .round, !line.isClosed {
        for end in [spots[0], spots[spots.count - 1]] { add(disc(end, half)) }
      }
    }
    return area
  }

  private func disc(_ middle: Spot, _ radius: Double) -> [Spot] {
    FlatOutline(.circle(middle, radius)).lines.first?.spots ?? []
  }

  private func corner(_ a: Spot, _ b: Spot, _ c: Spot, _ half: Double, _ add: ([Spot]) -> Void) {
    let (first, second) = (a.distance(to: b), b.distance(to: c))
    guard first > 0, second > 0 else { return }
    let u = Spot((b.x - a.x) / first, (b.y - a.y) / first), v = Spot((c.x - b.x) / second, (c.y - b.y) / second)
    let turn = u.x * v.y - u.y * v.x
    // Nearly straight: there is no gap to close.
    if abs(turn) < 0.02, u.x * v.x + u.y * v.y > 0 { return }
    if join == .round { return add(disc(b, half)) }
    let side = turn > 0 ? -half : half
    let p = Spot(b.x - u.y * side, b.y + u.x * side), q = Spot(b.x - v.y * side, b.y + v.x * side)
    let cosine = u.x * v.x + u.y * v.y
    // The tip is as far from the corner as the half width over the cosine of half the turn.
    let reach = (2 / max(1e-9, 1 + cosine)).squareRoot()
    if join == .miter, reach <= miterLimit {
      let middle = Spot((p.x + q.x) / 2 - b.x, (p.y + q.y) / 2 - b.y)
      let length = (middle.x * middle.x + middle.y * middle.y).squareRoot()
      if length > 1e-9 {
        let scale = half * reach / length
        return add([b, p, Spot(b.x + middle.x * scale, b.y + middle.y * scale), q])
      }
    }
    add([b, p, q])
  }
}
