/// Times at which something is over, the next one first. To move one costs the logarithm of how many there are; to leave
/// it alone costs nothing.
struct Deadlines<Key: Hashable & Sendable> {
  private struct Entry {
    var time: ContinuousClock.Instant
    var key: Key
  }

  /// A heap: nothing is earlier than what stands at half its index. Also holds what has been moved meanwhile.
  private var heap: [Entry] = []
  /// What is meant.
  private var times: [Key: ContinuousClock.Instant] = [:]

  var isEmpty: Bool { times.isEmpty }

  subscript(key: Key) -> ContinuousClock.Instant? {
    get { times[key] }
    set {
      guard newValue != times[key] else { return }
      times[key] = newValue
      if let newValue { insert(Entry(time: newValue, key: key)) }
      // What is not meant any more makes no more than half of all.
      if heap.count > 2 * times.count + 16 { rebuild() }
    }
  }

  /// The next one.
  var next: (key: Key, time: ContinuousClock.Instant)? {
    mutating get {
      while let first = heap.first {
        if times[first.key] == first.time { return (first.key, first.time) }
        removeFirst()
      }
      return nil
    }
  }

  /// Takes out the next one that is over.
  mutating func take(at now: ContinuousClock.Instant) -> Key? {
    guard let (key, time) = next, time <= now else { return nil }
    self[key] = nil
    return key
  }

  private mutating func rebuild() {
    // Sorted is a heap.
    heap = times.map { Entry(time: $0.value, key: $0.key) }.sorted { $0.time < $1.time }
  }

  private mutating func insert(_ entry: Entry) {
    heap.append(entry)
    var index = heap.count - 1
    while index > 0, heap[index].time < heap[(index - 1) / 2].time {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2] where child < heap.count && heap[child].time < heap[least].time {
        least = child
      }
      if least == index { return }
      heap.swapAt(index, least)
      index = least
    }
  }
}
