import TenureTimers

/// Times at which something is over, the next one first. To move one costs the logarithm of how many there are; to leave
/// it alone costs nothing.
struct Deadlines<Key: Hashable & Sendable> {
  private var queue = TimerQueue<ContinuousClock.Instant, Key>()
  /// The time of each, and its number in the queue.
  private var entries: [Key: (time: ContinuousClock.Instant, number: Int)] = [:]

  var isEmpty: Bool { entries.isEmpty }

  subscript(key: Key) -> ContinuousClock.Instant? {
    get { entries[key]?.time }
    set {
      if let entry = entries[key] {
        guard newValue != entry.time else { return }
        queue.cancel(entry.number)
      }
      entries[key] = newValue.map { ($0, queue.add(at: $0, key)) }
    }
  }

  /// The next one.
  var next: (key: Key, time: ContinuousClock.Instant)? {
    mutating get { queue.next().map { ($0.action, $0.time) } }
  }

  /// Takes out the next one that is over.
  mutating func take(at now: ContinuousClock.Instant) -> Key? {
    guard let key = queue.take(until: now)?.action else { return nil }
    entries[key] = nil
    return key
  }
}
