/// Finds the comments that are addressed to the checker.
enum Remarks {
  static func all(in bytes: [UInt8]) -> [Remark] {
    let mark = Array("tenure:".utf8)
    var remarks: [Remark] = []
    var index = 0
    while let found = bytes[index...].firstIndex(of: mark[0]) {
      index = found + 1
      guard bytes[found...].starts(with: mark), let comment = commentStart(before: found, in: bytes) else { continue }
      let end = bytes[found...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.count
      remarks.append(
        Remark(range: comment..<end, text: String(decoding: bytes[(found + mark.count)..<end], as: UTF8.self)))
      index = end
    }
    return remarks
  }

  /// The place of the `//`, when nothing but blanks stands between it and the mark, and when it is what begins the
  /// comment: a comment can speak of such a comment.
  private static func commentStart(before index: Int, in bytes: [UInt8]) -> Int? {
    var place = index - 1
    while place >= 0, bytes[place] == 32 || bytes[place] == 9 { place -= 1 }
    guard place >= 1, bytes[place] == 47, bytes[place - 1] == 47 else { return nil }
    let start = place - 1
    let line = (bytes[..<start].lastIndex { $0 == 10 || $0 == 13 } ?? -1) + 1
    let before = bytes[line..<start]
    let speaksOf =
      before.last == UInt8(ascii: "`")
      || before.indices.dropLast().contains {
        before[$0] == 47 && (before[$0 + 1] == 47 || before[$0 + 1] == 42)
      }
    return speaksOf ? nil : start
  }
}
