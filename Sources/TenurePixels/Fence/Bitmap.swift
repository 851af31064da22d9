/// Pixels in rows, from the upper left corner: red, green, blue and opacity, a byte each, multiplied with the opacity.
package struct Bitmap: Equatable, Sendable {
  package let width: Int
  package let height: Int
  package private(set) var words: [UInt32]

  package init(width: Int, height: Int) {
    (self.width, self.height) = (max(1, width), max(1, height))
    words = [UInt32](repeating: 0, count: self.width * self.height)
  }

  /// Each pixel in its colour.
  package init(width: Int, height: Int, _ ink: (_ x: Int, _ y: Int) -> Ink) {
    self.init(width: width, height: height)
    for y in 0..<self.height {
      for x in 0..<self.width { words[y * self.width + x] = ink(x, y).word }
    }
  }

  init?(width: Int, height: Int, words: [UInt32]) {
    guard width > 0, height > 0, words.count == width * height else { return nil }
    (self.width, self.height, self.words) = (width, height, words)
  }

  /// The same picture several times, side by side.
  package func repeated(columns: Int, rows: Int) -> Bitmap {
    if columns <= 1 && rows <= 1 { return self }
    var all = Bitmap(width: width * max(1, columns), height: height * max(1, rows))
    for y in 0..<all.height {
      for x in 0..<all.width { all.words[y * all.width + x] = words[y % height * width + x % width] }
    }
    return all
  }

  package var part: Mask.Part { Mask.Part(x: 0, y: 0, maxX: width, maxY: height) }

  /// The colour at a place, with its opacity divided out.
  package subscript(x: Int, y: Int) -> Ink {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return .clear }
    let word = words[y * width + x]
    let opacity = Double(word >> 24) / 255
    if opacity == 0 { return .clear }
    func part(_ shift: UInt32) -> Double { Double(word >> shift & 255) / 255 / opacity }
    return Ink(part(0), part(8), part(16), opacity)
  }

  /// One over another: all four parts at once, two by two.
  static func over(_ below: UInt32, _ above: UInt32) -> UInt32 {
    let rest = 255 - (above >> 24)
    if rest == 0 { return above }
    return above &+ scaled(below, rest)
  }

  static func scaled(_ word: UInt32, _ by: UInt32) -> UInt32 {
    var low = (word & 0xFF00FF) &* by &+ 0x800080
    low = ((low &+ ((low >> 8) & 0xFF00FF)) >> 8) & 0xFF00FF
    var high = (word >> 8 & 0xFF00FF) &* by &+ 0x800080
    high = (high &+ ((high >> 8) & 0xFF00FF)) & 0xFF00_FF00
    return low | high
  }

  /// Fills whole pixels with one colour.
  package mutating func fill(_ part: Mask.Part, with ink: Ink) {
    let part = part.and(self.part)
    if part.x >= part.maxX || part.y >= part.maxY { return }
    let (word, width) = (ink.word, width)
    if word >> 24 == 0 { return }
    unsafe words.withUnsafeMutableBufferPointer { words in
      for row in part.y..<part.maxY {
        let line = unsafe UnsafeMutableBufferPointer(rebasing: words[row * width + part.x..<row * width + part.maxX])
        if word >> 24 == 255 {
          unsafe line.update(repeating: word)
        } else {
          for index in 0..<line.count { unsafe line[index] = Self.over(line[index], word) }
        }
      }
    }
  }

  /// Fills what a mask covers.
  package mutating func fill(_ mask: Mask, with paint: Paint) {
    let part = mask.part.and(self.part)
    if part.x >= part.maxX || part.y >= part.maxY { return }
    if case .picture(let picture, let area, let opacity) = paint {
      // Of many pixels that become one, each has its part in it.
      let picture = picture.halved(towards: abs(area.width), abs(area.height))
      return fill(part, of: mask, with: picture, over: area, opacity: opacity)
    }
    let width = width
    let source = PaintSource(paint)
    unsafe words.withUnsafeMutableBufferPointer { words in
      unsafe mask.values.withUnsafeBufferPointer { values in
        for row in part.y..<part.maxY {
          let from = (row - mask.y) * mask.width - mask.x
          for column in part.x..<part.maxX {
            let covered = unsafe UInt32(values[from + column])
            if covered == 0 { continue }
            let word = source.word(column, row)
            let index = row * width + column
            unsafe words[index] = Self.over(words[index], covered == 255 ? word : Self.scaled(word, covered))
          }
        }
      }
    }
  }

  /// Lays another of the same size over this one, more or less transparent, as far as a mask covers.
  package mutating func lay(_ other: Bitmap, opacity: Double, mask: Mask? = nil) {
    guard other.width == width, other.height == height else { return }
    let opacity = UInt32((max(0, min(1, opacity)) * 255).rounded())
    if opacity == 0 { return }
    let width = width
    let part = mask.map { $0.part.and(self.part) } ?? self.part
    if part.x >= part.maxX || part.y >= part.maxY { return }
    unsafe words.withUnsafeMutableBufferPointer { words in
      unsafe other.words.withUnsafeBufferPointer { above in
        for row in part.y..<part.maxY {
          for column in part.x..<part.maxX {
            let index = row * width + column
            var word = unsafe above[index]
            if word == 0 { continue }
            if opacity < 255 { word = Self.scaled(word, opacity) }
            if let mask {
              word = Self.scaled(word, UInt32(mask.values[(row - mask.y) * mask.width + column - mask.x]))
            }
            unsafe words[index] = Self.over(words[index], word)
          }
        }
      }
    }
  }

  /// Lays another of the same size over this one; what its colours make of those behind them is asked for.
  mutating func lay(_ other: Bitmap, mixing mix: (_ below: Ink, _ above: Ink) -> Ink) {
    guard other.width == width, other.height == height else { return }
    var known: [UInt64: UInt32] = [:]
    for index in words.indices where other.words[index] != 0 {
      let pair = UInt64(words[index]) << 32 | UInt64(other.words[index])
      if let word = known[pair] {
        words[index] = word
        continue
      }
      let (x, y) = (index % width, index / width)
      let word = mix(self[x, y], other[x, y]).word
      if known.count < 4096 { known[pair] = word }
      words[index] = word
    }
  }

  /// Changes its pixels where they lie.
  mutating func change(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
    unsafe words.withUnsafeMutableBufferPointer { words in unsafe body(words) }
  }

  /// Changes every pixel that has a colour.
  package mutating func recolor(_ change: (Ink) -> Ink) {
    var known: [UInt32: UInt32] = [:]
    for index in words.indices where words[index] != 0 {
      let word = words[index]
      if let other = known[word] {
        words[index] = other
        continue
      }
      let other = change(self[index % width, index / width]).word
      if known.count < 4096 { known[word] = other }
      words[index] = other
    }
  }

  /// What of it is drawn at all, as a mask.
  package var shape: Mask {
    var mask = Mask(x: 0, y: 0, width: width, height: height)
    for index in words.indices { mask.values[index] = UInt8(words[index] >> 24) }
    return mask
  }
}
