/// The difference of two texts, as `patch` and `git apply` read it.
public enum UnifiedDiff {
  private static let context = 3

  /// The change as `diff -u` writes it.
  public static func text(_ change: FixPlan.Change) -> String {
    let path = change.file.path.hasPrefix("/") ? String(change.file.path.dropFirst()) : change.file.path
    return text(path: path, before: change.before, after: change.after)
  }

  static func text(path: String, before: [UInt8], after: [UInt8]) -> String {
    let (old, new) = (lines(before), lines(after))
    var rows: [(mark: Character, text: String)] = []
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        rows.append(("-", old[i]))
        i += 1
      } else if j < new.count, inserted.contains(j) {
        rows.append(("+", new[j]))
        j += 1
      } else {
        rows.append((" ", old[i]))
        i += 1
        j += 1
      }
    }
    let changed = rows.indices.filter { rows[$0].mark != " " }
    guard !changed.isEmpty else { return "" }
    var hunks: [Range<Int>] = []
    for index in changed {
      let range = max(0, index - context)..<min(rows.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return "--- a/\(path)\n+++ b/\(path)\n" + hunks.map { hunk(rows, $0) }.joined()
  }

  private static func hunk(_ rows: [(mark: Character, text: String)], _ range: Range<Int>) -> String {
    let oldStart = rows[..<range.lowerBound].count { $0.mark != "+" }
    let newStart = rows[..<range.lowerBound].count { $0.mark != "-" }
    let oldCount = rows[range].count { $0.mark != "+" }
    let newCount = rows[range].count { $0.mark != "-" }
    let head = "@@ -\(place(oldStart, oldCount)) +\(place(newStart, newCount)) @@\n"
    return head
      + rows[range].map { row in
        row.text.utf8.last == 10 ? "\(row.mark)\(row.text)" : "\(row.mark)\(row.text)\n\\ No newline at end of file\n"
      }.joined()
  }

  private static func place(_ start: Int, _ count: Int) -> String {
    "\(count == 0 ? start : start + 1)" + (count == 1 ? "" : ",\(count)")
  }

  /// With their ends. Bytes, not characters, decide: CR and LF together are one character.
  private static func lines(_ bytes: [UInt8]) -> [String] {
    var found: [String] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 10 {
      found.append(String(decoding: bytes[start...index], as: UTF8.self))
      start = index + 1
    }
    if start < bytes.count { found.append(String(decoding: bytes[start...], as: UTF8.self)) }
    return found
  }
}
