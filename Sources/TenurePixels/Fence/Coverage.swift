/// How much of each pixel is covered, in a part of a drawing.
package struct Mask: Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int
  /// 255 where a pixel is quite covered; row by row.
  package var values: [UInt8]

  package var isEmpty: Bool { width <= 0 || height <= 0 }

  package init(x: Int, y: Int, width: Int, height: Int, filledWith value: UInt8 = 0) {
    (self.x, self.y, self.width, self.height) = (x, y, max(0, width), max(0, height))
    values = [UInt8](repeating: value, count: self.width * self.height)
  }

  /// Of areas inside lines, in the part that is asked for: the area of each pixel that is inside, exactly.
  package init(filling outline: FlatOutline, evenOdd: Bool = false, in part: Mask.Part) {
    var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    for line in outline.lines {
      for spot in line.spots {
        (left, right) = (min(left, spot.x), max(right, spot.x))
        (top, bottom) = (min(top, spot.y), max(bottom, spot.y))
      }
    }
    guard left <= right else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    func whole(_ value: Double, _ rule: FloatingPointRoundingRule) -> Int {
      Int(max(-1e6, min(1e6, value.rounded(rule))))
    }
    let x = max(part.x, whole(left, .down)), y = max(part.y, whole(top, .down))
    self.init(
      x: x, y: y, width: min(part.maxX, whole(right, .up)) - x, height: min(part.maxY, whole(bottom, .up)) - y)
    if isEmpty { return }
    var sums = [Float](repeating: 0, count: (width + 2) * height)
    let (width, height) = (width, height)
    unsafe sums.withUnsafeMutableBufferPointer { sums in
      for line in outline.lines {
        let spots = line.spots
        for index in spots.indices {
          let (a, b) = (spots[index], spots[index + 1 == spots.count ? 0 : index + 1])
          unsafe Self.add(
            Float(a.x - Double(x)), Float(a.y - Double(y)), Float(b.x - Double(x)), Float(b.y - Double(y)), width,
            height,
            sums)
        }
      }
      unsafe values.withUnsafeMutableBufferPointer { values in
        for row in 0..<height {
          var sum: Float = 0
          for column in 0..<width {
            unsafe sum += sums[row * (width + 2) + column]
            var covered = abs(sum)
            if evenOdd {
              covered = covered.truncatingRemainder(dividingBy: 2)
              if covered > 1 { covered = 2 - covered }
            }
            unsafe values[row * width + column] = covered >= 1 ? 255 : UInt8(covered * 255 + 0.5)
          }
        }
      }
    }
  }

  /// Adds what a line changes: a row's sums, added up from the left, are what is covered.
  private static func add(
    _ ax: Float, _ ay: Float, _ bx: Float, _ by: Float, _ width: Int, _ height: Int,
    _ sums: UnsafeMutableBufferPointer<Float>
  ) {
    // What lies nowhere covers nothing.
    guard ay != by, (ax + ay + bx + by).isFinite else { return }
    let sign: Float = ay < by ? 1 : -1
    let (x0, y0, x1, y1) = ay < by ? (ax, ay, bx, by) : (bx, by, ax, ay)
    if y1 <= 0 || y0 >= Float(height) { return }
    let slope = (x1 - x0) / (y1 - y0)
    var x = y0 < 0 ? x0 - y0 * slope : x0
    let most = Float(width)
    for row in Int(max(0, y0))..<Int(min(Float(height), y1.rounded(.up))) {
      let part = min(Float(row + 1), y1) - max(Float(row), y0)
      if part <= 0 { continue }
      let next = x + slope * part
      let change = part * sign
      let (from, to) = (min(max(min(x, next), 0), most), min(max(max(x, next), 0), most))
      x = next
      let base = row * (width + 2)
      let first = Int(from), last = Int(to.rounded(.up))
      if last <= first + 1 {
        let middle = 0.5 * (from + to) - Float(first)
        unsafe sums[base + first] += change - change * middle
        unsafe sums[base + first + 1] += change * middle
        continue
      }
      let scale = 1 / (to - from)
      let (head, tail) = (from - Float(first), to - Float(last) + 1)
      let (start, end) = (0.5 * scale * (1 - head) * (1 - head), 0.5 * scale * tail * tail)
      unsafe sums[base + first] += change * start
      if last == first + 2 {
        unsafe sums[base + first + 1] += change * (1 - start - end)
      } else {
        let second = scale * (1.5 - head)
        unsafe sums[base + first + 1] += change * (second - start)
        for column in first + 2..<last - 1 { unsafe sums[base + column] += change * scale }
        let before = second + Float(last - first - 3) * scale
        unsafe sums[base + last - 1] += change * (1 - before - end)
      }
      unsafe sums[base + last] += change * end
    }
  }

  /// A part of a drawing, in whole pixels.
  package struct Part: Equatable, Sendable {
    package var x: Int
    package var y: Int
    package var maxX: Int
    package var maxY: Int

    package init(x: Int, y: Int, maxX: Int, maxY: Int) { (self.x, self.y, self.maxX, self.maxY) = (x, y, maxX, maxY) }

    package func and(_ other: Part) -> Part {
      Part(x: max(x, other.x), y: max(y, other.y), maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    }
  }

  package var part: Part { Part(x: x, y: y, maxX: x + width, maxY: y + height) }

  private static func times(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8((Int(a) * Int(b) + 127) / 255) }

  /// Where both cover.
  package func and(_ other: Mask) -> Mask {
    let part = part.and(other.part)
    var both = Mask(x: part.x, y: part.y, width: part.maxX - part.x, height: part.maxY - part.y)
    if both.isEmpty { return both }
    unsafe both.values.withUnsafeMutableBufferPointer { into in
      unsafe values.withUnsafeBufferPointer { mine in
        unsafe other.values.withUnsafeBufferPointer { theirs in
          for row in part.y..<part.maxY {
            let from = (row - y) * width - x, with = (row - other.y) * other.width - other.x
            let to = (row - part.y) * (part.maxX - part.x) - part.x
            for column in part.x..<part.maxX {
              unsafe into[to + column] = Self.times(mine[from + column], theirs[with + column])
            }
          }
        }
      }
    }
    return both
  }

  /// Adds (`adds`) or takes away what another covers; nothing outside of this mask.
  package mutating func combine(_ other: Mask, adds: Bool) {
    let part = part.and(other.part)
    if part.x >= part.maxX || part.y >= part.maxY { return }
    let (x, y, width) = (x, y, width)
    unsafe values.withUnsafeMutableBufferPointer { mine in
      unsafe other.values.withUnsafeBufferPointer { theirs in
        for row in part.y..<part.maxY {
          let to = (row - y) * width - x, from = (row - other.y) * other.width - other.x
          for column in part.x..<part.maxX {
            let value = unsafe theirs[from + column]
            if value == 0 { continue }
            let old = unsafe mine[to + column]
            unsafe mine[to + column] = adds ? 255 - Self.times(255 - old, 255 - value) : Self.times(old, 255 - value)
          }
        }
      }
    }
  }

  /// Softer, as a shadow is: an average over `radius` pixels, three times, on larger ground.
  package func blurred(_ radius: Double) -> Mask {
    let reach = Int(max(1, min(200, (radius * 0.6).rounded())))
    let margin = reach * 3
    var soft = Mask(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    soft.combine(self, adds: true)
    for _ in 0..<3 {
      soft.average(reach, step: 1, lines: soft.height, next: soft.width, length: soft.width)
      soft.average(reach, step: soft.width, lines: soft.width, next: 1, length: soft.height)
    }
    return soft
  }

  private mutating func average(_ reach: Int, step: Int, lines: Int, next: Int, length: Int) {
    let size = 2 * reach + 1
    var row = [UInt8](repeating: 0, count: length)
    unsafe values.withUnsafeMutableBufferPointer { values in
      unsafe row.withUnsafeMutableBufferPointer { row in
        for line in 0..<lines {
          let start = line * next
          var sum = 0
          for index in 0..<min(reach, length) { unsafe sum += Int(values[start + index * step]) }
          for index in 0..<length {
            if index + reach < length { unsafe sum += Int(values[start + (index + reach) * step]) }
            if index - reach > 0 { unsafe sum -= Int(values[start + (index - reach - 1) * step]) }
            unsafe row[index] = UInt8(min(255, sum / size))
          }
          for index in 0..<length { unsafe values[start + index * step] = row[index] }
        }
      }
    }
  }
}
