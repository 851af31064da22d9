/// `docs/vocabulary.md`: the names of SwiftUI that programs use, and what there is of each. The names are kept by hand in a
/// list; what is said of them comes from the declarations and their comments.
enum VocabularyTable {
  static let list = "docs/semantics/vocabulary.tsv"
  static let page = "docs/vocabulary.md"
  static let header = "name\tabsent because"
  static let modules: Set = [
    "TenureTree", "TenureElements", "TenureScenes", "SwiftUI", "Charts", "CoreTransferable", "SwiftData", "PhotosUI",
    "StoreKit", "UserNotifications", "CoreLocation", "MapKit", "AVFoundation", "TenureUIKit", "TenureImages",
  ]

  enum State: String, CaseIterable { case works, partly, unavailable, absent }

  struct Entry: Equatable {
    let name: String
    let state: State
    var how = ""
  }

  /// One public declaration of a name.
  struct Declaration {
    let comment: String
    /// What the compiler says to whoever uses it; nil for what can be used.
    let refusal: String?
  }

  /// The public declarations of files, by name.
  static func declarations(in files: [SourceFile]) -> [String: [Declaration]] {
    var found: [String: [Declaration]] = [:]
    for file in files where file.isSwift && file.folders.first == "Sources" && modules.contains(file.module ?? "") {
      var (comment, refusal): ([String], String?) = ([], nil)
      var isRefused = false
      // Of an attribute that goes on over several lines.
      var begun = ""
      for line in file.lines {
        let words = line.drop { $0 == " " }
        let code = begun + words
        begun = code == "@available(" || !begun.isEmpty && words != ")" ? code : ""
        if !begun.isEmpty {
          continue
        } else if code.hasPrefix("///") {
          comment.append(String(code.dropFirst(3).drop { $0 == " " }))
        } else if code.hasPrefix("@available(*, unavailable") {
          isRefused = true
          refusal = code.firstMatch(of: #/message: "(.*)"\)/#).map { String($0.1).replacing("\\\\", with: "\\") } ?? ""
        } else if code.hasPrefix("@") && !code.contains("public ") {
          continue
        } else {
          for name in names(declaredBy: code) {
            found[name, default: []].append(
              Declaration(comment: comment.joined(separator: " "), refusal: isRefused ? refusal : nil))
          }
          (comment, refusal, isRefused) = ([], nil, false)
        }
      }
    }
    return found
  }

  private static func names(declaredBy code: String) -> [String] {
    if code.hasPrefix("case "), !code.contains(":") {
      return code.dropFirst(5).split(separator: ",").compactMap {
        $0.firstMatch(of: #/^\s*`?(\w+)/#).map { String($0.1) }
      }
    }
    guard code.contains("public ") else { return [] }
    let declaration =
      #/public [a-z()@ ]*?(?:func|struct|class|enum|protocol|typealias|var|let|actor|macro)\s+`?(\w+)/#
    return code.matches(of: declaration).map { String($0.1) }
  }

  /// What is said in a comment about hosts and traps.
  private static func limit(in comment: String) -> String? {
    let marks = ["Recorded;", "osts ", "The trap:", "The browser", "No host", "is reported", "is here", "here,"]
    let sentences = comment.replacing(#/```.*?```\s*/#, with: "").split(separator: ". ")
    let found = sentences.first { sentence in marks.contains { sentence.contains($0) } }
    return found.map { $0.hasSuffix(".") ? String($0) : "\($0)." }
  }

  static func entries(of list: SourceFile, _ declared: [String: [Declaration]]) -> [Entry] {
    list.lines.dropFirst().filter { !$0.isEmpty }.map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      let name = String(fields[0])
      guard let all = declared[name] else {
        return Entry(name: name, state: .absent, how: fields.count > 1 ? String(fields[1]) : "")
      }
      let usable = all.filter { $0.refusal == nil }
      if usable.isEmpty { return Entry(name: name, state: .unavailable, how: all[0].refusal ?? "") }
      let limits = usable.compactMap { limit(in: $0.comment) }
      return limits.isEmpty ? Entry(name: name, state: .works) : Entry(name: name, state: .partly, how: limits[0])
    }
  }

  /// The types that programs see, that are not on the list and are declared so that the compiler says why they are not there.
  static func refusedTypes(in files: [SourceFile], besides list: [Entry], _ declared: [String: [Declaration]])
    -> [Entry]
  {
    let ours = files.filter { $0.isSwift && $0.folders.first == "Sources" && modules.contains($0.module ?? "") }
    let names = Set(ours.flatMap(PublicNames.names).map(\.name)).subtracting(list.map(\.name))
    return names.compactMap { name in
      guard let all = declared[name], let refusal = all[0].refusal, all.allSatisfy({ $0.refusal != nil }) else {
        return nil
      }
      return Entry(name: name, state: .unavailable, how: refusal)
    }
  }

  static func markdown(_ entries: [Entry], refusedTypes: [Entry]) -> String {
    let counts = State.allCases.map { state in "\(entries.count { $0.state == state }) \(state.rawValue)" }
    var text = """
      # What there is of the names that programs use

      \(counts.joined(separator: ", ")). The names are those that twenty public programs were found to use and that were \
      once missing. *Unavailable* is declared, and the compiler says why; *absent* is not declared.

      This page is made from [vocabulary.tsv](semantics/vocabulary.tsv) and the comments in the code. Do not edit it: run \
      `\(GeneratedFile.command)`.

      | Name | State | How |
      |---|---|---|

      """
    text += rows(entries)
    text += """

      ## Other types that are unavailable

      | Name | State | How |
      |---|---|---|

      """
    return text + rows(refusedTypes)
  }

  private static func rows(_ entries: [Entry]) -> String {
    entries.sorted { $0.name.lowercased() < $1.name.lowercased() }
      .map { "| `\($0.name)` | \($0.state.rawValue) | \(markdownCell($0.how)) |\n" }.joined()
  }

  static func findings(in list: SourceFile, _ declared: [String: [Declaration]]) -> [Finding] {
    list.findings { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard let name = fields.first, !line.isEmpty, line != header else { return nil }
      let reason = fields.count > 1 ? fields[1] : ""
      if declared[String(name)] == nil {
        return reason.isEmpty ? "'\(name)' is not declared. Declare it, or say after a tab why it is absent." : nil
      }
      return reason.isEmpty ? nil : "'\(name)' is said to be absent, and is declared. Take the reason away."
    }
  }
}
