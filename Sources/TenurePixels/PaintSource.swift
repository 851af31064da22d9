import Foundation

/// Tells the colour of a pixel.
struct PaintSource {
  private let paint: Paint
  private let word: UInt32
  /// The colours of a gradient, from 0 to 1.
  private var table: [UInt32] = []

  init(_ paint: Paint) {
    var paint = paint
    // Of many pixels that become one, each has its part in it.
    if case .picture(let picture, let area, let opacity) = paint {
      paint = .picture(picture.halved(towards: abs(area.width), abs(area.height)), area, opacity: opacity)
    }
    self.paint = paint
    switch paint {
    case .ink(let ink): word = ink.word
    case .material(let ink, _, let opacity): word = ink.opacity(opacity).word
    case .linear(_, _, let stops), .radial(_, _, _, _, let stops), .angular(_, _, _, let stops):
      word = 0
      table = (0..<1024).map { Paint.ink(of: stops, at: Double($0) / 1023).word }
    case .picture: word = 0
    }
  }

  func word(_ column: Int, _ row: Int) -> UInt32 {
    let (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
    switch paint {
    case .ink, .material: return word
    case .linear(let from, let to, _):
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = dx * dx + dy * dy
      return color(length > 0 ? ((x - from.x) * dx + (y - from.y) * dy) / length : 1)
    case .radial(let middle, let from, let to, let scale, _):
      let (dx, dy) = ((x - middle.x) / max(scale.x, 1e-9), (y - middle.y) / max(scale.y, 1e-9))
      return color(to == from ? 1 : ((dx * dx + dy * dy).squareRoot() - from) / (to - from))
    case .angular(let middle, let from, let to, _):
      var angle = atan2(y - middle.y, x - middle.x) * 180 / .pi - from
      angle -= (angle / 360).rounded(.down) * 360
      return color(to == from ? 1 : angle / (to - from))
    case .picture(let picture, let area, let opacity):
      // One that is mirrored has a width below 0.
      let word = picture.sample(
        area.width == 0 ? 0 : (x - area.x) / area.width, area.height == 0 ? 0 : (y - area.y) / area.height)
      return opacity < 1 ? Bitmap.scaled(word, UInt32((max(0, opacity) * 255).rounded())) : word
    }
  }

  private func color(_ place: Double) -> UInt32 {
    table[place.isFinite ? Int((max(0, min(1, place)) * 1023).rounded()) : 1023]
  }
}

extension Bitmap {
  /// The colour at parts of its width and height, mixed from the four pixels around.
  func sample(_ u: Double, _ v: Double) -> UInt32 {
    let (x, y) = (
      max(0, min(Double(width) - 1, u * Double(width) - 0.5)), max(0, min(Double(height) - 1, v * Double(height) - 0.5))
    )
    let (left, top) = (Int(x), Int(y))
    let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
    let (fx, fy) = (x - Double(left), y - Double(top))
    let corners = [
      (words[top * width + left], (1 - fx) * (1 - fy)), (words[top * width + right], fx * (1 - fy)),
      (words[bottom * width + left], (1 - fx) * fy), (words[bottom * width + right], fx * fy),
    ]
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let sum = corners.reduce(0.0) { $0 + Double($1.0 >> shift & 255) * $1.1 }
      result |= UInt32(max(0, min(255, sum.rounded()))) << shift
    }
    return result
  }

  /// Half as wide and high, as often as it stays larger than this: the average of four pixels is one.
  func halved(towards width: Double, _ height: Double) -> Bitmap {
    var picture = self
    while true {
      let (isWide, isHigh) = (Double(picture.width) >= 2 * width, Double(picture.height) >= 2 * height)
      guard picture.width > 1, picture.height > 1, isWide, isHigh else { return picture }
      picture = picture.halved
    }
  }

  /// Half as wide and high; the last of an odd number of pixels is left out.
  var halved: Bitmap {
    let (width, height) = (self.width / 2, self.height / 2)
    var halves: [UInt32] = []
    halves.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let start = 2 * y * self.width + 2 * x
        let four = (words[start], words[start + 1], words[start + self.width], words[start + self.width + 1])
        func sum(_ shift: UInt32) -> UInt32 {
          let mask: UInt32 = 0xFF00FF
          return (four.0 >> shift & mask) + (four.1 >> shift & mask) + (four.2 >> shift & mask)
            + (four.3 >> shift & mask) + 0x20002
        }
        halves.append((sum(0) >> 2 & 0xFF00FF) | (sum(8) >> 2 & 0xFF00FF) << 8)
      }
    }
    return Bitmap(width: width, height: height, words: halves) ?? self
  }
}
