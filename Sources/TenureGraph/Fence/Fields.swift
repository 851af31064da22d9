// The words that the engine keeps, as plain memory. They lie inside the objects (`Source`, `Observer`, `Computed`,
// `Graph`) directly behind the 16-byte object header, so that an edge can point at them without counting references.
//
//   Source:    | header | SourceFields |
//   Observer:  | header | ObserverFields |
//   Computed:  | header | SourceFields | ObserverFields | value, closure ... |
//   Graph:     | header | GraphFields | ... |

/// What is kept for something readable: 24 bytes.
@usableFromInline @safe
struct SourceFields {
  /// The first of the edges whose source this is, or nil iff nobody observes it.
  var firstReader: EdgeRef?
  /// The number of the last session that recorded a read of this source; 0 iff none ever did.
  var session: UInt64 = 0
  /// How often the value of this computed node has changed (modulo 2^32); 0 for a source that isn't computed.
  var version: UInt32 = 0
  /// True iff `ObserverFields` follow directly behind these fields.
  var isComputed: Bool

  init(isComputed: Bool) { self.isComputed = isComputed }
}

/// What is kept for something that re-runs: 48 bytes.
@usableFromInline @safe
struct ObserverFields {
  /// The graph that this observer keeps alive and whose pool its edges come from.
  let graph: GraphRef
  /// The edge of the first read of the last run (of this one, once it has read), or nil iff it reads nothing.
  var firstRead: EdgeRef?
  /// The edge of the latest read of the open session; nil iff it has read nothing yet. While being checked:
  /// the edge to the node below that is being brought up to date. Otherwise meaningless.
  var cursor: EdgeRef?
  /// Queued: the next in the same bucket, nil for the last. Computed: the next to spread marks from, while spreading.
  var next: ObserverRef?
  /// Queued: the one before in the bucket, for the first one the last. Computed and busy: who asked for its value.
  var previous: ObserverRef?
  /// Non-negative. The bucket it is queued in, if it is queued.
  var height: Int32
  /// The state, see `Flags`; bits 8 to 15 count the runs in the flush whose low 16 bits stand in bits 16 to 31.
  var flags: UInt32
}

/// The bits of `ObserverFields.flags`.
enum Flags {
  /// Something that it read directly has changed, or it never ran.
  static var dirty: UInt32 { 1 }
  /// A computed node that it read, directly or not, may have changed.
  static var check: UInt32 { 2 }
  /// It is in its graph's queue. Never set for a computed node.
  static var queued: UInt32 { 4 }
  /// A tracking session of it is open.
  static var running: UInt32 { 8 }
  /// Its reads are being compared with what they were. Cleared by whatever makes the comparison pointless.
  static var checking: UInt32 { 16 }
  /// It has been disposed of: it has no edges, isn't queued and never will.
  static var disposed: UInt32 { 32 }
  /// `SourceFields` lie directly before its fields.
  static var computed: UInt32 { 64 }

  /// Whoever holds it keeps it alive while a flush works on it.
  static var held: UInt32 { 128 }

  static var marks: UInt32 { dirty | check }
  static var busy: UInt32 { running | checking }
}

/// One observer's reading of one source: 48 bytes, out of the pool of the observer's graph.
@usableFromInline @safe
struct EdgeFields {
  /// What was read; nil iff it has died since. In the free list: nil.
  var source: SourceRef?
  /// Who read it.
  var observer: ObserverRef
  /// The same observer's next read in order, or nil for the last. In the free list: the next free edge.
  var nextRead: EdgeRef?
  /// The same source's next reader, or nil for the last.
  var nextReader: EdgeRef?
  /// The same source's reader before this; for the first one, the last.
  var previousReader: EdgeRef
  /// The source's version when it was read.
  var version: UInt32
}

/// What is kept for a graph.
@usableFromInline @safe
struct GraphFields {
  /// The number of observers in the queue.
  var queuedCount = 0
  /// No queued observer has a smaller height.
  var lowest: Int32 = 0
  /// Heights below this have a bucket.
  var bucketCount: Int32 = 0
  /// One word for each height: the first queued observer of that height, or nil.
  var buckets: BucketArray
  /// One bit for each height: set iff its bucket isn't empty.
  var occupied: BitArray
  /// The number of batches that are open, and one more iff a flush is running.
  var busyCount = 0
  /// True iff `flush` is running.
  var isFlushing = false
  /// True iff the owner has an `onNeedsFlush`.
  var hasHook = false
  /// True iff the owner has been told since the last flush began.
  var hasNotified = false
  /// True iff observers are told of every mark.
  var recordsCauses = false
  /// True iff this graph is in a list: of a spreading of marks, to be settled after it, or of the thread, to be flushed
  /// after the outermost session.
  var isListed = false
  /// The next graph in that list.
  var nextListed: GraphRef?
  /// The observer that a flush is working on, or nil.
  var current: ObserverRef?
  /// The number of the flush that is running or was the last, modulo 2^16.
  var flushNumber: UInt32 = 0
  /// Where edges come from.
  var pool = EdgePool()
}
