import TenureIssues
import TenureRender

/// The rows of one `ForEach`.
///
///     rows:  [a][b][c][d][e]
///     data:  [a][b][x][c][e]
///             └─┬─┘ └─┬─┘ └ suffix: same ids at the end
///           prefix  middle: rows found by id, moved, made or removed
///
/// Only the middle costs a table; a change of contents without a change of ids is all prefix.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
  private struct Row {
    var id: ID
    var node: ViewNode
  }

  private var view: ForEach<Data, ID, Content>
  /// As on the screen.
  private var rows: [Row] = []
  /// Counts evaluations of the contents: what an earlier one read of observable objects is no dependency any more.
  private var evaluation = 0

  init(_ view: ForEach<Data, ID, Content>, in place: Place) {
    self.view = view
    super.init(in: place)
  }

  override func children(_ visit: (ViewNode) -> Void) {
    for row in rows { visit(row.node) }
  }

  func start() {
    rows.reserveCapacity(view.data.count)
    track {
      for element in view.data { rows.append(makeRow(view.id(element), element)) }
    }
    checkDuplicates()
  }

  func update(to new: ForEach<Data, ID, Content>) {
    if view.isConstant && new.isConstant && new.data.count != rows.count {
      reportChangedRange(new.data.count)
      return
    }
    view = new
    markClean()
    rerun()
  }

  /// Evaluates the content of every element. Reads of the content closures belong to this node (R046).
  override func rerun() {
    evaluation += 1
    track { updateRows() }
  }

  private func content(_ element: Data.Element) -> Content {
    withObservation {
      view.content(element)
    } onChange: { [weak self, evaluation] in
      if let self, self.evaluation == evaluation { window.invalidate(self, because: "observable") }
    }
  }

  private func makeRow(_ id: ID, _ element: Data.Element) -> Row {
    Row(id: id, node: Content._makeNode(content(element), in: place()))
  }

  private func updateRow(_ index: Int, _ element: Data.Element) {
    Content._updateNode(rows[index].node, to: content(element))
  }

  private func updateRows() {
    let data = view.data
    var index = 0
    var position = data.startIndex
    while index < rows.count && position != data.endIndex {
      let element = data[position]
      if view.id(element) != rows[index].id { break }
      updateRow(index, element)
      index += 1
      data.formIndex(after: &position)
    }
    if index == rows.count && position == data.endIndex { return }
    updateMiddle(from: index, Array(data[position...]))
  }

  /// Brings `rows[start...]` to `elements`.
  ///
  /// 1. The common suffix is set apart.
  /// 2. Each element of the middle takes the row of its id, if there is one.
  /// 3. Rows that nobody took leave the screen.
  /// 4. From the end backwards, new rows are inserted and rows out of order moved, each before its successor. The rows
  ///    that stay are a longest run in ascending order, so the fewest move.
  private func updateMiddle(from start: Int, _ elements: [Data.Element]) {
    let ids = elements.map(view.id)
    var suffix = 0
    while suffix < min(rows.count - start, ids.count), rows[rows.count - 1 - suffix].id == ids[ids.count - 1 - suffix] {
      suffix += 1
    }
    let oldMiddle = Array(rows[start..<(rows.count - suffix)])
    let newCount = ids.count - suffix

    var places: [ID: Int] = [:]
    if newCount > 0 {
      places.reserveCapacity(oldMiddle.count)
      for (index, row) in oldMiddle.enumerated() where places[row.id] == nil { places[row.id] = index }
    }
    var taken = [Bool](repeating: false, count: oldMiddle.count)
    var sources = [Int](repeating: -1, count: newCount)
    for index in 0..<newCount {
      guard let place = places[ids[index]], !taken[place] else { continue }
      taken[place] = true
      sources[index] = place
    }
    for (index, row) in oldMiddle.enumerated() where !taken[index] {
      row.node.emitRemoval()
      row.node.unmount()
    }

    let hasNew = sources.contains(-1)
    var middle: [Row] = []
    middle.reserveCapacity(newCount)
    for index in 0..<newCount {
      middle.append(sources[index] < 0 ? makeRow(ids[index], elements[index]) : oldMiddle[sources[index]])
    }
    rows.replaceSubrange(start..<(rows.count - suffix), with: middle)
    placeRows(from: start, sources)
    for index in 0..<elements.count where index >= newCount || sources[index] >= 0 {
      updateRow(start + index, elements[index])
    }
    if hasNew { checkDuplicates() }
  }

  private func placeRows(from start: Int, _ sources: [Int]) {
    guard window.isShown, !sources.isEmpty else { return }
    let staying = longestAscent(sources)
    let end = start + sources.count
    var next = rows[end...].lazy.compactMap(\.node.firstElement).first ?? nextElement
    var isStaying = staying.count - 1
    for index in stride(from: sources.count - 1, through: 0, by: -1) {
      let node = rows[start + index].node
      if sources[index] < 0 {
        node.emitInsertion(before: next)
      } else if isStaying >= 0 && staying[isStaying] == index {
        isStaying -= 1
      } else {
        node.emitMove(before: next)
      }
      next = node.firstElement ?? next
    }
  }

  private func checkDuplicates() {
    var seen = Set<ID>(minimumCapacity: rows.count)
    for row in rows where !seen.insert(row.id).inserted {
      Issues.report(
        Issue(
          "\(shortName(of: ForEach<Data, ID, Content>.self)): the ID \(row.id) occurs multiple times within the "
            + "collection, this will give undefined results!",
          evidence: "In \(owner): \(rows.count) elements, \(Set(rows.map(\.id)).count) different ids.",
          advice: "Give every element an id of its own; state follows the id."))
      return
    }
  }

  private func reportChangedRange(_ count: Int) {
    Issues.report(
      Issue(
        "\(shortName(of: ForEach<Data, ID, Content>.self)) count (\(count)) != its initial count (\(rows.count)). "
          + "`ForEach(_:content:)` should only be used for *constant* data. Instead conform data to `Identifiable` or "
          + "use `ForEach(_:id:content:)` and provide an explicit `id`!",
        evidence: "In \(owner); the \(rows.count) rows of the first time stay.",
        advice: "Write ForEach(0..<count, id: \\.self), or better, iterate the elements."))
  }

  /// The view whose body this stands in, for people.
  private var owner: String {
    var node = parent
    while let current = node {
      if current.loggedType != nil { return current.viewName }
      node = current.parent
    }
    return "the window"
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
