/// Rows that follow one another before a change and after it, or as many elements without a row.
@usableFromInline struct RowRun {
  /// The first row before the change; -1 for elements without one.
  var source: Int
  var count: Int

  var end: Int { source + count }
  var isNew: Bool { source < 0 }
}

extension [RowRun] {
  /// Adds one element: to the last run where it goes on with it.
  mutating func add(_ source: Int) {
    if let last, source < 0 ? last.isNew : !last.isNew && last.end == source {
      self[count - 1].count += 1
    } else {
      append(RowRun(source: source, count: 1))
    }
  }
}

/// Which old row each new element takes, found in one pass in order. Nothing is stored while all of them pair off one to
/// one from the start.
@usableFromInline struct Pairing {
  /// Rows looked at beyond the next one, to find one again after a gap.
  private static let window = 16

  @usableFromInline let rows: Int
  /// The first new position whose row is not the one at the same place.
  private(set) var start = 0
  /// The elements from `start` on, and the rows they take: each run further on than the one before it. Complete after
  /// `finish()`.
  private(set) var runs: [RowRun] = []
  /// Positions at the end that are not in `runs`, because their rows are the last ones in order.
  private(set) var suffix = 0
  /// The first row that has not been paired or passed over.
  @usableFromInline var row = 0
  /// Rows before `row` that were paired one after the other and are not in `runs` yet.
  @usableFromInline var run = 0
  private var isFirstRun = true
  /// How many elements `runs` has.
  private var length = 0

  @usableFromInline init(rows: Int) { self.rows = rows }

  /// The row for the next new element, or -1. `isItsRow` tells whether a row has the element's id.
  @inlinable @inline(__always)
  mutating func next(_ isItsRow: (Int) -> Bool) -> Int {
    if row < rows && isItsRow(row) {
      row += 1
      run += 1
      return row - 1
    }
    return search(isItsRow)
  }

  /// Looks a few rows ahead. A row far ahead is more likely one that moved here than the end of a gap.
  @usableFromInline mutating func search(_ isItsRow: (Int) -> Bool) -> Int {
    endRun()
    let reach = min(Self.window, 2 + length)
    for candidate in min(row + 1, rows)..<min(row + reach, max(row + 1, rows)) where candidate < rows {
      guard isItsRow(candidate) else { continue }
      row = candidate + 1
      run = 1
      return candidate
    }
    runs.add(-1)
    length += 1
    return -1
  }

  private mutating func endRun() {
    if isFirstRun {
      start = run
    } else if run > 0 {
      runs.append(RowRun(source: row - run, count: run))
      length += run
    }
    isFirstRun = false
    run = 0
  }

  /// There are no more elements.
  mutating func finish() {
    if isFirstRun || row < rows { return endRun() }
    suffix = run
  }

  /// The new position after the changed stretch.
  var end: Int { start + length }
  /// True when every row stays where it is.
  var isIdentity: Bool { runs.isEmpty && start + suffix == rows }

  /// The rows of the changed stretch that no element has taken, in order.
  func passedRows() -> [Int] {
    var passed: [Int] = []
    var row = start
    for run in runs where !run.isNew {
      passed.append(contentsOf: row..<run.source)
      row = run.end
    }
    passed.append(contentsOf: row..<(rows - suffix))
    return passed
  }
}

/// Which runs stay where they are while the others move around them: those of most rows whose order is still the old one.
/// O(n log n) in the number of runs.
func stayingRuns(_ runs: [RowRun]) -> [Bool] {
  var stays = runs.map { !$0.isNew }
  let old = runs.indices.filter { !runs[$0].isNew }
  let byRow = old.sorted { runs[$0].source < runs[$1].source }
  if old == byRow { return stays }
  for run in old { stays[run] = false }
  var rank = [Int](repeating: 0, count: runs.count)
  for (place, run) in byRow.enumerated() { rank[run] = place + 1 }
  // A tree of maxima: for each rank the heaviest chain that ends at it or before it.
  var weight = [Int](repeating: 0, count: runs.count)
  var before = [Int](repeating: -1, count: runs.count)
  var heaviest = [Int](repeating: -1, count: old.count + 1)
  func weightOf(_ run: Int) -> Int { run < 0 ? 0 : weight[run] }
  for run in old {
    var place = rank[run] - 1
    while place > 0 {
      if weightOf(heaviest[place]) > weightOf(before[run]) { before[run] = heaviest[place] }
      place &= place - 1
    }
    weight[run] = weightOf(before[run]) + runs[run].count
    place = rank[run]
    while place < heaviest.count {
      if weight[run] >= weightOf(heaviest[place]) { heaviest[place] = run }
      place += place & -place
    }
  }
  var last = old.max { (weight[$0], $0) < (weight[$1], $1) } ?? -1
  while last >= 0 {
    stays[last] = true
    last = before[last]
  }
  return stays
}
