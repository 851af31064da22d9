import ComposableArchitecture
import TenureTesting
import Testing

// Stores and views as they were made before `observe:`, `@PresentationState` and `switch` in a `SwitchStore`.

private struct Settings: ReducerProtocol {
  struct State: Equatable {
    @BindableState var name = ""
    @BindableState var address = Address()
    var alert: AlertState<Action>?
    var sheet: ActionSheetState<Action>?
    var answers: [String] = []

    struct Address: Equatable { var street = "" }
  }

  enum Action: Equatable, BindableAction {
    case binding(BindingAction<State>)
    case ask, choose
    case answered(String)
    case alertDismissed, sheetDismissed
  }

  var body: some ReducerProtocolOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.$address.street): state.answers.append("street")
      case .binding: break
      case .ask:
        state.alert = AlertState(
          title: TextState("Sure?"),
          primaryButton: .default(TextState("Yes"), action: .send(.answered("yes"))),
          secondaryButton: .cancel(TextState("No")))
      case .choose:
        state.sheet = ActionSheetState(
          title: TextState("Which?"), buttons: [.default(TextState("First"), action: .send(.answered("first")))],
          titleVisibility: .visible)
      case .answered(let answer): state.answers.append(answer)
      case .alertDismissed: (state.alert, state.answers) = (nil, state.answers + ["closed"])
      case .sheetDismissed: state.sheet = nil
      }
      return .none
    }
  }
}

private struct SettingsView: View {
  let store: StoreOf<Settings>
  @ObservedObject var viewStore: ViewStoreOf<Settings>

  init(store: StoreOf<Settings>) {
    self.store = store
    self.viewStore = ViewStore(store)
  }

  var body: some View {
    TextField("Name", text: viewStore.binding(\.$name))
    Text("Called \(viewStore.name): \(viewStore.answers.joined(separator: ", "))")
    WithViewStore(store.stateless) { viewStore in
      Button("Ask") { viewStore.send(.ask) }
      Button("Choose") { viewStore.send(.choose) }
    }
    .alert(store.scope(state: \.alert), dismiss: .alertDismissed)
    .confirmationDialog(store.scope(state: \.sheet), dismiss: .sheetDismissed)
  }
}

private struct Place: ReducerProtocol {
  enum State: Equatable { case home(Int), work(String), away }
  enum Action: Equatable { case home(Int), work(String), leave }

  func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
    switch action {
    case .home(let number): state = .home(number)
    case .work(let name): state = .work(name)
    case .leave: state = .away
    }
    return .none
  }
}

private struct PlaceView: View {
  let store: StoreOf<Place>
  let hasDefault: Bool

  var body: some View {
    if hasDefault {
      SwitchStore(store) {
        CaseLet(state: /Place.State.home, action: Place.Action.home) { store in
          WithViewStore(store) { viewStore in Button("Home \(viewStore.state)") { viewStore.send(viewStore.state + 1) }
          }
        }
        CaseLet(state: /Place.State.work, action: Place.Action.work) { store in
          WithViewStore(store) { Text("Work at \($0.state)") }
        }
        Default { Text("Somewhere else") }
      }
    } else {
      SwitchStore(store) {
        CaseLet(state: /Place.State.home, action: Place.Action.home) { _ in Text("At home") }
      }
    }
  }
}

private struct Menu: ReducerProtocol {
  struct State: Equatable { @PresentationState var place: Place.State? }
  enum Action: Equatable { case tapped, place(PresentationAction<Place.Action>) }

  var body: some ReducerProtocolOf<Self> {
    Reduce { state, action in
      if action == .tapped { state.place = .home(1) }
      return .none
    }
    .ifLet(\.$place, action: /Action.place) { Place() }
  }
}

private struct MenuView: View {
  let store: StoreOf<Menu>

  var body: some View {
    Button("Open") { store.send(.tapped) }
    IfLetStore(
      store.scope(state: \.$place, action: { .place($0) }), state: /Place.State.home, action: Place.Action.home
    ) { store in
      WithViewStore(store) { viewStore in Button("Number \(viewStore.state)") { viewStore.send(viewStore.state + 1) } }
    } else: {
      Text("Nothing is there")
    }
  }
}

