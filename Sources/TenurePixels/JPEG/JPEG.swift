/// Reads photos: JPEG files of 8 bits a part, baseline and progressive, grey or in colour.
///
/// 1. Segments, each behind a marker, say the size, the tables, and which parts a scan has.
/// 2. A scan is a stream of bits: coefficients of blocks of 8 by 8, all of them or, in a progressive file, a share.
/// 3. When all scans are read, each block becomes samples, the parts are brought to one size, and their colours are mixed.
///
/// Nil for what is no such file (arithmetic coding, 12 bits, CMYK), for what is damaged before its first scan, and for
/// pictures of more than 40 million pixels. A file that ends early is drawn as far as it goes.
package struct JPEG {
  static let mostPixels = 40_000_000
  /// More scans than any program writes: each takes time, however short it is.
  private static let mostScans = 200

  private let file: [UInt8]
  private var place = 2
  private var quantization = [[Int32]](repeating: [], count: 4)
  private var tables = [HuffmanCode?](repeating: nil, count: 8)
  private var restartInterval = 0
  /// What an Adobe program says: 0 for colours that are not to be mixed.
  private var adobeTransform: UInt8?
  private var frame: JPEGFrame?

  package static func read(_ file: [UInt8]) -> Bitmap? {
    guard file.count > 20, file[0] == 0xFF, file[1] == 0xD8 else { return nil }
    var reader = JPEG(file: file)
    return reader.bitmap()
  }

  private init(file: [UInt8]) { self.file = file }

  private mutating func bitmap() -> Bitmap? {
    var scans = 0
    while let (marker, content) = nextSegment() {
      switch marker {
      case 0xC0, 0xC1, 0xC2:
        guard frame == nil, let read = JPEGFrame(file[content], isProgressive: marker == 0xC2) else { return nil }
        frame = read
      case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF: return nil
      case 0xC4: if !readCodes(content) { return picture(scans) }
      case 0xDB: if !readQuantization(content) { return picture(scans) }
      case 0xDD: if content.count >= 2 { restartInterval = number(content.lowerBound) }
      case 0xEE:
        if content.count >= 12, file[content].starts(with: Array("Adobe".utf8)) {
          adobeTransform = file[content.lowerBound + 11]
        }
      case 0xDA:
        guard frame != nil, scans < Self.mostScans, readScan(content) else { return picture(scans) }
        scans += 1
      default: break
      }
    }
    return picture(scans)
  }

  private func picture(_ scans: Int) -> Bitmap? {
    scans > 0 ? frame?.bitmap(quantization, mixesColors: adobeTransform != 0) : nil
  }

  // MARK: Segments

  private func number(_ at: Int) -> Int { Int(file[at]) << 8 | Int(file[at + 1]) }

  /// The next marker with what follows it; nil at the end.
  private mutating func nextSegment() -> (UInt8, Range<Int>)? {
    while place + 4 <= file.count {
      let marker = file[place + 1]
      // Between segments there may be bytes that mean nothing, and markers that have no content.
      if file[place] != 0xFF || marker == 0 || marker == 0xFF || (0xD0...0xD8).contains(marker) {
        place += 1
        continue
      }
      if marker == 0xD9 { return nil }
      let end = place + 2 + number(place + 2)
      guard end >= place + 4, end <= file.count else { return nil }
      defer { place = end }
      return (marker, place + 4..<end)
    }
    return nil
  }

  private mutating func readQuantization(_ content: Range<Int>) -> Bool {
    var at = content.lowerBound
    while at < content.upperBound {
      let (isWide, index) = (file[at] >> 4 != 0, Int(file[at] & 15))
      let size = isWide ? 128 : 64
      guard index < 4, at + 1 + size <= content.upperBound else { return false }
      quantization[index] = (0..<64).map { Int32(isWide ? number(at + 1 + 2 * $0) : Int(file[at + 1 + $0])) }
      at += 1 + size
    }
    return true
  }

  private mutating func readCodes(_ content: Range<Int>) -> Bool {
    var at = content.lowerBound
    while at + 17 <= content.upperBound {
      let (kind, index) = (Int(file[at] >> 4), Int(file[at] & 15))
      let counts = file[at + 1..<at + 17].map { Int($0) }
      let end = at + 17 + counts.reduce(0, +)
      guard kind < 2, index < 4, end <= content.upperBound,
        let code = HuffmanCode(counts, Array(file[at + 17..<end]))
      else { return false }
      tables[kind * 4 + index] = code
      at = end
    }
    return true
  }

  /// The head of a scan and the bits behind it.
  private mutating func readScan(_ content: Range<Int>) -> Bool {
    guard let count = file[content].first.map({ Int($0) }), (1...4).contains(count), content.count >= 4 + 2 * count
    else { return false }
    var parts: [JPEGScan.Part] = []
    for index in 0..<count {
      let at = content.lowerBound + 1 + 2 * index
      guard let component = frame?.components.firstIndex(where: { $0.id == file[at] }), file[at + 1] >> 4 < 4,
        file[at + 1] & 15 < 4, !parts.contains(where: { $0.component == component })
      else { return false }
      parts.append(
        .init(component: component, dc: tables[Int(file[at + 1] >> 4)], ac: tables[4 + Int(file[at + 1] & 15)]))
    }
    let at = content.lowerBound + 1 + 2 * count
    guard
      var scan = JPEGScan(
        parts, first: Int(file[at]), last: Int(file[at + 1]), high: Int(file[at + 2] >> 4), low: Int(file[at + 2] & 15),
        isProgressive: frame?.isProgressive == true)
    else { return false }
    var bits = BitStream(file, from: content.upperBound)
    scan.read(&bits, into: &frame, restartInterval: restartInterval)
    place = bits.end
    return true
  }
}
