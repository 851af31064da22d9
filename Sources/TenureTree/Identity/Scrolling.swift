import TenureRender

/// A view that wants to know which row the scrolling inside it has come to.
@_spi(Tree) @MainActor public protocol ScrollWatcher: ViewNode {
  /// A row here or elsewhere is now where scrolling has come to.
  func scrolled(to row: ViewNode)
}

/// Which rows of a window's lists and lazy stacks are in sight. Rows out of sight keep their state and count as gone for
/// those who act on presence (rule R131). As long as no host says what is in sight, everything is.
@MainActor final class Scrolling: ElementKeeper {
  static let slot = PartSlot()
  /// How many rows a container shows that nobody has scrolled yet; nil for all.
  var firstRows: Int?
  /// The rows in sight, of each container that has been heard of.
  fileprivate var sights: [NodeID: Range<Int>] = [:]
  /// The containers whose rows are looked through once bodies have run, and the round in which that was asked for.
  fileprivate var waiting: [NodeID: Int] = [:]
  /// The rows that are out of sight.
  fileprivate var away: Set<NodeID> = []
  /// The rows of each container that was asked for them, until they come, go or move.
  private var listed: [NodeID: ScrolledRows] = [:]
  /// The views that are told which row the scrolling inside them has come to.
  fileprivate var watchers = Registry<any ScrollWatcher>()
  /// The containers that the host has told of: what it tells first is how they stand, nobody has scrolled yet.
  fileprivate var heard: Set<NodeID> = []
  /// By container, the row that the program has scrolled to: what the host tells then is not what a user did.
  fileprivate var asked: [NodeID: Int] = [:]

  init(of window: Window) {}

  var isOn: Bool { firstRows != nil || !sights.isEmpty }

  func isAway(_ element: ElementNode) -> Bool { !away.isEmpty && away.contains(element.id) }

  /// The rows of a container. They are kept while somebody says when they change.
  fileprivate func rows(of container: ElementNode) -> ScrolledRows {
    if let known = listed[container.id] { return known }
    let rows = ScrolledRows(of: container)
    if isOn, container.lazyName != nil { listed[container.id] = rows }
    return rows
  }

  /// What stands at a node of the container has become something else.
  fileprivate func rowsChanged(at node: ViewNode, of container: ElementNode) {
    guard let rows = listed[container.id], !(node is BranchNode && rows.replaced(at: node)) else { return }
    listed[container.id] = nil
  }

  /// True when one of a container's rows is in sight, from one to before another; nil when it cannot be told so.
  fileprivate func isInSight(from first: ElementNode, before next: ElementNode?) -> Bool? {
    listed[first.parentElement.id]?.isInSight(from: first, before: next)
  }
}

extension Scrolling {
  func came(_ element: ElementNode) {
    if firstRows != nil, element.lazyName != nil { element.window.settleRows(of: element) }
  }

  func forget(_ element: ElementNode) {
    if !listed.isEmpty { listed[element.id] = nil }
    if !isOn { return }
    sights[element.id] = nil
    away.remove(element.id)
    heard.remove(element.id)
    asked[element.id] = nil
    // Nobody says any more when rows change.
    if !isOn { listed = [:] }
  }
}

extension Window {
  private var scrolling: Scrolling { part() }

  /// Nil as long as no host has said what is in sight.
  var scrollingInUse: Scrolling? {
    guard let scrolling = partIfMade(Scrolling.self), scrolling.isOn else { return nil }
    return scrolling
  }

  /// Asks the host to bring an element into sight, and the rows above and below it.
  /// With an anchor, that part of the element comes to the same part of what is seen. Where what scrolls is inside of
  /// `asker`, nothing further out moves.
  package func reveal(_ element: ElementNode, at anchor: (x: Double, y: Double)? = nil, for asker: ViewNode) {
    _ = scroll(element, .reveal)
    if let (container, row) = lazyPlace(of: element) {
      if let anchor, let sight = scrolling.sights[container.id] {
        // The host tells which rows these are; where none does, as many of them are above it.
        let most = max(0, scrolling.rows(of: container).rows.count - sight.count)
        let first = min(max(0, row - Int((anchor.y * Double(sight.count - 1)).rounded())), most)
        scrolling.sights[container.id] = first..<(first + sight.count)
        settleRows(of: container)
      }
      scrolling.asked[container.id] = row
    }
    var request = RevealRequest(node: element.id)
    (request.x, request.y) = (anchor?.x, anchor?.y)
    request.outermost = outermostScrolled(around: element, for: asker)
    patches.revealed = request
  }

  /// The outermost element that scrolls between them; where none does, the nearest one around.
  private func outermostScrolled(around element: ElementNode, for asker: ViewNode) -> NodeID? {
    var found: NodeID?
    var isInside = true
    var node = element.parent
    while let current = node {
      if current === asker { isInside = false }
      if !isInside, found != nil { return found }
      if let element = current.element, element.role.scrolls { found = element.id }
      node = current.parent
    }
    return found
  }

  /// True for a row that is out of sight, and for what is in one.
  package func isScrolledAway(_ id: NodeID) -> Bool {
    guard let scrolling = scrollingInUse, let element = find(id) else { return false }
    var node: ViewNode? = element
    while let current = node {
      if let element = current.element, scrolling.isAway(element) { return true }
      node = current.parent
    }
    return false
  }

