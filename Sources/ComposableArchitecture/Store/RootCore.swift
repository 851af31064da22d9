import Combine
import Dependencies
import IssueReporting
import Observation
import TenureIssues
import TenureTree

/// The state itself, its reducer and its effects.
final class RootCore<State, Action>: StoreCore<State, Action> {
  private var current: State
  private let reduce: (inout State, Action) -> Effect<Action>
  /// What the feature is called, for those who record it.
  private let feature: () -> String
  let effects = EffectCenter()
  /// Those that were in force when the store was made.
  private let dependencies = DependencyValues._current

  /// Actions that wait for those before them, each with what it belongs to.
  private var waiting: [Waiting] = []

  private struct Waiting {
    let action: Action
    let scope: CancelScope
    /// What holds where it was sent; nil where it is reduced at once.
    let transaction: Transaction?
    /// The action whose effect sends it, for those who record it.
    let origin: Origin?
  }

  private struct Origin {
    let action: Action
    let number: Int
  }

  /// How many actions have been reduced.
  private var reduced = 0
  private var recordings: [WeakRecording] = []

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
  /// Which value the state is, where it can tell; otherwise every action may have changed all of it.
  private let mark: (State) -> StateMark
  /// Tells of every state, for stores that observe nothing finer.
  let changes = PassthroughSubject<Void, Never>()

  init<R: Reducer<State, Action>>(_ state: State, _ reducer: R) {
    StateRecord.begin()
    current = state
    reduce = reducer._run()
    feature = { ChangedReducers.name(of: R.self) }
    mark = StateMark.reader(of: State.self)
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
    let scope = CancelScope()
    send(action, in: scope, from: nil)
    return scope.isOver ? nil : scope
  }

  /// Sends an action that belongs to `scope`.
  private func send(_ action: Action, in scope: CancelScope, from origin: Origin?) {
    scope.begin()
    let transaction = isSending ? Transaction.merged(nil) : nil
    waiting.append(Waiting(action: action, scope: scope, transaction: transaction, origin: origin))
    if isSending { return }
    isSending = true
    defer { isSending = false }
    var next = 0
    while next < waiting.count {
      if next == Self.limit {
        giveUp(at: next)
        break
      }
      let sent = waiting[next]
      next += 1
      if let transaction = sent.transaction {
        withTransaction(transaction) { take(sent) }
      } else {
        take(sent)
      }
    }
    waiting.removeAll(keepingCapacity: true)
  }

  private func take(_ sent: Waiting) {
    let number = reduced
    reduced += 1
    let effect = recordings.isEmpty ? run(sent) : runKept(sent)
    if !effect.isNone { start(effect, in: sent.scope, from: Origin(action: sent.action, number: number)) }
    sent.scope.end()
  }

  /// So many actions that follow from one without a pause take no end.
  private static var limit: Int { 10_000 }

  /// The actions that are left are dropped. The store goes on with the next one that is sent.
  private func giveUp(at next: Int) {
    let last = waiting[max(next - 2, 0)..<next].map { "\n  Action: \(describe($0.action))" }.joined()
    for sent in waiting[next...] { sent.scope.end() }
    reportIssue(
      """
      \(Self.limit) actions followed from one without a pause. The last were:
      \(last)

      Those that would follow are dropped. A reducer answers an action with one that leads to it again: return '.none' where \
      nothing is left to do, or wait in '.run { }' before the next one is sent.
      """)
  }

  // MARK: Who records it

  /// Begins to keep what is reduced.
  func record() -> StoreRecording<State, Action> {
    let recording = StoreRecording<State, Action>(StoreHistory(feature(), current))
    recordings.removeAll { $0.recording?.isOn != true }
    recordings.append(WeakRecording(recording: recording, first: reduced))
    return recording
  }

  private func runKept(_ sent: Waiting) -> Effect<Action> {
    let firstID = StackElementID.counter.next
    let effect = run(sent)
    for each in recordings {
      let origin = sent.origin.flatMap { $0.number < each.first ? nil : $0.number - each.first }
      each.recording?.add(sent.action, current, from: origin, firstID, sent.scope)
    }
    recordings.removeAll { $0.recording?.isOn != true }
    return effect
  }

  private func run(_ sent: Waiting) -> Effect<Action> {
    guard let record = StateRecord() else { return runUnrecorded(sent.action, reduce) }
    let before = current
    var reducers: [String] = []
    let effect = runUnrecorded(sent.action) { state, action in
      let noted = ChangedReducers.noted(in: feature(), &state) { self.reduce(&$0, action) }
      reducers = noted.reducers
      return noted.result
    }
    record.tell(of: sent.action, from: sent.origin?.action, changedBy: reducers)
    record.tell(of: before, and: current)
    return effect
  }

  private func runUnrecorded(
    _ action: Action, _ reduce: (inout State, Action) -> Effect<Action>
  ) -> Effect<Action> {
    let before = mark(current)
    let effect = effects.reducing {
      isReducing = true
      defer { isReducing = false }
      // An action that an effect sends is reduced as any other one: not with what holds in the effect.
      return DependencyValues.$_current.withValue(dependencies) {
        FeaturePath().running { reduce(&current, action) }
      }
    }
    if !mark(current).isKnown(since: before) { registrar.withMutation(of: self, keyPath: statePath) {} }
    changes.send()
    return effect
  }

  private func start(_ effect: Effect<Action>, in scope: CancelScope, from origin: Origin) {
    scope.begin()
    effects.start(
      effect, in: [scope],
      deliver: { [weak self] action in self?.send(action, in: scope, from: origin) },
      then: { [effects] in
        scope.end()
        effects.changed?()
      })
  }
}

extension RootCore: Observable {}
