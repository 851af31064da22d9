import Combine
import ComposableArchitecture
import ConcurrencyExtras
import Testing

/// Counts, and sends again what it is told to.
private enum Tick: Equatable { case tap, later, echo, burst }

private func ticking(_ scheduler: AnySchedulerOf<DispatchQueue> = .immediate) -> some Reducer<Int, Tick> {
  Reduce { state, action in
    switch action {
    case .tap: return .send(.echo)
    case .later:
      return .run { send in
        try await scheduler.sleep(for: .seconds(1))
        await send(.echo)
      }
    case .echo:
      state += 1
      return .none
    case .burst: return .merge(.send(.echo), .send(.echo), .send(.echo))
    }
  }
}

@Reducer private struct Closing {
  @ObservableState struct State: Equatable { var taps = 0 }
  enum Action { case close, tap }
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .tap = action { state.taps += 1 }
      return action.is(\.close) ? .run { _ in await dismiss() } : .none
    }
  }
}

@MainActor @Suite struct TestStoreOrderTests {
  @Test("In the closure of a step the store has the state before it")
  func stateBefore() async {
    let store = TestStore(initialState: 0) { ticking() }
    await store.send(.tap)
    await store.receive(.echo) {
      $0 = 1
      #expect(store.state == 0)
    }
    await store.send(.echo) {
      #expect(store.state == 1)
      $0 = 2
    }
    #expect(store.state == 2)
  }

  @Test("What is sent to a feature that has dismissed itself is an issue, and changes nothing")
  func dismissed() async {
    let store = TestStore(initialState: Closing.State()) { Closing() }
    await store.send(.close).finish()
    #expect(store.isDismissed)
    let messages = await issues { await store.send(.tap) }
    #expect(messages.count == 1 && messages[0].hasPrefix("An action was sent to a feature that has dismissed itself"))
    #expect(store.state.taps == 0)
  }

  @Test("Effects that are skipped go on, and what they send may be received")
  func skipped() async {
    let queue = DispatchQueue.test
    let store = TestStore(initialState: 0) { ticking(queue.eraseToAnyScheduler()) }
    await store.send(.later)
    await store.skipInFlightEffects()
    await queue.advance(by: .seconds(1))
    await store.receive(.echo) { $0 = 1 }
  }

  @Test("A test that ends with an effect that was skipped does not fail")
  func skippedForGood() async {
    let queue = DispatchQueue.test
    let messages = await issues {
      let store = TestStore(initialState: 0) { ticking(queue.eraseToAnyScheduler()) }
      await store.send(.later)
      await store.skipInFlightEffects()
    }
    #expect(messages == [])
  }

  @Test("What should have been received before another action was sent may be received after it")
  func receivedLate() async {
    let messages = await issues {
      let store = TestStore(initialState: 0) { ticking() }
      await store.send(.tap)
      await store.send(.tap)
      await store.receive(.echo) { $0 = 1 }
      await store.receive(.echo) { $0 = 2 }
    }
    #expect(
      messages.count == 1 && messages[0].hasPrefix("There is an action to be received before another one is sent"))
  }

  @Test("To write a shared value with what it was is a change, where the reducer does so too")
  func sameSharedValue() async {
    struct State: Equatable { @Shared(value: 0) var count: Int }
    let store = TestStore(initialState: State()) {
      Reduce<State, Bool> { state, isReset in
        if isReset { state.$count.withLock { $0 = 0 } }
        return .none
      }
    }
    await store.send(true) { $0.$count.withLock { $0 = 0 } }
    let messages = await issues { await store.send(false) { $0.$count.withLock { $0 = 0 } } }
    #expect(messages.count == 1 && messages[0].hasPrefix("The test expects the action to change the state"))
  }
}

/// Four effects at a time, each of which notes what it does and where, and sends nothing.
@Reducer private struct Noting {
  @ObservableState struct State: Equatable {}
  enum Action { case begin }
  let notes: LockIsolated<[String]>

  var body: some ReducerOf<Self> {
    Reduce { _, _ in
      .merge(
        (0..<4).map { number in
          .run { _ in
            await note("\(number)")
            await withTaskGroup { group in
              for child in ["a", "b"] { group.addTask { await note("\(number)\(child)") } }
            }
          }
        })
    }
  }

