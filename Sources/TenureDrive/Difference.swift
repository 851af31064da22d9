/// What is different between two outlines.
enum Difference {
  /// More lines than these are counted, not compared: that would take long.
  private static let most = 2000

  /// The lines that went (`- `) and that came (`+ `), in order.
  static func lines(from old: String, to new: String) -> [String] {
    var old = old.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var new = new.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let first = old.first, first == new.first { (old, new) = (old.dropFirst(), new.dropFirst()) }
    while let last = old.last, last == new.last { (old, new) = (old.dropLast(), new.dropLast()) }
    guard old.count <= most, new.count <= most else {
      return ["\(old.count) lines went and \(new.count) came: 'tree' shows them"]
    }
    var (gone, come): ([Int: Substring], [Int: Substring]) = ([:], [:])
    for change in Array(new).difference(from: Array(old)) {
      switch change {
      case .remove(let place, let line, _): gone[place] = line
      case .insert(let place, let line, _): come[place] = line
      }
    }
    var lines: [String] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if let line = gone[before] {
        lines.append("- \(line)")
        before += 1
      } else if let line = come[after] {
        lines.append("+ \(line)")
        after += 1
      } else {
        before += 1
        after += 1
      }
    }
    return lines
  }
}
