extension Bitmap {
  /// A part of it. What lies beyond its edges is as at the edge, or clear.
  func cropped(to part: Mask.Part, repeatsEdges: Bool) -> Bitmap {
    var crop = Bitmap(width: part.maxX - part.x, height: part.maxY - part.y)
    let (own, inner, shared) = (self, crop.part, part.and(self.part))
    if shared.x >= shared.maxX || shared.y >= shared.maxY { return crop }
    let (before, after) = (shared.x - part.x, part.maxX - shared.maxX)
    unsafe crop.change { words in
      unsafe own.words.withUnsafeBufferPointer { from in
        for row in 0..<inner.maxY {
          let y = max(shared.y, min(shared.maxY - 1, part.y + row))
          if !repeatsEdges, y != part.y + row { continue }
          let line = unsafe UnsafeMutableBufferPointer(rebasing: words[row * inner.maxX..<(row + 1) * inner.maxX])
          let source = unsafe from[y * own.width + shared.x..<y * own.width + shared.maxX]
          _ = unsafe line[before..<inner.maxX - after].update(fromContentsOf: source)
          guard repeatsEdges, let first = unsafe source.first, let last = unsafe source.last else { continue }
          unsafe line[..<before].update(repeating: first)
          unsafe line[(inner.maxX - after)...].update(repeating: last)
        }
      }
    }
    return crop
  }

  /// The smallest part that has all that is drawn; nil where nothing is.
  var drawnPart: Mask.Part? {
    var found: Mask.Part?
    let width = width
    unsafe words.withUnsafeBufferPointer { words in
      for row in 0..<height {
        let line = unsafe words[row * width..<(row + 1) * width]
        guard let first = unsafe line.firstIndex(where: { $0 != 0 }),
          let last = unsafe line.lastIndex(where: { $0 != 0 })
        else { continue }
        let (x, maxX) = (first - row * width, last - row * width + 1)
        found = Mask.Part(
          x: min(found?.x ?? x, x), y: found?.y ?? row, maxX: max(found?.maxX ?? maxX, maxX), maxY: row + 1)
      }
    }
    return found
  }

  /// Soft, by a radius in pixels. The softer it is, the fewer pixels tell all of it: what comes back may be smaller, a
  /// half, a quarter and so on as wide and high.
  func blurred(_ radius: Double) -> Bitmap {
    var (soft, radius) = (self, radius)
    while radius >= Self.halvedFrom, soft.width > 1, soft.height > 1 { (soft, radius) = (soft.halved, radius / 2) }
    // Three averages are nearly a bell.
    let reach = max(1, Int((radius * 0.94).rounded()))
    for _ in 0..<3 {
      soft.average(reach, step: 1, lines: soft.height, next: soft.width, length: soft.width)
      soft.average(reach, step: soft.width, lines: soft.width, next: 1, length: soft.height)
    }
    return soft
  }

  /// From this radius on, half as many pixels tell as much.
  private static let halvedFrom = 8.0

  /// What has a part in a part of a soft picture, and can be halved as often as such a picture is.
  static func reach(of part: Mask.Part, blurredBy radius: Double) -> Mask.Part {
    var unit = 1
    while radius / Double(unit) >= halvedFrom { unit *= 2 }
    let margin = Int((3 * radius).rounded(.up)) + unit
    func length(_ pixels: Int) -> Int { (pixels + 2 * margin + unit - 1) / unit * unit }
    let (x, y) = (part.x - margin, part.y - margin)
    return Mask.Part(x: x, y: y, maxX: x + length(part.maxX - part.x), maxY: y + length(part.maxY - part.y))
  }

  /// Each pixel becomes the average of those around it in its line; beyond a line's end it goes on as at the end.
  private mutating func average(_ reach: Int, step: Int, lines: Int, next: Int, length: Int) {
    let size = UInt64(2 * reach + 1)
    var line = [UInt32](repeating: 0, count: length)
    unsafe change { words in
      unsafe line.withUnsafeMutableBufferPointer { line in
        for start in (0..<lines).lazy.map({ $0 * next }) {
          for index in 0..<length { unsafe line[index] = words[start + index * step] }
          // Four sums at once, each in 16 bits: 17 bytes are the most that are added.
          var sum: UInt64 = 0
          for index in -reach..<reach { unsafe sum &+= Self.spread(line[max(0, min(length - 1, index))]) }
          for index in 0..<length {
            unsafe sum &+= Self.spread(line[min(length - 1, index + reach)])
            var word: UInt32 = 0
            for channel: UInt64 in 0..<4 {
              word |= UInt32(((sum >> (channel * 16) & 0xFFFF) + size / 2) / size) << UInt32(channel * 8)
            }
            unsafe words[start + index * step] = word
            unsafe sum &-= Self.spread(line[max(0, index - reach)])
          }
        }
      }
    }
  }

  /// Each of the four bytes in 16 bits.
  private static func spread(_ word: UInt32) -> UInt64 {
    let word = UInt64(word)
    return word & 0xFF | (word & 0xFF00) << 8 | (word & 0xFF0000) << 16 | (word & 0xFF00_0000) << 24
  }
}
