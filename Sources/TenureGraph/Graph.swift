/// The observers that are kept up to date together: one for each window, confined to one thread.
///
///     let graph = Graph()
///     let count = Signal(1)
///     let effect = Effect(graph) { print(count.value) }  // prints 1
///     count.value = 2                                    // prints 2
///
/// Without an `onNeedsFlush` a write outside a batch runs what depends on it before it returns.
public final class Graph {
  /// The engine's words. First in the object: see Fence/Fields.swift.
  final var fields: GraphFields

  /// Called once when the first observer becomes dirty while neither a flush nor a batch is running, or at the end of
  /// the outermost batch. The owner then arranges a call of `flush()`.
  public var onNeedsFlush: (() -> Void)? { didSet { ref.fields.hasHook = onNeedsFlush != nil } }

  /// Observers that were let go of while a flush was working on them. Empty between runs.
  final var leaving: [EffectNode] = []

  public init() {
    fields = GraphFields(
      bucketCount: 64, buckets: BucketArray(capacity: 64), occupied: BitArray(capacity: 64))
    checkLayout()
  }

  deinit {
    ref.fields.buckets.deallocate()
    ref.fields.occupied.deallocate()
    ref.fields.pool.deallocate()
  }

  /// True iff `Observer.invalidated(by:)` is called whenever a mark reaches an observer.
  public var recordsCauses: Bool {
    get { ref.fields.recordsCauses }
    set { ref.fields.recordsCauses = newValue }
  }

  /// True iff an observer is dirty.
  public var hasWork: Bool { ref.fields.queuedCount != 0 }

  /// Joins the writes inside: observers run (or `onNeedsFlush` is called) at the end of the outermost batch.
  @inlinable
  public func batch<R>(_ body: () throws -> R) rethrows -> R {
    beginBatch()
    defer { endBatch() }
    return try body()
  }

  /// Begins what `batch` does, for who has no closure to hand over.
  public func beginBatch() { ref.fields.busyCount &+= 1 }

  /// Ends it.
  public func endBatch() {
    let graph = ref
    graph.fields.busyCount &-= 1
    if graph.fields.queuedCount != 0, graph.isIdle { graph.settle() }
  }

  /// How many blocks of memory the edges take: what a test looks at to see that a hot path allocates nothing.
  package var edgeBlockCount: Int { ref.fields.pool.blockCount }

  /// How many dependencies there are.
  package var edgeCount: Int { ref.fields.pool.used }
}
