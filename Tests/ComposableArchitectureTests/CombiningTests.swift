import ComposableArchitecture
import TenureIssues
import Testing

private struct Counter: Reducer {
  struct State: Equatable {
    var count = 0
    var log: [String] = []
  }

  enum Action: Equatable { case add(Int), heard(String) }

  @Dependency(\.uuid) var uuid

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .add(let number): state.count += number
    case .heard(let text): state.log.append(text)
    }
    return .none
  }
}

@MainActor @Suite struct CombiningTests {
  private func log(_ name: String) -> some Reducer<Counter.State, Counter.Action> {
    Reduce { state, action in
      state.log.append("\(name) \(state.count)")
      return .none
    }
  }

  @Test func combinedReducersRunOneAfterTheOtherAsOne() {
    let store = Store(initialState: Counter.State()) {
      CombineReducers {
        log("before")
        Counter()
      }
      .onChange(of: \.count) { old, new in log("changed from \(old) to") }
      log("after")
    }
    store.send(.add(2))
    #expect(store.withState(\.log) == ["before 0", "changed from 0 to 2", "after 2"])
  }

  @Test func changesThatCountAsTheSameRunNothing() {
    let store = Store(initialState: Counter.State()) {
      Counter().onChange(of: \.count, removeDuplicates: { $0 / 10 == $1 / 10 }) { old, new in
        log("\(old) to \(new):")
      }
    }
    for number in [3, 4, 5, 1] { store.send(.add(number)) }
    #expect(store.withState(\.log) == ["7 to 12: 12"])
  }

  @Test func dependencyIsTransformedForAReducerAndItsEffects() async {
    let store = Store(initialState: Counter.State()) {
      Reduce<Counter.State, Counter.Action> { state, action in
        @Dependency(\.locale) var locale
        guard case .add = action else { return Counter().reduce(into: &state, action: action) }
        state.log.append(locale.identifier)
        return .run { send in
          @Dependency(\.locale) var locale
          await send(.heard("effect \(locale.identifier)"))
        }
      }
      .transformDependency(\.locale) { $0 = Locale(identifier: $0.identifier + "_AT") }
    } withDependencies: {
      $0.locale = Locale(identifier: "de")
    }
    await store.send(.add(1)).finish()
    #expect(store.withState(\.log) == ["de_AT", "effect de_AT"])
  }
}
