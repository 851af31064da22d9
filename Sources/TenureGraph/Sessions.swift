// A session is the time in which one observer's reads are recorded.

extension ObserverRef {
  /// Opens a session: from now on reads on this thread belong to this observer.
  @inline(__always)
  func begin() -> Session {
    let state = flags
    if state & (Flags.running | Flags.disposed) != 0 {
      return Session(of: state & Flags.disposed != 0 ? nil : self, isOwner: false)
    }
    flags = (state | Flags.running) & ~Flags.checking
    cursor = nil
    return Session(of: self, isOwner: true)
  }

  /// Closes the session: what was read the last time and not this time is dropped, and the observer before goes on.
  @inline(__always)
  func end(_ session: Session) {
    session.restore()
    if session.isOwner {
      if let edge = nextExpected {
        setNextExpected(nil)
        removeAll(from: edge)
      }
      flags &= ~Flags.running
    }
    if session.number == 0, Tracker.waiting != nil { flushWaiting() }
  }
}

/// Flushes the graphs that got work while observers were tracked: the outermost session has ended.
@inline(never)
private func flushWaiting() {
  while let graph = Tracker.waiting {
    Tracker.waiting = graph.fields.nextListed
    graph.fields.nextListed = nil
    graph.fields.isListed = false
    graph.flush()
    graph.release()
  }
}
