// Spreading marks: the first half of a change. It runs no code of the user's (but `invalidated(by:)`) and computes
// nothing.

/// Marks everything that may have to change because `source` has.
///
/// 1. Whoever read `source` itself becomes `dirty`; whoever read it through computed nodes becomes `check`.
/// 2. An observer that wasn't queued is queued in its graph. A computed node that had no mark joins a list of nodes
///    from which to spread further; one that had a mark has spread it before, so nothing behind it is visited again.
/// 3. The list is worked off first in, first out, so observers of one height are queued in the order in which they
///    subscribed, breadth first.
/// 4. At the end every graph that was idle and has work now is settled: its owner is told, or it is flushed.
///
/// Needs: nothing. Holds afterwards: a computed node with a mark has only readers with a mark, running or being checked.
/// Cost: the edges out of the nodes that are newly marked.
func spread(from source: SourceRef, cause: Source) {
  var toVisit: ObserverRef?
  var lastToVisit: ObserverRef?
  var idle: GraphRef?
  var mark = Flags.dirty
  var rest = source.firstReader
  while true {
    while let edge = rest {
      let observer = edge.observer
      let state = observer.flags
      if state & Flags.computed != 0 {
        observer.flags = state | mark
        if state & Flags.marks == 0 {
          observer.next = nil
          if let last = lastToVisit { last.next = observer } else { toVisit = observer }
          lastToVisit = observer
        }
      } else {
        let graph = observer.graph
        if state & Flags.queued == 0 {
          graph.add(observer, state: state, mark: mark, &idle)
        } else {
          observer.flags = state | mark
        }
        if graph.fields.recordsCauses { observer.object.invalidated(by: cause) }
      }
      rest = edge.nextReader
    }
    guard let node = toVisit else { break }
    toVisit = node.next
    if toVisit == nil { lastToVisit = nil }
    mark = Flags.check
    rest = node.asSource.firstReader
  }
  if idle != nil { settleAll(idle) }
}

extension ObserverRef {
  /// Marks the observer itself and queues it.
  func invalidate() {
    let state = flags
    if state & Flags.disposed != 0 { return }
    var idle: GraphRef?
    if state & Flags.queued == 0 {
      graph.add(self, state: state, mark: Flags.dirty, &idle)
    } else {
      flags = state | Flags.dirty
    }
    if graph.fields.recordsCauses { object.invalidated(by: nil) }
    if idle != nil { settleAll(idle) }
  }
}

extension GraphRef {
  /// True iff neither a flush nor a batch is running, which would end with a look at the queue.
  @inline(__always) var isIdle: Bool { fields.busyCount == 0 }

  /// Marks and queues `observer`, whose flags are `state`; if that is the first thing to do while nothing is under way, lists the graph to be settled.
  @inline(__always)
  func add(_ observer: ObserverRef, state: UInt32, mark: UInt32, _ idle: inout GraphRef?) {
    enqueue(observer, state: state, mark: mark)
    if fields.busyCount == 0, !fields.isListed {
      fields.isListed = true
      fields.nextListed = idle
      idle = self
      retain()
    }
  }

  /// Tells the owner that there is work, once; without an owner who wants to know, does it.
  @inline(never)
  func settle() {
    guard isIdle, fields.queuedCount != 0 else { return }
    if !fields.hasHook {
      flush()
    } else if !fields.hasNotified {
      fields.hasNotified = true
      object.onNeedsFlush?()
    }
  }

  /// Flushes when the outermost session of this thread has ended.
  @inline(never)
  func flushLater() {
    if fields.isListed { return }
    fields.isListed = true
    fields.nextListed = Tracker.waiting
    Tracker.waiting = self
    retain()
  }
}

/// Settles the listed graphs and lets go of them.
@inline(never)
private func settleAll(_ first: GraphRef?) {
  var rest = first
  while let graph = rest {
    rest = graph.fields.nextListed
    graph.fields.nextListed = nil
    graph.fields.isListed = false
    graph.settle()
    graph.release()
  }
}
