import Combine
import Dependencies
import IssueReporting
import Observation
import TenureIssues
import TenureThread
import TenureTree

/// The state itself, its reducer and its effects.
///
/// An action that nobody records and that has no effect allocates nothing here, and asks for no type of a value that belongs to
/// `State` or `Action`: that takes longer than most reducers.
final class RootCore<State, Action>: StoreCore<State, Action> {
  private var current: State
  private let reduce: (inout State, Action) -> Effect<Action>
  /// What the feature is called, for those who record it.
  private let feature: () -> String
  /// Where the store was made.
  private let line: CallerLine
  let effects = EffectCenter()
  /// All that runs: it ends with the store.
  private let running = CancelScope()
  /// Those that were in force when the store was made.
  private let dependencies = DependencyValues._current

  /// Actions that were sent while another one was reduced, each with what it belongs to.
  private var waiting: [Waiting] = []
  /// Those of them that are being reduced.
  private var taken: [Waiting] = []
  private var hasWaiting = false

  private struct Waiting {
    let action: Action
    let scope: CancelScope
    /// What holds where it was sent.
    let transaction: Transaction
    let origin: Origin?
  }

  /// The action whose effect sends another one, for those who record it.
  private final class Origin {
    let action: Action
    let number: Int

    init(_ action: Action, _ number: Int) { (self.action, self.number) = (action, number) }
  }

  /// How many actions have been reduced.
  private var reduced = 0
  private var recordings: [WeakRecording] = []
  /// True while there may be recordings.
  private var isRecorded = false

  private struct WeakRecording {
    weak var recording: StoreRecording<State, Action>?
    /// The number of its first action.
    let first: Int
  }
  private var isSending = false
  private var isReducing = false

  private let registrar = ObservationRegistrar()
  /// Kept: written down in a generic class, a key path is made anew each time.
  private let statePath: KeyPath<RootCore, State> = \.state
  /// Which value the state is, where it can tell; otherwise every action may have changed all of it. It is read where it lies:
  /// to copy a state takes a reference for each part of it.
  private let mark: (inout State) -> StateMark
  /// Tells of the states, for stores that observe nothing finer: of each that an action from outside has led to.
  let changes = PassthroughSubject<Void, Never>()

  init<R: Reducer<State, Action>>(_ state: State, _ reducer: R, _ line: CallerLine) {
    StateRecord.begin()
    current = state
    self.line = line
    reduce = reducer._run()
    feature = { ChangedReducers.name(of: R.self) }
    let read = StateMark.reader(of: State.self)
    mark = { read($0) }
  }

  deinit {
    let running = running
    if tenure_is_main_thread() {
      MainActor.assumeIsolated { running.cancel() }
    } else {
      Task { @MainActor in running.cancel() }
    }
  }

  override var state: State {
    if !Unobserved.isOn { registrar.access(self, keyPath: statePath) }
    if isReducing { refuseRead() }
    return current
  }

  private func refuseRead() -> Never {
    Issues.stop(
      Issue(
        "A store's state was read while its reducer was changing it.", severity: .fault,
        evidence: "The state is a \(State.self).",
        advice: "Read it after the action: in the view's body, or in an effect."))
  }

  override func send(_ action: Action) -> CancelScope? {
    if isSending {
      if isReducing { reportReentrance(action) }
      let scope = CancelScope()
      wait(action, in: scope, from: nil)
      return scope
    }
    guard let scope = sendNow(action, in: nil, from: nil), !scope.isOver else { return nil }
    return scope
  }

  private func reportReentrance(_ action: Action) {
    line.report(
      """
      An action was sent to a store by its own reducer, while that was reducing another one.

        Action: \(describe(action))

      It is reduced after that one. Return it from the reducer: '.send(…)', or send it in '.run { }'.
      """)
  }

  /// Sends an action of an effect.
  private func send(_ action: Action, _ belonging: Belonging, in scope: CancelScope, from origin: Origin) {
    var scope = scope
    if belonging == .feature {
      let own = CancelScope()
      effects.left?(own, scope)
      scope = own
    }
    if isSending { wait(action, in: scope, from: origin) } else { _ = sendNow(action, in: scope, from: origin) }
  }

  private func wait(_ action: Action, in scope: CancelScope, from origin: Origin?) {
    scope.begin()
    waiting.append(Waiting(action: action, scope: scope, transaction: .merged(nil), origin: origin))
    hasWaiting = true
  }

  /// Reduces an action, and those that are sent meanwhile: for all of them the state is told once. Returns what it belongs
  /// to, if it has set anything going.
  private func sendNow(_ action: Action, in scope: CancelScope?, from origin: Origin?) -> CancelScope? {
    isSending = true
    scope?.begin()
    let scope = take(action, in: scope, from: origin)
    scope?.end()
    finish()
    return scope
  }

  /// Reduces what was sent meanwhile, and tells of the state once for all of it.
  private func finish() {
    // The first one did not wait.
    var count = 1
    repeat {
      if hasWaiting { takeWaiting(&count) }
      changes.send()
    } while hasWaiting && count < Self.limit
    if hasWaiting { drop(waiting[...]) }
    isSending = false
  }

  private func takeWaiting(_ count: inout Int) {
    var last: [Action] = []
    while !waiting.isEmpty {
      // Another array than that to which those come that are sent meanwhile, also by an action that goes as this one is
      // emptied.
      swap(&waiting, &taken)
      for (index, sent) in taken.enumerated() {
        if count == Self.limit {
          giveUp(at: index, last)
          break
        }
        count += 1
        if count > Self.limit - 2 { last.append(sent.action) }
        withTransaction(sent.transaction) {
          _ = take(sent.action, in: sent.scope, from: sent.origin)
          // Who hears of it later would not know of the animation.
          if sent.transaction.animation != nil { changes.send() }
        }
        sent.scope.end()
      }
      taken.removeAll(keepingCapacity: true)
    }
    hasWaiting = false
  }

