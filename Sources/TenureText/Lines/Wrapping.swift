/// Divides a text into lines, each as long as it can be, as TextKit does.
struct Wrapping {
  /// One line before anything is left out of it, as ranges of characters.
  struct Line: Hashable {
    /// With the spaces at which it was wrapped.
    var range: Range<Int>
    /// What counts of it for its width.
    var counted: Range<Int>
    var width: Double
    /// It ends where the paragraph does.
    var endsParagraph: Bool
  }

  let characters: Characters
  /// How much wider than its room a line may be.
  let tolerance: Double

  /// Lines of at most `width` points; none means one line a paragraph. No more than `limit` lines are made: more would
  /// not be seen.
  ///
  /// Words that are longer than a line are divided between characters; a line has at least one character.
  func lines(width: Double?, limit: Int) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while start <= characters.count, lines.count < limit {
      let line = next(from: start, width: width ?? .infinity)
      lines.append(line)
      let end = line.range.upperBound
      guard line.endsParagraph else {
        start = end
        continue
      }
      guard end < characters.count else { break }
      start = end + 1
    }
    return lines
  }

  /// The line that begins at a character.
  private func next(from start: Int, width: Double) -> Line {
    var used = 0.0
    // The last place where the line may end, and the width up to the spaces before it.
    var place: (index: Int, width: Double)?
    var ink = 0.0
    var index = start
    while index < characters.count {
      let kind = characters.classes[index]
      if kind == .newline { break }
      if index > start, characters.breaks[index] { place = (index, ink) }
      let after = used + Double(characters.advances[index])
      if kind != .space {
        if after > width + tolerance, index > start {
          let end = place ?? (index, ink)
          let range = start..<end.index
          return Line(range: range, counted: characters.trimmed(range), width: end.width, endsParagraph: false)
        }
        ink = after
      }
      used = after
      index += 1
    }
    // Spaces at a paragraph's end count as far as there is room for them.
    let range = start..<index
    return Line(range: range, counted: range, width: min(used, max(width, ink)), endsParagraph: true)
  }
}
