// Typed handles for the engine's words. A handle is a bare address: it keeps nothing alive. The rules that make this
// sound are in Links.swift and Observer.swift: whoever dies takes its edges with it, and an object whose code runs is
// held by whoever calls it.

/// Where a source's words are.
@usableFromInline @safe
struct SourceRef: Equatable {
  let at: UnsafeMutablePointer<SourceFields>

  @inline(__always) init(_ at: UnsafeMutablePointer<SourceFields>) { unsafe self.at = at }

  @inline(__always) @usableFromInline
  static func == (one: SourceRef, other: SourceRef) -> Bool { unsafe one.at == other.at }

  @inline(__always) var firstReader: EdgeRef? {
    get { unsafe at.pointee.firstReader }
    nonmutating set { unsafe at.pointee.firstReader = newValue }
  }
  @inline(__always) var session: UInt64 {
    get { unsafe at.pointee.session }
    nonmutating set { unsafe at.pointee.session = newValue }
  }
  @inline(__always) var version: UInt32 {
    get { unsafe at.pointee.version }
    nonmutating set { unsafe at.pointee.version = newValue }
  }
  @inline(__always) var isComputed: Bool { unsafe at.pointee.isComputed }

  /// The observing half of a computed node. Only if `isComputed`.
  @inline(__always) var asObserver: ObserverRef {
    unsafe ObserverRef(UnsafeMutableRawPointer(at + 1).assumingMemoryBound(to: ObserverFields.self))
  }
}

/// Where an observer's words are.
@usableFromInline @safe
struct ObserverRef: Equatable {
  let at: UnsafeMutablePointer<ObserverFields>

  @inline(__always) init(_ at: UnsafeMutablePointer<ObserverFields>) { unsafe self.at = at }

  @inline(__always) @usableFromInline
  static func == (one: ObserverRef, other: ObserverRef) -> Bool { unsafe one.at == other.at }

  @inline(__always) var graph: GraphRef { unsafe at.pointee.graph }
  @inline(__always) var firstRead: EdgeRef? {
    get { unsafe at.pointee.firstRead }
    nonmutating set { unsafe at.pointee.firstRead = newValue }
  }
  @inline(__always) var cursor: EdgeRef? {
    get { unsafe at.pointee.cursor }
    nonmutating set { unsafe at.pointee.cursor = newValue }
  }
  @inline(__always) var next: ObserverRef? {
    get { unsafe at.pointee.next }
    nonmutating set { unsafe at.pointee.next = newValue }
  }
  @inline(__always) var previous: ObserverRef? {
    get { unsafe at.pointee.previous }
    nonmutating set { unsafe at.pointee.previous = newValue }
  }
  @inline(__always) var height: Int32 {
    get { unsafe at.pointee.height }
    nonmutating set { unsafe at.pointee.height = newValue }
  }
  @inline(__always) var flags: UInt32 {
    get { unsafe at.pointee.flags }
    nonmutating set { unsafe at.pointee.flags = newValue }
  }
  @inline(__always) func has(_ bits: UInt32) -> Bool { flags & bits != 0 }

  /// The readable half of a computed node. Only if it has the flag `computed`.
  @inline(__always) var asSource: SourceRef {
    unsafe SourceRef(UnsafeMutableRawPointer(at).assumingMemoryBound(to: SourceFields.self) - 1)
  }
}

/// Where an edge is.
@usableFromInline @safe
struct EdgeRef: Equatable {
  let at: UnsafeMutablePointer<EdgeFields>

  @inline(__always) init(_ at: UnsafeMutablePointer<EdgeFields>) { unsafe self.at = at }

  @inline(__always) @usableFromInline
  static func == (one: EdgeRef, other: EdgeRef) -> Bool { unsafe one.at == other.at }

  @inline(__always) var source: SourceRef? {
    get { unsafe at.pointee.source }
    nonmutating set { unsafe at.pointee.source = newValue }
  }
  @inline(__always) var observer: ObserverRef { unsafe at.pointee.observer }
  @inline(__always) var nextRead: EdgeRef? {
    get { unsafe at.pointee.nextRead }
    nonmutating set { unsafe at.pointee.nextRead = newValue }
  }
  @inline(__always) var nextReader: EdgeRef? {
    get { unsafe at.pointee.nextReader }
    nonmutating set { unsafe at.pointee.nextReader = newValue }
  }
  @inline(__always) var previousReader: EdgeRef {
    get { unsafe at.pointee.previousReader }
    nonmutating set { unsafe at.pointee.previousReader = newValue }
  }
  @inline(__always) var version: UInt32 {
    get { unsafe at.pointee.version }
    nonmutating set { unsafe at.pointee.version = newValue }
  }
}

/// Where a graph's words are. They are worked on in place.
@usableFromInline @safe
struct GraphRef: Equatable {
  let at: UnsafeMutablePointer<GraphFields>

  @inline(__always) init(_ at: UnsafeMutablePointer<GraphFields>) { unsafe self.at = at }

  @inline(__always) @usableFromInline
  static func == (one: GraphRef, other: GraphRef) -> Bool { unsafe one.at == other.at }

  @inline(__always) var fields: GraphFields {
    unsafeAddress { unsafe UnsafePointer(at) }
    nonmutating unsafeMutableAddress { unsafe at }
  }
}
