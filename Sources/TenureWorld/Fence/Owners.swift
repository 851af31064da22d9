import Synchronization
import TenureInterpose
import TenureTree

/// Which world a task belongs to: the one whose code made it. Numbers of tasks are never used twice.
enum Owners {
  /// A task of a world, from the first time it is seen until it has come to its end or its world is closed.
  struct Owner {
    let world: World
    /// What was going on when it was made.
    let cause: Cause?
    /// A child of no group: nobody says when it has come to its end, but its parent has not before.
    var liesInParent = false
  }

  private static let tasks = Mutex<[UInt64: Owner]>([:])
  /// Tasks that use screens, and so belong to none.
  private static let outsiders = Mutex<Set<UInt64>>([])

  static func owner(of job: QueuedJob) -> Owner? {
    guard let task = job.task else { return current }
    if let owner = tasks.withLock({ $0[task] }) { return owner }
    guard var current, !outsiders.withLock({ $0.contains(task) }) else { return nil }
    current.liesInParent = job.liesInParent
    tasks.withLock { [current] in $0[task] = current }
    return current
  }

  /// Whose code runs on this thread: one of a world's tasks may have come to an actor that another thread is on.
  private static var current: Owner? {
    if let world = World.current { return Owner(world: world, cause: Cause.current) }
    return currentTaskNumber().flatMap { number in tasks.withLock { $0[number] } }
  }

  /// What set off the tasks of a world that have not come to their end, in order of their making.
  static func causes(of world: World, without others: Set<UInt64>) -> [Cause?] {
    let all = tasks.withLock { $0 }.filter { !others.contains($0.key) }
    return all.filter { $0.value.world === world && !$0.value.liesInParent }.sorted { $0.key < $1.key }
      .map(\.value.cause)
  }

  /// The numbers of a world's tasks that have not come to their end.
  static func tasks(of world: World) -> Set<UInt64> {
    let all = tasks.withLock { $0 }
    return Set(all.filter { $0.value.world === world }.keys)
  }

  /// A task has come to its end.
  static func forget(_ task: UInt64) {
    // What is let go of may do anything: not while the lock is held.
    let owner = tasks.withLock { tasks in
      let owner = tasks.removeValue(forKey: task)
      if tasks.isEmpty, tasks.capacity > 100 { tasks = [:] }
      return owner
    }
    _ = consume owner
  }

  /// A world is closed: what is left of its tasks goes on as usual.
  static func forget(_ world: World) {
    let all = tasks.withLock { tasks in
      let all = tasks
      tasks = tasks.filter { $0.value.world !== world }
      return all
    }
    _ = consume all
  }

  /// The task that runs uses screens, and so is none of theirs.
  static func excludeCurrentTask() {
    guard let task = currentTaskNumber() else { return }
    outsiders.withLock { _ = $0.insert(task) }
  }
}
