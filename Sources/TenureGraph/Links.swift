// Edges between sources and observers.
//
// An edge is in two lists at once: in its observer's reads (in order of reading, singly linked through `nextRead`), and
// in its source's readers (in order of subscription, doubly linked; the first one's `previousReader` is the last).
//
//                 firstRead              nextRead
//     observer P ───────────▶ [P reads a] ───────▶ [P reads b] ──▶ nil
//                               │    ▲ previousReader
//                    nextReader ▼    │
//     observer Q ───────────▶ [Q reads a] ──▶ nil
//                               ▲
//     source a: firstReader = [P reads a], whose previousReader is [Q reads a]
//
// While P is tracked, `cursor` is the edge of its latest read; what lies behind the cursor was read the last time and
// not yet this time. A read in the same order as the last time only moves the cursor.
//
// Who owns what: an edge belongs to its observer. An observer that dies unlinks and gives back its edges; a source that
// dies clears `source` in its readers' edges and leaves them where they are.

extension Source {
  /// Records that the tracked observer reads this source. Something must be tracked.
  @usableFromInline final func recordRead() {
    if let observer = Tracker.current { record(ref, observer) }
  }
}

/// Records a read of `source` by `observer`, the tracked one.
///
/// 1. Read before in this session: nothing to do. (A session nested in between may hide that; the edge that is then
///    added a second time does no harm.)
/// 2. The edge behind the cursor is this source's: move the cursor.
/// 3. Otherwise see `insert`.
@inline(__always)
func record(_ source: SourceRef, _ observer: ObserverRef) {
  let session = Tracker.session
  if source.session == session { return }
  source.session = session
  let next = observer.nextExpected
  if let next, next.source == source {
    next.version = source.version
    observer.cursor = next
  } else {
    insert(source, observer, before: next)
  }
}

extension ObserverRef {
  /// The first edge that the last run left and this one hasn't reached.
  @inline(__always) var nextExpected: EdgeRef? {
    if let cursor { cursor.nextRead } else { firstRead }
  }

  /// Makes `edge` the first that this run hasn't reached.
  @inline(__always) func setNextExpected(_ edge: EdgeRef?) {
    if let cursor { cursor.nextRead = edge } else { firstRead = edge }
  }
}

/// Puts an edge for `source` at the cursor. If only one edge stands in the way of the one that is already there, that
/// one goes (a dependency was left out, the common change); otherwise a new edge comes in.
@inline(never)
func insert(_ source: SourceRef, _ observer: ObserverRef, before next: EdgeRef?) {
  if observer.has(Flags.disposed) { return }
  if let next, let second = next.nextRead, second.source == source {
    observer.setNextExpected(second)
    remove(next)
    second.version = source.version
    observer.cursor = second
    return
  }
  let edge = observer.graph.fields.pool.take(source, observer, next: next)
  observer.setNextExpected(edge)
  observer.cursor = edge
  if let first = source.firstReader {
    let last = first.previousReader
    last.nextReader = edge
    edge.previousReader = last
    first.previousReader = edge
  } else {
    source.firstReader = edge
  }
}

/// Takes `edge` out of its source's readers and gives it back. It must be out of its observer's reads already.
@inline(__always)
func remove(_ edge: EdgeRef) {
  if let source = edge.source, let first = source.firstReader {
    let next = edge.nextReader
    let previous = edge.previousReader
    if first == edge {
      source.firstReader = next
      next?.previousReader = previous
    } else {
      previous.nextReader = next
      (next ?? first).previousReader = previous
    }
  }
  edge.observer.graph.fields.pool.giveBack(edge)
}

/// Drops all edges from `edge` on. They must be out of their observer's reads already.
@inline(never)
func removeAll(from edge: EdgeRef) {
  var rest: EdgeRef? = edge
  while let edge = rest {
    rest = edge.nextRead
    remove(edge)
  }
}

extension ObserverRef {
  /// Drops every edge.
  func dropReads() {
    let edge = firstRead
    firstRead = nil
    cursor = nil
    if let edge { removeAll(from: edge) }
  }
}

extension SourceRef {
  /// Leaves the readers' edges behind as edges to nothing: the source is dying.
  func leaveReaders() {
    var rest = firstReader
    firstReader = nil
    while let edge = rest {
      rest = edge.nextReader
      edge.source = nil
    }
  }
}
