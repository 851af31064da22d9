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
  func readsHaveChanged() -> Bool {
    flags |= Flags.checking
    var rest = firstRead
    while let edge = rest {
      if let source = edge.source, source.isComputed {
        let node = source.asObserver
        let state = node.flags
        if state & (Flags.marks | Flags.busy) != 0 {
          if state & Flags.busy != 0 {
            // A cycle. Running the closure will meet it and tell it.
            flags &= ~Flags.checking
            return true
          }
          refresh(node, for: self)
          if !has(Flags.checking) { return false }
          // The source may have died meanwhile; its edge is still ours.
          if edge.source == nil {
            rest = edge.nextRead
            continue
          }
        }
        if source.version != edge.version {
          flags &= ~Flags.checking
          return true
        }
      }
      rest = edge.nextRead
    }
    flags &= ~Flags.checking
    return false
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
