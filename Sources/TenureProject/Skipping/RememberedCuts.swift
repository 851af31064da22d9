import Foundation

/// What was left out of a project when it was built last: the next build begins there, and not with everything.
struct RememberedCuts: Codable, Equatable {
  struct File: Codable, Equatable {
    /// What it said, and what was built.
    let before: String
    let after: String
    let parts: [LeftOut]

    /// True where nothing that the project declares elsewhere could mend it.
    var isOfOthers: Bool { parts.allSatisfy(\.isOfOthers) }
  }

  /// By their paths.
  var files: [String: File] = [:]
  /// Tells all files of the project from what they were.
  var everything = ""
  /// The installation that they were built with.
  var revision = ""

  /// Those that still hold. A file that says something else is built anew. So is one with a part that a change elsewhere may
  /// have mended; what Tenure or Linux does not have is missing as before.
  func holding(everything: String, revision: String, text: (String) -> String?) -> [String: File] {
    guard revision == self.revision else { return [:] }
    return files.filter { path, file in
      text(path) == file.before && (everything == self.everything || file.isOfOthers)
    }
  }

  static func read(at path: String) -> RememberedCuts {
    FileManager.default.contents(atPath: path).flatMap { try? JSONDecoder().decode(RememberedCuts.self, from: $0) }
      ?? RememberedCuts()
  }

  func write(to path: String) throws {
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try encoder.encode(self).write(to: URL(fileURLWithPath: path))
  }
}

extension LeftOut {
  /// True where another framework, or a name of SwiftUI's that is not here, is the reason.
  var isOfOthers: Bool {
    ["another framework", "belongs to another framework", "unavailable here", "not yet there"]
      .contains { standing.hasPrefix($0) }
  }
}
