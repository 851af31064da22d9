import Foundation
import SwiftParser
import SwiftSyntax

/// How much of a project's SwiftUI there is here: names with their uses, and imports of what is not here.
struct SupportReport: Equatable, Encodable {
  struct Row: Equatable, Encodable {
    let name: String
    let state: SupportTable.State
    let how: String
    let uses: Int
    let files: Int
  }

  struct Import: Equatable, Encodable {
    let name: String
    let files: Int
  }

  /// What one file uses of what is not here, or not whole.
  struct File: Equatable, Encodable {
    /// Seen from the project's folder.
    let path: String
    let uses: Int
    /// Names and imports that stand in its way.
    let missing: [String]
  }

  private(set) var rows: [Row] = []
  /// Files that something stands in the way of, those with the most first.
  private(set) var files: [File] = []
  /// Modules that neither the toolchain, nor the installation, nor the project has, with the files that import them.
  private(set) var absentImports: [Import] = []
  /// The packages that the project is built with.
  let packages: [KnownPackages.Row]

  /// `folder` is where paths are seen from.
  init(
    _ files: [SwiftFile], modules: Set<String>, packages: [KnownPackages.Row] = [], in folder: String = "",
    _ table: SupportTable
  ) {
    self.packages = packages
    var ownUses: [[String: Int]] = []
    var uses: [String: (uses: Int, files: Int)] = [:]
    var imports: [String: Int] = [:]
    var declared: Set<String> = []
    for file in files {
      var own: [String: Int] = [:]
      var previous = TokenKind.endOfFile
      for token in file.tree.tokens(viewMode: .sourceAccurate) {
        if case .identifier(let name) = token.tokenKind {
          switch previous {
          case .keyword(.struct), .keyword(.class), .keyword(.enum), .keyword(.protocol), .keyword(.typealias),
            .keyword(.func), .keyword(.let), .keyword(.var):
            declared.insert(name)
          default: own[name, default: 0] += 1
          }
        }
        previous = token.tokenKind
      }
      ownUses.append(own)
      for (name, count) in own where table.entries[name] != nil {
        uses[name, default: (0, 0)].uses += count
        uses[name, default: (0, 0)].files += 1
      }
      for name in Set(file.imports) where !modules.contains(name) { imports[name, default: 0] += 1 }
    }
    rows = uses.filter { !declared.contains($0.key) }.compactMap { name, count in
      table.entries[name].map { Row(name: name, state: $0.state, how: $0.how, uses: count.uses, files: count.files) }
    }.sorted { ($1.files, $1.uses, $0.name) < ($0.files, $0.uses, $1.name) }
    absentImports = imports.map { Import(name: $0.key, files: $0.value) }
      .sorted { ($1.files, $0.name) < ($0.files, $1.name) }
    let known = Set(rows.map(\.name))
    let inTheWay = Set(rows.filter { [.absent, .unavailable].contains($0.state) }.map(\.name))
    self.files = zip(files, ownUses).map { file, own in
      let absent = Set(file.imports).subtracting(modules).sorted().map { "import \($0)" }
      return File(
        path: Paths.short(file.path, from: folder),
        uses: own.filter { known.contains($0.key) }.reduce(0) { $0 + $1.value },
        missing: absent + own.keys.filter(inTheWay.contains).sorted())
    }.filter { !$0.missing.isEmpty }.sorted { ($1.missing.count, $0.path) < ($0.missing.count, $1.path) }
  }

  private func count(_ files: Int) -> String { files == 1 ? "1 file" : "\(files) files" }

  func text(files: Int) -> String {
    let all = rows.reduce(0) { $0 + $1.uses }
    let counts = SupportTable.State.allCases.map { state in
      let some = rows.filter { $0.state == state }
      return "\(some.count) \(state.rawValue) (\(some.reduce(0) { $0 + $1.uses }) uses)"
    }
    var lines = [
      "\(rows.count) names of SwiftUI that Tenure's tables know are used \(all) times in \(count(files)): \(counts.joined(separator: ", "))."
    ]
    let missing = rows.filter { $0.state != .works }
    let width = min(36, missing.map(\.name.count).max() ?? 0)
    for row in missing {
      let uses = "\(row.uses)× in \(count(row.files))".padded(to: 16)
      lines.append("  \(row.name.padded(to: width))  \(row.state.rawValue.padded(to: 11))  \(uses)  \(row.how)")
    }
    if !absentImports.isEmpty {
      lines.append("Imports of frameworks that are not here:")
      lines += absentImports.map { "  \($0.name)  in \(count($0.files))" }
    }
    if let text = packages.text { lines.append(text) }
    if !self.files.isEmpty {
      lines.append("What stands in the way of each file:")
      let width = min(44, self.files.map(\.path.count).max() ?? 0)
      lines += self.files.map { "  \($0.path.padded(to: width))  \($0.missing.joined(separator: ", "))" }
    }
    let blocking = rows.filter { $0.state == .absent || $0.state == .unavailable }
    if let module = absentImports.first, module.files >= (blocking.first?.files ?? 0) {
      lines.append("Most is won by: '#if canImport(\(module.name))' around what needs it, in \(count(module.files)).")
    } else if let name = blocking.first {
      lines.append("Most is won by: doing without '\(name.name)', in \(count(name.files)).")
    } else {
      lines.append("Nothing that is used is known to be missing.")
    }
    return lines.joined(separator: "\n")
  }
}
