import Combine
import SwiftUI
import TenureThread

/// Runs the effects of one store, and knows them by the ids under which they can be cancelled.
@MainActor final class EffectCenter: Sendable {
  /// The one whose effect runs here, or one for code outside of all stores.
  nonisolated static var current: EffectCenter { Running.center ?? Running.outside }

  private var scopes: [CancelKey: [ObjectIdentifier: CancelScope]] = [:]
  /// Where what its effects do on no actor runs; nil for the threads of the concurrency runtime.
  var executor: (any TaskExecutor)?
  /// Tells that an effect has begun or is over, for a test that waits.
  var changed: (() -> Void)?
  /// Tells of work that follows from that of the second scope and does not belong to it, for a test that looks after both.
  var left: ((CancelScope, CancelScope) -> Void)?

  /// What is to be done when the action is over that is being reduced.
  private var atEnd: [() -> Void] = []
  /// True while an action is being reduced.
  private(set) var isReducing = false

  nonisolated init() {}

  /// Does `work` when no action is being reduced.
  func afterAction(_ work: @escaping () -> Void) {
    if isReducing { atEnd.append(work) } else { work() }
  }

  func beginReducing() { isReducing = true }

  func endReducing() {
    isReducing = false
    if atEnd.isEmpty { return }
    let work = atEnd
    atEnd = []
    for each in work { each() }
  }

  /// Starts an effect of an action. `deliver` sends what it sends.
  func start<Action>(
    _ effect: Effect<Action>, in scopes: [CancelScope], deliver: @escaping Deliver<Action>,
    then: @escaping () -> Void
  ) {
    if scopes.contains(where: \.isCancelled) { return then() }
    switch effect.operation {
    case .none: then()
    case .send(let action, let transaction):
      if let transaction {
        withTransaction(transaction.value) { deliver(action, .effect) }
      } else {
        deliver(action, .effect)
      }
      then()
    case .run(let traits, let body): run(traits, body, scopes, deliver, then)
    case .publisher(let make): subscribe(make(), scopes, deliver, then)
    case .merge(let effects):
      var left = effects.count
      for effect in effects {
        start(effect, in: scopes, deliver: deliver) {
          left -= 1
          if left == 0 { then() }
        }
      }
    case .concatenate(let effects): startNext(of: effects[...], in: scopes, deliver: deliver, then: then)
    case .cancel(let key):
      cancel(key)
      then()
    case .made(let make): start(make(self), in: scopes, deliver: deliver, then: then)
    case .cancellable(let effect, let key, let cancelInFlight):
      if cancelInFlight { cancel(key, exceptFor: scopes) }
      let scope = add(key)
      start(effect, in: scopes + [scope], deliver: deliver) { [self] in
        remove(scope)
        then()
      }
    }
  }

  private func startNext<Action>(
    of effects: ArraySlice<Effect<Action>>, in scopes: [CancelScope],
    deliver: @escaping Deliver<Action>, then: @escaping () -> Void
  ) {
    guard let first = effects.first else { return then() }
    start(first, in: scopes, deliver: deliver) { [self] in
      startNext(of: effects.dropFirst(), in: scopes, deliver: deliver, then: then)
    }
  }

  private func run<Action>(
    _ traits: TaskTraits, _ body: @escaping @Sendable (Send<Action>) async -> Void, _ scopes: [CancelScope],
    _ deliver: @escaping Deliver<Action>, _ then: @escaping () -> Void
  ) {
    let work = Work(in: scopes, then: then)
    let send = Send<Action>(deliver)
    let operation: @MainActor @Sendable () async -> Void = {
      await body(send)
      work.end()
    }
    // Of the effect that has sent the action nothing is handed down.
    let task = Running.$center.withValue(self) {
      DismissEffect.$way.withValue(nil) {
        Task(name: traits.name, executorPreference: executor, priority: traits.priority, operation: operation)
      }
    }
    work.began { task.cancel() }
  }

  private func subscribe<Action>(
    _ publisher: AnyPublisher<Action, Never>, _ scopes: [CancelScope],
    _ deliver: @escaping Deliver<Action>, _ then: @escaping () -> Void
  ) {
    let work = Work(in: scopes, then: then)
    let (deliver, ended) = (Unchecked(deliver), Unchecked({ @MainActor in work.end() }))
    let subscription = Unchecked(
      publisher.sink(
        receiveCompletion: { _ in onMainActor { ended.value() } },
        receiveValue: { action in
          let action = Unchecked(action)
          onMainActor { deliver.value(action.value, .effect) }
        }))
    work.began {
      subscription.value.cancel()
      work.end()
    }
  }

  // MARK: Ids

  /// A scope under an id, in this feature and in all above it.
  private func add(_ key: CancelKey) -> CancelScope {
    let scope = CancelScope(key: key)
    for key in key.all { scopes[key, default: [:]][ObjectIdentifier(scope)] = scope }
    return scope
  }

  /// Something else that an id names, which has not begun yet: nobody misses it who cancels it as soon as it has.
  func add(under key: CancelKey, cancelInFlight: Bool) -> (scope: CancelScope, work: Work) {
    if cancelInFlight { cancel(key) }
    let scope = add(key)
    return (scope, Work(in: [scope], then: {}))
  }

  func remove(_ scope: CancelScope) {
    guard let key = scope.key else { return }
    for key in key.all {
      scopes[key]?.removeValue(forKey: ObjectIdentifier(scope))
      if scopes[key]?.isEmpty == true { scopes.removeValue(forKey: key) }
    }
  }

  /// Cancels what has an id, but not the effect itself that says so: `own` are the scopes that it is in.
  func cancel(_ key: CancelKey, exceptFor own: [CancelScope] = []) {
    guard let named = scopes[key] else { return }
    for scope in named.values where !own.contains(where: { $0 === scope }) {
      scope.cancel()
      remove(scope)
    }
  }

  // MARK: Throttling

  /// The windows of `throttle` that are open, by their ids.
  private var windows: [CancelKey: ThrottleWindow] = [:]

  func window(_ key: CancelKey) -> ThrottleWindow? {
    windows = windows.filter { !$0.value.isOver() }
    return windows[key]
  }

  func setWindow(_ key: CancelKey, _ window: ThrottleWindow) { windows[key] = window }

  /// True when nothing is kept under any id.
  var isEmpty: Bool { scopes.isEmpty }
}

/// Runs `body` on the main actor: now where this is the main thread, otherwise as soon as that is free.
private func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  if tenure_is_main_thread() { MainActor.assumeIsolated(body) } else { Task { @MainActor in body() } }
}

/// The store whose effect runs here.
private enum Running {
  @TaskLocal static var center: EffectCenter?
  static let outside = EffectCenter()
}
