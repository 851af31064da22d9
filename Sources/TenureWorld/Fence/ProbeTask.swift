@_spi(ExperimentalCustomExecutors) import _Concurrency
import Glibc
import Synchronization
import TenureInterpose

/// A task of which everything is known: run here, step by step, to see how the runtime tells of it.
enum ProbeTask {
  /// By which way a job came.
  enum Way { case usual, main, delayed }

  /// Whose job it is.
  enum Role: String {
    case parent = "a task"
    case groupChild = "a child of a group"
    case child = "an async let"
  }

  struct Job {
    let job: UnownedJob
    let way: Way
    /// nil for others than the three.
    let role: Role?
    /// True when its task had come to its end with it; only where tasks are counted.
    var isLast = false
    /// As the runtime itself says it.
    let kind: UInt8
    let priority: UInt8

    var isTask: Bool { kind == ExecutorJob.Kind.task.rawValue }
    /// The first bytes of it, as they were when it came.
    fileprivate let bytes: [UInt8]

    func word(at offset: Int) -> UInt32 {
      guard offset >= 0, offset + 4 <= bytes.count else { return .max }
      return (0..<4).reduce(0) { $0 | UInt32(bytes[offset + $1]) << (8 * UInt32($1)) }
    }
  }

  struct Result {
    var jobs: [Job] = []
    var hasEnded = false
  }

  /// The thread on which one runs; 0 where none does.
  private static let thread = Atomic<UInt>(0)
  private static let waiting = Mutex<[(UnownedJob, Way)]>([])

  /// True when it is a job of the probe, and is kept.
  static func take(_ job: UnownedJob, _ way: Way) -> Bool {
    let running = thread.load(ordering: .relaxed)
    if running == 0 || running != pthread_self() { return false }
    waiting.withLock { $0.append((job, way)) }
    return true
  }

  /// Runs one to its end, or as far as its jobs come here. Tasks can be `counted` where it is known what a job is.
  @MainActor static func run(counted: Bool) -> Result {
    watchJobs()
    thread.store(pthread_self(), ordering: .relaxed)
    defer { thread.store(0, ordering: .relaxed) }
    let end = End()
    Task.detached(priority: .high) {
      await withTaskGroup(of: Void.self) { group in
        group.addTask {}
        await group.waitForAll()
      }
      async let child: Void = nothing()
      await child
      await MainActor.run {}
      try? await Task.sleep(for: .nanoseconds(1))
      end.hasCome.store(true, ordering: .relaxed)
    }
    var result = Result()
    var known: [UInt64] = []
    while let (job, way) = waiting.withLock({ $0.isEmpty ? nil : $0.removeFirst() }), result.jobs.count < 100 {
      result.jobs.append(look(at: job, way, &known))
      let queued = QueuedJob(job: job, isMain: way == .main)
      if counted {
        result.jobs[result.jobs.count - 1].isLast = queued.runCounted() != nil
      } else {
        queued.runUncounted()
      }
    }
    result.hasEnded = end.hasCome.load(ordering: .relaxed)
    return result
  }

  private final class End: Sendable {
    let hasCome = Atomic(false)
  }

  private static func nothing() async {}

  private static func look(at job: UnownedJob, _ way: Way, _ known: inout [UInt64]) -> Job {
    let kind = ExecutorJob(job).kind.rawValue
    let pointer = unsafe unsafeBitCast(job, to: UnsafeRawPointer.self)
    var role: Role?
    if kind == ExecutorJob.Kind.task.rawValue {
      let number = unsafe tenure_number_of_task(pointer)
      if !known.contains(number) { known.append(number) }
      // They are made in this order, and then the one that wakes up.
      let roles: [Role] = [.parent, .groupChild, .child]
      if let index = known.firstIndex(of: number), index < roles.count { role = roles[index] }
    }
    // A task is larger than that.
    let bytes = unsafe Array(UnsafeRawBufferPointer(start: pointer, count: 64))
    return Job(job: job, way: way, role: role, kind: kind, priority: job.priority.rawValue, bytes: bytes)
  }
}
