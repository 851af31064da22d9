import TenureRender

/// One element of the screen as the index keeps it. Children are a chain, so that an element is put in, moved and taken
/// out at the same cost among three and among ten thousand:
///
///     parent ──first──▶ child ──next──▶ child ──next──▶ child
///        ◀──parent─────── each of them       ◀──previous──┘
///
/// A node that an `Element` holds outlives its time on the screen, with all that was in it.
final class ShownNode {
  let id: NodeID
  let role: Role
  var attributes: Attributes { didSet { changed() } }
  var modifiers: [RenderModifier] { didSet { changed() } }

  /// nil for the window, and for what has left the screen with nothing of it around.
  private(set) unowned var parent: ShownNode?
  private(set) var first: ShownNode?
  private(set) unowned var last: ShownNode?
  private(set) var next: ShownNode?
  private(set) unowned var previous: ShownNode?
  /// How many nodes there are at it and below.
  private(set) var count = 1

  /// What it is called; nil until it is asked for, and again when something at it or below has changed.
  var knownLabel: String?
  /// What is directly in it and fills it; nil until it is asked for, and again when something at it or below has changed.
  var knownCovers: Covers?
  /// What the index has it under.
  var entry = ScreenIndex.Entry()
  /// True iff the index is to look at it again.
  var isStale = false
  /// Counts the nodes that were looked at, of the whole tree, and knows which rows are out of sight.
  let work: Work

  final class Work {
    var nodes = 0
    /// Says of a row whether it is out of sight; nil where all are in sight.
    var isRowAway: ((NodeID) -> Bool)?
  }

  init(_ node: RenderNode, _ work: Work) {
    id = node.id
    role = node.role
    attributes = node.attributes
    modifiers = node.modifiers
    self.work = work
  }

  /// The children let go of one another first: freeing a long chain would be too deep for the stack.
  deinit {
    var child = first
    first = nil
    while let one = child {
      child = one.next
      one.next = nil
      one.previous = nil
      one.parent = nil
    }
  }

  /// Puts `node`, which is nowhere, before `next` or, without one, at the end.
  func insert(_ node: ShownNode, before next: ShownNode?) {
    let before = next == nil ? last : next?.previous
    node.parent = self
    node.previous = before
    node.next = next
    next?.previous = node
    if next == nil { last = node }
    if let before { before.next = node } else { first = node }
    grow(by: node.count)
  }

  /// Takes it from where it is, with all that is in it.
  func detach() {
    guard let parent else { return }
    parent.grow(by: -count)
    let (before, after) = (previous, next)
    if after == nil { parent.last = before } else { after?.previous = before }
    next = nil
    previous = nil
    self.parent = nil
    if let before { before.next = after } else { parent.first = after }
  }

  private func grow(by count: Int) {
    self.count += count
    var node = self
    while let parent = node.parent {
      parent.count += count
      node = parent
    }
  }

  /// Something at it or below is another: what follows from that is worked out again.
  func changed() {
    knownLabel = nil
    knownCovers = nil
  }
}

extension ShownNode: Hashable {
  static func == (a: ShownNode, b: ShownNode) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

// MARK: Ways through the tree

extension ShownNode {
  /// What is directly in it, in order.
  var children: Children { Children(node: first) }

  struct Children: Sequence, IteratorProtocol {
    fileprivate var node: ShownNode?

    mutating func next() -> ShownNode? {
      defer { node = node?.next }
      node?.work.nodes += 1
      return node
    }
  }

  /// What is around it, from the nearest to the window.
  var around: Around { Around(node: parent) }

  struct Around: Sequence, IteratorProtocol {
    fileprivate var node: ShownNode?

    mutating func next() -> ShownNode? {
      defer { node = node?.parent }
      node?.work.nodes += 1
      return node
    }
  }

  /// The window, or the top of what has left.
  var top: ShownNode {
    var node = self
    for other in around { node = other }
    return node
  }

  func isInside(_ other: ShownNode) -> Bool { around.contains { $0 === other } }

  /// Calls `visit` with everything below that a query may find, each before what is in it.
  func visitFindable(_ visit: (ShownNode) -> Void) {
    for child in children where !child.isCovered && !child.isAside {
      visit(child)
      child.visitFindable(visit)
    }
  }

  /// True unless it, or something around it, is out of a query's sight.
  var isFindable: Bool { !isCovered && !isAside && !around.contains { $0.isCovered || $0.isAside } }
}
