import Combine
import ComposableArchitecture
import TenureTesting
import Testing

@Reducer struct Worker {
  @ObservableState struct State: Equatable {
    var log: [String] = []
  }

  enum Action: Equatable {
    case merged, concatenated, began, restarted, cancelled, failed, caught, published, debounced(String), throttled(Int)
    case happened(String)
  }

  enum ID { case work, typing, throttle }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .merged: return .merge(.after(2, "b"), .after(1, "a"), .send(.happened("now")))
      case .concatenated: return .concatenate(.after(2, "first"), .send(.happened("then")), .after(1, "last"))
      case .began: return .after(3, "done").cancellable(id: ID.work)
      case .restarted: return .after(3, "done").cancellable(id: ID.work, cancelInFlight: true)
      case .cancelled: return .cancel(id: ID.work)
      case .failed: return .run { _ in throw Trouble() }
      case .caught:
        return .run { _ in
          throw Trouble()
        } catch: { _, send in
          await send(.happened("caught"))
        }
      case .published: return .publisher { [1, 2].publisher.map { .happened("\($0)") } }
      case .debounced(let text):
        return .send(.happened(text)).debounce(id: ID.typing, for: .seconds(1), scheduler: DispatchQueue.main)
      case .throttled(let number):
        return .send(.happened("\(number)")).throttle(
          id: ID.throttle, for: .seconds(1), scheduler: DispatchQueue.main, latest: true)
      case .happened(let text):
        state.log.append(text)
        return .none
      }
    }
  }
}

private struct Trouble: Error {}

extension Effect<Worker.Action> {
  fileprivate static func after(_ seconds: Int, _ text: String) -> Self {
    .run { send in
      try await Task.sleep(for: .seconds(seconds))
      await send(.happened(text))
    }
  }
}

private struct WorkerView: View {
  let store: StoreOf<Worker>

  var body: some View {
    Text("Log: \(store.log.joined(separator: " "))")
    Button("Merged") { store.send(.merged) }
    Button("Concatenated") { store.send(.concatenated) }
    Button("Began") { store.send(.began) }
    Button("Restarted") { store.send(.restarted) }
    Button("Cancelled") { store.send(.cancelled) }
    Button("Failed") { store.send(.failed) }
    Button("Caught") { store.send(.caught) }
    Button("Published") { store.send(.published) }
    Button("Typed a") { store.send(.debounced("a")) }
    Button("Typed ab") { store.send(.debounced("ab")) }
    Button("Three") { for number in 1...3 { store.send(.throttled(number)) } }
  }
}

@MainActor @Suite struct EffectTests {
  private let screen = Screen { WorkerView(store: Store(initialState: Worker.State()) { Worker() }) }

  @Test("Merged effects run at once, and what is sent comes first")
  func merged() async throws {
    try screen.button("Merged").tap()
    #expect(screen.shows("Log: now"))
    await screen.advance(by: .seconds(3))
    #expect(screen.shows("Log: now a b"))
  }

  @Test("Concatenated effects run one after the other")
  func concatenated() async throws {
    try screen.button("Concatenated").tap()
    await screen.advance(by: .seconds(2))
    #expect(screen.shows("Log: first then"))
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("Log: first then last"))
  }

  @Test("An effect is cancelled by its id, and by the next one that says so")
  func cancelled() async throws {
    try screen.button("Began").tap()
    try screen.button("Cancelled").tap()
    await screen.advance(by: .seconds(5))
    #expect(screen.shows("Log: "))
    try screen.button("Restarted").tap()
    await screen.advance(by: .seconds(2))
    try screen.button("Restarted").tap()
    await screen.advance(by: .seconds(2))
    #expect(screen.shows("Log: "))
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("Log: done"))
  }

  @Test("A publisher's values are actions, and an error that is caught may send one")
  func published() async throws {
    try screen.button("Published").tap()
    #expect(screen.shows("Log: 1 2"))
    try screen.button("Caught").tap()
    await screen.settle()
    #expect(screen.shows("Log: 1 2 caught"))
  }

  @Test("An error that nobody catches is an issue")
  func failed() async throws {
    let messages = await issues {
      let store = Store(initialState: Worker.State()) { Worker() }
      await store.send(.failed).finish()
    }
    #expect(
      messages == [
        """
        An effect threw an error that nothing catches: Trouble()

        Its work ended there. Catch errors in the effect, or give it a 'catch:'.
        """
      ])
  }

  @Test("A debounced effect waits until nothing has come for a while")
  func debounced() async throws {
    try screen.button("Typed a").tap()
    await screen.advance(by: .milliseconds(600))
    try screen.button("Typed ab").tap()
    await screen.advance(by: .milliseconds(600))
    #expect(screen.shows("Log: "))
    await screen.advance(by: .milliseconds(400))
    #expect(screen.shows("Log: ab"))
  }

  @Test("A throttled effect begins at once, and then the latest at the end of the interval")
  func throttled() async throws {
    try screen.button("Three").tap()
    #expect(screen.shows("Log: 1"))
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("Log: 1 3"))
  }

  @Test("The task of an action ends with its effects, and cancels them")
  func task() async {
    let store = Store(initialState: Worker.State()) { Worker() }
    let task = store.send(.began)
    task.cancel()
    #expect(task.isCancelled && store.log == [])
    await store.send(.caught).finish()
    #expect(store.log == ["caught"])
  }

  @Test("withTaskCancellation is cancelled by its id")
  func taskCancellation() async {
    let store = Store(initialState: 0) {
      Reduce<Int, Bool> { state, isStart in
        guard isStart else { return .cancel(id: "work") }
        state += 1
        return .run { _ in
          try await withTaskCancellation(id: "work") { try await Task.sleep(for: .seconds(1_000)) }
        }
      }
    }
    let task = store.send(true)
    // The effect begins when it may; once it has, it ends with the id.
    let canceller = Task {
      while !Task.isCancelled {
        store.send(false)
        await Task.yield()
      }
    }
    await task.finish()
    canceller.cancel()
    #expect(store.withState { $0 } == 1)
  }
}

/// Two actions that answer each other.
@Reducer struct PingPong {
  @ObservableState struct State: Equatable { var count = 0 }
  enum Action { case ping, pong, reset }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .ping: return .send(.pong)
      case .pong:
        state.count += 1
        return .send(.ping)
      case .reset:
        state.count = 0
        return .none
      }
    }
  }
}

@MainActor @Suite struct EndlessActionTests {
  @Test("Actions that lead to each other for ever come to an end, are named, and the store goes on")
  func endless() {
    let store = Store(initialState: PingPong.State()) { PingPong() }
    let messages = issues { store.send(.ping) }
    #expect(
      messages == [
        """
        200000 actions followed from one without a pause. The last were:

          Action: PingPong.Action.ping
          Action: PingPong.Action.pong

        Those that would follow are dropped. A reducer answers an action with one that leads to it again: return '.none' where \
        nothing is left to do, or wait in '.run { }' before the next one is sent.
        """
      ])
    #expect(store.count == 100_000)
    store.send(.reset)
    #expect(store.count == 0)
  }
}
