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
    /// As the runtime itself says it.
    let kind: UInt8
    let priority: UInt8

    var isTask: Bool { kind == ExecutorJob.Kind.task.rawValue }
    /// The first bytes of it, as they were when it came.
    let bytes: Bytes
    /// The same when it had run, and what came of its task then; only of tasks that are held.
    var bytesAfter = Bytes()
    var end = End.waiting
  }

  /// What comes of a task after a job of it: it is in a queue again, waits for something else, or has come to its end.
  enum End { case queued, waiting, last }

  /// Bytes of something, with nothing read behind them.
  struct Bytes {
    fileprivate var bytes: [UInt8] = []

    fileprivate init(_ pointer: UnsafeRawPointer, count: Int) {
      bytes = unsafe Array(UnsafeRawBufferPointer(start: pointer, count: count))
    }

    init() {}

    func word(at offset: Int) -> UInt32 {
      guard offset >= 0, offset + 4 <= bytes.count else { return .max }
      return (0..<4).reduce(0) { $0 | UInt32(bytes[offset + $1]) << (8 * UInt32($1)) }
    }
  }

  struct Result {
    var jobs: [Job] = []
    var hasEnded = false
    var bytesWhileRunning = Bytes()
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

  /// Runs one to its end, or as far as its jobs come here. Its tasks can be `held` where it is known what a job is.
  @MainActor static func run(held: Bool) -> Result {
    watchJobs()
    thread.store(pthread_self(), ordering: .relaxed)
    defer { thread.store(0, ordering: .relaxed) }
    let notes = Notes()
    Task.detached(priority: .high) {
      await withTaskGroup(of: Void.self) { group in
        group.addTask {}
        await group.waitForAll()
      }
      async let child: Void = nothing()
      await child
      await MainActor.run {}
      try? await Task.sleep(for: .nanoseconds(1))
      notes.take()
    }
    var result = Result()
    var known: [UInt64] = []
    while let (job, way) = waiting.withLock({ $0.isEmpty ? nil : $0.removeFirst() }), result.jobs.count < 100 {
      var seen = look(at: job, way, &known)
      let queued = QueuedJob(job: job, isMain: way == .main)
      let isHeld = held && queued.hold()
      queued.runUnwatched()
      if isHeld {
        seen.bytesAfter = bytes(of: job, isTask: true)
        let isBack = waiting.withLock { $0.contains { unsafe address(of: $0.0) == address(of: job) } }
        seen.end = isBack ? .queued : notes.hasEnded && seen.role == .parent ? .last : .waiting
        queued.letGo()
      }
      result.jobs.append(seen)
    }
    result.hasEnded = notes.hasEnded
    result.bytesWhileRunning = notes.bytes.withLock { $0 }
    return result
  }

  /// What the task says itself, at its end.
  private final class Notes: Sendable {
    let bytes = Mutex(Bytes())
    private let isOver = Atomic(false)
    var hasEnded: Bool { isOver.load(ordering: .relaxed) }

    func take() {
      unsafe withUnsafeCurrentTask { task in
        guard let task = unsafe task else { return }
        let seen = unsafe Bytes(unsafeBitCast(task, to: UnsafeRawPointer.self), count: taskLength)
        bytes.withLock { $0 = seen }
      }
      isOver.store(true, ordering: .relaxed)
    }
  }

  /// Any job and any task is as long as that.
  private static let (jobLength, taskLength) = (64, 128)

  private static func address(of job: UnownedJob) -> UnsafeRawPointer {
    unsafe unsafeBitCast(job, to: UnsafeRawPointer.self)
  }

  private static func bytes(of job: UnownedJob, isTask: Bool) -> Bytes {
    unsafe Bytes(address(of: job), count: isTask ? taskLength : jobLength)
  }

  private static func nothing() async {}

  private static func look(at job: UnownedJob, _ way: Way, _ known: inout [UInt64]) -> Job {
    let kind = ExecutorJob(job).kind.rawValue
    let isTask = kind == ExecutorJob.Kind.task.rawValue
    var role: Role?
    if isTask {
      let number = unsafe tenure_number_of_task(address(of: job))
      if !known.contains(number) { known.append(number) }
      // They are made in this order, and then the one that wakes up.
      let roles: [Role] = [.parent, .groupChild, .child]
      if let index = known.firstIndex(of: number), index < roles.count { role = roles[index] }
    }
    return Job(
      job: job, way: way, role: role, kind: kind, priority: job.priority.rawValue, bytes: bytes(of: job, isTask: isTask)
    )
  }
}
