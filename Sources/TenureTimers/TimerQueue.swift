/// What happens at a time, in order of time, then of making. Each costs the logarithm of how many wait.
package struct TimerQueue<Time: Comparable, Action> {
  private struct Entry {
    var time: Time
    var number: Int

    static func < (a: Entry, b: Entry) -> Bool { (a.time, a.number) < (b.time, b.number) }
  }

  /// A heap: none is before that at half its index. Those without an action were cancelled.
  private var entries: [Entry] = []
  private var actions: [Int: Action] = [:]
  /// How many there have ever been: the number of the latest.
  package private(set) var made = 0

  package init() {}

  /// How many wait.
  package var count: Int { actions.count }

  /// All that wait, in no order.
  package var all: [(time: Time, action: Action)] {
    entries.compactMap { entry in actions[entry.number].map { (entry.time, $0) } }
  }

  /// The number by which it can be cancelled.
  package mutating func add(at time: Time, _ action: Action) -> Int {
    made += 1
    actions[made] = action
    entries.append(Entry(time: time, number: made))
    rise()
    return made
  }

  /// What is not to happen, for the caller to let go of; nil when it has happened already.
  @discardableResult package mutating func cancel(_ number: Int) -> Action? {
    guard let action = actions.removeValue(forKey: number) else { return nil }
    // Those that were cancelled go when they are more than the others: each is moved once for each cancellation at most.
    if entries.count > 64, entries.count > 2 * actions.count {
      entries = entries.filter { actions[$0.number] != nil }.sorted { $0 < $1 }
    }
    return action
  }

  /// The next one, and when it is due.
  package mutating func next() -> (time: Time, action: Action)? {
    while let first = entries.first {
      if let action = actions[first.number] { return (first.time, action) }
      removeFirst()
    }
    return nil
  }

  /// The next one that is due until then.
  package mutating func take(until end: Time) -> (time: Time, number: Int, action: Action)? {
    guard let (time, action) = next(), time <= end else { return nil }
    let number = entries[0].number
    removeFirst()
    actions[number] = nil
    return (time, number, action)
  }

  /// All that wait, in no order; then nothing does.
  package mutating func takeAll() -> [Action] {
    defer {
      entries = []
      actions = [:]
    }
    return Array(actions.values)
  }

  private mutating func rise() {
    var index = entries.count - 1
    while index > 0, entries[index] < entries[(index - 1) / 2] {
      entries.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func removeFirst() {
    entries.swapAt(0, entries.count - 1)
    entries.removeLast()
    var index = 0
    while 2 * index + 1 < entries.count {
      let left = 2 * index + 1
      let child = left + 1 < entries.count && entries[left + 1] < entries[left] ? left + 1 : left
      guard entries[child] < entries[index] else { return }
      entries.swapAt(index, child)
      index = child
    }
  }
}
