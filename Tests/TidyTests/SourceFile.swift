/// A text file, by its path from the root of the repository.
struct SourceFile {
  let path: String
  let text: String

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
  var folders: [String] { path.split(separator: "/").dropLast().map(String.init) }
  var pathExtension: String { path.split(separator: ".").last.map(String.init) ?? "" }

  var isSwift: Bool { pathExtension == "swift" }
  var isCode: Bool { ["swift", "c", "h", "js", "css", "py", "sh"].contains(pathExtension) }

  /// The module that a file of `Sources/<Module>/` or `Examples/<Module>/` belongs to.
  var module: String? { folders.count >= 2 && ["Sources", "Examples"].contains(folders[0]) ? folders[1] : nil }
}

/// What a check has to say about one line: the fact, then the advice.
struct Finding: Equatable, CustomStringConvertible {
  let path: String
  let line: Int
  let message: String

  var description: String { "\(path):\(line): \(message)" }
}

extension [Finding] {
  /// One finding a line, for the failure text of a test.
  var report: String { map(\.description).joined(separator: "\n") }
}

extension SourceFile {
  /// The findings of a check that looks at one line at a time.
  func findings(in lines: [Substring]? = nil, _ message: (Substring) -> String?) -> [Finding] {
    (lines ?? self.lines).enumerated().compactMap { index, line in
      message(line).map { Finding(path: path, line: index + 1, message: $0) }
    }
  }
}

extension SourceFile {
  /// The modules of this package whose headers a C file includes: `#include <TenureThread.h>`.
  var includedModules: Set<String> {
    ["c", "h"].contains(pathExtension) ? Set(lines.compactMap(Self.includedModule)) : []
  }

  static func includedModule(in line: Substring) -> String? {
    line.firstMatch(of: #/^\s*#include\s+[<"](Tenure\w+)\.h[>"]/#).map { String($0.1) }
  }
}
