import Observation
import TenureGraph
import TenureIssues
import TenureRender
import TenureThread

/// The rows of one `ForEach`.
///
///     rows:  [a][b][c][d][e]
///     data:  [a][b][x][c][e]
///             └─┬─┘ └─┬─┘ └ suffix: same ids at the end
///           prefix  middle: rows found by id, moved, made or removed
///
/// Only the middle costs a table; a change of contents without a change of ids is all prefix.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
  private var view: ForEach<Data, ID, Content>
  /// The rows as on the screen: `nodes[i]` shows the element whose id is `ids[i]`.
  private var ids: [ID] = []
  private var nodes: [ViewNode] = []

  init(_ view: ForEach<Data, ID, Content>, in place: Place) {
    self.view = view
    super.init(in: place)
  }

  override func children(_ visit: (ViewNode) -> Void) {
    for node in nodes { visit(node) }
  }

  func start() {
    let count = view.data.count
    ids.reserveCapacity(count)
    nodes.reserveCapacity(count)
    let place = place()
    track {
      _ = walk(view.data) { element, _ in
        ids.append(view.id(element))
        nodes.append(Content._makeNode(content(element), in: place))
        return true
      }
    }
    checkDuplicates()
  }

  func update(to new: ForEach<Data, ID, Content>) {
    if view.isConstant && new.isConstant && new.data.count != ids.count {
      reportChangedRange(new.data.count)
      return
    }
    view = new
    markClean()
    rerun()
  }

  /// Evaluates the content of every element. Reads of the content closures belong to this node (R046).
  override func rerun() {
    track { updateRows() }
  }

  @inline(__always)
  private func content(_ element: Data.Element) -> Content {
    withObservationTracking({ view.content(element) }, onChange: contentChanged())
  }

  private func contentChanged() -> @Sendable () -> Void {
    let node = WeakNode(self)
    return {
      if tenure_is_main_thread() {
        asMainActor { node.changed() }
      } else {
        onMain { node.changed() }
      }
    }
  }

  private func updateRow(_ index: Int, _ element: Data.Element) {
    Content._updateNode(nodes[index], to: content(element))
  }

  private func updateRows() {
    let (data, id, content, ids, nodes) = (view.data, view.id, view.content, ids, nodes)
    let matched = walk(data) { element, index in
      if index == nodes.count || id(element) != ids[index] { return false }
      Content._updateNode(nodes[index], to: withObservationTracking({ content(element) }, onChange: contentChanged()))
      return true
    }
    if matched == nodes.count && matched == data.count { return }
    updateMiddle(from: matched, Array(data.dropFirst(matched)))
  }

  /// Brings `nodes[start...]` to `elements`.
  ///
  /// 1. The common suffix is set apart.
  /// 2. Each element of the middle takes the row of its id, if there is one.
  /// 3. Rows that nobody took leave the screen.
  /// 4. From the end backwards, new rows are inserted and rows out of order moved, each before its successor. The rows
  ///    that stay are a longest run in ascending order, so the fewest move.
  private func updateMiddle(from start: Int, _ elements: [Data.Element]) {
    let newIDs = elements.map(view.id)
    var suffix = 0
    while suffix < min(ids.count - start, newIDs.count), ids[ids.count - 1 - suffix] == newIDs[newIDs.count - 1 - suffix] {
      suffix += 1
    }
    let oldIDs = ids[start..<(ids.count - suffix)]
    let oldNodes = Array(nodes[start..<(nodes.count - suffix)])
    let newCount = newIDs.count - suffix

    let sources = rowsToTake(for: newIDs[..<newCount], from: oldIDs)
    var isTaken = [Bool](repeating: false, count: oldNodes.count)
    for source in sources where source >= 0 { isTaken[source] = true }
    for (index, node) in oldNodes.enumerated() where !isTaken[index] {
      node.emitRemoval()
      node.unmount()
    }

    let place = place()
    let middle = sources.enumerated().map { index, source in
      source < 0 ? Content._makeNode(content(elements[index]), in: place) : oldNodes[source]
    }
    nodes.replaceSubrange(start..<(nodes.count - suffix), with: middle)
    ids.replaceSubrange(start..<(ids.count - suffix), with: newIDs[..<newCount])
    placeRows(from: start, sources)
    for index in elements.indices where index >= newCount || sources[index] >= 0 {
      updateRow(start + index, elements[index])
    }
    if sources.contains(-1) { checkDuplicates() }
  }

  /// For each new id the position of the old row that it takes, or -1. Rows that stand still are found without a table.
  private func rowsToTake(for new: ArraySlice<ID>, from old: ArraySlice<ID>) -> [Int] {
    var sources = [Int](repeating: -1, count: new.count)
    var isTaken = [Bool](repeating: false, count: old.count)
    var hasOthers = false
    for index in sources.indices {
      if index < old.count, new[new.startIndex + index] == old[old.startIndex + index] {
        sources[index] = index
        isTaken[index] = true
      } else {
        hasOthers = true
      }
    }
    if !hasOthers { return sources }
    var positions: [ID: Int] = [:]
    for index in isTaken.indices where !isTaken[index] {
      let id = old[old.startIndex + index]
      if positions[id] == nil { positions[id] = index }
    }
    if positions.isEmpty { return sources }
    for index in sources.indices where sources[index] < 0 {
      guard let position = positions.removeValue(forKey: new[new.startIndex + index]) else { continue }
      sources[index] = position
    }
    return sources
  }

  private func placeRows(from start: Int, _ sources: [Int]) {
    guard window.isShown, !sources.isEmpty else { return }
    let staying = longestAscent(sources)
    let end = start + sources.count
    var next = nodes[end...].lazy.compactMap(\.firstElement).first ?? nextElement
    var isStaying = staying.count - 1
    for index in stride(from: sources.count - 1, through: 0, by: -1) {
      let node = nodes[start + index]
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
    var seen = Set<ID>(minimumCapacity: ids.count)
    for id in ids where !seen.insert(id).inserted {
      Issues.report(
        Issue(
          "\(shortName(of: ForEach<Data, ID, Content>.self)): the ID \(id) occurs multiple times within the "
            + "collection, this will give undefined results!",
          evidence: "In \(owner): \(ids.count) elements, \(Set(ids).count) different ids.",
          advice: "Give every element an id of its own; state follows the id."))
      return
    }
  }

  private func reportChangedRange(_ count: Int) {
    Issues.report(
      Issue(
        "\(shortName(of: ForEach<Data, ID, Content>.self)) count (\(count)) != its initial count (\(ids.count)). "
          + "`ForEach(_:content:)` should only be used for *constant* data. Instead conform data to `Identifiable` or "
          + "use `ForEach(_:id:content:)` and provide an explicit `id`!",
        evidence: "In \(owner); the \(ids.count) rows of the first time stay.",
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