@MainActor @Suite struct OlderStoreTests {
  @Test("A view store of the whole state has bindings, also to parts of a property")
  func bindings() throws {
    let store = Store(initialState: Settings.State(), reducer: Settings())
    let screen = Screen(SettingsView(store: store))
    try screen.textField("Name").type("Ada")
    #expect(screen.shows("Called Ada: "))
    store.send(.set(\.$address.street, "Main Street"))
    #expect(store.withState { $0.address.street } == "Main Street" && store.withState { $0.answers } == ["street"])
  }

  @Test("An alert of a plain optional sends its button's action, and the one for its end")
  func alerts() throws {
    let store = Store(initialState: Settings.State(), reducer: Settings())
    let screen = Screen(SettingsView(store: store))
    try screen.button("Ask").tap()
    #expect(screen.shows("Sure?"))
    try screen.alert.button("Yes").tap()
    #expect(!screen.hasAlert && Set(store.withState { $0.answers }) == ["yes", "closed"])
    try screen.button("Ask").tap()
    try screen.alert.button("No").tap()
    #expect(!screen.hasAlert && store.withState { $0.alert } == nil)
    try screen.button("Choose").tap()
    #expect(screen.shows("Which?"))
    try screen.alert.button("First").tap()
    #expect(store.withState { $0.answers.last } == "first" && store.withState { $0.sheet } == nil)
  }

  @Test("A switch over a store without 'switch' shows the case that the state is, or the default")
  func switched() async throws {
    let store = Store(initialState: .home(1), reducer: Place())
    let screen = Screen(PlaceView(store: store, hasDefault: true))
    try screen.button("Home 1").tap()
    #expect(screen.shows("Home 2"))
    store.send(.work("the mill"))
    await screen.settle()
    #expect(screen.shows("Work at the mill") && !screen.shows("Home 2"))
    store.send(.leave)
    await screen.settle()
    #expect(screen.shows("Somewhere else") && !screen.shows("Work at the mill") && screen.issues.isEmpty)
  }

  @Test("A case that nobody has a view for is an issue")
  func uncovered() {
    let messages = issues {
      let store = Store(initialState: .work("the mill"), reducer: Place())
      _ = Screen(PlaceView(store: store, hasDefault: false)).text
    }
    #expect(
      messages == [
        """
        A 'SwitchStore' has no view for the case 'work' of 'Place.State'.

        It shows nothing. Add a 'CaseLet' for the case, or a 'Default' for all others.
        """
      ])
  }

  @Test("A view of one case of what is presented is there while that case is")
  func oneCase() async throws {
    let store = Store(initialState: Menu.State(), reducer: Menu())
    let screen = Screen(MenuView(store: store))
    #expect(screen.shows("Nothing is there"))
    try screen.button("Open").tap()
    try screen.button("Number 1").tap()
    #expect(screen.shows("Number 2"))
    store.send(.place(.presented(.leave)))
    await screen.settle()
    #expect(screen.shows("Nothing is there") && screen.issues.isEmpty)
  }

  @Test("A store is made of a reducer that is there already, with other dependencies")
  func dependencies() {
    struct Numbered: ReducerProtocol {
      struct State: Equatable { var id: UUID? }
      enum Action: Equatable { case tapped }
      @Dependency(\.uuid) var uuid
      func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
        state.id = self.uuid()
        return .none
      }
    }
    for store in [
      Store(initialState: Numbered.State(), reducer: Numbered()) { $0.uuid = .incrementing },
      Store(initialState: Numbered.State(), reducer: Numbered(), prepareDependencies: { $0.uuid = .incrementing }),
      Store(initialState: Numbered.State(), reducer: Numbered(), withDependencies: { $0.uuid = .incrementing }),
    ] {
      store.send(.tapped)
      #expect(store.withState { $0.id } == UUID(0))
    }
  }
}
