/// A public name of the framework that a developer writes in a view.
struct SupportedName: Equatable {
  enum Kind: String, CaseIterable {
    case view
    case propertyWrapper = "property wrapper"
    case modifier
  }

  let name: String
  let kind: Kind
  /// The folder below the module's.
  let folder: String
  /// The first sentence of its comment; empty when there is none.
  var summary: String
}

/// `docs/support.md`: the notes, which are kept by hand, then the views, property wrappers and modifiers that there are.
enum SupportTable {
  static let notes = "docs/support-notes.md"
  static let modules = [
    "TenureTree", "TenureElements", "TenureScenes", "Charts", "CoreTransferable", "SwiftData", "PhotosUI", "StoreKit",
    "UserNotifications", "CoreLocation", "MapKit", "AVFoundation",
  ]

  static func markdown(notes: String, names: [SupportedName]) -> String {
    let counts = SupportedName.Kind.allCases.map { kind in
      let count = names.count { $0.kind == kind }
      return "\(count) \(kind.rawValue)\(count == 1 ? "" : "s")"
    }
    var text = """
      # What there is of SwiftUI

      \(notes.hasSuffix("\n") ? String(notes.dropLast()) : notes)

      ## Available

      \(counts.joined(separator: ", ")), by the module and folder that they are in.

      This page is made from [\(SupportTable.notes.dropFirst("docs/".count))](\(SupportTable.notes.dropFirst("docs/".count))) \
      and the comments in the code. Do not edit it: run `\(GeneratedFile.command)`.

      """
    for (folder, names) in Dictionary(grouping: names, by: \.folder).sorted(by: { $0.key < $1.key }) {
      text += "\n### \(folder)\n\n| Name | Kind | What it is |\n|---|---|---|\n"
      for name in names { text += "| `\(name.name)` | \(name.kind.rawValue) | \(markdownCell(name.summary)) |\n" }
    }
    return text
  }

  /// Names in code that the notes have under `## Absent` although the module declares them.
  static func findings(in notes: SourceFile, files: [SourceFile]) -> [Finding] {
    let declaration = #/public .*?(?:func|struct|enum|class|protocol|typealias) (\w+)/#
    var declared: Set<Substring> = []
    for file in files where file.isSwift && modules.contains(file.module ?? "") {
      for line in file.lines where line.contains("public ") {
        if let match = line.firstMatch(of: declaration) { declared.insert(match.1) }
      }
    }
    var isAbsent = false
    return notes.findings { line in
      if line.hasPrefix("#") { isAbsent = line.hasPrefix("## Absent") }
      let name = line.matches(of: #/`@?(\w+)(?:\([\w:]*\))?`/#).first { declared.contains($0.1) }?.1
      guard isAbsent, let name else { return nil }
      return "'\(name)' is said to be absent, and is there. Say what is missing of it, if anything."
    }
  }

  /// The names in the module's files: by folder, kind and name, overloads with the same labels once.
  static func names(in files: [SourceFile]) -> [SupportedName] {
    var (found, views): ([SupportedName], Set<String>) = ([], [])
    for file in files where file.isSwift && modules.contains(file.module ?? "") {
      var scan = DeclarationScan(folder: file.folders.dropFirst().joined(separator: "/"))
      for line in file.lines { scan.read(line) }
      found += scan.names
      views.formUnion(scan.views)
    }
    var (names, places): ([SupportedName], [String: Int]) = ([], [:])
    for name in found where name.kind != .view || views.contains(name.name) {
      let key = "\(name.folder) \(name.kind) \(name.name)"
      if let place = places[key] {
        if names[place].summary.isEmpty { names[place].summary = name.summary }
      } else {
        places[key] = names.count
        names.append(name)
      }
    }
    let kinds = SupportedName.Kind.allCases
    return names.sorted {
      let (first, second) = (kinds.firstIndex(of: $0.kind) ?? 0, kinds.firstIndex(of: $1.kind) ?? 0)
      return ($0.folder, first, $0.name) < ($1.folder, second, $1.name)
    }
  }
}

/// One pass over a file's declaration lines. It relies on the layout that the formatter gives: what is at the top level
/// starts at the left edge, a member two columns further in.
private struct DeclarationScan {
  let folder: String
  var names: [SupportedName] = []
  /// The types that conform to `View`.
  var views: Set<String> = []
  private var comment: [String] = []
  /// The attributes and the part of a declaration on the lines so far, until its opening brace or its end.
  private var head = ""
  /// The type or the extension whose members are being read.
  private var scope = ""
  private var isMember = false

  /// Names with an underscore are machinery, but for those that a developer writes.
  private static let written = ["_printChanges", "_logChanges"]

  init(folder: String) { self.folder = folder }

