// The queue of a graph: a bucket for each height, in each the observers in the order in which they were marked, and a
// bit for each bucket that isn't empty.
//
//     occupied  0 1 0 1
//     buckets   . │ . │
//                 ▼   ▼
//                 A   C ⇄ D        next: A → nil, C → D → nil;  previous: A → A, D → C, C → D
//
// Heights from `maximumHeight` on share the last bucket.

/// The height above which order is only that of marking.
private var maximumHeight: Int32 { 1 << 20 }

extension ObserverRef {
  /// The bucket it belongs in.
  @inline(__always) var bucket: Int32 { min(max(height, 0), maximumHeight) }
}

extension GraphRef {
  /// Puts `observer`, whose flags are `state`, at the end of its bucket and adds `mark`. It must not be queued.
  @inline(__always)
  func enqueue(_ observer: ObserverRef, state: UInt32, mark: UInt32) {
    let height = observer.bucket
    if height >= fields.bucketCount { growBuckets(toHold: height) }
    observer.flags = state | mark | Flags.queued
    observer.next = nil
    if let first = fields.buckets[height] {
      let last = first.previous
      last?.next = observer
      observer.previous = last
      first.previous = observer
    } else {
      fields.buckets[height] = observer
      observer.previous = observer
      fields.occupied[height] = true
      if fields.queuedCount == 0 || height < fields.lowest { fields.lowest = height }
    }
    fields.queuedCount &+= 1
  }

  /// Takes `observer` out of the queue. It must be queued.
  @inline(__always)
  func dequeue(_ observer: ObserverRef) {
    let height = observer.bucket
    observer.flags &= ~Flags.queued
    let next = observer.next
    if let first = fields.buckets[height], first != observer {
      observer.previous?.next = next
      (next ?? first).previous = observer.previous
    } else {
      fields.buckets[height] = next
      if let next { next.previous = observer.previous } else { fields.occupied[height] = false }
    }
    fields.queuedCount &-= 1
  }

  /// Takes out the first observer of the smallest height, or nil if the queue is empty.
  @inline(__always)
  func takeLowest() -> ObserverRef? {
    if fields.queuedCount == 0 { return nil }
    var height = fields.lowest
    var first = fields.buckets[height]
    if first == nil {
      height = fields.occupied.first(from: height)
      fields.lowest = height
      first = fields.buckets[height]
    }
    guard let first else { return nil }
    fields.queuedCount &-= 1
    first.flags &= ~Flags.queued
    let next = first.next
    fields.buckets[height] = next
    if let next { next.previous = first.previous } else { fields.occupied[height] = false }
    return first
  }

  @inline(never)
  private func growBuckets(toHold height: Int32) {
    var count = fields.bucketCount
    while count <= height { count *= 2 }
    fields.buckets.grow(to: Int(count))
    fields.occupied.grow(to: Int(count))
    fields.bucketCount = count
  }
}
