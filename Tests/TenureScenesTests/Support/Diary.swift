/// What views under test write down, in order. Nothing observes it.
@MainActor final class Diary {
  private(set) var lines: [String] = []

  nonisolated init() {}

  func note(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }
}
