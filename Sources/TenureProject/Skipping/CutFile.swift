import SwiftParser
import SwiftSyntax

/// A file of which parts that cannot be built are left out, the smallest that will do: a modifier, a statement, the body of a
/// function, a member, a declaration. Lines stay where they are, and signatures as long as they can, so that what uses
/// them still builds.
struct CutFile {
  /// What the file says now.
  private(set) var text: String

  init(_ text: String) { self.text = text }

  /// An error of the compiler, in this text.
  struct Mistake: Equatable {
    let line: Int
    let column: Int
    let message: String
    /// What is said of it on the screen.
    let words: String
  }

  /// A part that was left out because of a mistake.
  struct Part: Equatable {
    let mistake: Mistake
    let name: String
  }

  /// Leaves out what is around these mistakes; one inside of a part that goes because of another goes with it. Empty
  /// where nothing is left that could be left out.
  mutating func leaveOut(_ mistakes: [Mistake]) -> [Part] {
    let tree = Parser.parse(source: text)
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    let lines = converter.location(for: tree.endPosition).line
    var bytes = Array(text.utf8)
    var gone: [Range<Int>] = []
    var parts: [Part] = []
    let placed = mistakes.filter { (1...lines).contains($0.line) }
      .map { (mistake: $0, at: converter.position(ofLine: $0.line, column: $0.column)) }
      .sorted { $0.at > $1.at }
    for (mistake, at) in placed where !gone.contains(where: { $0.contains(at.utf8Offset) }) {
      guard let token = tree.token(at: at) ?? tree.lastToken(viewMode: .sourceAccurate),
        let cut = Cut.smallest(at: token, mistake)
      else { continue }
      // From the end to the beginning: what is before stays where it is. One around those after it takes them with it.
      let inner = gone.filter { cut.range.contains($0.lowerBound) }
      guard inner.isEmpty else {
        // The tree knows nothing of what has gone by now: it comes in the next round, if it is still wrong.
        continue
      }
      bytes.replaceSubrange(cut.range, with: Array(cut.text(of: bytes[cut.range]).utf8))
      gone.append(cut.range)
      parts.append(Part(mistake: mistake, name: cut.name))
    }
    text = String(decoding: bytes, as: UTF8.self)
    return parts.reversed()
  }
}
