import Dispatch
import Synchronization
import TenureIssues
import TenureInterpose
import TenureRuntime
import TenureThread
import TenureTimers
import TenureTree

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
  private let isStopped = Atomic(false)
  /// More than may waits elsewhere: nothing more of it begins or runs there.
  private let isHeldElsewhere = Atomic(false)
  /// Tasks up to this number were there before it, and so are not made by its code.
  private(set) var newestBefore: UInt64 = 0
  /// Its time as its code sees it on the system's clocks.
  private let time = UnsafeMutablePointer<tenure_time>.allocate(capacity: 1)
  /// Called after each job, and before looking whether there is another.
  public var afterJob: () -> Void = {}
  /// Wraps each job: what its code reports goes where the world's issues go.
  public var around: (@escaping () -> Void) -> Void = { $0() }
  /// Called when jobs go round and round, or become more and more. They are put aside for good before.
  public var onRestless: (Excess) -> Void = { _ in }
  /// What set off the job that runs, or ran last.
  package private(set) var cause: Cause?

  /// Where the issues of its code go that no reporter of a task's own is told.
  public var reporter: Issues.Reporter?

  enum Work {
    case job(QueuedJob)
    /// What its code has put on the main queue.
    case block(() -> Void)
  }

  /// What happens at a time.
  private struct Alarm {
    var action: () -> Void
    /// What wakes a task that sleeps, and the number of that task.
    var sleep: (job: QueuedJob, task: UInt64)?
  }

  private struct Waiting {
    var jobs = JobQueue<(work: Work, cause: Cause?)>()
    var timers = TimerQueue<Duration, Alarm>()
    var random: SplitMix?
    var isPumpScheduled = false
    var isDraining = false
    var limits = Limits()
    /// What it has done since it was last at rest.
    var work = WorkCount()
    /// What its code has set going elsewhere, by number, and what set that off.
    var outside: [Int: (what: String, cause: Cause?)] = [:]
    /// When each that is waited for was begun, in real time; none of them has a lower number than `oldest`.
    var outsideSince: [Int: ContinuousClock.Instant] = [:]
    var oldest = 0
    var outsideMade = 0
    /// How many generations have come back from elsewhere, and how long they were there.
    var returned = ReturnedWork()
    /// Those that have been waited for long enough: they may stay for good.
    var staying: Set<Int> = []
    /// Its tasks that are on an actor which another thread is on.
    var elsewhere = Elsewhere()
    /// The job that runs, or ran last, and whether its task is in the queue again.
    var running: UInt?
    var isRunningBack = false
    /// More has waited elsewhere than may, though it need not any more.
    var waitsTooMuchElsewhere = false
    /// Counts what came in from elsewhere: jobs, and ends of such work.
    var news = 0
    /// Who wants to be told of the next.
    var listeners: [Listener] = []
    /// Nothing is taken any more.
    var isClosed = false
    /// What is taken never runs: its program has stopped.
    var isStopped = false

    /// What tells that it goes on for ever, if anything does.
    func excess(at now: () -> Duration) -> Excess? {
      if isStopped { return nil }
      if jobs.count > limits.waiting { return .waits(limits.waiting, "tasks and pieces of work on the main queue") }
      if timers.count > limits.waiting { return .waits(limits.waiting, "timers") }
      if waitsTooMuchElsewhere {
        return .waits(limits.waitingElsewhere, "pieces of work on other queues and threads")
      }
      if work.appearing.isEndless(above: limits.appearing) { return .grows(work.appearing.last) }
      if work.generations <= limits.generations, work.jobs <= limits.jobs { return nil }
      let passed = Int(min(max(.zero, now() - work.start) / .microseconds(10), 1e15))
      if work.generations > limits.generations + passed {
        return .followed(limits.generations, "generations of tasks, timers and work on the main queue")
      }
      return work.jobs > limits.jobs + passed ? .followed(limits.jobs, "tasks and pieces of work") : nil
    }
  }

  /// What tells code that goes on for ever from code that has much to do.
  public var limits: Limits {
    get { locked { $0.limits } }
    set { locked { $0.limits = newValue } }
  }

  /// So many more views have appeared and begun their tasks.
  public func noteAppeared(_ count: Int) { locked { $0.work.appeared(count) } }

  /// When somebody is told who waits for news, though there are none.
  @MainActor private var waking: ContinuousClock.Instant?

  /// Held for a few lines at a time, in which nothing of the program's runs or is let go of: that may do anything.
  private let lock = Mutex(())
  nonisolated(unsafe) private var waiting = Waiting()

  /// With a `seed`, the order of jobs that could run at the same time is shuffled, the same way every time.
  @MainActor public init(seed: UInt64? = nil, isReal: Bool = false) {
    let toolchain = Toolchain.current
    self.isReal = isReal || !toolchain.has(.virtualTime)
    unsafe time.initialize(to: tenure_time_begin())
    if toolchain.has(.virtualTime) { Self.takesJobs.store(true, ordering: .relaxed) }
    watchTimers(onQueues: toolchain.has(.queues))
    unsafe waiting.random = seed.map { SplitMix(state: $0) }
    newestBefore = Owners.open(ObjectIdentifier(self))
  }

  deinit {
    Owners.close(ObjectIdentifier(self))
    unsafe time.deallocate()
  }

  private func locked<Result>(_ body: (inout Waiting) -> Result) -> Result {
    lock.withLock { _ in unsafe body(&waiting) }
  }

  /// The world whose code runs on this thread.
  public static var current: World? {
    unsafe tenure_screen_get().map { unsafe Unmanaged<World>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Runs `body` as this world's code: tasks made inside are its own, and clocks show its time.
  public func enter<Result>(_ body: () -> Result) -> Result {
    Owners.excludeCurrentTask()
    let outer = unsafe (tenure_screen_get(), tenure_time_get())
    unsafe tenure_screen_set(Unmanaged.passUnretained(self).toOpaque())
    unsafe tenure_time_set(isReal ? nil : time)
    unsafe time.pointee.looks = 0
    defer {
      unsafe tenure_screen_set(outer.0)
      unsafe tenure_time_set(outer.1)
    }
    return body()
  }

  // MARK: Jobs

  /// True when a job could run now.
  public var hasJobs: Bool { locked { !$0.jobs.isEmpty } }

  /// Runs jobs until none can go on by itself. False when they went round and round, or became more and more, and were
  /// stopped.
  @MainActor @discardableResult public func drain() -> Bool {
    guard begin() else { return true }
    defer { locked { $0.isDraining = false } }
    afterJob()
    while true {
      let work: Work
      switch nextStep() {
      case .rest: return true
      case .excess(let excess):
        stop()
        onRestless(excess)
        return false
      case .work(let next, let nextCause):
        work = next
        cause = nextCause
      }
      switch work {
      case .job(let job): enter { around { self.run(job) } }
      case .block(let block):
        Cause.$current.withValue(cause) { enter { around(block) } }
      }
      afterJob()
    }
  }

  private func run(_ job: QueuedJob) {
    guard let task = job.task else { return job.runUnwatched() }
    let isHeld = job.hold()
    job.runUnwatched()
    if job.isElsewhere, noteElsewhere(Elsewhere.Entry(job: job, task: task, cause: cause), isHeld: isHeld) { return }
    if job.state == tenure_task_complete { Owners.forget(task) }
    if isHeld { job.letGo() }
  }

  /// False when the task of the job that ran is in the queue again.
  private func noteElsewhere(_ entry: Elsewhere.Entry, isHeld: Bool) -> Bool {
    let start = realTime()
    let (isKept, gone) = locked { waiting in
      if waiting.isRunningBack { return (false, [] as [Elsewhere.Entry]) }
      waiting.outsideMade += 1
      var entry = entry
      entry.start = start
      entry.number = waiting.outsideMade
      return (true, waiting.elsewhere.add(entry, isHeld: isHeld))
    }
    for entry in gone { entry.letGo() }
    return isKept
  }

  private func begin() -> Bool {
    locked { waiting in
      defer { waiting.isDraining = true }
      return !waiting.isDraining
    }
  }

  private enum Step {
    case work(Work, cause: Cause?)
    /// Nothing can go on by itself.
    case rest
    case excess(Excess)
  }

  private func nextStep() -> Step {
    locked {
      if let excess = $0.excess(at: { now }) { return .excess(excess) }
      if $0.jobs.isEmpty {
        // At once: what comes from another thread after this sees to it that somebody drains.
        $0.isDraining = false
        if $0.outside.count <= $0.staying.count, $0.elsewhere.isEmpty { $0.work = WorkCount(since: now) }
        return .rest
      }
      let next =
        if $0.random == nil { $0.jobs.takeFirst()! } else {
          $0.jobs.take(at: Int($0.random!.next() % UInt64($0.jobs.count)))
        }
      $0.work.ran(beside: $0.jobs.count)
      $0.elsewhere.forgetChild()
      $0.isRunningBack = false
      if case .job(let job) = next.work { $0.running = job.identity }
      return .work(next.work, cause: next.cause)
    }
  }

  /// True when the work waits here; false when the world is closed.
  func add(_ work: Work, cause: Cause?) -> Bool {
    var back: Elsewhere.Entry?
    defer { back?.letGo() }
    let (isTaken, schedulesPump) = locked { waiting in
      if waiting.isClosed { return (false, false) }
      if waiting.isStopped { return (true, false) }
      waiting.jobs.append((work, cause))
      if case .job(let job) = work {
        back = waiting.elsewhere.remove(job)
        if let back {
          let place = (what: "a task on an actor that another thread is on", cause: back.cause)
          noteEnd(back.number, place, since: back.start, &waiting)
        }
        if waiting.running == job.identity { waiting.isRunningBack = true }
      }
      if waiting.isDraining { return (true, false) }
      waiting.news += 1
      if waiting.isPumpScheduled { return (true, false) }
      waiting.isPumpScheduled = true
      return (true, true)
    }
    tellListeners()
    if schedulesPump {
      // A test that waits for something else gives its screen time, as a user who waits does.
      onMainQueue {
        self.locked { $0.isPumpScheduled = false }
        MainActor.assumeIsolated { _ = self.drain() }
      }
    }
    return isTaken
  }

  // MARK: What goes on elsewhere

  /// Its time as its code sees it on any thread; nil where time is real.
  var shownTime: UnsafeMutablePointer<tenure_time>? { unsafe isReal ? nil : time }

  /// True when nothing of its code is to run any more.
  private var hasStopped: Bool { isStopped.load(ordering: .relaxed) }

  /// True when nothing of its code is to begin or run on another thread any more.
  var holdsElsewhere: Bool { hasStopped || isHeldElsewhere.load(ordering: .relaxed) }

  /// The number by which its end is told; nil where it is not to be begun, since the program has stopped or will when the
  /// main actor has its turn. What work that is waited for no longer begins itself is not waited for either: a queue that
  /// polls has no last piece of work.
  func outsideBegan(_ what: String, cause: Cause?, within parent: Int? = nil) -> Int? {
    // Without the lock: what has become more and more is on many threads.
    if holdsElsewhere { return nil }
    let start = realTime()
    let number: Int? = locked { waiting in
      // The main actor may come too late to stop it: its turn stands behind what fills the queues.
      if waiting.outside.count >= waiting.limits.waitingElsewhere {
        isHeldElsewhere.store(true, ordering: .relaxed)
        waiting.waitsTooMuchElsewhere = true
        waiting.work.note((what, cause))
        waiting.news += 1
        return nil
      }
      waiting.outsideMade += 1
      waiting.outside[waiting.outsideMade] = (what, cause)
      if let parent, waiting.staying.contains(parent) {
        waiting.staying.insert(waiting.outsideMade)
      } else {
        waiting.outsideSince[waiting.outsideMade] = start
      }
      return waiting.outsideMade
    }
    if number == nil { tellListeners() }
    return number
  }

  func outsideEnded(_ number: Int) {
    locked { waiting in
      let ended = waiting.outside.removeValue(forKey: number)
      let start = waiting.outsideSince.removeValue(forKey: number)
      if waiting.staying.remove(number) == nil, let ended, let start {
        noteEnd(number, ended, since: start, &waiting)
      }
      waiting.news += 1
    }
    tellListeners()
  }

  private func noteEnd(
    _ number: Int, _ work: (what: String, cause: Cause?), since start: ContinuousClock.Instant, _ waiting: inout Waiting
  ) {
    guard waiting.work.ended(number, of: work, made: waiting.outsideMade) else { return }
    waiting.returned.count += 1
    waiting.returned.duration += start.duration(to: realTime())
  }

  /// What has come back from elsewhere so far.
  public var returned: ReturnedWork { locked { $0.returned } }

  /// When the oldest of what goes on elsewhere and is waited for was begun, if that is known.
  public var oldestOutside: ContinuousClock.Instant? {
    locked { waiting in
      if waiting.outsideSince.isEmpty { return nil }
      // Numbers are given in the order of the beginnings.
      while waiting.outsideSince[waiting.oldest] == nil { waiting.oldest += 1 }
      return waiting.outsideSince[waiting.oldest]
    }
  }

  /// Where its work has been elsewhere since it was last at rest, for people; what has set it off behind.
  public var placesElsewhere: [String] { locked { $0.work.places }.map(Self.text) }

  private static func text(_ what: String, _ cause: Cause?) -> String {
    cause.map { "\(what), begun by \($0)" } ?? what
  }

  /// True when its code has set something going elsewhere that is to be waited for.
  public var waitsOutside: Bool {
    if locked({ $0.outside.count > $0.staying.count }) { return true }
    let (isElsewhere, gone) = locked { waiting in
      let gone = waiting.elsewhere.isEmpty ? [] : waiting.elsewhere.look()
      return (!waiting.elsewhere.isEmpty, gone)
    }
    for entry in gone { entry.letGo() }
    return isElsewhere
  }

  /// What goes on elsewhere is not waited for any longer.
  public func stopWaitingOutside() {
    let gone = locked { waiting in
      waiting.staying = Set(waiting.outside.keys)
      waiting.outsideSince = [:]
      return waiting.elsewhere.removeAll()
    }
    for entry in gone { entry.letGo() }
  }

  /// All that goes on elsewhere, for people, in the order of its beginning; what has set it off behind.
  public var outside: [String] {
    let (outside, elsewhere) = locked { ($0.outside.sorted { $0.key < $1.key }.map(\.value), $0.elsewhere.causes) }
    return (outside + elsewhere.map { ("a task on an actor that another thread is on", $0) }).map(Self.text)
  }

  /// How much has come in from elsewhere so far.
  public var news: Int { locked { $0.news } }

  /// Something has come in, of which the caller knows.
  public func noteNews() {
    locked { $0.news += 1 }
    tellListeners()
  }

  /// Waits, in real time, until more has come in than `seen`, or the time is up, or was up for one who has waited before.
  @MainActor public func news(after seen: Int, within limit: Duration) async {
    let listener = Listener()
    let (isNews, isElsewhere) = locked { waiting in
      if waiting.news == seen { waiting.listeners.append(listener) }
      return (waiting.news != seen, !waiting.elsewhere.isEmpty)
    }
    if isNews { return }
    // Nobody says when a task has left an actor.
    wake(after: isElsewhere ? min(limit, .milliseconds(1)) : limit)
    await listener.wait()
  }

  /// Tells who waits, then or before: one alarm is enough for many waits that follow one another.
  @MainActor private func wake(after limit: Duration) {
    let due = ContinuousClock.now + limit
    if let waking, waking <= due { return }
    waking = due
    onMainQueue(after: limit) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        if self.waking == due { self.waking = nil }
        self.tellListeners()
      }
    }
  }

  private func tellListeners() {
    let listeners = locked { waiting in
      defer { if !waiting.listeners.isEmpty { waiting.listeners = [] } }
      return waiting.listeners
    }
    for listener in listeners { listener.tell() }
  }

  // MARK: Time

  /// When the next timer fires, and how many are set; nil where there is none. What a task has left behind that was
  /// cancelled while it slept is none of them.
  public var timers: (next: Duration, count: Int)? {
    let tasks = Owners.tasks(of: self)
    let times = alarms.filter { $0.action.sleep.map { tasks.contains($0.task) } ?? true }.map(\.time)
    return times.min().map { ($0, times.count) }
  }

  private var alarms: [(time: Duration, action: Alarm)] { locked { $0.timers.all } }

  /// Lets virtual time pass: each timer on the way fires at its time, and what it sets going settles first. Ends early
  /// where something goes on elsewhere that is to be waited for, unless it `waits` for nothing; the answer is the time that
  /// is left then, which may be none, and nil when all is done.
  @MainActor @discardableResult public func advance(by duration: Duration, waits: Bool = true) -> Duration? {
    precondition(!isReal, "real time passes by itself")
    let end = now + duration
    guard drain() else { return nil }
    if waits, isWaitedFor { return duration }
    // Timers that timers set, as jobs that jobs set: code that lets too little time pass has no last one.
    let begin = now
    var generations = 0
    var latest = locked { $0.timers.made }
    while let timer = locked({ $0.timers.take(until: end) }) {
      if timer.number > latest {
        generations += 1
        latest = locked { $0.timers.made }
      }
      let passed = Int(min((timer.time - begin) / .microseconds(10), 1e15))
      let most = limits.generations
      if generations > most + max(0, passed) {
        stop()
        onRestless(.followed(most, "generations of tasks, timers and work on the main queue"))
        return nil
      }
      pass(to: timer.time)
      enter { around(timer.action.action) }
      guard drain() else { return nil }
      if waits, isWaitedFor { return end - now }
    }
    pass(to: end)
    return nil
  }

  /// True when something has to come before time passes; what went on elsewhere may be back.
  private var isWaitedFor: Bool { waitsOutside || hasJobs }

  private func pass(to moment: Duration) {
    let moment = Int64(min(max(0, moment / .nanoseconds(1)), 9e18))
    unsafe time.pointee.passed = max(time.pointee.passed, moment)
  }

  /// Calls `action` after a time, unless the number that is told is cancelled. False when the world is closed.
  @discardableResult
  func schedule(
    after delay: Duration, numbered: (Int) -> Void = { _ in }, waking sleep: (job: QueuedJob, task: UInt64)? = nil,
    _ action: @escaping () -> Void
  ) -> Bool {
    let time = now + max(delay, .zero)
    let number = locked { waiting in
      if waiting.isClosed { return nil as Int? }
      return waiting.isStopped ? 0 : waiting.timers.add(at: time, Alarm(action: action, sleep: sleep))
    }
    guard let number else { return false }
    numbered(number)
    if isReal { onMainQueue(after: max(delay, .zero)) { MainActor.assumeIsolated { self.fireDueTimers() } } }
    return true
  }

  @MainActor private func fireDueTimers() {
    while let timer = locked({ $0.timers.take(until: now) }) { enter { around(timer.action.action) } }
    drain()
  }

  /// What was scheduled under this number does not happen.
  public func cancel(_ number: Int) {
    let action = locked { $0.timers.cancel(number) }
    _ = consume action
  }

  // MARK: Which world a job belongs to

  /// False while it is not known what a job is: then tasks go on as usual.
  private static let takesJobs = Atomic(false)

  /// True when the job is some world's and waits there.
  static func take(_ job: QueuedJob) -> Bool {
    guard takesJobs.load(ordering: .relaxed), let owner = Owners.owner(of: job) else { return false }
    return owner.world.add(.job(job), cause: owner.cause)
  }

  static func take(_ job: QueuedJob, after delay: Duration) -> Bool {
    guard takesJobs.load(ordering: .relaxed), let owner = Owners.owner(of: job) else { return false }
    return owner.world.schedule(after: delay, waking: currentTaskNumber().map { (job, $0) }) {
      if !owner.world.add(.job(job), cause: owner.cause) { job.enqueueAsUsual() }
    }
  }

  /// Its tasks that have not come to their end, for people, in order of their making.
  public var openTasks: [String] {
    // What wakes a task that sleeps is a task to Swift, and not to people.
    let alarms = Set(alarms.compactMap { $0.action.sleep?.job.task })
    return Owners.causes(of: self, without: alarms)
      .map { cause in "a task" + (cause.map { " that \($0) has started" } ?? "") }
  }

  // MARK: The end

  /// Nothing of its code runs any more, whatever it waits for.
  public func stop() {
    isStopped.store(true, ordering: .relaxed)
    end { $0.isStopped = true }
  }

  /// Forgets the tasks of this world: what is left of them goes on as usual. Those of a program that has stopped do not go
  /// on, whatever comes that they wait for.
  public func close() {
    if hasStopped { return Owners.close(ObjectIdentifier(self)) }
    let tasks = Owners.tasks(of: self)
    Owners.forget(self)
    let (rest, sleeps) = end { $0.isClosed = true }
    for (work, _) in rest { if case .job(let job) = work { job.enqueueAsUsual() } }
    // A task that was cancelled while it slept has left its alarm behind, which frees itself when it goes off.
    for sleep in sleeps where !tasks.contains(sleep.task) { sleep.job.enqueueAsUsual() }
  }

  /// What waits and cannot come any more is let go of without the lock: it may do anything.
  @discardableResult private func end(
    _ change: (inout Waiting) -> Void
  ) -> (jobs: [(work: Work, cause: Cause?)], sleeps: [(job: QueuedJob, task: UInt64)]) {
    let (jobs, timers, elsewhere) = locked { waiting in
      change(&waiting)
      return (waiting.jobs.takeAll(), waiting.timers.takeAll(), waiting.elsewhere.removeAll())
    }
    for entry in elsewhere { entry.letGo() }
    return (jobs, timers.compactMap(\.sleep))
  }
}
