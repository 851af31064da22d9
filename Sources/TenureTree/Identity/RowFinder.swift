/// Finds rows of one collection, and what follows them, while the rows stay the same ones: it is made when it is first
/// asked and dropped when rows come, go or move.
///
///     rows:  [a][ ][ ][ ][e][f]        which row is this node? → 4
///               └─empty─┘               which element follows a? → that of e, and b to d are not looked at again
@MainActor final class RowFinder {
  /// The row that was found last. Most are asked for one after the other.
  private var last = 0
  /// Rows passed over in search of others.
  private var passed = 0
  /// Where each row is; made once searching has cost as much as making it.
  private var places: [ObjectIdentifier: Int] = [:]
  /// Rows that had no element when they were looked at, in the round of that number. A row that gets its first element
  /// asks for what follows it, and so leaves the range.
  private var empty = 0..<0
  private var round = 0

  /// The place of `node`; nil when it is no row.
  func place(of node: ViewNode, in rows: [ViewNode]) -> Int? {
    for row in last..<min(last + 2, rows.count) where rows[row] === node {
      last = row
      return row
    }
    let found = places.isEmpty && passed < 16 * rows.count ? search(node, rows) : lookUp(node, rows)
    if let found { last = found }
    return found
  }

  private func search(_ node: ViewNode, _ rows: [ViewNode]) -> Int? {
    let found = rows.firstIndex { $0 === node }
    Visits.note((found ?? rows.count) + 1)
    passed += found ?? rows.count
    return found
  }

  private func lookUp(_ node: ViewNode, _ rows: [ViewNode]) -> Int? {
    if places.isEmpty {
      Visits.note(rows.count)
      places.reserveCapacity(rows.count)
      for (place, row) in rows.enumerated() { places[ObjectIdentifier(row)] = place }
    }
    return places[ObjectIdentifier(node)]
  }

  /// The first element in the rows from a place on.
  func firstElement(from start: Int, in rows: [ViewNode], _ window: Window) -> ElementNode? {
    // Before the first frame is complete nobody asks for what follows.
    if round != window.round || !window.isShown { empty = 0..<0 }
    round = window.round
    var row = empty.contains(start) ? empty.upperBound : start
    var element: ElementNode?
    while row < rows.count, element == nil {
      element = rows[row].firstElement
      if element == nil { row += 1 }
    }
    empty = start..<max(start, row)
    return element
  }
}
