import Dispatch
import Foundation
import Synchronization
import TenureFrames
import TenureIssues
import TenureRender
import TenureRuntime
import TenureScenes
import TenureStorage
import TenureTree
import TenureWorld

/// Mounts a view without a display, acts as its user, and says what the user would see.
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
  let shown = ScreenIndex()
  var madeFrames: ScreenFrames?
  /// Since the screen was last left to come to rest, a layout has been changing for ever: views are told no more sizes.
  var layoutHasNoRest = false
  /// Whoever touches a row that is out of sight scrolls to it first.
  private(set) var scrollsToReach = false
  private let collected: IssueList
  private var marks: [ObjectIdentifier: Int] = [:]
  /// The fault that would have stopped the program; nothing can be done after it.
  public private(set) var stopped: ScreenIssue?
  private var isClosed = false
  /// What still waited when it was closed.
  private(set) var leftOver: [String]?

  /// Which time the tasks and timers of a screen wait for.
  public enum Time: Sendable {
    /// Stands still but for `advance(by:)`.
    case virtual
    /// Passes by itself; `advance(by:)` waits.
    case real
  }

  /// What `@AppStorage` and `UserDefaults.standard` read and write in this screen's code: in memory, the screen's own,
  /// unless it was given another store.
  public let storage: UserDefaults
  /// The store's name while it is the screen's own; what is in it lives as long as this.
  private let ownStorage: ScreenDefaults?

  /// Mounts `view` and settles its first frame. A `seed` shuffles the order of tasks that could run at the same time;
  /// a `clock` that the view's models were given shows this screen's time. With `visibleRows`, lists and lazy stacks show
  /// that many rows and are scrolled by `scrollIntoView()`; otherwise all of their rows are visible.
  public convenience init<V: View>(
    _ view: V, clock: ScreenClock? = nil, time: Time = .virtual, seed: UInt64? = nil,
    storage: UserDefaults? = nil, restoring sceneStorage: [String: any Sendable] = [:], visibleRows: Int? = nil
  ) {
    self.init(clock, time, seed, storage, sceneStorage, visibleRows)
    turn { $0.session.mount(view, environment: $0.defaultStorage) }
  }

  /// Mounts the view that the closure makes; what its initialisers misuse is among the screen's issues, and what would
  /// stop the program in them stops the screen.
  public convenience init<V: View>(
    clock: ScreenClock? = nil, time: Time = .virtual, seed: UInt64? = nil, storage: UserDefaults? = nil,
    restoring sceneStorage: [String: any Sendable] = [:], visibleRows: Int? = nil,
    @_implicitSelfCapture @ViewBuilder _ content: @escaping () -> V
  ) {
    self.init(clock, time, seed, storage, sceneStorage, visibleRows)
    turn { screen in
      var view: V?
      let end = screen.world.enter {
        guarded { view = StandInDefaults.$current.withValue(screen.standIn) { content() } }
      }
      guard case .finished = end, let view else {
        screen.stop(end, during: "making the view")
        screen.session.stop()
        return nil
      }
      return screen.session.mount(view, environment: screen.defaultStorage)
    }
  }

  /// Mounts a program's first window.
  public convenience init<A: App>(
    _ app: A.Type, clock: ScreenClock? = nil, time: Time = .virtual, seed: UInt64? = nil,
    storage: UserDefaults? = nil, restoring sceneStorage: [String: any Sendable] = [:], visibleRows: Int? = nil
  ) {
    self.init(clock, time, seed, storage, sceneStorage, visibleRows)
    turn { screen in
      StandInDefaults.$current.withValue(screen.standIn) {
        screen.session.mount(app, environment: screen.defaultStorage)
      }
    }
  }

  /// Mounts a program that somebody drives by words, whose type nobody knows before it runs.
  package convenience init(driving app: any App.Type, environment: @escaping (inout EnvironmentValues) -> Void) {
    self.init(nil, .virtual, nil, nil, [:], nil)
    // No fewer than a phone has in sight, of small pictures too; a feed that loads more at its last row stops there.
    session.showFirst(rows: 50)
    scrollsToReach = true
    turn { screen in
      StandInDefaults.$current.withValue(screen.standIn) {
        screen.session.mount(app) { [storage = screen.defaultStorage] values in
          storage(&values)
          environment(&values)
        }
      }
    }
  }

  private init(
    _ clock: ScreenClock?, _ time: Time, _ seed: UInt64?, _ storage: UserDefaults?,
    _ sceneStorage: [String: any Sendable], _ visibleRows: Int?
  ) {
    ownStorage = storage == nil ? ScreenDefaults() : nil
    self.storage = storage ?? ownStorage!.defaults
    world = World(seed: seed, isReal: time == .real)
    clock?.follow(world)
    session = Session(recording: true)
    session.layOutPromptly()
    session.safeArea = .init(ScreenFrames.phoneEdges)
    session.onNeedsUpdate = { [world] in world.noteNews() }
    if let visibleRows {
      session.showFirst(rows: visibleRows)
      shown.work.isRowAway = { [unowned session] id in MainActor.assumeIsolated { session.window.isRowAway(id) } }
    }
    session.sceneStorage = sceneStorage.compactMapValues { PropertyValue($0) }
    StandInDefaults.set(ownStorage?.name ?? DefaultsName.of(self.storage), in: ObjectIdentifier(world))
    let collected = IssueList()
    self.collected = collected
    for difference in Toolchain.current.differences { collected.add(difference.issue) }
    world.reporter = { collected.add($0) }
    world.around = { [weak self, weak world] job in
      let end = guarded {
        let collect: Issues.Reporter = { issue in
          collected.add(issue)
          if issue.severity == .fault { abandonGuarded() }
        }
        Issues.withReporter(collect, job)
      }
      if case .finished = end { return }
      let cause = world?.cause.map { "what \($0) had started" }
      MainActor.assumeIsolated {
        self?.stop(end, during: cause)
        self?.session.stop()
      }
    }
    session.guarding = { [weak self, world] work in
      let end = world.enter { guarded(work) }
      if case .finished = end { return true }
      self?.stop(end, during: Cause.current?.description)
      return false
    }
    world.onRestless = { [weak self] excess in MainActor.assumeIsolated { self?.goesRound(excess) } }
    // The world may look for jobs once more after the screen is gone.
    world.afterJob = { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        let before = self.session.window.startsMade
        self.turn { $0.session.updateIfNeeded() }
        let appeared = self.session.window.startsMade - before
        if appeared > 0 { self.world.noteAppeared(appeared) }
      }
    }
  }

  /// The screen's code came to what would have stopped the program.
  private func stop(_ end: GuardedEnd, during event: String?) {
    if case .trapped(let trap) = end { collected.add(trap.issue(during: event)) }
    stopped = collected.all.last
    world.stop()
  }

  /// A screen that nobody closed: what its tasks still wait for never comes.
  deinit {
    StandInDefaults.set(nil, in: ObjectIdentifier(world))
    world.close()
  }

  private var standIn: String? { ownStorage?.name ?? DefaultsName.of(storage) }

  private var defaultStorage: (inout EnvironmentValues) -> Void {
    { [storage] in $0.defaultAppStorage = storage }
  }

  /// What the window's `@SceneStorage` properties hold by key, as a host keeps it until the window comes back:
  /// `Screen(view, restoring: old.sceneStorage)`.
  public var sceneStorage: [String: any Sendable] { session.sceneStorage.mapValues(\.object) }

  /// Runs `body` with issues collected here.
  func run(_ body: (Screen) -> Void) {
    if stopped == nil { Issues.withReporter(collector) { body(self) } }
  }

  /// Runs a turn of the session, and shows what it led to.
  @discardableResult
  func turn(_ body: (Screen) -> TurnResult?) -> TurnResult? {
    var result: TurnResult?
    run { result = body($0) }
    show(result?.patch)
    if let result { follow(result) }
    tellSizes()
    return result
  }

  func show(_ patch: Patch?) {
    guard let patch, !patch.isEmpty else { return }
    steps += patch.steps
    shown.apply(patch)
    madeFrames?.apply(patch)
  }

  func report(_ issue: Issue) { collected.add(issue) }

  private var collector: Issues.Reporter {
    { [collected] issue in
      collected.add(issue)
      if issue.severity == .fault { abandonGuarded() }
    }
  }

  // MARK: Time

  /// Runs everything that can happen without time passing: updates, tasks, what they start in turn, and what has been
  /// put on the main queue.
  public func settle() async {
    layoutHasNoRest = false
    await comeToRest()
  }

  /// False when something goes on elsewhere for so long that it is not waited for any longer.
  @discardableResult private func comeToRest() async -> Bool {
    var patience = Patience(with: world)
    var round = -1
    var hops = 0
    while stopped == nil {
      let seen = world.news
      world.drain()
      if stopped != nil { break }
      if !patience.isOver, world.waitsOutside {
        if let left = patience.left(with: world) {
          await world.news(after: seen, within: left)
        } else {
          world.stopWaitingOutside()
        }
        round = -1
        continue
      }
      if session.rounds == round { break }
      round = session.rounds
      hops += 1
      if hops > limits.generations {
        goesRound(.followed(limits.generations, "rounds of work on the main queue"))
        break
      }
      await mainQueue()
    }
    return !patience.isOver
  }

  /// Lets what is on the main queue go first, and what that has put there.
  func mainQueue() async {
    for _ in 0..<2 {
      await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    }
  }

  /// Lets time pass: sleeping tasks, timers and delayed publishers on the way go on in order.
  public func advance(by duration: Duration) async {
    guard stopped == nil else { return }
    if world.isReal {
      try? await Task.sleep(for: duration)
      return await settle()
    }
    var left = world.advance(by: duration)
    var tries = 0
    while let rest = left, stopped == nil {
      let isPatient = await comeToRest()
      left = world.advance(by: rest, waits: isPatient)
      tries = left == rest ? tries + 1 : 0
      if tries > limits.generations {
        goesRound(.followed(limits.generations, "rounds of work that came from elsewhere"))
      }
    }
  }

  /// Its code goes on for ever without letting time pass. It has been put aside, or others would never have a turn.
  private func goesRound(_ excess: World.Excess) {
    let cause = world.cause.map { ", because of \($0)" } ?? ""
    let places = world.placesElsewhere
    let elsewhere = places.isEmpty ? "" : "Some of it went elsewhere: \(places.joined(separator: "; ")). "
    let fact: String
    let advice: String
    switch excess {
    case .followed(let count, let what):
      fact = "\(count) \(what) followed one another\(cause), and hardly any time passed."
      advice =
        "Something starts itself again and again: let it wait for something, end it when the view leaves, "
        + "or write only what differs."
    case .waits(let count, let what):
      fact = "More than \(count) \(what) waited at once\(cause), and still more came."
      advice =
        "Something starts itself more than once each time: let one follow another, or end it when the view "
        + "leaves."
    case .grows(let count):
      fact =
        "More views appeared each time that the tasks of those before had run\(cause), \(count) of them the last time."
      advice = "The task of a view brings more than one such view: let it write only what differs."
    }
    collected.add(
      Issue(
        "The screen did not settle.", severity: .fault,
        evidence: "\(fact) \(elsewhere)\(record.record.busiest(of: 1_000))",
        advice: "\(advice) The screen has stopped there."))
    stop(.abandoned, during: nil)
    session.stop()
  }

  // MARK: What happened

  /// What was misused since mounting, with full texts.
  public var issues: [ScreenIssue] { collected.all }

  /// What happened, turn by turn.
  public var record: ScreenRecord { ScreenRecord(record: session.record!) }

  /// How often bodies of a type ran since mounting, or since `mark()`.
  public func bodies(of type: Any.Type) -> Int {
    record.bodies(of: type) - (marks[ObjectIdentifier(type)] ?? 0)
  }

  /// Starts counting bodies anew, and the patches.
  public func mark() {
    marks = session.record!.bodyCounts
    steps = []
  }

  /// What changed on the screen, step by step, since mounting or since `mark()`.
  public var patchSteps: [ScreenStep] { steps.map(ScreenStep.init) }
  package private(set) var steps: [PatchStep] = []

  // MARK: The end

  /// Takes everything off the screen: tasks are cancelled, `onDisappear` runs, state is released.
  ///
  /// Tasks of `.task` are cancelled, and a `Task { }` goes on, as in a program: that is right, and no issue. What still waits
  /// then is in `pending`.
  public func close() {
    guard !isClosed, stopped == nil else { return }
    isClosed = true
    if world.waitsOutside {
      collected.add(
        Issue(
          "The screen was closed while work that its code had started was still running.", severity: .note,
          evidence: "That is: \(world.outside.joined(separator: "; ")).",
          advice: "Where a test is about what comes of it, let it come first: await screen.settle() or "
            + "screen.wait(until:)."))
    }
    run { $0.session.unmount() }
    shown.clear()
    madeFrames = nil
    world.drain()
    leftOver = pending
    world.close()
  }
}

/// Issues collected from any thread.
final class IssueList: Sendable {
  private let issues = Mutex<[Issue]>([])

  func add(_ issue: Issue) { issues.withLock { $0.append(issue) } }
  var all: [ScreenIssue] { issues.withLock { $0 }.map(ScreenIssue.init) }
}
