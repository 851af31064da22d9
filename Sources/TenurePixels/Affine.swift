/// A point of a drawing, from the upper left corner.
package struct Spot: Equatable, Sendable {
  package var x: Double
  package var y: Double

  package init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
}

/// What moves, turns and grows a drawing.
package struct Affine: Equatable, Sendable {
  package var a = 1.0
  package var b = 0.0
  package var c = 0.0
  package var d = 1.0
  package var tx = 0.0
  package var ty = 0.0

  package init() {}

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  package static func translation(_ x: Double, _ y: Double) -> Affine { Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }
  package static func scale(_ x: Double, _ y: Double) -> Affine { Affine(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }
  /// Clockwise, as y grows downwards, given the sine and the cosine.
  package static func rotation(sine: Double, cosine: Double) -> Affine {
    Affine(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// First this, then `next`.
  package func then(_ next: Affine) -> Affine {
    Affine(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  package func callAsFunction(_ spot: Spot) -> Spot {
    Spot(a * spot.x + c * spot.y + tx, b * spot.x + d * spot.y + ty)
  }

  /// What leads back; nil where all is on a line or in a point.
  package var inverted: Affine? {
    let area = a * d - b * c
    guard area != 0, area.isFinite else { return nil }
    let turned = Affine(a: d / area, b: -b / area, c: -c / area, d: a / area, tx: 0, ty: 0)
    let start = turned(Spot(tx, ty))
    return turned.then(.translation(-start.x, -start.y))
  }

  /// How much longer lines become, on the whole.
  package var growth: Double { abs(a * d - b * c).squareRoot() }

  package var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy { abs($0) < 1e9 } }

  package var isUpright: Bool { b == 0 && c == 0 }
}

/// A rectangle of a drawing.
package struct Area: Equatable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  package func inset(horizontally by: Double) -> Area { Area(x + by, y, width - 2 * by, height) }
  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
  package var middle: Spot { Spot(x + width / 2, y + height / 2) }

  package func inset(_ by: Double) -> Area {
    Area(x + by, y + by, max(0, width - 2 * by), max(0, height - 2 * by))
  }
}
