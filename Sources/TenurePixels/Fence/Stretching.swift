extension Bitmap {
  /// Half as wide and high, as often as it stays larger than this: the average of four pixels is one.
  func halved(towards width: Double, _ height: Double) -> Bitmap {
    var picture = self
    while true {
      let (isWide, isHigh) = (Double(picture.width) >= 2 * width, Double(picture.height) >= 2 * height)
      guard picture.width > 1, picture.height > 1, isWide, isHigh else { return picture }
      picture = picture.halved
    }
  }

  /// Half as wide and high: the average of four pixels is one. The last of an odd number of pixels is left out.
  var halved: Bitmap {
    var half = Bitmap(width: width / 2, height: height / 2)
    let (from, size) = (self, (width: max(1, width / 2), height: max(1, height / 2)))
    guard from.width > 1, from.height > 1 else { return self }
    unsafe half.change { words in
      unsafe from.words.withUnsafeBufferPointer { four in
        var to = 0
        for row in 0..<size.height {
          var index = 2 * row * from.width
          for _ in 0..<size.width {
            let (a, b) = unsafe (four[index], four[index + 1])
            let (c, d) = unsafe (four[index + from.width], four[index + from.width + 1])
            let mask: UInt32 = 0xFF00FF
            let low = (a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask) &+ 0x20002
            let high = (a >> 8 & mask) &+ (b >> 8 & mask) &+ (c >> 8 & mask) &+ (d >> 8 & mask) &+ 0x20002
            unsafe words[to] = (low >> 2 & mask) | (high >> 2 & mask) << 8
            index &+= 2
            to &+= 1
          }
        }
      }
    }
    return half
  }

  /// Fills what a mask covers in a part with a picture that is stretched over an area: each colour is mixed from the four
  /// pixels around. A picture that is mirrored has a width below 0.
  mutating func fill(_ part: Mask.Part, of mask: Mask, with picture: Bitmap, over area: Area, opacity: Double) {
    let opacity = UInt32((max(0, min(1, opacity)) * 255).rounded())
    let columns = Step.all(part.x..<part.maxX, from: area.x, over: area.width, of: picture.width)
    let rows = Step.all(part.y..<part.maxY, from: area.y, over: area.height, of: picture.height)
    let (width, from) = (width, picture.width)
    unsafe change { words in
      unsafe picture.words.withUnsafeBufferPointer { picture in
        unsafe mask.values.withUnsafeBufferPointer { values in
          unsafe columns.withUnsafeBufferPointer { columns in
            for row in part.y..<part.maxY {
              let down = rows[row - part.y]
              let (upper, lower) = (down.index * from, down.next * from)
              var covered = (row - mask.y) * mask.width - mask.x + part.x
              var to = row * width + part.x
              for place in 0..<columns.count {
                let cover = unsafe UInt32(values[covered])
                if cover > 0 {
                  let across = unsafe columns[place]
                  let top = unsafe Self.between(
                    picture[upper &+ across.index], picture[upper &+ across.next], across.part)
                  let bottom = unsafe Self.between(
                    picture[lower &+ across.index], picture[lower &+ across.next], across.part)
                  var word = Self.between(top, bottom, down.part)
                  if opacity < 255 { word = Self.scaled(word, opacity) }
                  if cover < 255 { word = Self.scaled(word, cover) }
                  unsafe words[to] = Self.over(words[to], word)
                }
                covered &+= 1
                to &+= 1
              }
            }
          }
        }
      }
    }
  }

  /// Between two colours, in 256 parts.
  private static func between(_ a: UInt32, _ b: UInt32, _ part: UInt32) -> UInt32 {
    if a == b || part == 0 { return a }
    let mask: UInt32 = 0xFF00FF
    let low = (a & mask) &* (256 &- part) &+ (b & mask) &* part &+ 0x800080
    let high = (a >> 8 & mask) &* (256 &- part) &+ (b >> 8 & mask) &* part &+ 0x800080
    return (low >> 8 & mask) | (high & 0xFF00_FF00)
  }

  /// Which two of a picture's pixels a pixel of the drawing lies between, in one direction.
  private struct Step {
    let index: Int
    let next: Int
    /// How far it is from the first, in 256 parts.
    let part: UInt32

    static func all(_ pixels: Range<Int>, from start: Double, over length: Double, of count: Int) -> [Step] {
      pixels.map { pixel in
        let place = length == 0 ? 0 : (Double(pixel) + 0.5 - start) / length * Double(count) - 0.5
        let held = place.isNaN ? 0 : max(0, min(Double(count - 1), place))
        let index = Int(held)
        return Step(
          index: index, next: min(index + 1, count - 1), part: UInt32(((held - Double(index)) * 256).rounded()))
      }
    }
  }
}
