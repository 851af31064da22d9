/// Edges in blocks, given out and taken back without the allocator once there are enough.
@safe
struct EdgePool {
  /// The first edge that was taken back, or nil. They are linked through `nextRead`.
  private var free: EdgeRef?
  /// The next edge of the newest block that was never given out.
  private var fresh: UnsafeMutablePointer<EdgeFields>?
  /// How many of them are left in the newest block.
  private var freshCount = 0
  /// All blocks, to be given back when the graph dies.
  private var blocks: [UnsafeMutablePointer<EdgeFields>] = unsafe []
  /// The number of edges in use.
  private(set) var used = 0

  /// The number of blocks; it grows only when every edge is in use.
  var blockCount: Int { unsafe blocks.count }

  @inline(__always)
  mutating func take(_ source: SourceRef, _ observer: ObserverRef, next: EdgeRef?) -> EdgeRef {
    used &+= 1
    let edge: EdgeRef
    if let first = free {
      edge = first
      free = first.nextRead
    } else {
      edge = takeFresh()
    }
    unsafe edge.at.initialize(
      to: EdgeFields(
        source: source, observer: observer, nextRead: next, nextReader: nil, previousReader: edge,
        version: source.version))
    return edge
  }

  @inline(__always)
  mutating func giveBack(_ edge: EdgeRef) {
    used &-= 1
    edge.source = nil
    edge.nextRead = free
    free = edge
  }

  @inline(never)
  private mutating func takeFresh() -> EdgeRef {
    if freshCount == 0 {
      // 0.4 kB at first, doubling up to 192 kB: many graphs are small, and there is one for each window.
      freshCount = 8 << min(unsafe blocks.count, 9)
      unsafe fresh = .allocate(capacity: freshCount)
      unsafe blocks.append(fresh!)
    }
    freshCount -= 1
    let edge = unsafe EdgeRef(fresh!)
    unsafe fresh = fresh! + 1
    return edge
  }

  /// Gives the memory back. No edge may be in use.
  mutating func deallocate() {
    while let block = unsafe blocks.popLast() { unsafe block.deallocate() }
  }
}
