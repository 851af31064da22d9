/// The writes of a window that wait to be shown, oldest first, and how many updates and rounds there have been.
@MainActor struct UpdateQueue {
  /// True when writes without a transaction wait, before all others: the only update of nearly every turn.
  var hasPlainWrites = false
  /// The writes of other transactions.
  private(set) var others: [PendingUpdate] = []
  /// Nodes that were told of a change while bodies ran; they run in the next round.
  private var postponed: [WeakNode] = []
  /// Counts the updates that were asked for before `Window.update()` began: limits on feedback are counted against it.
  private(set) var frame = 0
  /// Counts the rounds of all updates.
  private(set) var round = 0

  nonisolated init() {}

  @inline(__always)
  var isEmpty: Bool { postponed.isEmpty && others.isEmpty }
  var hasPostponed: Bool { !postponed.isEmpty }
  var hasWork: Bool { hasPostponed || !others.isEmpty && others.contains { $0.hasWork } }
  /// How many updates were asked for.
  var count: Int { others.count + (hasPlainWrites ? 1 : 0) }
  /// True when a plain write comes before all that wait.
  var takesPlainWritesFirst: Bool { others.isEmpty }

  /// The update that a write under `transaction` waits for, or nil when it is among the plain writes; and whether anything
  /// waits that did not before.
  mutating func admit(_ transaction: Transaction) -> (update: PendingUpdate?, isNew: Bool) {
    if let last = others.last {
      if last.transaction.isSame(as: transaction) { return (last, false) }
    } else if transaction.isPlain {
      hasPlainWrites = true
      return (nil, false)
    }
    let update = PendingUpdate(transaction, storesAtOnce: count == 0)
    others.append(update)
    return (update, true)
  }

  mutating func postpone(_ node: ViewNode) { postponed.append(WeakNode(node)) }

  mutating func takePostponed() -> [WeakNode] {
    defer { postponed = [] }
    return postponed
  }

  /// `isAsked` is false for a round that an earlier one of the same update has asked for.
  mutating func beginRound(isAsked: Bool) {
    round += 1
    if isAsked { frame += 1 }
  }

  /// The oldest update, or nil for the plain writes.
  mutating func takeNext() -> PendingUpdate? {
    if hasPlainWrites || others.isEmpty {
      hasPlainWrites = false
      return nil
    }
    return others.removeFirst()
  }

  /// Nothing is left to do: what waits without any work is over.
  mutating func end() {
    hasPlainWrites = false
    if !others.isEmpty { others.removeAll { !$0.hasWork } }
  }

  /// All that wait, which will never begin.
  mutating func takeAll() -> [PendingUpdate] {
    hasPlainWrites = false
    defer { others = [] }
    return others
  }
}
