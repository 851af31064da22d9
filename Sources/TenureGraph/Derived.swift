/// What all computed nodes have in common: a source that observes. Use `Computed`.
public class Derived: Source {
  /// The engine's words for the observing half. Directly behind the reading half: see Fence/Fields.swift.
  final var observing: ObserverFields

  /// Runs the closure and stores the result; true iff it differs from the one before. Not an override point, because a
  /// closure made where the type is known is compiled for it.
  final let update: (Derived) -> Bool

  @usableFromInline init(graph: Graph, update: @escaping (Derived) -> Bool) {
    self.update = update
    observing = ObserverFields(graph: graph.ref, height: 0, flags: Flags.computed | Flags.dirty)
    graph.ref.retain()
    super.init(isComputed: true)
    checkDerivedLayout()
  }

  deinit {
    // Nobody holds a node while the engine works on it, which is much cheaper; so this must not be survived.
    if observerRef.has(Flags.busy) {
      fatalError("A computed value was released by code that ran to compute it. Keep it until that code has returned.")
    }
    observerRef.dropReads()
    observerRef.graph.release()
  }

  /// What issues call it.
  @usableFromInline var label: String { "\(type(of: self))" }

  /// Runs the closure and takes over its result. The end of the session may flush another graph, whose effects may let
  /// go of this node: nothing of it is touched after that.
  @inline(__always) final func recompute() {
    let session = observerRef.begin()
    if update(self) { ref.version &+= 1 }
    observerRef.end(session)
  }

  /// Brings the value up to date and records the read of it.
  @usableFromInline final func pull() {
    let asker = Tracker.current
    if observerRef.has(Flags.marks | Flags.busy) { refresh(observerRef, for: asker) }
    if let asker { record(ref, asker) }
  }

  @usableFromInline final func stopForLackOfValue() -> Never { TenureGraph.stopForLackOfValue(self) }
}
