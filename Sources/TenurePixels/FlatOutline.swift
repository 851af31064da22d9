/// An outline as lines alone.
package struct FlatOutline: Equatable, Sendable {
  package struct Line: Equatable, Sendable {
    package var spots: [Spot]
    package var isClosed: Bool

    package init(_ spots: [Spot], isClosed: Bool) { (self.spots, self.isClosed) = (spots, isClosed) }
  }

  package var lines: [Line] = []

  package init(_ lines: [Line] = []) { self.lines = lines }

  /// Curves become lines that are nowhere further from them than a tenth of a unit after `affine`.
  package init(_ outline: Outline, _ affine: Affine = Affine()) {
    var spots: [Spot] = []
    func end(_ isClosed: Bool) -> Line? { spots.count > 1 ? Line(spots, isClosed: isClosed) : nil }
    for element in outline.elements {
      switch element {
      case .move(let to):
        if let line = end(false) { lines.append(line) }
        spots = [affine(to)]
      case .line(let to): spots.append(affine(to))
      case .quad(let control, let to):
        guard let from = spots.last else { continue }
        let (control, to) = (affine(control), affine(to))
        let count = Self.pieces(from, control, control, to)
        for index in 1...count {
          let t = Double(index) / Double(count), u = 1 - t
          spots.append(
            Spot(
              u * u * from.x + 2 * u * t * control.x + t * t * to.x,
              u * u * from.y + 2 * u * t * control.y + t * t * to.y))
        }
      case .cubic(let first, let second, let to):
        guard let from = spots.last else { continue }
        let (first, second, to) = (affine(first), affine(second), affine(to))
        let count = Self.pieces(from, first, second, to)
        for index in 1...count {
          let t = Double(index) / Double(count), u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          spots.append(
            Spot(
              a * from.x + b * first.x + c * second.x + d * to.x, a * from.y + b * first.y + c * second.y + d * to.y))
        }
      case .close:
        if let line = end(true) { lines.append(line) }
        spots = spots.first.map { [$0] } ?? []
      }
    }
    if let line = end(false) { lines.append(line) }
    // What is no number, or further away than any screen is large, is nowhere.
    lines.removeAll { $0.spots.contains { !(abs($0.x) < 1e12 && abs($0.y) < 1e12) } }
  }

  /// In how many pieces a curve looks like one.
  private static func pieces(_ a: Spot, _ b: Spot, _ c: Spot, _ d: Spot) -> Int {
    let bend = max(
      abs(a.x - 2 * b.x + c.x), abs(a.y - 2 * b.y + c.y), abs(b.x - 2 * c.x + d.x), abs(b.y - 2 * c.y + d.y))
    guard bend.isFinite else { return 1 }
    return max(1, min(100, Int((bend * 12).squareRoot().rounded(.up))))
  }

  /// The part between two fractions of the whole length.
  package func part(from start: Double, to end: Double) -> FlatOutline {
    let total = lines.reduce(0) { $0 + $1.length }
    let (from, to) = (max(0, start) * total, min(1, end) * total)
    return cut([(from, to)])
  }

  /// With gaps, as a pattern of lengths says: drawn, left out, drawn, …
  package func dashed(_ pattern: [Double], phase: Double) -> FlatOutline {
    let pattern = pattern.map { max(0, $0.isFinite ? $0 : 0) }
    let whole = pattern.count % 2 == 0 ? pattern : pattern + pattern
    let sum = whole.reduce(0, +)
    guard sum > 0.01 else { return self }
    var result = FlatOutline()
    for line in lines {
      var parts: [(Double, Double)] = []
      var place = -(phase.truncatingRemainder(dividingBy: sum))
      if place > 0 { place -= sum }
      var index = 0
      while place < line.length, parts.count < 10_000 {
        let length = whole[index % whole.count]
        if index % 2 == 0, place + length > 0 { parts.append((place, place + length)) }
        place += length
        index += 1
      }
      result.lines += FlatOutline([line]).cut(parts).lines
    }
    return result
  }

  /// The pieces between those lengths from the start.
  private func cut(_ parts: [(Double, Double)]) -> FlatOutline {
    var result = FlatOutline()
    for (from, to) in parts where to > from {
      var passed = 0.0
      for line in lines {
        var piece: [Spot] = []
        let spots = line.isClosed ? line.spots + [line.spots[0]] : line.spots
        for (a, b) in zip(spots, spots.dropFirst()) {
          let length = a.distance(to: b)
          let (start, end) = (passed, passed + length)
          passed = end
          guard length > 0, end > from, start < to else { continue }
          func at(_ place: Double) -> Spot {
            let t = (place - start) / length
            return Spot(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
          }
          if piece.isEmpty { piece.append(at(max(start, from))) }
          piece.append(at(min(end, to)))
        }
        if piece.count > 1 { result.lines.append(Line(piece, isClosed: false)) }
      }
    }
    return result
  }
}

extension FlatOutline.Line {
  var length: Double {
    let spots = isClosed ? spots + [spots[0]] : spots
    return zip(spots, spots.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }
}

extension Spot {
  func distance(to other: Spot) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
