import Foundation

/// What came of a command, as one line of JSON.
package struct Answer: Encodable {
  /// Why the command was not carried out.
  package var error: String?
  /// What was asked for.
  package var text: String?
  /// Lines of the screen's outline that came (`+`) and went (`-`).
  package var changes: [String]?
  /// The turns of the screen's record since the last answer.
  package var record: [String]?
  /// What was misused since the last answer.
  package var issues: [String]?
  /// A page that shows the screen, for a picture.
  package var page: String?

  var line: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return ((try? encoder.encode(self)) ?? Data("{}".utf8)) + Data("\n".utf8)
  }
}
