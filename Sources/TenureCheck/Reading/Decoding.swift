import Foundation

/// A file's bytes as UTF-8, whatever they were written in.
enum Decoding {
  /// `isLossy` says that some bytes were no text and have been replaced.
  static func utf8(_ bytes: [UInt8]) -> (bytes: [UInt8], isLossy: Bool) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return utf8(Array(bytes.dropFirst(3))) }
    for (mark, encoding) in marks where bytes.starts(with: mark) {
      if let text = String(data: Data(bytes.dropFirst(mark.count)), encoding: encoding) {
        return (Array(text.utf8), false)
      }
    }
    if String(validating: bytes, as: UTF8.self) != nil { return (bytes, false) }
    return (Array(String(decoding: bytes, as: UTF8.self).utf8), true)
  }

  /// The longer mark first: that of UTF-32 begins with that of UTF-16.
  private static let marks: [([UInt8], String.Encoding)] = [
    ([0xFF, 0xFE, 0, 0], .utf32LittleEndian), ([0, 0, 0xFE, 0xFF], .utf32BigEndian),
    ([0xFF, 0xFE], .utf16LittleEndian), ([0xFE, 0xFF], .utf16BigEndian),
  ]
}
