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
  }
  private var isSending = false
  private var isReducing = false

  private let registrar = ObservationRegistrar()
  /// Which value the state is, where it can tell; otherwise every action may have changed all of it.
  private let mark: (State) -> StateMark
  /// Tells of every state, for stores that observe nothing finer.
  let changes = PassthroughSubject<Void, Never>()

  init<R: Reducer<State, Action>>(_ state: State, _ reducer: R) {
    StateRecord.begin()
    current = state
    reduce = reducer._run()
    mark = { ($0 as? any ObservableState)?._$mark ?? .unknown }
  }

  override var state: State {
    if !Unobserved.isOn { registrar.access(self, keyPath: \.state) }
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
    send(action, in: scope)
    return scope.isOver ? nil : scope
  }

  /// Sends an action that belongs to `scope`.
  private func send(_ action: Action, in scope: CancelScope) {
    scope.begin()
    waiting.append(
      Waiting(action: action, scope: scope, transaction: isSending ? Transaction.merged(nil) : nil))
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
    let effect = run(sent.action)
    if !effect.isNone { start(effect, in: sent.scope) }
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

  private func run(_ action: Action) -> Effect<Action> {
    guard let record = StateRecord() else { return runUnrecorded(action) }
    let before = current
    defer { record.tell(of: before, and: current) }
    return runUnrecorded(action)
  }

  private func runUnrecorded(_ action: Action) -> Effect<Action> {
    let before = mark(current)
    let effect = effects.reducing {
      isReducing = true
      defer { isReducing = false }
      // An action that an effect sends is reduced as any other one: not with what holds in the effect.
      return DependencyValues.$_current.withValue(dependencies) {
        FeaturePath().running { reduce(&current, action) }
      }
    }
    if !mark(current).isKnown(since: before) { registrar.withMutation(of: self, keyPath: \.state) {} }
    changes.send()
    return effect
  }

  private func start(_ effect: Effect<Action>, in scope: CancelScope) {
    scope.begin()
    effects.start(
      effect, in: [scope],
      deliver: { [weak self] action in self?.send(action, in: scope) },
      then: { [effects] in
        scope.end()
        effects.changed?()
      })
  }
}

extension RootCore: Observable {}
