/// A file of more than 600 lines holds more than one idea.
enum FileLength {
  static let limit = 600

  static func findings(in file: SourceFile) -> [Finding] {
    let count = file.lines.count - (file.text.hasSuffix("\n") ? 1 : 0)
    guard file.isCode, count > limit else { return [] }
    return [
      Finding(
        path: file.path, line: limit + 1,
        message: "The file has \(count) lines, \(limit) are the limit. Split it along an idea.")
    ]
  }
}
