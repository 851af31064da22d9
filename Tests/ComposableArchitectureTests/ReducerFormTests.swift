import ComposableArchitecture
import Testing

/// Whose body says of itself which state and actions it has.
@Reducer private struct ByValue { let body = EmptyReducer<Int, Bool>() }

@Reducer private struct Base {
  struct State: Equatable { var count = 0 }
  enum Action { case go }
  var body: some Reducer<State, Action> { EmptyReducer() }

  /// A part of the feature around it.
  @Reducer struct Logging {
    var body: some Reducer<State, Action> {
      Reduce { state, _ in
        state.count += 10
        return .none
      }
    }
  }
}

/// A part of another feature in a file of its own.
@Reducer private struct ByMethod {
  func reduce(into state: inout Base.State, action: Base.Action) -> EffectOf<Base> {
    state.count += 1
    return .none
  }
}

public enum Module {}

public extension Module {
  @ObservableState struct Settings { var count = 0 }
  @ObservableState enum Route { case settings(Settings) }
}

@MainActor @Suite struct ReducerFormTests {
  @Test("A reducer's own state and actions are those that its body or its method names")
  func named() {
    #expect(ByValue.State.self == Int.self && ByValue.Action.self == Bool.self)
    #expect(ByMethod.State.self == Base.State.self && ByMethod.Action.self == Base.Action.self)
    #expect(Base.Logging.State.self == Base.State.self && Base.Logging.Action.self == Base.Action.self)
    let store = Store(initialState: Base.State()) {
      CombineReducers {
        Base()
        ByMethod()
        Base.Logging()
      }
    }
    store.send(.go)
    #expect(store.withState { $0.count } == 11)
  }

  @Test("State may stand in a public extension")
  func publicExtension() {
    var settings = Module.Settings()
    settings.count += 1
    guard case .settings(let shown) = Module.Route.settings(settings) else { return }
    #expect(shown.count == 1)
  }
}
