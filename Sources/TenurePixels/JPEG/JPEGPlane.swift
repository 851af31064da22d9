import Foundation

/// The samples of one part of a photo, from 0 to 255.
struct JPEGPlane {
  private let width: Int
  private let height: Int
  private var samples: [UInt8]

  init(_ component: JPEGFrame.Component, _ quantization: [Int32]) {
    (width, height) = (component.width * 8, component.height * 8)
    samples = [UInt8](repeating: 128, count: width * height)
    var factors = [Float](repeating: 0, count: 64)
    for (index, place) in zigzag.enumerated() { factors[place] = Float(quantization[index]) }
    var block = [Float](repeating: 0, count: 64)
    for row in 0..<component.height {
      for column in 0..<component.width {
        let start = (row * component.columns + column) * 64
        var isFlat = true
        for index in 0..<64 {
          let value = component.coefficients[start + index]
          if index > 0, value != 0 { isFlat = false }
          block[index] = Float(value) * factors[index]
        }
        let corner = row * 8 * width + column * 8
        if isFlat {
          let value = Self.sample(block[0] / 8)
          for y in 0..<8 { for x in 0..<8 { samples[corner + y * width + x] = value } }
          continue
        }
        for line in 0..<8 { Self.turn(&block, from: line * 8, step: 1) }
        for line in 0..<8 { Self.turn(&block, from: line, step: 8) }
        for y in 0..<8 { for x in 0..<8 { samples[corner + y * width + x] = Self.sample(block[y * 8 + x]) } }
      }
    }
  }

  private static func sample(_ value: Float) -> UInt8 { UInt8(max(0, min(255, (value + 128).rounded()))) }

  /// Half the cosines of (2x + 1) u π / 16, by u and x; of u = 0 less by the root of 2.
  private static let waves: [Float] = (0..<32).map { index in
    let (u, x) = (index / 4, index % 4)
    return Float((u == 0 ? 0.5.squareRoot() : 1) * cos(Double(2 * x + 1) * Double(u) * .pi / 16) / 2)
  }

  /// The inverse cosine transform of a line: of even waves both halves are alike, of odd ones they are opposite.
  private static func turn(_ block: inout [Float], from start: Int, step: Int) {
    var line: (Float, Float, Float, Float, Float, Float, Float, Float) = (0, 0, 0, 0, 0, 0, 0, 0)
    line.0 = block[start]
    line.1 = block[start + step]
    line.2 = block[start + 2 * step]
    line.3 = block[start + 3 * step]
    line.4 = block[start + 4 * step]
    line.5 = block[start + 5 * step]
    line.6 = block[start + 6 * step]
    line.7 = block[start + 7 * step]
    for x in 0..<4 {
      let even = line.0 * waves[x] + line.2 * waves[8 + x] + line.4 * waves[16 + x] + line.6 * waves[24 + x]
      let odd = line.1 * waves[4 + x] + line.3 * waves[12 + x] + line.5 * waves[20 + x] + line.7 * waves[28 + x]
      block[start + x * step] = even + odd
      block[start + (7 - x) * step] = even - odd
    }
  }

  /// Between which two samples a pixel lies, and how near to the second: in 256ths.
  struct Step {
    let first: Int
    let second: Int
    let share: Int32

    /// Of a part that has `count` samples for `most` pixels.
    init(_ pixel: Int, _ count: Int, _ most: Int) {
      // In parts of 2 × most: the middle of the pixel, less half a sample.
      let place = (2 * pixel + 1) * count - most
      first = place < 0 ? 0 : place / (2 * most)
      second = place < 0 ? 0 : first + 1
      share = place < 0 ? 0 : Int32(place % (2 * most) * 256 / (2 * most))
    }
  }

  /// A line of pixels, mixed from the samples around.
  func read(_ down: Step, _ across: [Step], isWhole: Bool, into line: inout [Int32]) {
    let (above, below) = (min(down.first, height - 1) * width, min(down.second, height - 1) * width)
    for x in line.indices {
      let step = across[x]
      let first = min(step.first, width - 1)
      let left = mixed(above + first, below + first, down.share)
      if isWhole || step.share == 0 {
        line[x] = (left &+ 128) >> 8
        continue
      }
      let second = min(step.second, width - 1)
      let right = mixed(above + second, below + second, down.share)
      line[x] = (left &* (256 &- step.share) &+ right &* step.share &+ 32768) >> 16
    }
  }

  private func mixed(_ above: Int, _ below: Int, _ share: Int32) -> Int32 {
    Int32(samples[above]) &* (256 &- share) &+ Int32(samples[below]) &* share
  }
}
