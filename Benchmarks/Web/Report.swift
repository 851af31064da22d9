import Foundation

/// The figures as they come, and at the end as one table.
struct Report {
  let isJSON: Bool

  private struct Row {
    var name: String
    var value: Double
    var unit: String
    /// What it has to stay under, or with `isLeast` to reach.
    var goal: Double?
    var isLeast: Bool
    var other: Double?

    var isReached: Bool? {
      guard let goal else { return nil }
      return isLeast ? value >= goal : value <= goal
    }
  }

  private var rows: [Row] = []

  init(isJSON: Bool) { self.isJSON = isJSON }

  /// `other` is the other framework's figure for the same.
  mutating func add(_ name: String, _ value: Double, _ unit: String, most: Double? = nil, least: Double? = nil) {
    rows.append(Row(name: name, value: value, unit: unit, goal: most ?? least, isLeast: least != nil, other: nil))
    say(rows[rows.count - 1])
  }

  /// A figure beside the other framework's, ten times better or not.
  mutating func compare(_ name: String, _ value: Double, _ other: Double, _ unit: String) {
    rows.append(Row(name: name, value: value, unit: unit, goal: other / 10, isLeast: false, other: other))
    say(rows[rows.count - 1])
  }

  private func say(_ row: Row) {
    guard isJSON else { return }
    var line = "{\"suite\":\"web\",\"name\":\"\(row.name)\",\"value\":\(row.value),\"unit\":\"\(row.unit)\""
    if let other = row.other { line += ",\"other\":\(other),\"times_better\":\(other / max(row.value, 1e-9))" }
    if let goal = row.goal, let isReached = row.isReached { line += ",\"goal\":\(goal),\"reached\":\(isReached)" }
    print(line + "}")
    fflush(nil)
  }

  func table() {
    if isJSON { return }
    let head = ["", "here", "goal", "", "NiceGUI", "times better"]
    var lines = [head]
    for row in rows {
      let unit = row.unit.isEmpty ? "" : " \(row.unit)"
      let goal = row.other == nil ? row.goal.map { (row.isLeast ? "≥ " : "≤ ") + shown($0) + unit } : "10 times better"
      lines.append([
        row.name, shown(row.value) + unit, goal ?? "", row.isReached.map { $0 ? "yes" : "NO" } ?? "",
        row.other.map { shown($0) + unit } ?? "", row.other.map { shown($0 / max(row.value, 1e-9)) } ?? "",
      ])
    }
    let widths = head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    for line in lines {
      let cells = line.indices.map { index in
        let space = String(repeating: " ", count: widths[index] - line[index].count)
        return index == 0 ? line[index] + space : space + line[index]
      }
      print(cells.joined(separator: "  "))
    }
  }
}
