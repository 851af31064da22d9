import ComposableArchitecture
import TenureTesting
import Testing

private struct Profile: Reducer {
  struct State: Equatable {
    @BindingState var name = ""
    @BindingState var isPublic = false
    var visits = 0
  }

  enum Action: BindableAction, Equatable { case binding(BindingAction<State>), visited }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if action == .visited { state.visits += 1 }
      return .none
    }
  }
}

private struct ProfileView: View {
  struct ViewState: Equatable {
    @BindingViewState var name: String
    @BindingViewState var isPublic: Bool
    let canSave: Bool

    init(_ store: BindingViewStore<Profile.State>) {
      _name = store.$name
      _isPublic = store.$isPublic
      canSave = !store.name.isEmpty
    }
  }

  let store: StoreOf<Profile>
  let log: Log

  var body: some View {
    WithViewStore(store, observe: ViewState.init) { viewStore in
      let _ = log.count += 1
      TextField("Name", text: viewStore.$name)
      Toggle("Public", isOn: viewStore.$isPublic)
      Text(viewStore.canSave ? "Hello, \(viewStore.name)" : "No name")
      Button("Visit") { store.send(.visited) }
    }
  }

  @MainActor final class Log { var count = 0 }
}

@MainActor @Suite struct BindingViewStateTests {
  private let store = Store(initialState: Profile.State()) { Profile() }
  private let log = ProfileView.Log()

  @Test("A view's own state binds properties of the feature")
  func bound() throws {
    let screen = Screen(ProfileView(store: store, log: log))
    try screen.textField("Name").replace(with: "Ada")
    try screen.toggle("Public").tap()
    #expect(screen.shows("Hello, Ada"))
    #expect(store.withState { $0 } == Profile.State(name: "Ada", isPublic: true))
    #expect(try screen.toggle("Public").isOn == true)
  }

  @Test("What the view's state leaves out does not run the view")
  func left() throws {
    let screen = Screen(ProfileView(store: store, log: log))
    let before = log.count
    try screen.button("Visit").tap()
    #expect(store.withState(\.visits) == 1 && log.count == before)
    try screen.toggle("Public").tap()
    #expect(log.count == before + 1)
  }

  @Test("A test store makes a view's state, and its bindings send")
  func tested() async {
    let store = TestStore(initialState: Profile.State()) { Profile() }
    #expect(!ProfileView.ViewState(store.bindings).canSave)
    await store.send(.set(\.$name, "Ada")) { $0.name = "Ada" }
    let viewState = ProfileView.ViewState(store.bindings)
    #expect(viewState.canSave && viewState.name == "Ada")
    viewState.$isPublic.wrappedValue = true
    #expect(store.state.isPublic && ProfileView.ViewState(store.bindings).isPublic)
    store.assert { $0.isPublic = true }
  }
}
