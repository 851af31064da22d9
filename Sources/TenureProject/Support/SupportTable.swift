import Foundation

/// The names of SwiftUI and what there is of them here, from the documentation's own pages.
struct SupportTable: Equatable {
  enum State: String, CaseIterable, Encodable { case works, partly, unavailable, absent }

  struct Entry: Equatable {
    let state: State
    let how: String
  }

  /// Below `docs` in the sources, below `share` in an installation.
  static let files = ["vocabulary.md", "support.md", "public-names.tsv", KnownPackages.file]

  private(set) var entries: [String: Entry] = [:]
  private(set) var packages = KnownPackages(page: "")

  /// Reads the pages of an installation.
  init(_ installation: Installation) throws {
    let pages = try Self.files.map { file in
      let path = "\(installation.folder)/share/\(file)"
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        throw ProjectFailure(
          .installation, "The installation has no \(path). Run './tenure install' in Tenure's sources.")
      }
      return text
    }
    self.init(vocabulary: pages[0], support: pages[1], names: pages[2])
    packages = KnownPackages(page: pages[3])
  }

  /// What an earlier page says goes before what a later one says.
  init(vocabulary: String, support: String, names: String) {
    for line in vocabulary.split(separator: "\n") {
      let cells = Self.cells(line)
      guard cells.count > 2, cells[0].hasPrefix("`"), let state = State(rawValue: cells[1]) else { continue }
      add(cells[0].trimmingCharacters(in: ["`"]), Entry(state: state, how: cells[2]))
    }
    var state: State?
    for line in support.split(separator: "\n") {
      if line.hasPrefix("## ") { state = line == "## Absent" ? .absent : line.hasPrefix("## Partial") ? .partly : nil }
      let cells = Self.cells(line)
      guard let state, cells.count > 1 else {
        if cells.count > 2, let name = cells[0].wholeMatch(of: #/`(\w+)`/#) {
          add(String(name.1), Entry(state: .works, how: ""))
        }
        continue
      }
      // The absent names stand in the second cell, the partial ones in the first.
      let text = state == .absent ? cells[1] : cells[0]
      // "`Text`, its links" is about the links alone: only a cell of names is about all of each.
      if state == .partly, !text.contains(#/^(?:`[^`]*`(?:, | and )?)+$/#) { continue }
      for match in text.matches(of: #/`([A-Za-z_]\w*)(?:\([^`]*\))?`/#) {
        add(String(match.1), Entry(state: state, how: state == .absent ? "" : cells[1]))
      }
    }
    for line in names.split(separator: "\n").dropFirst() {
      let name = line.prefix { $0 != "\t" }
      if !name.isEmpty { add(String(name), Entry(state: .works, how: "")) }
    }
  }

  private mutating func add(_ name: String, _ entry: Entry) {
    if entries[name] == nil { entries[name] = entry }
  }

  static func cells(_ line: Substring) -> [String] {
    guard line.hasPrefix("|") else { return [] }
    return line.dropFirst().split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
