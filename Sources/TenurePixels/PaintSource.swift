import Foundation

/// Tells the colour of a pixel.
struct PaintSource {
  private let paint: Paint
  private let word: UInt32
  /// The colours of a gradient, from 0 to 1.
  private var table: [UInt32] = []

  init(_ paint: Paint) {
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
    // Pictures are filled in by their rows.
    case .picture: return 0
    }
  }

  private func color(_ place: Double) -> UInt32 {
    table[place.isFinite ? Int((max(0, min(1, place)) * 1023).rounded()) : 1023]
  }
}
