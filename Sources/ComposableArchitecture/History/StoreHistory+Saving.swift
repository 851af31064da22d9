import Foundation
import Sharing

extension StoreHistory where State: Encodable & Equatable, Action: Encodable {
  /// Saves the history as JSON, together with what a test of it looks like.
  ///
  ///     try recording.history.save(to: URL(fileURLWithPath: "lost-note.json"))
  ///
  /// `./tenure history lost-note.json --test "A note is lost"` makes a `TestStore` test of the file, on any machine;
  /// `JSONDecoder` reads the history from it, to be replayed. A link stays one, and a pipe gets the text.
  public func save(to url: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(Saved(history: self)).exchange(url)
  }

  private struct Saved: Encodable {
    let history: StoreHistory

    private enum Key: CodingKey { case testBody, module }

    func encode(to encoder: any Encoder) throws {
      try history.encode(to: encoder)
      var container = encoder.container(keyedBy: Key.self)
      let lines = history.test(named: "").split(separator: "\n", omittingEmptySubsequences: false)
      // Without the first line, which has the name, and what ends the function.
      try container.encode(lines.dropFirst().dropLast(2).map(String.init), forKey: .testBody)
      try container.encode(String(reflecting: State.self).prefix { $0 != "." }.description, forKey: .module)
    }
  }
}
