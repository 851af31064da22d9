/// What some fixes make of the files: those that fit together, the first of two that touch the same code.
public struct FixPlan: Sendable {
  /// A file before and after.
  public struct Change: Sendable {
    /// The file as it was read.
    public let file: FileFacts
    /// Its bytes before.
    public let before: [UInt8]
    /// Its bytes afterwards.
    public let after: [UInt8]
  }

  /// The files that change.
  public private(set) var changes: [Change] = []
  /// The findings that are mended by that.
  public private(set) var applied: [Finding] = []
  /// Fixes that wait: they touch what another changes, or the file would parse worse.
  public private(set) var refused: [Finding] = []

  /// A fix is made as a whole or not at all, whatever number of files it touches.
  public init(_ findings: [Finding], in project: Project, only isWanted: (Fix) -> Bool) {
    let files = Dictionary(project.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var waiting = findings.filter { $0.fix.map(isWanted) ?? false }
    while true {
      let chosen = Self.withoutOverlaps(waiting, files)
      let made = Self.changes(chosen, files)
      let worse = Set(made.filter { ParseErrors.count($0.after) > ParseErrors.count($0.before) }.map(\.file.path))
      if worse.isEmpty {
        changes = made
        applied = chosen
        refused = findings.filter { ($0.fix.map(isWanted) ?? false) && !chosen.contains($0) }
        return
      }
      // Whose fault it is shows when each is made alone.
      let suspects = chosen.filter { $0.fix?.edits.contains { worse.contains($0.path) } ?? false }
      let guilty = suspects.filter { finding in
        Self.changes([finding], files).contains { ParseErrors.count($0.after) > ParseErrors.count($0.before) }
      }
      let dropped = Set(guilty.isEmpty ? suspects : guilty)
      waiting.removeAll { dropped.contains($0) }
    }
  }

  private static func withoutOverlaps(_ findings: [Finding], _ files: [String: FileFacts]) -> [Finding] {
    var taken: [String: [Edit]] = [:]
    return findings.filter { finding in
      let edits = finding.fix?.edits ?? []
      let fits = edits.allSatisfy { edit in
        guard let file = files[edit.path], edit.range.upperBound <= file.source.count else { return false }
        return (taken[edit.path] ?? []).allSatisfy { $0 == edit || !overlap($0.range, edit.range) }
      }
      guard fits, !edits.isEmpty else { return false }
      for edit in edits where !(taken[edit.path] ?? []).contains(edit) { taken[edit.path, default: []].append(edit) }
      return true
    }
  }

  /// Two insertions at one place are in each other's way as well.
  private static func overlap(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    one.overlaps(other) || one.isEmpty && (other.lowerBound...other.upperBound).contains(one.lowerBound)
      || other.isEmpty && (one.lowerBound...one.upperBound).contains(other.lowerBound)
  }

  private static func changes(_ findings: [Finding], _ files: [String: FileFacts]) -> [Change] {
    let edits = Dictionary(grouping: Set(findings.flatMap { $0.fix?.edits ?? [] }), by: \.path)
    return edits.keys.sorted().compactMap { path in
      guard let file = files[path] else { return nil }
      let before = file.source.withBytes { $0 }
      var after = before
      for edit in (edits[path] ?? []).sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        after.replaceSubrange(edit.range, with: Array(edit.text.utf8))
      }
      return after == before ? nil : Change(file: file, before: before, after: after)
    }
  }
}
