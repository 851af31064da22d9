extension Bitmap {
  /// As EXIF counts orientations: 1 is upright, 3 upside down, 6 needs a quarter turn clockwise, 8 one back; 2, 4, 5 and 7
  /// are mirrored too.
  package func turned(_ orientation: Int) -> Bitmap {
    guard (2...8).contains(orientation) else { return self }
    let isOnSide = orientation > 4
    let (width, height) = (isOnSide ? self.height : self.width, isOnSide ? self.width : self.height)
    var turned: [UInt32] = []
    turned.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let (column, row) = isOnSide ? (y, x) : (x, y)
        let fromRight = [2, 3, 7, 8].contains(orientation)
        let fromBottom = [3, 4, 6, 7].contains(orientation)
        turned.append(
          words[
            (fromBottom ? self.height - 1 - row : row) * self.width + (fromRight ? self.width - 1 - column : column)])
      }
    }
    return Bitmap(width: width, height: height, words: turned) ?? self
  }
}
