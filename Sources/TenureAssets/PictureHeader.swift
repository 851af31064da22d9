/// What the first bytes of a picture say: its format, how wide and how high it is shown, and how a camera was held.
package struct PictureHeader: Equatable, Sendable {
  package enum Format: String, Sendable { case png, jpeg, gif, webp }

  /// Bytes that it is in: what a camera says about a photo stands before its size.
  package static let room = 200_000

  package let format: Format
  package let width: Int
  package let height: Int
  /// From 1, upright, to 8, as EXIF counts them: from 5 on, a row of the file is shown as a column.
  package let orientation: Int

  /// Nil for what is no picture of a known format.
  package init?(_ bytes: [UInt8]) {
    let found =
      Self.png(bytes).map { (Format.png, $0) } ?? Self.gif(bytes).map { (.gif, $0) }
      ?? Self.jpeg(bytes).map { (.jpeg, $0) } ?? Self.webp(bytes).map { (.webp, $0) }
    guard let (format, size) = found, size.0 > 0, size.1 > 0 else { return nil }
    orientation = format == .jpeg ? Self.orientation(bytes) : 1
    (self.format, width, height) = (format, orientation < 5 ? size.0 : size.1, orientation < 5 ? size.1 : size.0)
  }

  private typealias Size = (Int, Int)

  private static func png(_ bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24 else { return nil }
    return (big(bytes[16..<20]), big(bytes[20..<24]))
  }

  private static func gif(_ bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 else { return nil }
    return (little(bytes[6..<8]), little(bytes[8..<10]))
  }

  /// The size is in the first segment that starts a frame (SOF).
  private static func jpeg(_ bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (big(bytes[place + 7..<place + 9]), big(bytes[place + 5..<place + 7]))
      }
      place += 2 + big(bytes[place + 2..<place + 4])
    }
    return nil
  }

  /// What a camera says in the segment APP1: a directory in the format TIFF, in one of two orders of bytes.
  private static func orientation(_ bytes: [UInt8]) -> Int {
    var place = 2
    while place + 10 <= bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
      let length = big(bytes[place + 2..<place + 4])
      if bytes[place + 1] == 0xE1, bytes[(place + 4)...].starts(with: Array("Exif\0\0".utf8)) {
        return orientation(inTIFF: bytes[min(place + 10, bytes.count)..<min(place + 2 + max(length, 8), bytes.count)])
      }
      place += 2 + length
    }
    return 1
  }

  private static func orientation(inTIFF tiff: ArraySlice<UInt8>) -> Int {
    let isLittle = tiff.starts(with: Array("II".utf8))
    func number(_ at: Int, _ count: Int) -> Int? {
      let start = tiff.startIndex + at
      guard at >= 0, start + count <= tiff.endIndex else { return nil }
      return isLittle ? little(tiff[start..<start + count]) : big(tiff[start..<start + count])
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return 1 }
    for entry in 0..<min(count, 200) {
      let at = directory + 2 + 12 * entry
      guard let tag = number(at, 2) else { return 1 }
      if tag == 0x0112, let value = number(at + 8, 2), (1...8).contains(value) { return value }
    }
    return 1
  }

  private static func webp(_ bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: Array("RIFF".utf8)), bytes.count >= 30, bytes[8..<12].elementsEqual("WEBP".utf8) else {
      return nil
    }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ": return (little(bytes[26..<28]) & 0x3FFF, little(bytes[28..<30]) & 0x3FFF)
    case "VP8L":
      let bits = little(bytes[21..<25])
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case "VP8X": return (little(bytes[24..<27]) + 1, little(bytes[27..<30]) + 1)
    default: return nil
    }
  }

  private static func big(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
  private static func little(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reversed().reduce(0) { $0 << 8 | Int($1) } }
}
