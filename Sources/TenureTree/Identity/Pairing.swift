/// Which old row each new element takes, found in one pass in order. Nothing is stored while all of them pair off one to
/// one from the start.
struct Pairing {
  /// Rows looked at beyond the next one, to find one again after a gap.
  private static let window = 16

  let rows: Int
  /// The first new position whose row is not the one at the same place.
  private(set) var start = 0
  /// For each new position from `start` on the row it takes, or -1. Complete after `finish()`.
  var sources: [Int] = []
  /// Positions at the end that are not in `sources`, because their rows are the last ones in order.
  private(set) var suffix = 0
  /// The first row that has not been paired or passed over.
  private var row = 0
  /// Rows before `row` that were paired one after the other and are not in `sources` yet.
  private var run = 0
  private var isFirstRun = true

  init(rows: Int) { self.rows = rows }

  /// The row for the next new element, or -1. `isItsRow` tells whether a row has the element's id.
  @inline(__always)
  mutating func next(_ isItsRow: (Int) -> Bool) -> Int {
    if row < rows && isItsRow(row) {
      row += 1
      run += 1
      return row - 1
    }
    return search(isItsRow)
  }

  /// Looks a few rows ahead. A row far ahead is more likely one that moved here than the end of a gap.
  private mutating func search(_ isItsRow: (Int) -> Bool) -> Int {
    endRun()
    let reach = min(Self.window, 2 + sources.count)
    for candidate in min(row + 1, rows)..<min(row + reach, max(row + 1, rows)) where candidate < rows {
      guard isItsRow(candidate) else { continue }
      row = candidate + 1
      run = 1
      return candidate
    }
    sources.append(-1)
    return -1
  }

  private mutating func endRun() {
    if isFirstRun { start = run } else { sources.append(contentsOf: (row - run)..<row) }
    isFirstRun = false
    run = 0
  }

  /// There are no more elements.
  mutating func finish() {
    if isFirstRun || row < rows { return endRun() }
    suffix = run
  }

  /// The new position after the changed stretch.
  var end: Int { start + sources.count }
  /// True when every row stays where it is.
  var isIdentity: Bool { sources.isEmpty && start + suffix == rows }

  /// The rows of the changed stretch that no element has taken, in order.
  func passedRows() -> [Int] {
    var isTaken = [Bool](repeating: false, count: rows - suffix - start)
    for source in sources where source >= 0 { isTaken[source - start] = true }
    return isTaken.indices.filter { !isTaken[$0] }.map { $0 + start }
  }
}

/// The positions of a longest run of ascending numbers, skipping negative ones. O(n log n).
func longestAscent(_ numbers: [Int]) -> [Int] {
  var tails: [Int] = []
  var before = [Int](repeating: -1, count: numbers.count)
  for (index, number) in numbers.enumerated() where number >= 0 {
    if let last = tails.last, numbers[last] < number {
      before[index] = last
      tails.append(index)
      continue
    }
    var (low, high) = (0, tails.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
    }
    if low > 0 { before[index] = tails[low - 1] }
    if low == tails.count { tails.append(index) } else { tails[low] = index }
  }
  var run: [Int] = []
  var index = tails.last ?? -1
  while index >= 0 {
    run.append(index)
    index = before[index]
  }
  return run.reversed()
}
