import Synchronization
import TenureInterpose
import TenureTree

/// Which world a task belongs to: the one whose code made it. Numbers of tasks are never used twice.
package enum Owners {
  /// A task of a world, from the first time it is seen until it has come to its end or its world is closed.
  struct Owner {
    let world: World
    /// What was going on when it was made.
    let cause: Cause?
    /// A child of no group: nobody says when it has come to its end, but its parent has not before.
    var liesInParent = false
  }

  /// Tasks of all worlds, and by world.
  private struct Owned {
    private var owners: [UInt64: Owner] = [:]
    private var tasks: [ObjectIdentifier: Set<UInt64>] = [:]

    subscript(task: UInt64) -> Owner? { owners[task] }

    func tasks(of world: World) -> Set<UInt64> { tasks[ObjectIdentifier(world)] ?? [] }

    mutating func add(_ task: UInt64, _ owner: Owner) {
      owners[task] = owner
      tasks[ObjectIdentifier(owner.world), default: []].insert(task)
    }

    mutating func remove(_ task: UInt64) -> Owner? {
      guard let owner = owners.removeValue(forKey: task) else { return nil }
      tasks[ObjectIdentifier(owner.world)]?.remove(task)
      if owners.isEmpty, owners.capacity > 100 { owners = [:] }
      return owner
    }

    mutating func forgetEmpty(_ world: ObjectIdentifier) { if tasks[world]?.isEmpty == true { tasks[world] = nil } }

    mutating func removeAll(of world: World) -> [Owner] {
      (tasks.removeValue(forKey: ObjectIdentifier(world)) ?? []).compactMap { remove($0) }
    }
  }

  /// Tasks that use screens, and so belong to none.
  private struct Outsiders {
    private var tasks: Set<UInt64> = []
    /// The highest number of a task that has been seen.
    private(set) var newest: UInt64 = 0
    /// By world, the highest number when it was made: all tasks up to it were there before.
    private var newestBefore: [ObjectIdentifier: UInt64] = [:]
    /// At how many to look which of them are still to be known.
    private var crowd = 64
    /// More are never known. One that is not known any more is again as soon as it uses a screen.
    private static let most = 32_768

    var count: Int { tasks.count }

    func contains(_ task: UInt64) -> Bool { tasks.contains(task) }

    mutating func saw(_ task: UInt64) { newest = max(newest, task) }

    mutating func add(_ task: UInt64) {
      saw(task)
      guard tasks.insert(task).inserted, tasks.count > crowd else { return }
      // Those that are older than every world need not be known: their numbers say it.
      let oldest = newestBefore.values.min() ?? newest
      tasks = tasks.filter { $0 > oldest }
      // Beside a screen that nobody closes there is no such number. The oldest are those whose tasks have long ended.
      if tasks.count >= Self.most { tasks = Set(tasks.sorted().suffix(Self.most / 2)) }
      crowd = min(max(64, 2 * tasks.count), Self.most)
    }

    mutating func open(_ world: ObjectIdentifier) -> UInt64 {
      newestBefore[world] = newest
      return newest
    }

    mutating func close(_ world: ObjectIdentifier) { newestBefore[world] = nil }
  }

  private static let tasks = Mutex(Owned())
  private static let outsiders = Mutex(Outsiders())

  static func owner(of job: QueuedJob) -> Owner? {
    guard let task = job.task else { return current }
    if let owner = tasks.withLock({ $0[task] }) { return owner }
    guard var current, task > current.world.newestBefore else { return nil }
    let isOutsider = outsiders.withLock { outsiders in
      outsiders.saw(task)
      return outsiders.contains(task)
    }
    if isOutsider { return nil }
    current.liesInParent = job.liesInParent
    tasks.withLock { [current] in $0.add(task, current) }
    return current
  }

  /// Whose code runs on this thread: one of a world's tasks may have come to an actor that another thread is on.
  private static var current: Owner? {
    if let world = World.current { return Owner(world: world, cause: Cause.current) }
    return currentTaskNumber().flatMap { number in tasks.withLock { $0[number] } }
  }

  /// What set off the tasks of a world that have not come to their end, in order of their making.
  static func causes(of world: World, without others: Set<UInt64>) -> [Cause?] {
    let owners = tasks.withLock { tasks in
      tasks.tasks(of: world).subtracting(others).sorted().compactMap { tasks[$0] }
    }
    return owners.filter { !$0.liesInParent }.map(\.cause)
  }

  /// The numbers of a world's tasks that have not come to their end.
  static func tasks(of world: World) -> Set<UInt64> { tasks.withLock { $0.tasks(of: world) } }

  /// A task has come to its end.
  static func forget(_ task: UInt64) {
    // What is let go of may do anything: not while the lock is held.
    let owner = tasks.withLock { $0.remove(task) }
    _ = consume owner
  }

  /// A world is closed: what is left of its tasks goes on as usual.
  static func forget(_ world: World) {
    let gone = tasks.withLock { $0.removeAll(of: world) }
    close(ObjectIdentifier(world))
    _ = consume gone
  }

  /// The task that runs uses screens, and so is none of theirs.
  static func excludeCurrentTask() {
    guard let task = currentTaskNumber() else { return }
    outsiders.withLock { $0.add(task) }
  }

  /// A world is made: the highest number of a task that has been seen until now.
  static func open(_ world: ObjectIdentifier) -> UInt64 {
    let task = currentTaskNumber()
    return outsiders.withLock { outsiders in
      if let task { outsiders.saw(task) }
      return outsiders.open(world)
    }
  }

  /// A world is closed, or gone: it has no tasks.
  static func close(_ world: ObjectIdentifier) {
    outsiders.withLock { $0.close(world) }
    tasks.withLock { $0.forgetEmpty(world) }
  }

  /// How many are known as such.
  package static var outsiderCount: Int { outsiders.withLock { $0.count } }
}