  mutating func read(_ line: Substring) {
    let indentation = line.prefix { $0 == " " }.count
    let words = line.dropFirst(indentation)
    if line == "}" { scope = "" }
    if head.isEmpty {
      if words.hasPrefix("///") { return comment.append(words.dropFirst(3).description) }
      guard indentation == 0 || indentation == 2, startsDeclaration(words) else { return comment = [] }
      isMember = indentation == 2
    } else if words.hasPrefix("//") {
      return
    }
    head += (head.isEmpty ? "" : " ") + words
    if isWhole(head) {
      declare(head)
      (head, comment) = ("", [])
    }
  }

  private func startsDeclaration(_ words: Substring) -> Bool {
    words.hasPrefix("@") || words.hasPrefix("public ") || words.hasPrefix("nonisolated public ")
      || words.hasPrefix("extension ")
  }

  /// Attributes wait for what they are put on, a function for the end of its parameters, and a type for its members.
  private func isWhole(_ head: String) -> Bool {
    if head.wholeMatch(of: #/(?:@\w+(?:\(.*\))?\s*)+/#) != nil { return false }
    if head.contains("func ") { return parameters(of: head) != nil }
    return !["struct ", "enum ", "class ", "protocol ", "extension "].contains(where: head.contains)
      || head.contains("{")
  }

  private mutating func declare(_ head: String) {
    let extended = #/^(?:@\w+(?:\([^)]*\))? |public |nonisolated )*extension ([\w.]+)/#
    let declared = #/public (?:nonisolated |final )*(?:struct|enum|class|protocol) (\w+)/#
    if let type = head.firstMatch(of: extended) {
      scope = String(type.1)
      if conformances(after: head[type.range.upperBound...]).contains("View") { views.insert(scope) }
    } else if let type = head.firstMatch(of: declared) {
      let name = isMember && !scope.isEmpty ? "\(scope).\(type.1)" : String(type.1)
      if !isMember { scope = name }
      if type.1.hasPrefix("_") || head[type.range].contains("protocol ") { return }
      add(name, head[..<type.range.lowerBound].contains("@propertyWrapper") ? .propertyWrapper : .view)
      if conformances(after: head[type.range.upperBound...]).contains("View") { views.insert(name) }
    } else if scope == "View", isMember, head.contains("public "),
      let function = head.firstMatch(of: #/func (\w+)/#),
      !function.1.hasPrefix("_") || Self.written.contains(String(function.1)),
      let parameters = parameters(of: head)
    {
      add("\(function.1)(\(labels(of: parameters)))", .modifier)
    }
  }

  private mutating func add(_ name: String, _ kind: SupportedName.Kind) {
    names.append(SupportedName(name: name, kind: kind, folder: folder, summary: firstSentence))
  }

  /// What a type is said to conform to: after its generic parameters, before its conditions and its members.
  private func conformances(after name: Substring) -> [String] {
    var list = name
    if list.first == "<" {
      let depths = depths(of: list)
      list = zip(list.indices, depths).first { $1 == 0 }.map { list[list.index(after: $0.0)...] } ?? ""
    }
    list = list.prefix { $0 != "{" }
    if let conditions = list.firstRange(of: " where ") { list = list[..<conditions.lowerBound] }
    guard list.hasPrefix(":") else { return [] }
    return list.dropFirst().split(separator: ",").map { $0.trimming() }
  }

  /// What stands in the parentheses of a function; nil while they are open.
  private func parameters(of head: String) -> Substring? {
    guard let function = head.firstRange(of: "func ") else { return nil }
    let rest = head[function.upperBound...]
    let depths = depths(of: rest)
    var open: Substring.Index?
    for (index, depth) in zip(rest.indices, depths) {
      if open == nil, depth == 1, rest[index] == "(" { open = rest.index(after: index) }
      if let open, depth == 0, rest[index] == ")" { return rest[open..<index] }
    }
    return nil
  }

  /// How many brackets are open after each character. The arrow of a function type is no bracket.
  private func depths(of text: Substring) -> [Int] {
    var (depth, last): (Int, Character) = (0, " ")
    return text.map { character in
      if "(<[{".contains(character) { depth += 1 }
      if ")]}".contains(character) || (character == ">" && last != "-") { depth -= 1 }
      last = character
      return depth
    }
  }

  private func labels(of parameters: Substring) -> String {
    var parts = [""]
    for (character, depth) in zip(parameters, depths(of: parameters)) {
      if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    let labels = parts.compactMap { part in
      part.prefix { $0 != ":" }.split(separator: " ").first { !$0.hasPrefix("@") }.map { "\($0):" }
    }
    return labels.joined()
  }

  /// The comment up to its first full stop, or to the end of its first paragraph.
  private var firstSentence: String {
    let paragraph = comment.prefix { !$0.trimming().isEmpty }.map { $0.trimming() }.joined(separator: " ")
    return paragraph.firstMatch(of: #/^.*?\.(?=\s+[A-Z`"@$])/#).map { String($0.0) } ?? paragraph
  }
}

extension StringProtocol {
  fileprivate func trimming() -> String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
