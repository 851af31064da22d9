import TenureRender

/// The rows of one list or lazy stack, gathered by one walk and kept until rows come, go or move: a scroll then looks at
/// those that come in sight and go out of it, however many there are.
///
///     rows:     [0][1][2][3][4][5] …       settled: 1..<4, and the rows outside of it are away
///     sight:          2..<5                 looked at: 1 and 4
@MainActor final class ScrolledRows {
  /// In the order of the screen: those of sections too, without headings and footings.
  private(set) var rows: [ElementNode] = []
  /// The rows that were in sight when presence last followed; nil before it has.
  private var settled: Range<Int>?
  /// Rows that took another one's place since then.
  private var replaced: Set<Int> = []
  /// Where each row is; made when it is first asked for.
  private lazy var places: [NodeID: Int] = {
    Visits.note(rows.count)
    return Dictionary(rows.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }()

  init(of container: ElementNode) {
    func visit(_ node: ViewNode) {
      node.visitElements { element in
        if element.isGroup {
          element.children(visit)
        } else if element.role != .part {
          rows.append(element)
        }
      }
    }
    container.children(visit)
  }

  func place(of row: ElementNode) -> Int? { places[row.id] }

  /// The rows to look at again when those of `sight` are in sight.
  func settle(_ sight: Range<Int>) -> [Int] {
    defer {
      settled = sight
      replaced = []
    }
    guard let settled else {
      Visits.note(rows.count)
      return Array(rows.indices)
    }
    let (old, new) = (settled.clamped(to: rows.indices), sight.clamped(to: rows.indices))
    let moved = [old, new].flatMap { $0.filter { old.contains($0) != new.contains($0) } }
    Visits.note(old.count + new.count)
    return replaced.union(moved).sorted()
  }

  /// What stands at a node of the container has become something else. False when there are more rows now, or fewer, or it
  /// cannot be told which: then all are gathered again.
  func replaced(at node: ViewNode) -> Bool {
    guard let end = placeAfter(node) else { return false }
    var new: [ElementNode] = []
    node.visitElements { new.append($0) }
    // Where nothing comes, what was there may have yet to go.
    guard !new.isEmpty, new.allSatisfy({ $0.role != .part && !$0.isGroup }) else { return false }
    var start = end
    while start > 0, rows[start - 1].hasLeft { start -= 1 }
    guard end - start == new.count else { return false }
    for (index, row) in zip(start..<end, new) {
      places[rows[index].id] = nil
      rows[index] = row
      places[row.id] = index
      replaced.insert(index)
    }
    return true
  }

  /// Where the first row behind a node is, in this section or one that follows; nil when it is not known yet.
  private func placeAfter(_ node: ViewNode) -> Int? {
    var node = node
    while true {
      var next = node.nextElement
      while let element = next {
        if let row = firstRow(in: element) { return places[row.id] }
        next = element.nextElement
      }
      let around = node.parentElement
      if around.lazyName != nil { return rows.count }
      guard around.isGroup else { return nil }
      node = around
    }
  }

  private func firstRow(in element: ElementNode) -> ElementNode? {
    if element.role == .part { return nil }
    if !element.isGroup { return element }
    var inside = element.firstElement(after: nil)
    while let element = inside {
      if let row = firstRow(in: element) { return row }
      inside = element.nextElement
    }
    return nil
  }

  /// True when a row from one to before another is in sight; nil when it cannot be told.
  func isInSight(from first: ElementNode, before next: ElementNode?) -> Bool? {
    guard replaced.isEmpty, let settled, let start = places[first.id] else { return nil }
    guard let next else { return settled.overlaps(start..<rows.count) }
    guard let end = places[next.id], end > start else { return nil }
    return settled.overlaps(start..<end)
  }
}
