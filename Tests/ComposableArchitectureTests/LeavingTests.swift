import Combine
import ComposableArchitecture
import ConcurrencyExtras
import Testing

/// Whoever works until it is stopped, and tells that.
@Reducer private struct Hand {
  @ObservableState struct State: Equatable {}
  enum Action { case work }
  let stops: LockIsolated<Int>

  var body: some ReducerOf<Self> {
    Reduce { _, _ in
      .run { [stops] _ in
        try? await Task.never()
        stops.withValue { $0 += 1 }
      }
    }
  }
}

/// Presents one worker, has others on a stack, and lets them go before or after it has seen to that itself.
@Reducer private struct Office {
  @ObservableState struct State: Equatable {
    @Presents var worker: Hand.State?
    var stack = StackState<Hand.State>()
  }
  enum Action {
    case worker(PresentationAction<Hand.Action>), stack(StackActionOf<Hand>)
    case hire, fireBefore, fireAfter, nothing
  }
  let stops: LockIsolated<Int>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .fireBefore = action { fire(&state) }
      return .none
    }
    Reduce { state, action in
      if case .hire = action {
        state.worker = Hand.State()
        state.stack.append(Hand.State())
      }
      return .none
    }
    .ifLet(\.$worker, action: \.worker) { Hand(stops: stops) }
    .forEach(\.stack, action: \.stack) { Hand(stops: stops) }
    Reduce { state, action in
      if case .fireAfter = action { fire(&state) }
      return .none
    }
  }

  private func fire(_ state: inout State) {
    state.worker = nil
    state.stack.removeAll()
  }
}

@MainActor @Suite struct LeavingTests {
  private let stops = LockIsolated(0)

  private func busyOffice() async -> StoreOf<Office> {
    let store = Store(initialState: Office.State()) { Office(stops: stops) }
    store.send(.hire)
    store.send(.worker(.presented(.work)))
    store.send(.stack(.element(id: store.stack.ids[0], action: .work)))
    await Task.megaYield()
    #expect(stops.value == 0)
    return store
  }

  /// Returns when something is so, or after so long that it does not come any more.
  private func wait(until isDone: () -> Bool) async {
    for _ in 0..<200 where !isDone() {
      try? await Task.sleep(for: .milliseconds(10))
    }
  }

  @Test("What a reducer before it takes away is cancelled with that action")
  func before() async {
    let store = await busyOffice()
    store.send(.fireBefore)
    await wait { stops.value == 2 }
    #expect(stops.value == 2)
  }

  @Test("What a reducer after it takes away is cancelled with the next action")
  func after() async {
    let store = await busyOffice()
    store.send(.fireAfter)
    store.send(.nothing)
    await wait { stops.value == 2 }
    #expect(stops.value == 2)
  }

  @Test("What is there from the beginning, and stays, goes on")
  func staying() async {
    let state = Office.State(worker: Hand.State(), stack: StackState([Hand.State()]))
    let store = Store(initialState: state) { Office(stops: stops) }
    store.send(.worker(.presented(.work)))
    store.send(.stack(.element(id: store.stack.ids[0], action: .work)))
    for _ in 0..<3 { store.send(.nothing) }
    await Task.megaYield()
    try? await Task.sleep(for: .milliseconds(50))
    #expect(stops.value == 0)
    store.send(.fireBefore)
    await wait { stops.value == 2 }
    #expect(stops.value == 2)
  }

  @Test("With its store go the effects that run: tasks and publishers")
  func store() async {
    let cancelled = LockIsolated(0)
    let subject = PassthroughSubject<Bool, Never>()
    do {
      let store = Store<Int, Bool>(initialState: 0) {
        Reduce { [stops] _, isFirst in
          .merge(
            .run { _ in
              try? await Task.never()
              stops.withValue { $0 += 1 }
            },
            .publisher { subject.handleEvents(receiveCancel: { cancelled.withValue { $0 += 1 } }) })
        }
      }
      store.send(true)
      await Task.megaYield()
      #expect(stops.value == 0 && cancelled.value == 0)
    }
    await wait { stops.value == 1 }
    #expect(stops.value == 1 && cancelled.value == 1)
  }

  @Test("A store that is gone outlives in those of its parts")
  func parts() async {
    let child: StoreOf<Hand>
    do {
      let store = Store(initialState: Office.State(worker: Hand.State())) { Office(stops: stops) }
      child = store.scope(state: \.worker, action: \.worker)!
    }
    child.send(.work)
    try? await Task.sleep(for: .milliseconds(50))
    #expect(stops.value == 0)
    withExtendedLifetime(child) {}
  }
}

// MARK: Actions that go

private final class Farewell: Equatable, @unchecked Sendable {
  let word: () -> Void
  init(_ word: @escaping () -> Void) { self.word = word }
  deinit { word() }
  static func == (a: Farewell, b: Farewell) -> Bool { a === b }
}

private enum Post {
  case open, write, letter(Farewell), close
  var name: String { "\(self)".components(separatedBy: "(")[0] }
}

@MainActor @Suite struct FarewellTests {
  @Test("An action that sends another one as it goes")
  func farewell() {
    let (subject, seen) = (PassthroughSubject<Post, Never>(), LockIsolated<[String]>([]))
    let store = Store<Int, Post>(initialState: 0) {
      Reduce { _, action in
        seen.withValue { $0.append(action.name) }
        return switch action {
        case .open: .publisher { subject }.cancellable(id: 1)
        case .write: .send(.letter(Farewell { subject.send(.close) }))
        case .letter: .none
        case .close: .cancel(id: 1)
        }
      }
    }
    store.send(.open)
    store.send(.write)
    #expect(seen.value == ["open", "write", "letter", "close"])
  }

  @Test("A hundred thousand actions may follow from one")
  func many() {
    let store = Store<Int, Bool>(initialState: 0) {
      Reduce { state, _ in
        state += 1
        return state < 100_000 ? .send(true) : .none
      }
    }
    #expect(issues { store.send(true) } == [])
    #expect(store.withState { $0 } == 100_000)
  }
}

// MARK: Cancelling by id

@MainActor @Suite struct CancelAtOnceTests {
  @Test("Work that is cancelled as soon as it has begun is cancelled")
  func atOnce() async {
    for round in 0..<50 {
      let (began, continuation) = AsyncStream<Void>.makeStream()
      let id = "at once \(round)"
      let task = Task.detached {
        await withTaskCancellation(id: id) {
          continuation.yield()
          try? await Task.never()
        }
      }
      for await _ in began { break }
      Task.cancel(id: id)
      let isOver = LockIsolated(false)
      Task {
        await task.value
        isOver.setValue(true)
      }
      for _ in 0..<200 where !isOver.value { try? await Task.sleep(for: .milliseconds(10)) }
      guard isOver.value else {
        task.cancel()
        Issue.record("Round \(round) was not cancelled.")
        return
      }
    }
  }

  @Test("An effect that cancels what has its id does not cancel itself, also when it says so twice")
  func twice() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Bool> { state, isTap in
        if !isTap { state += 1 }
        return isTap
          ? .send(false).cancellable(id: "id", cancelInFlight: true).cancellable(id: "id", cancelInFlight: true) : .none
      }
    }
    await store.send(true)
    await store.receive(false) { $0 = 1 }
  }
}
