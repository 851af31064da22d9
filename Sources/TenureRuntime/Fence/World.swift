import Dispatch
import Synchronization
import TenureIssues
import TenureThread

/// Time and order of the concurrency runtime for one screen under test: the tasks that its code starts run one after
/// another on the main thread, in a fixed order, on virtual time.
///
/// A task belongs to the world whose code made it. Everything it waits for and everything it starts does too.
@safe public final class World: @unchecked Sendable {
  /// Since the world was made. Virtual time moves only in `advance`.
  public var now: Duration { isReal ? started.duration(to: .now) : unsafe .nanoseconds(time.pointee.passed) }
  /// Since 1970.
  var calendarTime: Duration { unsafe .nanoseconds(time.pointee.wall) + now }
  /// True when timers wait for real time to pass.
  public let isReal: Bool
  private let started = ContinuousClock.now
  /// Its time as its code sees it on the system's clocks.
  private let time = UnsafeMutablePointer<tenure_time>.allocate(capacity: 1)
  /// Called after each job, and before looking whether there is another.
  public var afterJob: () -> Void = {}
  /// Wraps each job: what its code reports goes where the world's issues go.
  public var around: (@escaping () -> Void) -> Void = { $0() }

  /// Where the issues of its code go that no reporter of a task's own is told.
  public var reporter: Issues.Reporter?

  private struct Waiting {
    var jobs: [QueuedJob] = []
    var timers: [Timer] = []
    var random: SplitMix?
    var isPumpScheduled = false
  }

  /// Something that happens at a time; in order of time, then of making.
  private struct Timer {
    var time: Duration
    var number: Int
    var fire: () -> Void
  }

  private let lock = Mutex(())
  nonisolated(unsafe) private var waiting = Waiting()
  private var isDraining = false
  private var timersMade = 0

  /// With a `seed`, the order of jobs that could run at the same time is shuffled, the same way every time.
  @MainActor public init(seed: UInt64? = nil, isReal: Bool = false) {
    self.isReal = isReal
    unsafe time.initialize(to: tenure_time_begin())
    watchJobs()
    watchTimers()
    unsafe waiting.random = seed.map { SplitMix(state: $0) }
  }

  deinit { unsafe time.deallocate() }

  /// Runs `body` as this world's code: tasks made inside are its own, and clocks show its time.
  public func enter<Result>(_ body: () -> Result) -> Result {
    if let tester = currentTaskNumber() { Self.outsiders.withLock { _ = $0.insert(tester) } }
    let outer = unsafe (tenure_world_get(), tenure_time_get())
    unsafe tenure_world_set(Unmanaged.passUnretained(self).toOpaque())
    unsafe tenure_time_set(isReal ? nil : time)
    unsafe time.pointee.looks = 0
    defer {
      unsafe tenure_world_set(outer.0)
      unsafe tenure_time_set(outer.1)
    }
    return body()
  }

  /// True when a job could run now.
  public var hasJobs: Bool { lock.withLock { _ in unsafe !waiting.jobs.isEmpty } }

  /// When the next timer fires, if one is set.
  public var nextTimer: Duration? { lock.withLock { _ in unsafe waiting.timers.map(\.time).min() } }

  /// Runs jobs until none can go on by itself. False when `limit` jobs ran and there were still more.
  @MainActor @discardableResult public func drain(limit: Int = 1_000_000) -> Bool {
    if isDraining { return true }
    isDraining = true
    defer { isDraining = false }
    afterJob()
    var count = 0
    while let job = nextJob() {
      count += 1
      if count > limit {
        lock.withLock { _ in unsafe waiting.jobs.insert(job, at: 0) }
        return false
      }
      enter { around { job.run() } }
      afterJob()
    }
    return true
  }

  /// Lets virtual time pass: each timer on the way fires at its time, and what it sets going settles first.
  @MainActor public func advance(by duration: Duration) {
    precondition(!isReal, "real time passes by itself")
    let end = now + duration
    drain()
    while let timer = takeTimer(until: end) {
      pass(to: timer.time)
      enter { around(timer.fire) }
      drain()
    }
    pass(to: end)
  }

