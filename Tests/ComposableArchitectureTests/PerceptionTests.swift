import ComposableArchitecture
import TenureTesting
import Testing

// Views written for systems whose SwiftUI does not observe by itself.

@Reducer private struct Counter {
  @ObservableState struct State: Equatable {
    var count = 0
    var name = ""
  }

  enum Action: BindableAction { case increment, binding(BindingAction<State>) }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if case .increment = action { state.count += 1 }
      return .none
    }
  }
}

private struct CounterView: View {
  @Perception.Bindable var store: StoreOf<Counter>

  var body: some View {
    WithPerceptionTracking {
      Text("Count \(store.count) of \(store.name)")
      TextField("Name", text: $store.name)
      Button("More") { store.send(.increment) }
    }
  }
}

@Perceptible private final class Model {
  var title = "Old"
}

private struct ModelView: View {
  let model: Model
  @Bindable var bound: Model

  var body: some View {
    WithPerceptionTracking { Text("Title \(model.title)") }
    TextField("Title", text: $bound.title)
  }
}

@MainActor @Suite struct PerceptionTests {
  @Test func viewInsideOfPerceptionTrackingFollowsItsStore() throws {
    let screen = Screen { CounterView(store: Store(initialState: Counter.State()) { Counter() }) }
    try screen.button("More").tap()
    try screen.textField("Name").replace(with: "Ada")
    #expect(screen.shows("Count 1 of Ada"))
  }

  @Test func perceptibleModelIsObserved() throws {
    let model = Model()
    let screen = Screen { ModelView(model: model, bound: model) }
    try screen.textField("Title").replace(with: "New")
    #expect(screen.shows("Title New"))
  }

  @Test func changeIsToldOnceToWhoTracksPerception() {
    let (model, changes) = (Model(), LockIsolated(0))
    withPerceptionTracking {
      _ = model.title
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    model.title = "New"
    model.title = "Newer"
    #expect(changes.value == 1)
    #expect((model as Any) is any Perceptible)
  }
}
