import TenureIssues

/// How often one observer may run in one flush.
private var runLimit: UInt32 { 100 }

extension Graph {
  /// Runs the dirty observers, lowest height first, those too that become dirty meanwhile, until none is left.
  ///
  /// 1. Takes the first observer of the lowest height out of the queue.
  /// 2. If it is only marked `check`, compares what it read and leaves it alone if nothing has changed.
  /// 3. Otherwise runs it, unless it has run a hundred times in this flush: then it never settles, which is reported,
  ///    and it is left as it is.
  ///
  /// Does nothing inside a flush (which goes on anyway) and while an observer of this graph is tracked (the end of the
  /// outermost session sees to it).
  public func flush() {
    let graph = ref
    if graph.fields.isFlushing || graph.fields.sessionCount != 0 { return }
    graph.fields.isFlushing = true
    graph.fields.hasNotified = false
    graph.fields.flushNumber = (graph.fields.flushNumber &+ 1) & 0xFFFF
    // A flush may be called from within another graph's session; what runs here is none of its reads.
    let session = beginUntracked()
    while graph.fields.queuedCount != 0, let observer = graph.lowestQueued() {
      graph.dequeue(observer)
      graph.run(observer)
    }
    endUntracked(session)
    graph.fields.isFlushing = false
  }
}

extension GraphRef {
  @inline(__always)
  fileprivate func run(_ observer: ObserverRef) {
    let state = observer.flags
    let object = observer.object
    observer.flags = state & ~Flags.marks
    if state & Flags.dirty == 0 && !observer.readsHaveChanged() { return }
    if observer.countRun(inFlush: fields.flushNumber) {
      object.run()
    } else {
      observer.refreshReads()
      reportUnsettled(object)
    }
  }
}

extension ObserverRef {
  /// Counts a run; false iff there were too many in this flush.
  @inline(__always)
  fileprivate func countRun(inFlush number: UInt32) -> Bool {
    let state = flags
    if state >> 16 != number {
      flags = state & 0xFF | 1 << 8 | number << 16
      return true
    }
    if state >> 8 & 0xFF >= runLimit { return false }
    flags = state + 1 << 8
    return true
  }
}

@inline(never)
private func reportUnsettled(_ observer: Observer) {
  Issues.report(
    Issue(
      "\(observer.label) never settles.",
      evidence: "It has run \(runLimit) times in one flush and is to run again: it changes what it reads.",
      advice: "Write only what it doesn't read, or write only when the new value differs."))
}
