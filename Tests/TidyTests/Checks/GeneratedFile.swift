import Foundation

/// A file of the repository that is made from others. A test says when it is stale; with `TENURE_WRITE=1` in the
/// environment the test writes it instead.
struct GeneratedFile {
  /// The command that sets the variable and runs the tests.
  static let command = "./tenure tables"
  static let isRenewing = ProcessInfo.processInfo.environment["TENURE_WRITE"] == "1"

  let path: String
  /// What the file should hold.
  let text: String

  /// What is stale, at the first line that differs; nothing after writing.
  func findings(in root: URL = Repository.root, renewing: Bool = isRenewing) throws -> [Finding] {
    let place = root.appendingPathComponent(path)
    if renewing {
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place, options: .atomic)
    }
    guard let data = FileManager.default.contents(atPath: place.path) else {
      return [Finding(path: path, line: 1, message: "The file is missing. Run '\(Self.command)', which writes it.")]
    }
    if data == Data(text.utf8) { return [] }
    let found = SourceFile(path: path, text: String(decoding: data, as: UTF8.self)).lines
    let wanted = SourceFile(path: path, text: text).lines
    let line = zip(found, wanted).prefix { $0 == $1 }.count
    return [
      Finding(
        path: path, line: line + 1,
        message: """
          The file is stale: it has '\(line < found.count ? found[line] : "")', \
          now it would have '\(line < wanted.count ? wanted[line] : "")'. Run '\(Self.command)' and commit what it writes.
          """)
    ]
  }
}

/// Plain text as a table's cell: what Markdown would read as its own is escaped, except in code.
func markdownCell(_ text: String) -> String {
  var cell = ""
  var isCode = false
  for character in text {
    if character == "`" { isCode.toggle() }
    if character == "|" || (!isCode && "\\<*_[]".contains(character)) { cell.append("\\") }
    cell.append(character)
  }
  return cell
}
