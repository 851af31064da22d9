@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
import TenureInterpose

/// The main executor, with a look at every job first: one that belongs to a world waits in the world's queue.
private final class WatchingMainExecutor: MainExecutor, @unchecked Sendable {
  let usual: any MainExecutor

  init(_ usual: any MainExecutor) { self.usual = usual }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if ProbeTask.take(job, .main) { return }
    if !World.take(QueuedJob(job: job, isMain: true)) { usual.enqueue(ExecutorJob(job)) }
  }

  func isIsolatingCurrentContext() -> Bool? { usual.isIsolatingCurrentContext() }
  func checkIsolated() { usual.checkIsolated() }
  func run() throws { try usual.run() }
  func stop() { usual.stop() }
}

/// The executor of code that is on no actor, with the same look.
private final class WatchingDefaultExecutor: TaskExecutor, SchedulingExecutor, @unchecked Sendable {
  let usual: any TaskExecutor

  init(_ usual: any TaskExecutor) { self.usual = usual }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if ProbeTask.take(job, .usual) { return }
    if !World.take(QueuedJob(job: job, isMain: false)) { usual.enqueue(ExecutorJob(job)) }
  }

  func enqueue<C: Clock>(_ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C) {
    let job = UnownedJob(job)
    if ProbeTask.take(job, .delayed) { return }
    if let delay = delay as? Duration, World.take(QueuedJob(job: job, isMain: false), after: delay) { return }
    scheduling.enqueue(ExecutorJob(job), after: delay, tolerance: tolerance, clock: clock)
  }

  func enqueue<C: Clock>(_ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C) {
    let job = UnownedJob(job)
    if ProbeTask.take(job, .delayed) { return }
    let delay = clock.now.duration(to: instant)
    if let delay = delay as? Duration, World.take(QueuedJob(job: job, isMain: false), after: delay) { return }
    scheduling.enqueue(ExecutorJob(job), at: instant, tolerance: tolerance, clock: clock)
  }

  private var scheduling: any SchedulingExecutor { usual as! any SchedulingExecutor }
}

private enum WatchingExecutors: ExecutorFactory {
  static let watchingMain = WatchingMainExecutor(MainActor.executor)
  static let watchingDefault = WatchingDefaultExecutor(Task<Never, Never>.defaultExecutor)
  static var mainExecutor: any MainExecutor { watchingMain }
  static var defaultExecutor: any TaskExecutor { watchingDefault }
}

/// Put in place once, when the first world is made.
@MainActor private let installed: Void = {
  _ = (WatchingExecutors.mainExecutor, WatchingExecutors.defaultExecutor)
  _createExecutors(factory: WatchingExecutors.self)
}()

@MainActor func watchJobs() { installed }

/// A job of the concurrency runtime that waits for its turn.
struct QueuedJob {
  let job: UnownedJob
  let isMain: Bool

  /// The number of its task; a job that is no task has none.
  var task: UInt64? {
    let number = unsafe tenure_task_of_job(pointer)
    return number == 0 ? nil : number
  }

  /// True when its task is a child of no group, which lies in its parent's memory.
  var liesInParent: Bool { unsafe tenure_lies_in_parent(pointer) }

  /// Keeps its task; false, and nothing is kept, where tasks of its kind cannot be.
  func hold() -> Bool { unsafe tenure_hold_task(pointer) }

  /// Ends that.
  func letGo() { unsafe tenure_let_go_of_task(pointer) }

  /// What becomes of its task.
  var state: tenure_task_state { unsafe tenure_state_of_task(pointer) }

  /// Runs it on this thread, as the executor that it was given to; what becomes of its task is not looked at.
  func runUnwatched() {
    if isMain {
      unsafe job.runSynchronously(on: MainActor.sharedUnownedExecutor)
    } else {
      unsafe tenure_run_concurrent_job(pointer)
    }
  }

  /// Gives it to the executor that would have had it.
  func enqueueAsUsual() {
    if isMain {
      WatchingExecutors.watchingMain.usual.enqueue(ExecutorJob(job))
    } else {
      WatchingExecutors.watchingDefault.usual.enqueue(ExecutorJob(job))
    }
  }

  /// Which one it is: a task is the same for all its jobs.
  var identity: UInt { unsafe UInt(bitPattern: pointer) }

  private var pointer: UnsafeMutableRawPointer { unsafe unsafeBitCast(job, to: UnsafeMutableRawPointer.self) }
}

/// The number of the task that runs on this thread, if one does.
func currentTaskNumber() -> UInt64? {
  let number = tenure_current_task()
  return number == 0 ? nil : number
}
