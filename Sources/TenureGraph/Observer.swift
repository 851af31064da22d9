/// Something that re-runs when what it read has changed. A subclass overrides `run()`, which calls `track`.
///
///     final class Logger: Observer {
///       override func run() { track { print(count.value) } }
///     }
///
/// A new observer depends on nothing and isn't dirty: run it, or `invalidate()` it. It keeps its graph alive; nothing
/// keeps it alive but you. Beside the object header it takes 48 bytes.
open class Observer {
  /// The engine's words. First in the object: see Fence/Fields.swift.
  final var fields: ObserverFields

  /// `height` is its place in a flush: the lowest run first. Parents must be lower than their children.
  public init(graph: Graph, height: Int32) {
    fields = ObserverFields(graph: graph.ref, height: height, flags: 0)
    graph.ref.retain()
    checkLayout()
  }

  deinit {
    ref.leave()
    ref.graph.release()
  }

  public final var graph: Graph { ref.graph.object }

  /// Its place in a flush. May be changed at any time, in the queue too.
  public final var height: Int32 {
    get { ref.height }
    set {
      let isQueued = ref.has(Flags.queued)
      if isQueued { ref.graph.dequeue(ref) }
      ref.height = newValue
      if isQueued { ref.graph.enqueue(ref, state: ref.flags, mark: 0) }
    }
  }

  /// True iff it is going to run in the next flush, or to find out that it needn't.
  public final var isDirty: Bool { ref.has(Flags.queued) }

  /// What issues call it. Override it with something that a reader of your program recognises.
  open var label: String { "\(type(of: self))" }

  /// Called by a flush when this observer is dirty; the mark is cleared already.
  open func run() {}

  /// Called when a mark reaches this observer, if the graph records causes. `source` is where the change began; nil if
  /// the observer was marked itself. Must not read or change anything of the graph.
  open func invalidated(by source: Source?) {}

  /// Runs `body` as the current observer: what it reads is depended on from now on, and only that.
  ///
  /// May be nested: reads inside a child's `track` belong to the child. Inside a `track` of the same observer the reads
  /// join. After `dispose()` reads belong to nobody.
  @inlinable
  public final func track<R>(_ body: () throws -> R) rethrows -> R {
    let session = beginSession()
    defer { endSession(session) }
    return try body()
  }

  @usableFromInline final func beginSession() -> Session { ref.begin() }
  @usableFromInline final func endSession(_ session: Session) { ref.end(session) }

  /// Runs `body` with no current observer: what it reads is depended on by nobody.
  @inlinable
  public static func untracked<R>(_ body: () throws -> R) rethrows -> R {
    let session = beginUntracked()
    defer { endUntracked(session) }
    return try body()
  }

  /// Makes it dirty.
  public final func invalidate() { ref.invalidate() }

  /// Takes the mark away: somebody has run it outside a flush. Call it before that run, so that a change during the run
  /// isn't lost.
  public final func markClean() { ref.markClean() }

  /// Drops every dependency and leaves the queue; it will never run again. Safe at any time, during its own run too.
  public final func dispose() {
    ref.leave()
    ref.flags = (ref.flags | Flags.disposed) & ~(Flags.marks | Flags.checking)
  }
}

extension ObserverRef {
  func leave() {
    if has(Flags.queued) { graph.dequeue(self) }
    dropReads()
  }

  func markClean() {
    if has(Flags.queued) { graph.dequeue(self) }
    let state = flags
    flags = state & ~Flags.marks
    // No node below may keep a mark that has not spread up to here: see `spread`.
    if state & Flags.check != 0 { refreshReads() }
  }
}
