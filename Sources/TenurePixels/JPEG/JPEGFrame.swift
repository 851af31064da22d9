/// A photo while it is read: its size and parts, and the coefficients that scans have brought.
struct JPEGFrame {
  /// Brightness, or one of the colours.
  struct Component {
    let id: UInt8
    /// Samples of it for as many as the finest part has.
    let across: Int
    let down: Int
    let table: Int
    /// Blocks that are shown, and with those that only fill the last unit up.
    fileprivate(set) var width = 0
    fileprivate(set) var height = 0
    fileprivate(set) var columns = 0
    fileprivate(set) var rows = 0
    /// 64 a block, in the order of a block's rows.
    var coefficients: [Int16] = []

    init(id: UInt8, across: Int, down: Int, table: Int) {
      (self.id, self.across, self.down, self.table) = (id, across, down, table)
    }
  }

  let width: Int
  let height: Int
  let isProgressive: Bool
  var components: [Component] = []
  /// Units of an interleaved scan.
  private(set) var (columns, rows) = (0, 0)
  private var (mostAcross, mostDown) = (1, 1)

  init?(_ head: ArraySlice<UInt8>, isProgressive: Bool) {
    let head = Array(head)
    guard head.count >= 6, head[0] == 8 else { return nil }
    height = Int(head[1]) << 8 | Int(head[2])
    width = Int(head[3]) << 8 | Int(head[4])
    self.isProgressive = isProgressive
    let count = Int(head[5])
    guard width > 0, height > 0, width * height <= JPEG.mostPixels, count == 1 || count == 3,
      head.count >= 6 + 3 * count
    else { return nil }
    for index in 0..<count {
      let at = 6 + 3 * index
      let (across, down) = (Int(head[at + 1] >> 4), Int(head[at + 1] & 15))
      guard (1...4).contains(across), (1...4).contains(down), head[at + 2] < 4 else { return nil }
      components.append(Component(id: head[at], across: across, down: down, table: Int(head[at + 2])))
      (mostAcross, mostDown) = (max(mostAcross, across), max(mostDown, down))
    }
    func parts(_ length: Int, _ size: Int) -> Int { (length + size - 1) / size }
    (columns, rows) = (parts(width, 8 * mostAcross), parts(height, 8 * mostDown))
    for index in components.indices {
      let (across, down) = (components[index].across, components[index].down)
      components[index].width = parts(parts(width * across, mostAcross), 8)
      components[index].height = parts(parts(height * down, mostDown), 8)
      (components[index].columns, components[index].rows) = (columns * across, rows * down)
      components[index].coefficients = [Int16](repeating: 0, count: columns * across * rows * down * 64)
    }
  }

  func bitmap(_ quantization: [[Int32]], mixesColors: Bool) -> Bitmap? {
    var planes: [JPEGPlane] = []
    for component in components {
      let table = quantization[component.table]
      guard table.count == 64 else { return nil }
      planes.append(JPEGPlane(component, table))
    }
    let isMixed = planes.count == 3 && mixesColors && components.map(\.id) != Array("RGB".utf8)
    var words: [UInt32] = []
    words.reserveCapacity(width * height)
    var lines = planes.map { _ in [Int32](repeating: 0, count: width) }
    let steps = components.map { component in
      (0..<width).map { JPEGPlane.Step($0, component.across, mostAcross) }
    }
    for y in 0..<height {
      for (index, component) in components.enumerated() {
        planes[index].read(
          JPEGPlane.Step(y, component.down, mostDown), steps[index], isWhole: component.across == mostAcross,
          into: &lines[index])
      }
      for x in 0..<width {
        let first = lines[0][x]
        if planes.count == 1 {
          words.append(Self.word(first, first, first))
        } else if isMixed {
          let (blue, red) = (lines[1][x] &- 128, lines[2][x] &- 128)
          words.append(
            Self.word(
              first &+ (red &* 91881 &+ 32768) >> 16, first &- (blue &* 22554 &+ red &* 46802 &+ 32768) >> 16,
              first &+ (blue &* 116130 &+ 32768) >> 16))
        } else {
          words.append(Self.word(first, lines[1][x], lines[2][x]))
        }
      }
    }
    return Bitmap(width: width, height: height, words: words)
  }

  private static func word(_ red: Int32, _ green: Int32, _ blue: Int32) -> UInt32 {
    func part(_ value: Int32) -> UInt32 { UInt32(max(0, min(255, value))) }
    return part(red) | part(green) << 8 | part(blue) << 16 | 0xFF00_0000
  }
}

/// Where the coefficients of a block stand, in the order that a file has them.
let zigzag: [Int] = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
  35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47,
  55,
  62, 63,
]
