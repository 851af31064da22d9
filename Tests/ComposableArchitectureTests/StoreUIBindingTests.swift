import ComposableArchitecture
import Testing

@Reducer private struct Crate {
  @ObservableState struct State: Equatable { var count = 1 }
  enum Action: Equatable { case added }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer private struct Depot {
  @ObservableState struct State: Equatable {
    var name = "North"
    var filter = Filter()
    @Presents var crate: Crate.State?
    struct Filter: Equatable { var text = "" }
  }
  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case searched(String)
    case opened
    case crate(PresentationAction<Crate.Action>)
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.name): state.name += "!"
      case .searched(let text): state.filter.text = text.uppercased()
      case .opened: state.crate = Crate.State()
      case .binding, .crate: break
      }
      return .none
    }
    .ifLet(\.$crate, action: \.crate) { Crate() }
  }
}

/// Stores bound by code that is no view.
@MainActor @Suite struct StoreUIBindingTests {
  @Test("A binding of a store writes by actions, whether the property's own or one of the feature's")
  func properties() {
    @UIBindable var store = Store(initialState: Depot.State()) { Depot() }
    let name: UIBinding<String> = $store.name
    name.wrappedValue = "South"
    #expect(store.name == "South!" && name.wrappedValue == "South!")
    let text: UIBinding<String> = $store.filter.text.sending(\.searched)
    text.wrappedValue = "box"
    #expect(text.wrappedValue == "BOX")
  }

  @Test("The store of what is presented is there while its state is, and nil dismisses it")
  func presented() throws {
    @UIBindable var store = Store(initialState: Depot.State()) { Depot() }
    let crate = $store.scope(state: \.crate, action: \.crate)
    #expect(crate.wrappedValue == nil)
    store.send(.opened)
    let shown = $store.scope(state: \.crate, action: \.crate)
    #expect(UIBindingIdentifier(crate) == UIBindingIdentifier(shown))
    try #require(shown.wrappedValue).send(.added)
    #expect(store.crate?.count == 2)
    shown.wrappedValue = nil
    #expect(store.crate == nil)
  }
}
