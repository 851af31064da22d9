import CasePaths
import ConcurrencyExtras
import CustomDump
import IssueReporting
import TenureThread

/// Runs a feature step by step, and checks at each step that exactly what the test says has happened.
///
///     let store = TestStore(initialState: Counter.State()) { Counter() }
///     await store.send(.increment) { $0.count = 1 }
///     await store.receive(\.response) { $0.fact = "1 is the first odd number." }
///
/// Closures change the state as the action should. What they leave out, an action that nobody asked for, and an effect that
/// still runs at the end of the test are failures, unless `exhaustivity` is `.off`.
@MainActor public final class TestStore<State: Equatable, Action> {
  let core: TestCore<State, Action>
  /// The state after the last action that the test has sent or received.
  public internal(set) var state: State
  /// How long `receive` and `finish` wait unless told otherwise.
  public var timeout: Duration = .seconds(1)

  /// How much of what happens the test has to say.
  public var exhaustivity: Exhaustivity {
    get { core.exhaustivity }
    set { core.exhaustivity = newValue }
  }

  init(_ core: TestCore<State, Action>, _ state: State) { (self.core, self.state) = (core, state) }

  deinit {
    let core = core
    if tenure_is_main_thread() { MainActor.assumeIsolated { core.complete() } }
  }

  // MARK: Sending

  /// Sends an action, as the view would. The closure makes of the state before what it should be after.
  @discardableResult
  public func send(
    _ action: Action, assert update: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let line = CallerLine(fileID, filePath, line, column)
    if isDismissed {
      line.report(
        """
        An action was sent to a feature that has dismissed itself:

        \(dumped(action))

        Nobody shows it any more: end the test before, or ask 'store.isDismissed'.
        """)
      return TestStoreTask(scope: nil, line: line, timeout: timeout)
    }
    var before = state
    if !core.received.isEmpty {
      if exhaustivity == .on {
        // They may be received afterwards: one mistake is one failure.
        before = core.received.last?.state ?? state
        line.report(
          """
          There \(core.received.count == 1 ? "is an action" : "are \(core.received.count) actions") to be received \
          before another one is sent:

          \(core.received.map { dumped($0.action) }.joined(separator: "\n"))

          Receive them with 'await store.receive(…)'.
          """)
      } else {
        skipReceived()
        before = state
      }
    }
    let step = core.send(action, line)
    // In the closure the state is still as before.
    core.check(from: before, to: step.state, firstID: step.firstID, step: step.step, "the action", line, update)
    state = step.state
    await core.yield()
    return TestStoreTask(scope: step.scope, line: line, timeout: timeout)
  }

  /// Sends an action without a value: `send(\.tapped)`.
  @discardableResult
  public func send(
    _ action: CaseKeyPath<Action, Void>, assert update: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(action(), assert: update, fileID: fileID, file: filePath, line: line, column: column)
  }

  /// Sends an action with a value: `send(\.nameChanged, "Ada")`.
  @discardableResult
  public func send<Value>(
    _ action: CaseKeyPath<Action, Value>, _ value: Value,
    assert update: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(action(value), assert: update, fileID: fileID, file: filePath, line: line, column: column)
  }

  /// Checks the state as it is now, and what effects have made of shared values: `store.assert { $0.$count.withLock { $0 = 1 } }`.
  public func assert(
    _ update: @escaping (_ state: inout State) throws -> Void, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    core.assert(state, CallerLine(fileID, filePath, line, column), update)
  }

  /// Runs steps with another exhaustivity.
  public func withExhaustivity<Result>(
    _ exhaustivity: Exhaustivity, operation: () async throws -> Result
  ) async rethrows -> Result {
    let before = self.exhaustivity
    self.exhaustivity = exhaustivity
    defer { self.exhaustivity = before }
    return try await operation()
  }
}

extension TestStore {
  /// Runs steps that do not wait with another exhaustivity.
  public func withExhaustivity<Result>(
    _ exhaustivity: Exhaustivity, operation: () throws -> Result
  ) rethrows -> Result {
    let before = self.exhaustivity
    self.exhaustivity = exhaustivity
    defer { self.exhaustivity = before }
    return try operation()
  }

  /// True once the feature has asked to be dismissed, by `await dismiss()`.
  public var isDismissed: Bool { core.surroundings.isDismissed }

  /// Whether its effects run on the main thread, one after the other, as far as they are on no actor of their own: then what
  /// they do comes in the same order each time. They do unless it is said otherwise.
  ///
  /// It holds for this store and not for the whole process, as `uncheckedUseMainSerialExecutor` does. The trap: what an
  /// effect begins by `Task { }` is no part of it, and runs as usual.
  public var useMainSerialExecutor: Bool {
    get { core.root.effects.executor != nil }
    set { core.root.effects.executor = newValue ? MainTaskExecutor.shared : nil }
  }
}

/// The test store of a feature.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable

/// What a step of a test has set going: to be cancelled or waited for.
public struct TestStoreTask: Sendable {
  let scope: CancelScope?
  let line: CallerLine
  let timeout: Duration

  /// Cancels it, as the disappearance of a view would, and returns when it is over.
  public func cancel() async {
    if let scope {
      await MainActor.run { scope.cancel() }
      await scope.finish()
    }
    await Task.megaYield()
  }

  /// Returns when it is over. That it is not in time is an issue.
  public func finish(
    timeout: Duration? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    guard let scope else { return }
    let limit = timeout ?? self.timeout
    let isOver = await withTaskGroup(of: Bool.self) { group in
      group.addTask {
        await scope.finish()
        return true
      }
      group.addTask {
        _ = await letEffectsRun(for: limit)
        return false
      }
      let first = await group.next() ?? true
      if !first { await MainActor.run { scope.giveUp() } }
      group.cancelAll()
      return first
    }
    if !isOver {
      CallerLine(fileID, filePath, line, column).report(
        """
        What the action has set going is not over after \(limit).

        Cancel it with 'await task.cancel()', advance the clock that it waits for, or give it a longer 'timeout:'.
        """)
    }
  }

  /// True once it has been cancelled.
  @MainActor public var isCancelled: Bool { scope?.isCancelled ?? true }
}