  private func note(_ text: String) async {
    for part in 1...2 {
      let place = DispatchQueue.getSpecific(key: mainMark) ?? "elsewhere"
      notes.withValue { $0.append("\(text) \(part) \(place)") }
      await Task.yield()
    }
  }
}

private let mainMark = DispatchSpecificKey<String>()

extension TestStoreOrderTests {
  @Test("Effects run on the main thread, in the same order each time")
  func effectsHaveAnOrder() async {
    DispatchQueue.main.setSpecific(key: mainMark, value: "main")
    var first: [String] = []
    for _ in 0..<20 {
      let notes = LockIsolated<[String]>([])
      let store = TestStore(initialState: Noting.State()) { Noting(notes: notes) }
      #expect(store.useMainSerialExecutor)
      await store.send(.begin).finish()
      if first.isEmpty { first = notes.value }
      #expect(notes.value == first)
    }
    #expect(first.count == 24 && first.allSatisfy { $0.hasSuffix("main") })
    #expect(first.prefix(4) == ["0 1 main", "1 1 main", "2 1 main", "3 1 main"])
  }

  @Test("They run as usual where the test says so, and so do those of other stores")
  func effectsElsewhere() async {
    DispatchQueue.main.setSpecific(key: mainMark, value: "main")
    let notes = LockIsolated<[String]>([])
    let ordered = TestStore(initialState: Noting.State()) { Noting(notes: LockIsolated([])) }
    let store = TestStore(initialState: Noting.State()) { Noting(notes: notes) }
    store.useMainSerialExecutor = false
    #expect(ordered.useMainSerialExecutor && !store.useMainSerialExecutor && !uncheckedUseMainSerialExecutor)
    await store.send(.begin).finish()
    #expect(notes.value.count == 24 && notes.value.allSatisfy { $0.hasSuffix("elsewhere") })
  }
}

// MARK: Ids

@MainActor @Suite struct StackIDTests {
  @Test("The ids of a test count from zero, wherever a stack is made")
  func ids() async {
    var path = StackState<Hub.Path.State>()
    path.append(.edit(Edit.State()))
    #expect(path.ids == [0])
    let store = TestStore(initialState: Hub.State(path: path)) { Hub() }
    await store.send(.path(.element(id: 0, action: .edit(.nameChanged("Ada"))))) {
      $0.path[id: 0] = .edit(Edit.State(name: "Ada"))
    }
    await store.send(.path(.push(id: 1, state: .edit(Edit.State())))) { $0.path[id: 1] = .edit(Edit.State()) }
    await store.send(.twoTapped) {
      $0.path[id: 2] = .row(Row.State(id: 1))
      $0.path[id: 3] = .edit(Edit.State(name: "deep"))
    }
  }

  @Test("In another test they count from zero again, and go on from what the store has pushed")
  func again() async {
    #expect(StackState([1, 2]).ids == [0, 1])
    let store = TestStore(initialState: Hub.State()) { Hub() }
    store.exhaustivity = .off
    await store.send(.twoTapped)
    #expect(store.state.path.ids == [2, 3])
    #expect(StackState([3]).ids == [4])
  }

  @Test("An element that is pushed under an id that is not the next one is an issue")
  func gap() async {
    let store = TestStore(initialState: Hub.State()) { Hub() }
    let messages = await issues {
      await store.send(.path(.push(id: 1, state: .edit(Edit.State())))) { $0.path[id: 1] = .edit(Edit.State()) }
    }
    #expect(messages.count == 1 && messages[0].contains("Id: #1\n  Next: #0"))
  }
}

// MARK: Effects that let 'send' out

@MainActor @Suite struct EscapedSendTests {
  @Test("An action that is sent when its effect is over is an issue")
  func escaped() async {
    let queue = DispatchQueue.test
    let messages = await issues {
      let store = Store<Int, Bool>(initialState: 0) {
        Reduce { state, isTap in
          if !isTap { state += 1 }
          guard isTap else { return .none }
          return .run { send in
            Task {
              try await queue.sleep(for: .seconds(1))
              await send(false)
            }
          }
        }
      }
      await store.send(true).finish()
      await queue.advance(by: .seconds(1))
      #expect(store.withState { $0 } == 1)
    }
    #expect(messages.count == 1 && messages[0].hasPrefix("An action was sent by an effect that is over."))
  }
}

