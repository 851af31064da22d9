import Foundation

/// What turns a drawing in space, and shows it in the plane as an eye in front of it sees it.
package struct Projection: Equatable, Sendable {
  /// Three rows of three: what x, y and the distance become.
  private var m: [Double]

  /// A turn by an angle in radians around an axis through a spot. The eye is as far away as `depth` says; infinitely far,
  /// nothing becomes smaller. Y grows downwards, and z towards the eye.
  package init?(turning angle: Double, around axis: (x: Double, y: Double, z: Double), at spot: Spot, depth: Double) {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite, angle.isFinite else { return nil }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    let near = depth.isFinite && depth > 0 ? 1 / depth : 0
    let across: [Double] = [cosine + x * x * rest, x * y * rest - z * sine, 0]
    let down: [Double] = [y * x * rest + z * sine, cosine + y * y * rest, 0]
    // How near something comes to the eye.
    let (nearOfX, nearOfY) = (z * x * rest - y * sine, z * y * rest + x * sine)
    let turn = Projection(m: across + down + [-near * nearOfX, -near * nearOfY, 1])
    self = Projection(.translation(-spot.x, -spot.y)).then(turn).then(Projection(.translation(spot.x, spot.y)))
  }

  package init(_ affine: Affine) { m = [affine.a, affine.c, affine.tx, affine.b, affine.d, affine.ty, 0, 0, 1] }

  private init(m: [Double]) { self.m = m }

  /// The same without an eye, where nothing becomes smaller.
  package var affine: Affine? {
    guard abs(m[6]) < 1e-9, abs(m[7]) < 1e-9, m[8] != 0 else { return nil }
    return Affine(a: m[0] / m[8], b: m[3] / m[8], c: m[1] / m[8], d: m[4] / m[8], tx: m[2] / m[8], ty: m[5] / m[8])
  }

  /// First this, then `next`.
  package func then(_ next: Projection) -> Projection {
    func sum(_ row: Int, _ column: Int) -> Double {
      let (first, second, third) = (m[column], m[column + 3], m[column + 6])
      return next.m[row * 3] * first + next.m[row * 3 + 1] * second + next.m[row * 3 + 2] * third
    }
    return Projection(m: (0..<9).map { sum($0 / 3, $0 % 3) })
  }

  /// Nil for what is behind the eye.
  package func callAsFunction(_ spot: Spot) -> Spot? {
    let depth = m[6] * spot.x + m[7] * spot.y + m[8]
    if depth < 1e-6 { return nil }
    return Spot((m[0] * spot.x + m[1] * spot.y + m[2]) / depth, (m[3] * spot.x + m[4] * spot.y + m[5]) / depth)
  }

  /// What leads back; nil where all is seen from its edge.
  package var inverted: Projection? {
    func minor(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Double { m[a] * m[d] - m[b] * m[c] }
    let parts: [Double] = [
      minor(4, 5, 7, 8), -minor(1, 2, 7, 8), minor(1, 2, 4, 5),
      -minor(3, 5, 6, 8), minor(0, 2, 6, 8), -minor(0, 2, 3, 5),
      minor(3, 4, 6, 7), -minor(0, 1, 6, 7), minor(0, 1, 3, 4),
    ]
    let whole: Double = m[0] * parts[0] + m[1] * parts[3] + m[2] * parts[6]
    guard abs(whole) > 1e-9, whole.isFinite else { return nil }
    return Projection(m: parts.map { $0 / whole })
  }
}

extension Bitmap {
  /// A part of what this looks like in a projection.
  func projected(by projection: Projection, _ part: Mask.Part) -> Bitmap? {
    guard let back = projection.inverted else { return nil }
    let (width, height) = (part.maxX - part.x, part.maxY - part.y)
    var words: [UInt32] = []
    words.reserveCapacity(width * height)
    for row in part.y..<part.maxY {
      for column in part.x..<part.maxX {
        // Four places of each pixel, so that what becomes smaller stays smooth.
        var sum = [0.0, 0, 0, 0]
        for (x, y) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
          let seen = Spot(Double(column) + x, Double(row) + y)
          guard let spot = back(seen), projection(spot) != nil else { continue }
          add(at: spot, to: &sum)
        }
        var word: UInt32 = 0
        for part in 0..<4 { word |= UInt32(min(255, (sum[part] / 4).rounded())) << UInt32(part * 8) }
        words.append(word)
      }
    }
    return Bitmap(width: width, height: height, words: words)
  }

  /// The parts of the colour at a place between pixels.
  private func add(at spot: Spot, to sum: inout [Double]) {
    let (x, y) = (spot.x - 0.5, spot.y - 0.5)
    guard x > -1, y > -1, x < Double(width), y < Double(height) else { return }
    let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    for (column, row) in [(left, top), (left + 1, top), (left, top + 1), (left + 1, top + 1)] {
      guard (0..<width).contains(column), (0..<height).contains(row) else { continue }
      let word = words[row * width + column]
      if word == 0 { continue }
      let weight = (1 - abs(x - Double(column))) * (1 - abs(y - Double(row)))
      for part in 0..<4 { sum[part] += weight * Double(word >> UInt32(part * 8) & 255) }
    }
  }
}
