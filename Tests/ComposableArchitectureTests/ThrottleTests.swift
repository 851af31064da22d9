import ComposableArchitecture
import TenureTesting
import Testing

private struct Search: Reducer {
  struct State: Equatable { var log: [Int] = [] }
  enum Action: Equatable { case typed(Int), found(Int) }
  let scheduler: TestSchedulerOf<DispatchQueue>
  var latest = true

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .typed(let number):
      return .send(.found(number)).throttle(id: "search", for: 1, scheduler: scheduler, latest: latest)
    case .found(let number):
      state.log.append(number)
      return .none
    }
  }
}

@MainActor @Suite struct ThrottleTests {
  private let scheduler = DispatchQueue.test

  private func store(latest: Bool = true) -> StoreOf<Search> {
    Store(initialState: Search.State()) { Search(scheduler: scheduler, latest: latest) }
  }

  private func log(_ store: StoreOf<Search>) -> [Int] { store.withState(\.log) }

  @Test func firstEffectOfAnIntervalIsKept() async {
    let store = store(latest: false)
    for number in 1...3 { store.send(.typed(number)) }
    await scheduler.advance(by: 1)
    #expect(log(store) == [1, 2])
    await scheduler.advance(by: 1)
    store.send(.typed(4))
    #expect(log(store) == [1, 2, 4])
  }

  @Test func latestEffectOfAnIntervalIsKept() async {
    let store = store()
    for number in 1...3 { store.send(.typed(number)) }
    await scheduler.advance(by: .milliseconds(999))
    #expect(log(store) == [1])
    await scheduler.advance(by: .milliseconds(1))
    #expect(log(store) == [1, 3])
    // The next interval has begun with it.
    store.send(.typed(4))
    #expect(log(store) == [1, 3])
    await scheduler.advance(by: 1)
    #expect(log(store) == [1, 3, 4])
  }

  @Test func eachStoreHasIntervalsOfItsOwn() {
    let (one, other) = (store(), store())
    one.send(.typed(1))
    other.send(.typed(2))
    #expect(log(one) == [1] && log(other) == [2])
  }

  @Test func intervalThatIsOverIsForgotten() async {
    let store = Store(initialState: 0) {
      Reduce<Int, TestSchedulerOf<DispatchQueue>?> { state, scheduler in
        state += 1
        guard let scheduler else { return .none }
        return .send(nil).throttle(id: ObjectIdentifier(scheduler), for: 1, scheduler: scheduler, latest: true)
      }
    }
    weak var first: TestSchedulerOf<DispatchQueue>?
    do {
      let scheduler = DispatchQueue.test
      first = scheduler
      store.send(scheduler)
      await scheduler.advance(by: 1)
    }
    store.send(DispatchQueue.test)
    #expect(first == nil)
    #expect(store.withState { $0 } == 4)
  }
}