// MARK: What is told of a store

@MainActor @Suite struct ToldStateTests {
  @Test("What an action sends at once is told as one state")
  func once() {
    let store = Store(initialState: 0) { ticking() }
    let viewStore = ViewStore(store, observe: { $0 })
    var (states, viewStates): ([Int], [Int]) = ([], [])
    let subscriptions = [
      store.publisher.sink { states.append($0) }, viewStore.publisher.sink { viewStates.append($0) },
    ]
    store.send(.burst)
    store.send(.echo)
    #expect(states == [0, 3, 4] && viewStates == [0, 3, 4])
    withExtendedLifetime(subscriptions) {}
  }

  @Test("Who listens to a view store keeps it, and no longer than he listens")
  func kept() {
    let store = Store(initialState: 0) { ticking() }
    var states: [Int] = []
    weak var viewStore: ViewStore<Int, Tick>?
    var subscription: AnyCancellable? = {
      let made = ViewStore(store, observe: { $0 })
      viewStore = made
      return made.publisher.sink { states.append($0) }
    }()
    store.send(.echo)
    #expect(states == [0, 1] && viewStore != nil && subscription != nil)
    subscription = nil
    #expect(viewStore == nil)
  }
}

extension ToldStateTests {
  @Test("Who is told of a view store's state finds it there")
  func there() {
    let viewStore = ViewStore(Store(initialState: 0) { ticking() }, observe: { $0 })
    var states: [Int] = []
    let subscription = viewStore.publisher.sink { _ in states.append(viewStore.state) }
    viewStore.send(.echo)
    viewStore.send(.echo)
    #expect(states == [0, 1, 2])
    withExtendedLifetime(subscription) {}
  }
}

// MARK: Bindings that nobody writes

@Reducer private struct Forgetful {
  @ObservableState struct State: Equatable { var name = "" }
  enum Action: BindableAction { case binding(BindingAction<State>) }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

private struct OlderForgetful: Reducer {
  struct State: Equatable { @BindingState var name = "" }
  enum Action: BindableAction { case binding(BindingAction<State>) }
  var body: some Reducer<State, Action> { EmptyReducer() }
}

@MainActor @Suite struct ForgottenBindingReducerTests {
  @Test("A binding to what no BindingReducer writes is an issue")
  func forgotten() {
    let store = Store(initialState: Forgetful.State()) { Forgetful() }
    let messages = issues { store.name = "Ada" }
    #expect(
      messages == [
        """
        A binding wrote to the state of a feature, and nothing was written.

          Action: .set(\\.name, Ada)
          State: Forgetful.State

        No reducer answers it. Put 'BindingReducer()' into the body of the feature, before what reacts to the change.
        """
      ])
    let older = Store(initialState: OlderForgetful.State()) { OlderForgetful() }
    let viewStore = ViewStore(older, observe: { $0 })
    #expect(issues { viewStore.$name.wrappedValue = "Ada" }.count == 1)
  }
}

// MARK: Older spellings

private struct Form: Reducer {
  struct Fields: Equatable { var name = "" }
  struct State: Equatable { @BindingState var fields = Fields() }
  enum Action: BindableAction, Equatable { case binding(BindingAction<State>) }
  var body: some Reducer<State, Action> { BindingReducer() }
}

@MainActor @Suite struct PartOfBindingTests {
  @Test("A view's state may have a part of what can be bound")
  func part() {
    struct ViewState: Equatable { @BindingViewState var name: String }
    let store = Store(initialState: Form.State()) { Form() }
    let viewStore = ViewStore(store, observe: { ViewState(name: $0.$fields.name) })
    viewStore.$name.wrappedValue = "Ada"
    #expect(viewStore.name == "Ada" && store.withState { $0.fields.name } == "Ada")
  }
}
