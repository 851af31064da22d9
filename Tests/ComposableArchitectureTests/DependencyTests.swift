import ComposableArchitecture
import TenureTesting
import Testing

@Reducer struct Stopwatch {
  @ObservableState struct State: Equatable {
    var seconds = 0
    var began: Date?
  }

  enum Action: Equatable { case startTapped, ticked, stopTapped, closeTapped }
  private enum ID { case timer }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.date.now) var now
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startTapped:
        state.began = now
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
        .cancellable(id: ID.timer, cancelInFlight: true)
      case .ticked:
        state.seconds += 1
        return .none
      case .stopTapped: return .cancel(id: ID.timer)
      case .closeTapped: return .run { _ in await dismiss() }
      }
    }
  }
}

@Reducer struct Desk {
  @ObservableState struct State: Equatable { @Presents var stopwatch: Stopwatch.State? }
  enum Action: Equatable { case stopwatch(PresentationAction<Stopwatch.Action>), openTapped }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if action == .openTapped { state.stopwatch = Stopwatch.State() }
      return .none
    }
    .ifLet(\.$stopwatch, action: \.stopwatch) { Stopwatch() }
  }
}

@MainActor @Suite struct DependencyTests {
  @Test("A timer runs on the clock that the test gives")
  func timer() async {
    let clock = TestClock()
    let store = TestStore(initialState: Stopwatch.State()) {
      Stopwatch()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 7)
    }
    await store.send(.startTapped) { $0.began = Date(timeIntervalSince1970: 7) }
    await clock.advance(by: .seconds(2))
    await store.receive(.ticked) { $0.seconds = 1 }
    await store.receive(.ticked) { $0.seconds = 2 }
    await store.send(.stopTapped)
  }

  @Test("A dependency that the test has not given is an issue that names it")
  func notGiven() async {
    let messages = await issues {
      let store = TestStore(initialState: Stopwatch.State()) { Stopwatch() }
      store.exhaustivity = .off
      await store.send(.startTapped)
      // Until the effect has asked for the clock.
      for _ in 0..<1_000 { await Task.yield() }
      await store.send(.stopTapped)
    }
    #expect(messages.contains { $0.contains("@Dependency(\\.date") })
    #expect(messages.contains { $0.contains("@Dependency(\\.continuousClock") })
  }

  @Test("A feature dismisses itself, and what it has started ends")
  func dismisses() async {
    let clock = TestClock()
    let store = TestStore(initialState: Desk.State()) {
      Desk()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 7)
    }
    await store.send(.openTapped) { $0.stopwatch = Stopwatch.State() }
    await store.send(\.stopwatch.startTapped) { $0.stopwatch?.began = Date(timeIntervalSince1970: 7) }
    await store.send(\.stopwatch.closeTapped)
    await store.receive(\.stopwatch.dismiss) { $0.stopwatch = nil }
  }

  @Test("A reducer has dependencies of its own, and so have its effects")
  func ofTheReducer() async {
    let store = TestStore(initialState: Stopwatch.State()) {
      Stopwatch().dependency(\.date, .constant(Date(timeIntervalSince1970: 3)))
        .dependency(\.continuousClock, ImmediateClock())
    }
    store.exhaustivity = .off
    await store.send(.startTapped) { $0.began = Date(timeIntervalSince1970: 3) }
    await store.receive(.ticked)
    await store.send(.stopTapped)
  }

  @Test("A store has the dependencies that it was made with")
  func ofTheStore() {
    let store = Store(initialState: Stopwatch.State()) {
      Stopwatch()
    } withDependencies: {
      $0.date.now = Date(timeIntervalSince1970: 5)
      $0.continuousClock = TestClock()
    }
    let task = store.send(.startTapped)
    #expect(store.began == Date(timeIntervalSince1970: 5))
    store.send(.stopTapped)
    task.cancel()
  }
}
