import TenureInterpose
import TenureTree

/// Tasks of a world that other threads run, or will run: they have called an actor that another thread is on, and such an
/// actor's thread takes what comes to it along.
///
/// Nobody says when they have come back, or wait for something else. It is looked at.
struct Elsewhere {
  /// A task that is kept until it is seen to be no longer there.
  struct Entry {
    let job: QueuedJob
    let task: UInt64
    let cause: Cause?
    /// Counted with all else that goes on elsewhere.
    var number = 0
    /// In real time.
    var start = ContinuousClock.now
  }

  private var entries: [UInt: Entry] = [:]
  /// A child of no group lies in its parent's memory, and is gone when that has gone on. So it is known until the next
  /// job of the world runs: the latest is enough, as actors take their calls in order.
  private var child: Entry?
  /// At how many to look which are still there, so that they do not pile up while jobs run.
  private var crowd = 64

  var isEmpty: Bool { entries.isEmpty && child == nil }

  /// In the order of their making.
  var causes: [Cause?] {
    (entries.values + (child.map { [$0] } ?? [])).sorted { $0.task < $1.task }.map(\.cause)
  }

  /// One has gone elsewhere. The caller lets go of the entries that are given back: those that are no longer there, and
  /// the one that this task had before.
  mutating func add(_ entry: Entry, isHeld: Bool) -> [Entry] {
    guard isHeld else {
      child = entry
      return []
    }
    let before = entries.updateValue(entry, forKey: entry.job.identity)
    guard entries.count >= crowd else { return before.map { [$0] } ?? [] }
    let gone = look()
    crowd = max(64, 2 * entries.count)
    return gone + (before.map { [$0] } ?? [])
  }

  /// One has come back.
  mutating func remove(_ job: QueuedJob) -> Entry? {
    if entries.isEmpty { return nil }
    return entries.removeValue(forKey: job.identity)
  }

  /// A job of the world is about to run.
  mutating func forgetChild() { child = nil }

  /// Takes out those that are not there any more.
  mutating func look() -> [Entry] {
    if let entry = child, !entry.job.isElsewhere { child = nil }
    let gone = entries.values.filter { !$0.job.isElsewhere }
    for entry in gone { entries[entry.job.identity] = nil }
    return gone
  }

  mutating func removeAll() -> [Entry] {
    defer { self = Elsewhere() }
    return Array(entries.values)
  }
}

extension QueuedJob {
  /// True when a thread runs its task or will run it; of one that waits in no world.
  var isElsewhere: Bool { state == tenure_task_running || state == tenure_task_enqueued }
}

extension Elsewhere.Entry {
  /// What was removed is not held any longer. Not while a lock is held: what is let go of may do anything.
  func letGo() {
    if job.state == tenure_task_complete { Owners.forget(task) }
    job.letGo()
  }
}
