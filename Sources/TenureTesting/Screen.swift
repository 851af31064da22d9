import Synchronization
import TenureIssues
import TenureRender
import TenureRuntime
import TenureViews

/// A view on a screen that nobody sees: mounts it, acts as a person, and says what a person would see.
///
///     let screen = Screen(LoginView())
///     try screen.button("Login").tap()
///     await screen.settle()
///     #expect(screen.shows("Welcome, Ada"))
///
/// Tasks that the views start run in a fixed order on virtual time, in `settle()` and `advance(by:)` only.
@MainActor public final class Screen {
  let session: Session
  let world: World
  private let collected: IssueList
  private var marks: [ObjectIdentifier: Int] = [:]
  /// The fault that would have stopped the program; nothing can be done after it.
  public private(set) var stopped: Issue?
  private var isClosed = false

  /// Which time the tasks and timers of a screen wait for.
  public enum Time: Sendable {
    /// Stands still but for `advance(by:)`.
    case virtual
    /// Passes by itself; `advance(by:)` waits.
    case real
  }

  /// Mounts `view` and settles its first frame. A `seed` shuffles the order of tasks that could run at the same time;
  /// a `clock` that the view's models were given shows this screen's time.
  public convenience init<V: View>(
    _ view: V, clock: ScreenClock? = nil, time: Time = .virtual, seed: UInt64? = nil
  ) {
    self.init(clock, time, seed)
    run { $0.session.mount(view) }
  }

  /// Mounts the view that the closure makes; what its initialisers misuse is among the screen's issues.
  public convenience init<V: View>(
    clock: ScreenClock? = nil, time: Time = .virtual, seed: UInt64? = nil, @ViewBuilder _ content: () -> V
  ) {
    self.init(clock, time, seed)
    run { $0.session.mount(content()) }
  }

  /// Mounts a program's first window.
  public convenience init<A: App>(
    _ app: A.Type, clock: ScreenClock? = nil, time: Time = .virtual, seed: UInt64? = nil
  ) {
    self.init(clock, time, seed)
    run { $0.session.mount(app) }
  }

  private init(_ clock: ScreenClock?, _ time: Time, _ seed: UInt64?) {
    world = World(seed: seed, isReal: time == .real)
    clock?.follow(world)
    session = Session(recording: true, world: world)
    let collected = IssueList()
    self.collected = collected
    world.reporter = { collected.add($0) }
    world.around = { job in
      Issues.$reporter.withValue({ collected.add($0) }, operation: job)
    }
    session.guarding = { [weak self] work in
      if guarded(work) { return true }
      self?.stopped = collected.all.last
      return false
    }
    session.onPatch = { [weak self] in self?.patchSteps += $0.steps }
    let update = world.afterJob
    // The world may look for jobs once more after the screen is gone.
    world.afterJob = { [weak self] in
      MainActor.assumeIsolated { self?.run { _ in update() } }
    }
  }

  /// A screen that nobody closed: what its tasks still wait for never comes.
  deinit { world.close() }

  /// Runs `body` with issues collected here.
  func run(_ body: (Screen) -> Void) {
    if stopped == nil { Issues.$reporter.withValue(collector) { body(self) } }
  }

  private var collector: Issues.Reporter {
    { [collected] issue in
      collected.add(issue)
      if issue.severity == .fault { abandonGuarded() }
    }
  }

  // MARK: Time

  /// Lets everything happen that can happen by itself now: updates, tasks, what they start in turn. Time stands still.
  public func settle() async {
    guard stopped == nil else { return }
    if !world.drain() { collected.add(Self.restless) }
  }

  /// Lets time pass: sleeping tasks, timers and delayed publishers on the way go on in order.
  public func advance(by duration: Duration) async {
    guard stopped == nil else { return }
    if !world.isReal { return world.advance(by: duration) }
    try? await Task.sleep(for: duration)
    await settle()
  }

  private static let restless = Issue(
    "The screen did not settle.", severity: .fault,
    evidence: "A million jobs ran and there was still one more.",
    advice: "A task goes on for ever without waiting for anything; let it sleep, or end it when the view leaves.")

  // MARK: What happened

  /// What was misused since mounting, with full texts.
  public var issues: [Issue] { collected.all }

  /// What happened, turn by turn.
  public var record: Record { session.record! }

  /// How often bodies of a type ran since mounting, or since `mark()`.
  public func bodies(of type: Any.Type) -> Int {
    record.bodies(of: type) - (marks[ObjectIdentifier(type)] ?? 0)
  }

  /// Starts counting bodies anew, and the patches.
  public func mark() {
    marks = record.bodyCounts
    patchSteps = []
  }

  /// The steps of the patches since mounting, or since `mark()`.
  public internal(set) var patchSteps: [PatchStep] = []

  // MARK: The end

  /// Takes everything off the screen: tasks are cancelled, `onDisappear` runs, state is released.
  public func close() {
    guard !isClosed, stopped == nil else { return }
    isClosed = true
    run { $0.session.unmount() }
    world.drain()
    world.close()
  }
}

/// Issues collected from any thread.
final class IssueList: Sendable {
  private let issues = Mutex<[Issue]>([])

  func add(_ issue: Issue) { issues.withLock { $0.append(issue) } }
  var all: [Issue] { issues.withLock { $0 } }
}
