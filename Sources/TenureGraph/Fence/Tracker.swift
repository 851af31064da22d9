import TenureThread

/// What was being tracked on this thread before a session began, to be restored at its end.
@usableFromInline @safe
struct Session {
  /// The observer before, or nil.
  let observer: UnsafeMutableRawPointer?
  /// The session's number before.
  let number: UInt64
  /// True iff this session opened the observer's record of reads and so closes it: false for a session of an observer
  /// inside a session of the same, whose reads join, and for one of a disposed observer, whose reads belong to nobody.
  let isOwner: Bool

  /// Makes `ref` the tracked observer with a new number, or none.
  @inline(__always) init(of ref: ObserverRef?, isOwner: Bool) {
    unsafe observer = tenure_observer_get()
    number = tenure_session_get()
    self.isOwner = isOwner
    if let ref {
      unsafe tenure_observer_set(UnsafeMutableRawPointer(ref.at))
      tenure_session_set(tenure_session_next())
    } else {
      tenure_observer_set(nil)
    }
  }

  /// Makes the one before the tracked one again.
  @inline(__always) func restore() {
    unsafe tenure_observer_set(observer)
    tenure_session_set(number)
  }
}

/// The observer that is tracked on this thread.
enum Tracker {
  @inline(__always) static var current: ObserverRef? {
    guard let raw = unsafe tenure_observer_get() else { return nil }
    return unsafe ObserverRef(raw.assumingMemoryBound(to: ObserverFields.self))
  }

  /// The number of the innermost open session, 0 iff none is open.
  @inline(__always) static var session: UInt64 { tenure_session_get() }

  /// The first of the graphs to be flushed when the outermost session ends.
  @inline(__always) static var waiting: GraphRef? {
    get {
      guard let raw = unsafe tenure_waiting_get() else { return nil }
      return unsafe GraphRef(raw.assumingMemoryBound(to: GraphFields.self))
    }
    set { unsafe tenure_waiting_set(newValue.map { unsafe UnsafeMutableRawPointer($0.at) }) }
  }
}

/// Opens a stretch in which reads belong to nobody. The session around it, if any, stays the innermost.
@usableFromInline func beginUntracked() -> Session { Session(of: nil, isOwner: false) }

@usableFromInline func endUntracked(_ session: Session) { session.restore() }

extension Source {
  /// Records that the observer being tracked on this thread, if any, depends on this source.
  ///
  ///     final class Cell: Source { var value: Int { access(); return stored } ... }
  ///
  /// Costs one look at a thread-local word when nothing is tracked. Read the value itself after this call.
  @inlinable @inline(__always) public final func access() {
    if unsafe tenure_observer_get() != nil { recordRead() }
  }
}

/// True where a read on this thread is somebody's. What only readers need need not be made elsewhere.
@inlinable @inline(__always) public func readsAreNoted() -> Bool { unsafe tenure_observer_get() != nil }