  /// True for a row that is out of sight, itself.
  package func isRowAway(_ id: NodeID) -> Bool { scrollingInUse?.away.contains(id) == true }

  /// Shows so many rows of each list and lazy stack until it is scrolled. Said before mounting.
  package func showFirst(rows: Int) { scrolling.firstRows = rows }

  /// Answers an action that scrolls; false for any other.
  package func scroll(_ element: ElementNode, _ action: UserAction) -> Bool {
    switch action {
    case .scroll(let first, let rows):
      guard element.lazyName != nil || element.isScrollTargetLayout, rows > 0 else { return false }
      let sight = max(first, 0)..<(max(first, 0) + rows)
      if element.lazyName != nil {
        scrolling.sights[element.id] = sight
        settleRows(of: element)
      }
      let isFirst = scrolling.heard.insert(element.id).inserted
      let asked = scrolling.asked.removeValue(forKey: element.id)
      if !isFirst, asked.map(sight.contains) != true {
        tellWatchers { scrolling.rows(of: element).rows.dropFirst(max(first, 0)).first }
      }
    case .reveal:
      tellWatchers { element }
      guard let (container, row) = lazyPlace(of: element) else { return true }
      guard let sight = scrolling.sights[container.id], !sight.contains(row) else { return true }
      let first = row < sight.lowerBound ? row : row - sight.count + 1
      scrolling.sights[container.id] = first..<(first + sight.count)
      settleRows(of: container)
    default: return false
    }
    return true
  }

  private func tellWatchers(_ row: () -> ElementNode?) {
    let watchers = scrolling.watchers.all
    guard !watchers.isEmpty, let row = row() else { return }
    for watcher in watchers { watcher.scrolled(to: row) }
  }

  /// From now on this view is told.
  package func watchScrolling(_ watcher: any ScrollWatcher) { scrolling.watchers.add(watcher, at: watcher) }
  package func stopWatchingScrolling(_ watcher: any ScrollWatcher) { scrolling.watchers.remove(watcher) }

  /// Once the bodies of this round have run, presence follows what is in sight.
  func settleRows(of container: ElementNode) {
    let id = container.id
    if scrolling.waiting.updateValue(queue.round, forKey: id) == queue.round { return }
    afterBodies { [weak self, weak container] in
      guard let self else { return }
      let scrolling = scrolling
      scrolling.waiting[id] = nil
      guard let container, !container.hasLeft, container.lazyName != nil else { return }
      if scrolling.sights[container.id] == nil, let rows = scrolling.firstRows {
        scrolling.sights[container.id] = 0..<rows
      }
      guard let sight = scrolling.sights[container.id] else { return }
      let rows = scrolling.rows(of: container)
      for index in rows.settle(sight) {
        let row = rows.rows[index]
        // What it was in may be gone.
        if row.hasLeft { continue }
        if scrolling.isAway(row) != sight.contains(index) { continue }
        if sight.contains(index) { scrolling.away.remove(row.id) } else { scrolling.away.insert(row.id) }
        row.checkPresenceInside()
        row.noteSight(within: container)
      }
    }
  }

  /// Elements directly inside have come, gone or moved.
  func rowsChanged(in element: ElementNode, at changed: ViewNode) {
    var node: ViewNode? = element
    while let current = node {
      if let element = current.element {
        if element.lazyName != nil {
          scrolling.rowsChanged(at: changed, of: element)
          return settleRows(of: element)
        }
        if !element.isGroup { return }
      }
      node = current.parent
    }
  }

  /// The container that an element is scrolled in, and the number of its row there.
  private func lazyPlace(of element: ElementNode) -> (ElementNode, Int)? {
    var inner: [ElementNode] = []
    var node: ViewNode? = element
    while let current = node {
      if let element = current.element {
        if element.lazyName != nil || element.isScrollTargetLayout {
          let rows = scrolling.rows(of: element)
          if let row = inner.lazy.compactMap({ rows.place(of: $0) }).first { return (element, row) }
        }
        inner.append(element)
      }
      node = current.parent
    }
    return nil
  }
}

extension ElementNode {
  /// A stack that is there as a whole, of whose views a host tells which one has been scrolled to.
  fileprivate var isScrollTargetLayout: Bool {
    lazyName == nil && [.column, .row].contains(role)
      && modifiersAround.contains { $0.name == .scrollTargetLayout && $0.attributes[.value]?.flag == true }
  }

  /// The modifiers around a row look again.
  fileprivate func noteSight(within container: ElementNode) {
    var node = parent
    while let current = node, current !== container {
      if let watcher = current.appearanceWatcher { window.followUps.check(watcher) }
      node = current.parent
    }
  }
}

extension ViewNode {
  /// True when there is an element here that is not scrolled away.
  final var hasElementInSight: Bool {
    guard let first = firstElement else { return false }
    guard let scrolling = window.scrollingInUse, scrolling.isAway(first) else { return true }
    return scrolling.isInSight(from: first, before: nextElement) ?? hasElement { !scrolling.isAway($0) }
  }

  /// True when one of the elements at the top of what is here is such a one.
  private func hasElement(where isWanted: (ElementNode) -> Bool) -> Bool {
    Visits.note()
    if let element { return isWanted(element) }
    var isFound = false
    children { if !isFound { isFound = $0.hasElement(where: isWanted) } }
    return isFound
  }
}