  /// Reduces an action and starts its effect. `scope` has begun; where there is none, one is made and begins if it is needed.
  private func take(_ action: Action, in scope: CancelScope?, from origin: Origin?) -> CancelScope? {
    let number = reduced
    reduced += 1
    var scope = scope
    let effect = isRecorded ? runKept(action, in: &scope, from: origin) : run(action, from: origin)
    if effect.isNone { return scope }
    let begun = scope ?? Self.newScope()
    start(effect, in: begun, from: Origin(action, number))
    return begun
  }

  private static func newScope() -> CancelScope {
    let scope = CancelScope()
    scope.begin()
    return scope
  }

  /// So many actions that follow from one without a pause take no end.
  private static var limit: Int { 200_000 }

  /// The actions that are left are dropped. The store goes on with the next one that is sent.
  private func giveUp(at index: Int, _ last: [Action]) {
    let last = last.map { "\n  Action: \(describe($0))" }.joined()
    drop(taken[index...] + waiting)
    line.report(
      """
      \(Self.limit) actions followed from one without a pause. The last were:
      \(last)

      Those that would follow are dropped. A reducer answers an action with one that leads to it again: return '.none' where \
      nothing is left to do, or wait in '.run { }' before the next one is sent.
      """)
  }

  private func drop(_ actions: ArraySlice<Waiting>) {
    (waiting, hasWaiting) = ([], false)
    for sent in actions { sent.scope.end() }
  }

  // MARK: Who records it

  /// Begins to keep what is reduced.
  func record() -> StoreRecording<State, Action> {
    let recording = StoreRecording<State, Action>(StoreHistory(feature(), current))
    recordings.removeAll { $0.recording?.isOn != true }
    recordings.append(WeakRecording(recording: recording, first: reduced))
    isRecorded = true
    return recording
  }

  private func runKept(_ action: Action, in scope: inout CancelScope?, from origin: Origin?) -> Effect<Action> {
    let begun = scope ?? Self.newScope()
    scope = begun
    let firstID = StackElementID.counter.next
    let effect = run(action, from: origin)
    for each in recordings {
      let origin = origin.flatMap { $0.number < each.first ? nil : $0.number - each.first }
      each.recording?.add(action, current, from: origin, firstID, begun)
    }
    recordings.removeAll { $0.recording?.isOn != true }
    isRecorded = !recordings.isEmpty
    return effect
  }

  // MARK: A history that is replayed

  /// Reduces an action of a history, without its effect. The state is that of the history then.
  func replay(_ step: StoreHistory<State, Action>.Step, from origin: Action?) {
    isSending = true
    StackElementID.$ownCounter.withValue(StackElementID.Counter(startingAt: step.firstID)) {
      _ = run(
        step.action, from: origin.map { Origin($0, 0) },
        by: { state, action in
          _ = reduce(&state, action)
          if !areSame(state, step.state) { state = step.state }
          return .none
        })
    }
    finish()
  }

  // MARK: One action

  private func run(_ action: Action, from origin: Origin?) -> Effect<Action> {
    run(action, from: origin, by: reduce)
  }

  private func run(
    _ action: Action, from origin: Origin?, by reduce: (inout State, Action) -> Effect<Action>
  ) -> Effect<Action> {
    if let record = StateRecord() { return run(action, from: origin, by: reduce, telling: record) }
    return runUnrecorded(action, reduce)
  }

  @inline(never)
  private func run(
    _ action: Action, from origin: Origin?, by reduce: (inout State, Action) -> Effect<Action>,
    telling record: StateRecord
  ) -> Effect<Action> {
    let before = current
    var reducers: [String] = []
    let effect = runUnrecorded(action) { state, action in
      let noted = ChangedReducers.noted(in: feature(), &state) { reduce(&$0, action) }
      reducers = noted.reducers
      return noted.result
    }
    record.tell(of: action, from: origin?.action, changedBy: reducers)
    record.tell(of: before, and: current)
    return effect
  }

  private func runUnrecorded(
    _ action: Action, _ reduce: (inout State, Action) -> Effect<Action>
  ) -> Effect<Action> {
    let before = mark(&current)
    effects.beginReducing()
    isReducing = true
    let effect = apart { reduce(&current, action) }
    isReducing = false
    effects.endReducing()
    if !mark(&current).isKnown(since: before) { registrar.withMutation(of: self, keyPath: statePath) {} }
    return effect
  }

  /// An action that an effect sends is reduced as any other one: not with what holds in the effect.
  @inline(__always)
  private func apart(_ body: () -> Effect<Action>) -> Effect<Action> {
    if dependencies.isEmpty, DependencyValues._current.isEmpty, FeaturePath.current.isEmpty { return body() }
    return DependencyValues.$_current.withValue(dependencies) { FeaturePath().running(body) }
  }

  private func start(_ effect: Effect<Action>, in scope: CancelScope, from origin: Origin) {
    scope.begin()
    effects.start(
      effect, in: [running, scope],
      deliver: { [weak self] action, belonging in self?.send(action, belonging, in: scope, from: origin) },
      then: { [effects] in
        scope.end()
        effects.changed?()
      })
  }
}

extension RootCore: Observable {}
