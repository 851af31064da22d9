extension Bitmap {
  /// Pictures beside one another on gray, each below the picture of its name.
  package static func beside(_ columns: [(name: Bitmap, picture: Bitmap)], gap: Int) -> Bitmap {
    let head = columns.map(\.name.height).max() ?? 0
    let width = columns.reduce(gap) { $0 + max($1.name.width, $1.picture.width) + gap }
    let height = gap + head + (columns.map(\.picture.height).max() ?? 0) + gap
    var words = [UInt32](repeating: 0xFF88_8888, count: width * height)
    func put(_ picture: Bitmap, x: Int, y: Int) {
      for row in 0..<picture.height {
        let (from, to) = (row * picture.width, (y + row) * width + x)
        words.replaceSubrange(to..<to + picture.width, with: picture.words[from..<from + picture.width])
      }
    }
    var x = gap
    for column in columns {
      put(column.name, x: x, y: gap)
      put(column.picture, x: x, y: gap + head)
      x += max(column.name.width, column.picture.width) + gap
    }
    return Bitmap(width: width, height: height, words: words) ?? Bitmap(width: width, height: height)
  }

  /// Without the rows and columns at its edges that show nothing but the colour of its first corner, and with a margin of that.
  package func fitted(margin: Int) -> Bitmap {
    let empty = words.first ?? 0
    var (left, right, top, bottom) = (width, 0, height, 0)
    for row in 0..<height {
      for column in 0..<width where words[row * width + column] != empty {
        (left, right) = (min(left, column), max(right, column + 1))
        (top, bottom) = (min(top, row), max(bottom, row + 1))
      }
    }
    guard left < right else { return self }
    (left, right) = (max(0, left - margin), min(width, right + margin))
    (top, bottom) = (max(0, top - margin), min(height, bottom + margin))
    let rows = (top..<bottom).flatMap { words[$0 * width + left..<$0 * width + right] }
    return Bitmap(width: right - left, height: bottom - top, words: rows) ?? self
  }

  /// The same picture, with transparent pixels beside and below it.
  package func widened(to width: Int, height: Int) -> Bitmap {
    guard width > self.width || height > self.height else { return self }
    var words = [UInt32](repeating: 0, count: width * height)
    for row in 0..<self.height {
      words.replaceSubrange(
        row * width..<row * width + self.width, with: self.words[row * self.width..<(row + 1) * self.width])
    }
    return Bitmap(width: width, height: height, words: words) ?? self
  }
}
