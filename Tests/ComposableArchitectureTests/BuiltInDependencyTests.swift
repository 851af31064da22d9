import ComposableArchitecture
import Testing

@Reducer private struct Waiter {
  @ObservableState struct State: Equatable { var log: [String] = [] }
  enum Action: Equatable { case wait, schedule, load, happened(String) }

  @Dependency(\.suspendingClock) var clock
  @Dependency(\.mainRunLoop) var runLoop
  @Dependency(\.urlSession) var session

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .wait:
        return .run { send in
          try await clock.sleep(for: .seconds(5))
          await send(.happened("waited"))
        }
      case .schedule: return .send(.happened("scheduled")).debounce(id: "run loop", for: 2, scheduler: runLoop)
      case .load:
        return .run { send in
          let (data, _) = try await session.data(from: URL(fileURLWithPath: "/dev/null"))
          await send(.happened("loaded \(data.count)"))
        }
      case .happened(let text):
        state.log.append(text)
        return .none
      }
    }
  }
}

@MainActor @Suite struct BuiltInDependencyTests {
  @Test func effectWaitsOnTheSuspendingClockOfTheTest() async {
    let clock = TestClock()
    let store = TestStore(initialState: Waiter.State()) {
      Waiter()
    } withDependencies: {
      $0.suspendingClock = clock
    }
    await store.send(.wait)
    await clock.advance(by: .seconds(5))
    await store.receive(.happened("waited")) { $0.log = ["waited"] }
  }

  @Test func effectIsScheduledOnTheRunLoopOfTheTest() async {
    let runLoop = RunLoop.test
    let store = TestStore(initialState: Waiter.State()) {
      Waiter()
    } withDependencies: {
      $0.mainRunLoop = runLoop.eraseToAnyScheduler()
    }
    await store.send(.schedule)
    await runLoop.advance(by: .seconds(2))
    await store.receive(.happened("scheduled")) { $0.log = ["scheduled"] }
  }

  @Test func sessionThatTheTestHasNotGivenIsAnIssue() {
    let messages = issues {
      @Dependency(\.urlSession) var session
      _ = session
    }
    #expect(messages.count == 1 && messages[0].contains("urlSession"))
  }
}
