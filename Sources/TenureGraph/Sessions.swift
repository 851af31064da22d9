// A session is the time in which one observer's reads are recorded.

extension ObserverRef {
  /// Opens a session: from now on reads on this thread belong to this observer.
  @inline(__always)
  func begin() -> Session {
    graph.fields.sessionCount += 1
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
    graph.fields.sessionCount -= 1
    if graph.fields.sessionCount == 0, graph.fields.queuedCount != 0 { graph.settle() }
  }
}
