import Dispatch

/// Runs tasks on the main thread, in the order in which they can go on: one that is on no actor comes before what the main
/// actor was given after it.
final class MainTaskExecutor: TaskExecutor {
  static let shared = MainTaskExecutor()

  private init() {}

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.main.async { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
