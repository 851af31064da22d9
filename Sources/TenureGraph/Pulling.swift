// Pulling values: the second half of a change. A mark says that something may have changed; pulling finds out, from
// the bottom up, and computes only what has.

/// Brings a marked or busy computed node up to date.
///
/// 1. Being computed or checked already: its value depends on itself. Says so and leaves the old value.
/// 2. Not `dirty`: compares what it read (`readsHaveChanged`); if nothing has changed, the mark goes and that was all.
/// 3. Otherwise its closure runs; its version goes up iff the new value differs.
///
/// `asker` is the computed node whose value is being found out, if any: the chain of askers is what a cycle is told with.
/// Side effects in closures may mark the node again meanwhile; then it keeps the mark.
@usableFromInline
func refresh(_ node: ObserverRef, for asker: ObserverRef?) {
  let state = node.flags
  if state & Flags.busy != 0 {
    reportCycle(at: node, asker: asker)
    return
  }
  node.previous = asker
  node.flags = state & ~Flags.marks
  if state & Flags.dirty != 0 || node.readsHaveChanged() { node.recompute() }
}

extension ObserverRef {
  /// True iff one of the computed nodes that were read has another value now than when it was read.
  ///
  /// Brings them up to date in the order in which they were read and stops at the first that has changed: those behind
  /// it may not be read again. False as well if the observer ran or was disposed of meanwhile.
  ///
  /// A walk down and up without recursion, so that its depth costs no stack. On the way down each node keeps in `cursor`
  /// the edge to the one below, and the one below keeps it in `previous`:
  ///
  ///     self ──cursor──▶ node ──cursor──▶ node ──▶ the first that is dirty: computed, then up again
  ///          ◀─previous──     ◀─previous──
  ///
  /// 1. At a node that is `check`, look through its reads. A source that isn't computed can't have changed, or the node
  ///    were `dirty`. One that is being computed or checked is part of a cycle: computing will meet and tell it.
  /// 2. A read node that is `dirty` is computed on the spot; one that is `check` is gone down to.
  /// 3. If its version differs from the edge's, the reading node is computed, else the next read is looked at.
  /// 4. At the end of a node go up to the one before, and on with 3.
  func readsHaveChanged() -> Bool {
    var node = self
    var rest = firstRead
    flags |= Flags.checking
    while true {
      var hasChanged = false
      while let edge = rest {
        rest = edge.nextRead
        guard let source = edge.source, source.isComputed else { continue }
        let read = source.asObserver
        let state = read.flags
        if state & (Flags.marks | Flags.busy) != 0 {
          if state & Flags.busy != 0 {
            hasChanged = true
            break
          }
          read.previous = node
          if state & Flags.dirty == 0 {
            node.cursor = edge
            read.flags = state & ~Flags.marks | Flags.checking
            node = read
            rest = read.firstRead
            continue
          }
          read.flags = state & ~Flags.marks
          read.recompute()
          if node == self, !has(Flags.checking) { return false }
          rest = edge.nextRead
          if edge.source == nil { continue }
        }
        if source.version != edge.version {
          hasChanged = true
          break
        }
      }
      // The node is looked through. Up, until one has to be looked through further.
      while true {
        node.flags &= ~Flags.checking
        if node == self { return hasChanged }
        guard let reader = node.previous else { return false }
        if hasChanged { node.recompute() }
        node = reader
        if node == self, !has(Flags.checking) { return false }
        guard let edge = node.cursor else { return false }
        rest = edge.nextRead
        hasChanged = edge.source.map { $0.version != edge.version } ?? false
        if !hasChanged { break }
      }
    }
  }

  /// Brings everything that was read up to date without running the observer, so that no mark is left below it.
  func refreshReads() {
    flags |= Flags.checking
    var rest = firstRead
    while let edge = rest {
      if let source = edge.source, source.isComputed, source.asObserver.has(Flags.marks),
        !source.asObserver.has(Flags.busy)
      {
        refresh(source.asObserver, for: self)
        if !has(Flags.checking) { return }
      }
      rest = edge.nextRead
    }
    flags &= ~Flags.checking
  }
}