  private func pass(to moment: Duration) {
    let moment = Int64(moment / .nanoseconds(1))
    unsafe time.pointee.passed = max(time.pointee.passed, moment)
  }

  /// Calls `action` after a time, unless the returned number is cancelled.
  public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> Int {
    let number = lock.withLock { _ in
      timersMade += 1
      unsafe waiting.timers.append(Timer(time: now + max(delay, .zero), number: timersMade, fire: action))
      return timersMade
    }
    if isReal {
      DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(Int(max(delay, .zero) / .nanoseconds(1)))) {
        MainActor.assumeIsolated { self.fireDueTimers() }
      }
    }
    return number
  }

  @MainActor private func fireDueTimers() {
    while let timer = takeTimer(until: now) { enter { around(timer.fire) } }
    drain()
  }

  public func cancel(_ number: Int) {
    lock.withLock { _ in unsafe waiting.timers.removeAll { $0.number == number } }
  }

  private func takeTimer(until end: Duration) -> Timer? {
    lock.withLock { _ in
      guard
        let index = unsafe waiting.timers.indices.min(by: {
          let (a, b) = unsafe (waiting.timers[$0], waiting.timers[$1])
          return (a.time, a.number) < (b.time, b.number)
        }), unsafe waiting.timers[index].time <= end
      else { return nil }
      return unsafe waiting.timers.remove(at: index)
    }
  }

  private func nextJob() -> QueuedJob? {
    lock.withLock { _ in
      if unsafe waiting.jobs.isEmpty { return nil }
      guard unsafe waiting.random != nil else { return unsafe waiting.jobs.removeFirst() }
      let index = unsafe Int(waiting.random!.next() % UInt64(waiting.jobs.count))
      return unsafe waiting.jobs.remove(at: index)
    }
  }

  private func add(_ job: QueuedJob) {
    let schedulesPump = lock.withLock { _ in
      unsafe waiting.jobs.append(job)
      if unsafe isDraining || waiting.isPumpScheduled { return false }
      unsafe waiting.isPumpScheduled = true
      return true
    }
    guard schedulesPump else { return }
    // A test that waits for something else gives its screen time, as a person who waits does.
    DispatchQueue.main.async {
      self.lock.withLock { _ in unsafe self.waiting.isPumpScheduled = false }
      MainActor.assumeIsolated { _ = self.drain() }
    }
  }

  // MARK: Which world a job belongs to

  /// Tasks that belong to a world, from the first time they are seen. Numbers are never used twice.
  private static let owners = Mutex<[UInt64: World]>([:])
  /// Tasks that use screens and so belong to none.
  private static let outsiders = Mutex<Set<UInt64>>([])

  private static func owner(of job: QueuedJob) -> World? {
    let current = unsafe tenure_world_get().map { unsafe Unmanaged<World>.fromOpaque($0).takeUnretainedValue() }
    guard let task = job.task else { return current }
    if let owner = owners.withLock({ $0[task] }) { return owner }
    guard let current, !outsiders.withLock({ $0.contains(task) }) else { return nil }
    owners.withLock { $0[task] = current }
    return current
  }

  /// True when the job is some world's and waits there.
  static func take(_ job: QueuedJob) -> Bool {
    guard let owner = owner(of: job) else { return false }
    owner.add(job)
    return true
  }

  static func take(_ job: QueuedJob, after delay: Duration) -> Bool {
    guard let owner = owner(of: job) else { return false }
    _ = owner.schedule(after: delay) { owner.add(job) }
    return true
  }

  /// The world whose code runs on this thread.
  public static var current: World? {
    unsafe tenure_world_get().map { unsafe Unmanaged<World>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Forgets the tasks of this world: what is left of them goes on as usual.
  public func close() {
    Self.owners.withLock { owners in owners = owners.filter { $0.value !== self } }
    let rest = lock.withLock { _ in
      let jobs = unsafe waiting.jobs + []
      unsafe waiting.jobs = []
      unsafe waiting.timers = []
      return jobs
    }
    _ = rest
  }
}

/// A small generator whose numbers follow from its seed.
public struct SplitMix: RandomNumberGenerator, Sendable {
  var state: UInt64

  public init(state: UInt64) { self.state = state }

  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
