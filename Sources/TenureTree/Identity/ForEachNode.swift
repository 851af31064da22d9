import Observation
import TenureGraph
import TenureIssues
import TenureRender
import TenureThread

/// The rows of one `ForEach`.
///
///     rows:  [a][b][c][d][e]
///     data:  [a][b][x][c][e]
///             └─┬─┘ └─┬─┘ └ same again
///            same   the changed stretch: rows found by id, moved, made or removed
///
/// A change of contents without a change of ids is one walk; only the changed stretch costs more.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode, RowHolder,
  IdentifyingNode
{
  private var view: ForEach<Data, ID, Content>
  /// The rows as on the screen: `nodes[i]` shows the element whose id is `ids[i]`.
  private var ids: [ID] = []
  private var nodes: [ViewNode] = []
  private var observing: NodeObserver!
  /// Rows that were taken away, while their removal is animated; made when there is the first.
  private var leaving: LeavingViews?
  /// What the contents read of observable objects, while they are evaluated.
  private var list = ObservedList()
  /// Knows where these rows are; nil when nobody has asked since they last came, went or moved.
  private var finder: RowFinder?

  init(_ view: ForEach<Data, ID, Content>, in place: Place) {
    self.view = view
    super.init(in: place)
    observing = NodeObserver(self)
  }

  override var observer: NodeObserver? { observing }

  override func children(_ visit: (ViewNode) -> Void) {
    for node in nodes { visit(node) }
  }

  var rowCount: Int { nodes.count }

  override var identifying: (any IdentifyingNode)? { self }

  func named<Name: Hashable>(_ name: Name) -> ViewNode? {
    guard let name = name as? ID, let index = ids.firstIndex(of: name) else { return nil }
    return nodes[index]
  }

  func position(of child: ViewNode) -> Int? { rowFinder.place(of: child, in: nodes) }

  override func firstElement(after sibling: ViewNode?) -> ElementNode? {
    guard let sibling else {
      return nodes.first?.firstElement ?? rowFinder.firstElement(from: 1, in: nodes, window)
    }
    return position(of: sibling).flatMap { rowFinder.firstElement(from: $0 + 1, in: nodes, window) }
  }

  private var rowFinder: RowFinder {
    if let finder { return finder }
    let new = RowFinder()
    finder = new
    return new
  }

  func tag<Value: Hashable>(of child: ViewNode, as type: Value.Type) -> Value? {
    guard let index = position(of: child) else { return nil }
    if Value.self == AnyTag.self { return AnyTag(ids[index]) as? Value }
    if Value.self == ID.self { return ids[index] as? Value }
    return Value.self == ID?.self ? Optional(ids[index]) as? Value : nil
  }

  func visitTagged<Value: Hashable>(as type: Value.Type, _ visit: (ViewNode, Value?) -> Void) {
    if let ids = ids as? [Value], Value.self == ID.self {
      for (index, node) in nodes.enumerated() { visit(node, ids[index]) }
    } else {
      for (index, node) in nodes.enumerated() {
        if Value.self == AnyTag.self {
          visit(node, AnyTag(ids[index]) as? Value)
        } else {
          visit(node, Value.self == ID?.self ? Optional(ids[index]) as? Value : nil)
        }
      }
    }
  }

  func start() {
    let count = view.data.count
    ids.reserveCapacity(count)
    nodes.reserveCapacity(count)
    let place = place()
    reading {
      _ = walk(view.data) { element, _ in
        ids.append(view.id(element))
        nodes.append(Content._makeNode(content(element), in: place))
        return true
      }
    }
    checkDuplicates(ids, from: 0, [RowRun(source: -1, count: ids.count)])
  }

  func update(to new: ForEach<Data, ID, Content>) {
    if view.isConstant && new.isConstant && new.data.count != ids.count {
      reportChangedRange(new.data.count)
      return
    }
    view = new
    observing.markClean()
    rerun()
  }

  /// Evaluates the content of every element. Reads of the content closures belong to this node (R046).
  override func rerun() {
    reading { updateRows() }
  }

  @inline(__always)
  private func reading(_ evaluate: () -> Void) {
    let reading = window.observation.begin(self)
    observing.track(evaluate)
    if reading != nil || !list.isEmpty { window.observation.end(reading, of: self, list.take(), isNamed: false) }
  }

  @inline(__always)
  private func content(_ element: Data.Element) -> Content {
    let content = view.content
    return list.note(for: self) { content(element) }
  }

  /// Brings the rows to the data, in one walk over it.
  ///
  /// 1. Elements are paired with rows in order: each with the next row, or with one of a few rows further on when some
  ///    in between have gone. A paired row gets its new content at once. An element without a row nearby is set aside.
  /// 2. Elements set aside take rows that were passed over, by id.
  /// 3. Rows that nobody took leave the screen; elements that found none get a new row.
  /// 4. From the end backwards, new rows are inserted and rows out of order moved, each before its successor. The rows
  ///    that stay are a longest run in ascending order, so the fewest move.
  ///
  /// When nothing was inserted, removed or moved, the walk is all there is and builds nothing.
  private func updateRows() {
    let (pairing, aside) = pairRows()
    if !pairing.isIdentity { changeRows(pairing, aside) }
  }

  /// The first step. When it is over nothing of it holds on to the rows, so they are changed where they lie.
  private func pairRows() -> (Pairing, Aside<ID, Data.Element>) {
    let (view, oldIDs, oldNodes) = (view, ids, nodes)
    let aside = Aside<ID, Data.Element>()
    var pairing = Pairing(rows: oldIDs.count)
    // While the rows are walked over, nobody else asks for the list.
    var list = list
    RowNodes.of(oldNodes) { rows in
      let known = view.walk.flatMap { walk in
        list.walking(oldIDs, rows, aside) { walk(view.data, view.id, view.content, $0) }
      }
      if let known { return pairing = known }
      matchRows(view.data, oldIDs, rows, aside, &pairing, id: view.id) { element, memory in
        memory.put(list.note(for: self) { view.content(element) })
      }
    }
    self.list = list
    pairing.finish()
    return (pairing, aside)
  }

  private func changeRows(_ pairing: Pairing, _ aside: Aside<ID, Data.Element>) {
    let sources = takeRows(pairing.passedRows(), for: aside.ids)
    let made = makeRows(aside, sources)
    let runs = Self.runs(of: pairing, sources)
    replaceRows(pairing, runs, made)
    placeRows(from: pairing.start, runs)
    updateMoved(pairing, sources, aside)
    checkDuplicates(made.ids, from: pairing.start, runs)
    presenceChanged()
  }

  /// The rows that elements set aside take, of those that were passed over; -1 for an element that finds none. A row that
  /// nobody takes leaves the screen.
  private func takeRows(_ passed: [Int], for aside: [ID]) -> [Int] {
    if passed.isEmpty { return [Int](repeating: -1, count: aside.count) }
    var rowOfID: [ID: Int] = [:]
    if !aside.isEmpty { for row in passed where rowOfID[ids[row]] == nil { rowOfID[ids[row]] = row } }
    var taken = Set<Int>()
    let sources = aside.map { id in
      let row = rowOfID.isEmpty ? nil : rowOfID.removeValue(forKey: id)
      if let row { taken.insert(row) }
      return row ?? -1
    }
    for row in passed where !taken.contains(row) { remove(row) }
    return sources
  }

  /// Rows for the elements set aside that have found none.
  private func makeRows(_ aside: Aside<ID, Data.Element>, _ sources: [Int]) -> (ids: [ID], nodes: [ViewNode]) {
    if sources.isEmpty { return ([], []) }
    let (place, content) = (place(), view.content)
    var nodes: [ViewNode] = []
    nodes.reserveCapacity(sources.count)
    let isAllNew = sources.allSatisfy { $0 < 0 }
    for index in sources.indices where isAllNew || sources[index] < 0 {
      nodes.append(makeRow(aside, index, content, in: place))
    }
    return (isAllNew ? aside.ids : sources.indices.filter { sources[$0] < 0 }.map { aside.ids[$0] }, nodes)
  }

  /// The runs of the changed stretch, when elements set aside have taken rows.
  private static func runs(of pairing: Pairing, _ sources: [Int]) -> [RowRun] {
    var runs: [RowRun] = []
    var next = 0
    for run in pairing.runs {
      guard run.isNew else {
        runs.append(run)
        continue
      }
      for source in sources[next..<(next + run.count)] { runs.add(source) }
      next += run.count
    }
    return runs
  }

  /// Gives rows that were found by id their new content.
  private func updateMoved(_ pairing: Pairing, _ sources: [Int], _ aside: Aside<ID, Data.Element>) {
    let content = view.content
    var (position, next) = (pairing.start, 0)
    for run in pairing.runs {
      if run.isNew {
        for offset in 0..<run.count where sources[next + offset] >= 0 {
          let element = aside.elements[next + offset]
          Content._updateNode(nodes[position + offset], to: list.note(for: self) { content(element) })
        }
        next += run.count
      }
      position += run.count
    }
  }

  private func remove(_ row: Int) {
    nodes[row].emitRemoval()
    guard !nodes[row].hasIdentityTransition, let length = removalLength else { return nodes[row].unmount() }
    let leaving = leaving ?? LeavingViews()
    self.leaving = leaving
    leaving.keep(nodes[row], as: ids[row], length)
  }

  private func makeRow(
    _ aside: Aside<ID, Data.Element>, _ index: Int, _ content: @MainActor (Data.Element) -> Content, in place: Place
  ) -> ViewNode {
    let new = list.note(for: self) { content(aside.elements[index]) }
    guard let row = leaving?.takeBack(aside.ids[index]) else { return Content._makeNode(new, in: place) }
    Content._updateNode(row, to: new)
    return row
  }

  override func leave() { leaving?.forgetAll() }

  /// Puts the rows of the changed stretch in their new order. In a stretch that stays as long as it was, only the
  /// places with another row are touched.
  private func replaceRows(_ pairing: Pairing, _ runs: [RowRun], _ made: (ids: [ID], nodes: [ViewNode])) {
    finder = nil
    let old = pairing.start..<(nodes.count - pairing.suffix)
    let keepsLength = pairing.end == old.upperBound
    var changed: [Range<Int>] = []
    var (newNodes, newIDs): ([ViewNode], [ID]) = ([], [])
    var (position, next) = (pairing.start, 0)
    for run in runs {
      let places = position..<(position + run.count)
      position = places.upperBound
      if keepsLength && run.source == places.lowerBound { continue }
      changed.append(places)
      if run.isNew {
        newNodes.append(contentsOf: made.nodes[next..<(next + run.count)])
        newIDs.append(contentsOf: made.ids[next..<(next + run.count)])
        next += run.count
      } else {
        newNodes.append(contentsOf: nodes[run.source..<run.end])
        newIDs.append(contentsOf: ids[run.source..<run.end])
      }
    }
    guard keepsLength else {
      nodes.replaceSubrange(old, with: newNodes)
      ids.replaceSubrange(old, with: newIDs)
      return
    }
    next = 0
    for place in changed.joined() {
      nodes[place] = newNodes[next]
      ids[place] = newIDs[next]
      next += 1
    }
  }

  private func placeRows(from start: Int, _ runs: [RowRun]) {
    guard window.isShown, !runs.isEmpty else { return }
    let stays = stayingRuns(runs)
    // What follows the rows from `known` on; the rows before it are looked at when there is need to.
    var (next, known): (ElementNode?, Int) = (nil, nodes.count)
    var isNextKnown = false
    func element(after index: Int) -> ElementNode? {
      for row in (index + 1)..<known {
        guard let element = nodes[row].firstElement else { continue }
        (next, known, isNextKnown) = (element, index + 1, true)
        return element
      }
      if !isNextKnown { next = nextElement }
      (known, isNextKnown) = (index + 1, true)
      return next
    }
    var end = runs.reduce(start) { $0 + $1.count }
    for (number, run) in runs.enumerated().reversed() {
      let rows = (end - run.count)..<end
      end = rows.lowerBound
      if stays[number] { continue }
      for row in rows.reversed() {
        if run.isNew {
          nodes[row].emitInsertion(before: element(after: row))
        } else {
          nodes[row].emitMove(before: element(after: row))
        }
      }
    }
  }

  /// Compares ids that have come with one another and with all that were there.
  private func checkDuplicates(_ new: [ID], from start: Int, _ runs: [RowRun]) {
    if new.isEmpty { return }
    var repeated = RepeatedIDs(newCount: new.count)
    for id in new { repeated.add(id.hashValue) }
    if new.count < ids.count {
      var position = start
      view.compare(ids, 0..<start, &repeated)
      for run in runs {
        if !run.isNew { view.compare(ids, position..<(position + run.count), &repeated) }
        position += run.count
      }
      view.compare(ids, position..<ids.count, &repeated)
    }
    if repeated.isPossible { reportDuplicates() }
  }

  private func reportDuplicates() {
    var seen = Set<ID>(minimumCapacity: ids.count)
    guard let id = ids.first(where: { !seen.insert($0).inserted }) else { return }
    Issues.report(
      Issue(
        "\(shortName(of: ForEach<Data, ID, Content>.self)): the ID \(id) occurs multiple times within the "
          + "collection, this will give undefined results!",
        evidence: "In \(owner): \(ids.count) elements, \(Set(ids).count) different ids.",
        advice: "Give every element an id of its own; state follows the id."))
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
      if current.recordedType != nil { return current.shownName }
      node = current.parent
    }
    return "the window"
  }
}
