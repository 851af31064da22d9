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
  /// Does nothing inside a flush (which goes on anyway) and inside a session: then it is done when the outermost
  /// session of this thread ends.
  public func flush() { ref.flush() }
}

extension GraphRef {
  func flush() {
    if fields.isFlushing { return }
    if Tracker.session != 0 {
      flushLater()
      return
    }
    fields.isFlushing = true
    fields.busyCount &+= 1
    fields.hasNotified = false
    fields.flushNumber = (fields.flushNumber &+ 1) & 0xFFFF
    while let observer = takeLowest() {
      fields.current = observer
      if observer.has(Flags.held) {
        if needsRun(observer) { observer.runHeld() }
        if fields.current == nil { object.leaving = [] }
      } else {
        run(observer, observer.object)
      }
    }
    fields.current = nil
    fields.isFlushing = false
    fields.busyCount &-= 1
  }

  @inline(never)
  private func run(_ observer: ObserverRef, _ object: Observer) {
    if needsRun(observer) { object.run() }
  }

  /// Takes the marks away and finds out whether it has to run.
  @inline(__always)
  private func needsRun(_ observer: ObserverRef) -> Bool {
    let state = observer.flags
    observer.flags = state & ~Flags.marks
    if state & Flags.dirty == 0 && !observer.readsHaveChanged() { return false }
    if observer.countRun(inFlush: fields.flushNumber) { return true }
    observer.refreshReads()
    reportUnsettled(observer.object)
    return false
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
