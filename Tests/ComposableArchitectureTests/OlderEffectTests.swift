import Combine
import ComposableArchitecture
import Testing

// Effects as they were written before `run` did it all, and ids that are types.

private struct Reader: ReducerProtocol {
  struct State: Equatable {
    var log: [String] = []
    var done = 0
  }

  enum Action: Equatable {
    case load(fails: Bool)
    case forget
    case value
    case start
    case stop
    case stopBoth
    case publish(fails: Bool)
    case typed(String)
    case log(String)
    case result(Result<Int, Trouble>)
  }

  struct Trouble: Error, Equatable {}
  private enum TimerID {}
  private enum SearchID {}

  @Dependency(\.continuousClock) var clock
  @Dependency(\.mainQueue) var mainQueue
  let forgotten: @Sendable () -> Void

  var body: some ReducerProtocolOf<Self> { Reduce(self.core) }

  private func core(state: inout State, action: Action) -> EffectTask<Action> {
    switch action {
    case .load(let fails):
      return .task {
        if fails { throw Trouble() }
        return .log("loaded")
      } catch: { error in
        .log("\(type(of: error))")
      }
    case .forget:
      return .fireAndForget {
        self.forgotten()
        throw Trouble()
      }
    case .value:
      return Effect(value: .log("value"))
    case .start:
      return .merge(
        .run { send in
          for await _ in self.clock.timer(interval: .seconds(1)) { await send(.log("tick")) }
        }
        .cancellable(id: TimerID.self, cancelInFlight: true),
        .run { send in
          try await withTaskCancellation(id: SearchID.self) { try await self.clock.sleep(for: .seconds(9)) }
          await send(.log("found"))
        })
    case .stop:
      return .cancel(id: TimerID.self)
    case .stopBoth:
      return .cancel(ids: [TimerID.self, SearchID.self])
    case .publish(let fails):
      return fails
        ? Fail<Int, Trouble>(error: Trouble()).catchToEffect(Action.result)
        : Just(3).eraseToEffect { .log("\($0)") }
    case .typed(let text):
      return EffectTask(value: .log(text)).debounce(id: SearchID.self, for: 1, scheduler: mainQueue)
    case .log(let line):
      state.log.append(line)
      return .none
    case .result(let result):
      state.log.append("\(result)")
      return .none
    }
  }
}

@MainActor @Suite struct OlderEffectTests {
  @Test("A task ends with an action, also where it throws; work that is forgotten may throw unseen")
  func tasks() async {
    let forgotten = LockIsolated(0)
    let store = TestStore(
      initialState: Reader.State(), reducer: Reader(forgotten: { forgotten.withValue { $0 += 1 } }))
    await store.send(.load(fails: false))
    await store.receive(.log("loaded")) { $0.log = ["loaded"] }
    await store.send(.load(fails: true))
    await store.receive(.log("Trouble")) { $0.log = ["loaded", "Trouble"] }
    await store.send(.value)
    await store.receive(.log("value")) { $0.log.append("value") }
    await store.send(.forget).finish()
    #expect(forgotten.value == 1)
  }

  @Test("Effects are cancelled by types, alone and together")
  func types() async {
    let clock = TestClock()
    let store = TestStore(initialState: Reader.State(), reducer: Reader(forgotten: {})) {
      $0.continuousClock = clock
    }
    await store.send(.start)
    await clock.advance(by: .seconds(1))
    await store.receive(.log("tick")) { $0.log = ["tick"] }
    await store.send(.stop)
    await clock.advance(by: .seconds(3))
    await store.send(.stopBoth)
    // Nothing is left that would tick, or find.
    await store.finish()
    await clock.advance(by: .seconds(20))
  }

  @Test("A publisher becomes an effect, and its failure a result")
  func publishers() async {
    let store = TestStore(initialState: Reader.State(), reducer: Reader(forgotten: {}))
    await store.send(.publish(fails: false))
    await store.receive(.log("3")) { $0.log = ["3"] }
    await store.send(.publish(fails: true))
    await store.receive(.result(.failure(Reader.Trouble()))) {
      $0.log = ["3", "\(Result<Int, Reader.Trouble>.failure(Reader.Trouble()))"]
    }
  }

  @Test("What is typed is sent when nothing more has been typed for a while, with a type as the id")
  func debounced() async {
    let queue = DispatchQueue.test
    let store = TestStore(
      initialState: Reader.State(), reducer: Reader(forgotten: {}),
      prepareDependencies: { $0.mainQueue = queue.eraseToAnyScheduler() })
    await store.send(.typed("a"))
    await queue.advance(by: .milliseconds(600))
    await store.send(.typed("ab"))
    await queue.advance(by: .milliseconds(600))
    await queue.advance(by: .milliseconds(400))
    await store.receive(.log("ab")) { $0.log = ["ab"] }
  }
}
