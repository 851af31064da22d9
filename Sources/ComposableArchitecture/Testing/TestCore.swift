import ConcurrencyExtras
import CustomDump

/// An action with where it came from.
struct TestStep<Action>: CustomStringConvertible {
  let action: Action
  let isSent: Bool

  var description: String { "\(action)" }
}

/// What a test store looks after: the store at work, and what it has received that the test has not asked for yet.
@MainActor final class TestCore<State: Equatable, Action>: Sendable {
  /// An action that an effect has sent.
  struct Received {
    let action: Action
    /// The state before it, and after it.
    let before: State
    let state: State
    /// The next number of an element that is pushed in its course.
    let firstID: Int
    /// Its number among all that were reduced, for the shared values after it.
    let step: Int
  }

  /// What the test has sent.
  struct Sent {
    let action: Action
    let scope: CancelScope
    let line: CallerLine
    /// The test thinks no more of it.
    var isSkipped = false
  }

  private(set) var root: RootCore<State, TestStep<Action>>!
  private(set) var received: [Received] = []
  private var sent: [Sent] = []
  /// The state after the action that was sent last, before those that followed from it.
  private var stateAfterSent: State
  private var firstIDOfSent = 0
  private var stepOfSent = 0
  private var waiting: CheckedContinuation<Void, Never>?
  private var isLate = false
  /// How often something was received or sent, or an effect has begun or ended.
  private var newsCount = 0
  private let counter: StackElementID.Counter
  let surroundings: TestSurroundings
  let line: CallerLine
  var exhaustivity = Exhaustivity.on

  init<R: Reducer<State, Action>>(
    _ state: State, _ reducer: R, _ surroundings: TestSurroundings, _ line: CallerLine
  ) {
    (stateAfterSent, self.line, self.surroundings) = (state, line, surroundings)
    counter = surroundings.elementIDs
    let prepared = Prepared(reducer)
    let test = Reduce<State, TestStep<Action>> { [weak self, counter] state, step in
      MainActor.assumeIsolated {
        let (before, firstID) = (state, counter.next)
        let effect = surroundings.runFeature {
          StackElementID.$ownCounter.withValue(counter) { prepared.reduce(into: &state, action: step.action) }
        }
        self?.happened(step, before, state, firstID)
        return effect.map { TestStep(action: $0, isSent: false) }
      }
    }
    root = RootCore(state, test, line)
    root.effects.executor = MainTaskExecutor.shared
    root.effects.changed = { [weak self] in self?.wake() }
    root.effects.left = { [weak self] scope, before in self?.follow(scope, before) }
  }

  private func happened(_ step: TestStep<Action>, _ before: State, _ state: State, _ firstID: Int) {
    let number = surroundings.sharedChanges.endStep()
    if step.isSent {
      (stateAfterSent, firstIDOfSent, stepOfSent) = (state, firstID, number)
    } else {
      received.append(
        Received(action: step.action, before: before, state: state, firstID: firstID, step: number))
    }
    wake()
  }

  /// Sends an action of the test's: the state after it, the first id that was free, its number, and what it has set going.
  func send(_ action: Action, _ line: CallerLine) -> (state: State, firstID: Int, step: Int, scope: CancelScope?) {
    let scope = root.send(TestStep(action: action, isSent: true))
    if let scope { sent.append(Sent(action: action, scope: scope, line: line)) }
    return (stateAfterSent, firstIDOfSent, stepOfSent, scope)
  }

  /// What a dismissal sets going is looked after like that of the action from which it follows.
  private func follow(_ scope: CancelScope, _ before: CancelScope) {
    guard let first = sent.first(where: { $0.scope === before }) else { return }
    sent.append(Sent(action: first.action, scope: scope, line: first.line, isSkipped: first.isSkipped))
  }

  /// What the test has sent, and still runs, but for what it has skipped.
  var inFlight: [Sent] { running.filter { !$0.isSkipped } }

  /// True where nothing runs that could send.
  var isQuiet: Bool { running.isEmpty }

  private var running: [Sent] {
    sent.removeAll { $0.scope.isOver }
    return sent.filter(\.scope.isRunning)
  }

  func takeReceived() -> Received { received.removeFirst() }
  func dropReceived() { received.removeAll() }

  func skipInFlight() {
    for index in sent.indices { sent[index].isSkipped = true }
  }

  func cancelAll() {
    for each in running { each.scope.cancel() }
    sent.removeAll()
  }

  // MARK: Waiting

  private func wake() {
    newsCount += 1
    waiting?.resume()
    waiting = nil
  }

  /// Returns true when `isDone` is, false when the time is up first. Looks whenever something has happened.
  func wait(_ time: Duration, until isDone: () -> Bool) async -> Bool {
    await yield()
    isLate = false
    let timer = Task { [weak self] in
      guard await letEffectsRun(for: time) else { return }
      self?.isLate = true
      self?.wake()
    }
    defer { timer.cancel() }
    while !isDone() {
      if isLate { return false }
      await withCheckedContinuation { waiting = $0 }
    }
    return true
  }

  /// Lets everything go first that can go: as long as that makes effects send and end, what they do next too.
  func yield() async {
    // Without effects nothing of the store's own can come.
    if isQuiet { return await Task.megaYield(count: 1) }
    for _ in 0..<50 {
      let before = newsCount
      await Task.megaYield()
      if newsCount == before || isQuiet { break }
    }
  }
}

/// Returns true after a time in which effects could go on, false once it is cancelled.
///
/// In parts, each of which ends with a turn of the main actor, which all effects come by: on a machine that is busy, or
/// beside a test that keeps the main actor, time that passes is not time that an effect has had.
@MainActor func letEffectsRun(for time: Duration) async -> Bool {
  for _ in 0..<20 {
    do { try await Task.sleep(for: time / 20) } catch { return false }
    await Task.megaYield(count: 1)
  }
  return !Task.isCancelled
}
