extension Bitmap {
  /// Where another picture of the same size differs, and a picture of that: this one, faint, with red where it does.
  package func differences(from other: Bitmap) -> (count: Int, x: Range<Int>, y: Range<Int>, picture: Bitmap) {
    var (count, left, right, top, bottom) = (0, width, 0, height, 0)
    var marked = words
    for row in 0..<height {
      for column in 0..<width {
        let index = row * width + column
        if words[index] == other.words[index] {
          // A fifth of what it is, over white.
          func faint(_ shift: UInt32) -> UInt32 { 204 + (words[index] >> shift & 255) / 5 }
          marked[index] = faint(0) | faint(8) << 8 | faint(16) << 16 | 255 << 24
          continue
        }
        count += 1
        (left, right) = (min(left, column), max(right, column + 1))
        (top, bottom) = (min(top, row), max(bottom, row + 1))
        marked[index] = 0xFF00_00FF
      }
    }
    if count == 0 { (left, top) = (0, 0) }
    return (count, left..<right, top..<bottom, Bitmap(width: width, height: height, words: marked) ?? self)
  }
}
