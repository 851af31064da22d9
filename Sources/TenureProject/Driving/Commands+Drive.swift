import Foundation

extension Commands {
  /// `tenure drive PATH`: `next` gives the lines, until there are no more.
  package func drive(_ path: String, _ options: RunOptions, next: () -> String?) throws {
    let driven = try driven(path, options)
    defer { driven.end() }
    func tell(_ answer: DrivenProgram.Answer) throws {
      write(try isJSON ? jsonLine(answer) : Self.words(answer))
    }
    try tell(driven.first)
    while let line = next() {
      if ["quit", "exit"].contains(line.trimmingCharacters(in: .whitespaces)) { return }
      try tell(try driven.perform(line))
    }
  }

  /// The program at a path, built and started.
  func driven(_ path: String, _ options: RunOptions) throws -> DrivenProgram {
    let (program, folder) = try build(path, options)
    let look = Browser.Look(
      width: options.width, height: options.height, isDark: options.isDark, locale: options.locale)
    return try DrivenProgram(program, in: folder, installation, look: look)
  }

  /// An answer for people; it ends with an empty line.
  static func words(_ answer: DrivenProgram.Answer) -> String {
    var lines: [String] = []
    if let error = answer.error { lines.append("error: \(error)") }
    if let text = answer.text { lines.append(text) }
    if let page = answer.page { lines.append(page) }
    lines += answer.changes ?? []
    lines += (answer.record ?? []).map { "  \($0)" }
    lines += (answer.issues ?? []).map { "! \($0)" }
    return lines.joined(separator: "\n") + "\n\n"
  }
}
