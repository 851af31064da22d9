import Foundation

/// Public declarations without a comment, counted for each module: the numbers may only fall.
enum Documented {
  static let limits = "docs/undocumented.tsv"
  static let header = "module\ttypes\tother declarations"

  struct Count: Equatable {
    var types = 0
    var others = 0
  }

  /// Names that say the same in every type that has them.
  private static let known: Set<Substring> = [
    "description", "debugDescription", "errorDescription", "hash", "body", "id", "rawValue", "encode",
    // Of the checker's rules
    "about", "findings",
  ]

  /// The lines of a file with a public declaration that has no comment above it. Names that begin with an underscore are for
  /// the compiler and for hosts, and are left out.
  static func undocumented(in file: SourceFile) -> [(line: Int, isType: Bool)] {
    let declaration =
      #/
      ^ (?: @\w+ (?: \([^)]*\) )? \s+ )*
      (?: public | open ) \s
      (?: (?: nonisolated | static | class | final | override | mutating | nonmutating | indirect | isolated | convenience
        | weak | lazy | unowned | required | private\(set\) | package\(set\) | internal\(set\)
        | prefix | @\w+ (?: \([^)]*\) )? ) \s+ )*
      ( struct | enum | class | protocol | actor | func | var | let | init | subscript | typealias | macro )
      \b \s* ( \w* )
      /#
    var found: [(line: Int, isType: Bool)] = []
    var isCommented = false
    for (index, line) in file.codeAndComments.enumerated() {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("///") {
        isCommented = true
      } else if code.contains("public ") || code.contains("open "), let match = code.firstMatch(of: declaration) {
        let isType = ["struct", "enum", "class", "protocol", "actor"].contains(match.1)
        if !isCommented, !match.2.hasPrefix("_"), !known.contains(match.2) { found.append((index + 1, isType)) }
        isCommented = false
      } else if !code.isEmpty, !code.hasPrefix("@") || code.contains("{") {
        isCommented = false
      }
    }
    return found
  }

  static func counts(in files: [SourceFile]) -> [String: Count] {
    var counts: [String: Count] = [:]
    for file in files where file.isSwift && file.folders.first == "Sources" {
      guard let module = file.module else { continue }
      for one in undocumented(in: file) {
        if one.isType {
          counts[module, default: Count()].types += 1
        } else {
          counts[module, default: Count()].others += 1
        }
      }
    }
    return counts
  }

  static func text(_ counts: [String: Count]) -> String {
    ([header] + counts.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value.types)\t\($0.value.others)" })
      .joined(separator: "\n") + "\n"
  }

  /// What has risen: for each such module the fact, and what there is.
  static func findings(_ counts: [String: Count], limits: SourceFile) -> [Finding] {
    var allowed: [String: Count] = [:]
    for line in limits.lines.dropFirst() {
      let fields = line.split(separator: "\t").map(String.init)
      if fields.count == 3 { allowed[fields[0]] = Count(types: Int(fields[1]) ?? 0, others: Int(fields[2]) ?? 0) }
    }
    return counts.sorted { $0.key < $1.key }.compactMap { module, count in
      let limit = allowed[module] ?? Count()
      guard count.types > limit.types || count.others > limit.others else { return nil }
      return Finding(
        path: "Sources/\(module)", line: 1,
        message: """
          Without a comment are \(count.types) public types and \(count.others) other public declarations; \(limit.types) and \
          \(limit.others) are allowed. Write a sentence above each new one: what it does, and what differs from Apple's. Where a module was split or \
          renamed, its numbers in \(Self.limits) go along.
          """)
    }
  }
}

extension SourceFile {
  /// The lines without what is inside of strings of several lines, which may hold declarations of another program.
  var codeAndComments: [Substring] {
    var isText = false
    return lines.map { line in
      guard line.contains("\"\"\"") else { return isText ? "-" : line }
      defer { if line.split(separator: "\"\"\"", omittingEmptySubsequences: false).count % 2 == 0 { isText.toggle() } }
      return isText ? "-" : line
    }
  }
}
