import ComposableArchitecture
import TenureTesting
import Testing

// The app of the third seed document, in its own style: root ownership, and copy-and-delegate in two layers.

struct SyncUp: Equatable, Identifiable {
  let id: Int
  var title = ""
}

struct SyncUpForm: Reducer {
  struct State: Equatable {
    @BindingState var syncUp: SyncUp
  }

  enum Action: BindableAction, Equatable { case binding(BindingAction<State>) }

  var body: some ReducerOf<Self> { BindingReducer() }
}

struct SyncUpFormView: View {
  let store: StoreOf<SyncUpForm>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      TextField("Title", text: viewStore.$syncUp.title)
    }
  }
}

struct SyncUpDetail: Reducer {
  struct State: Equatable {
    @PresentationState var destination: Destination.State?
    var syncUp: SyncUp
  }

  enum Action: Equatable {
    case editButtonTapped
    case cancelEditButtonTapped
    case doneEditingButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case delegate(Delegate)
    enum Delegate: Equatable { case syncUpUpdated(SyncUp) }
  }

  struct Destination: Reducer {
    enum State: Equatable { case edit(SyncUpForm.State) }
    enum Action: Equatable { case edit(SyncUpForm.Action) }

    var body: some ReducerOf<Self> {
      Scope(state: /State.edit, action: /Action.edit) { SyncUpForm() }
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .editButtonTapped:
        state.destination = .edit(SyncUpForm.State(syncUp: state.syncUp))
        return .none
      case .cancelEditButtonTapped:
        state.destination = nil
        return .none
      case .doneEditingButtonTapped:
        guard case let .some(.edit(editState)) = state.destination else { return .none }
        state.syncUp = editState.syncUp
        state.destination = nil
        return .none
      case .destination, .delegate: return .none
      }
    }
    .ifLet(\.$destination, action: /Action.destination) { Destination() }
    .onChange(of: \.syncUp) { oldValue, newValue in
      Reduce { state, action in
        .send(.delegate(.syncUpUpdated(newValue)))
      }
    }
  }
}

struct SyncUpDetailView: View {
  let store: StoreOf<SyncUpDetail>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      VStack {
        Text("Detail of \(viewStore.syncUp.title)")
        Button("Edit") { viewStore.send(.editButtonTapped) }
      }
      .navigationTitle(viewStore.syncUp.title)
      .sheet(
        store: store.scope(state: \.$destination, action: { .destination($0) }),
        state: /SyncUpDetail.Destination.State.edit, action: SyncUpDetail.Destination.Action.edit
      ) { store in
        SyncUpFormView(store: store)
        Button("Done") { viewStore.send(.doneEditingButtonTapped) }
        Button("Cancel") { viewStore.send(.cancelEditButtonTapped) }
      }
    }
  }
}

struct SyncUpsList: Reducer {
  struct State: Equatable { var syncUps: IdentifiedArrayOf<SyncUp> = [] }
  enum Action: Equatable { case addTapped }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.syncUps.append(SyncUp(id: state.syncUps.count, title: "New"))
      return .none
    }
  }
}

struct SyncUpsListView: View {
  let store: StoreOf<SyncUpsList>

  var body: some View {
    WithViewStore(store, observe: \.syncUps) { viewStore in
      List {
        ForEach(viewStore.state) { syncUp in
          NavigationLink(state: AppFeature.Path.State.detail(SyncUpDetail.State(syncUp: syncUp))) { Text(syncUp.title) }
        }
      }
      Button("Add") { viewStore.send(.addTapped) }
    }
  }
}

struct AppFeature: Reducer {
  struct State: Equatable {
    var path = StackState<Path.State>()
    var syncUpsList = SyncUpsList.State()
  }

  enum Action: Equatable {
    case path(StackAction<Path.State, Path.Action>)
    case syncUpsList(SyncUpsList.Action)
  }

  struct Path: Reducer {
    enum State: Equatable { case detail(SyncUpDetail.State) }
    enum Action: Equatable { case detail(SyncUpDetail.Action) }

    var body: some ReducerOf<Self> {
      Scope(state: /State.detail, action: /Action.detail) { SyncUpDetail() }
    }
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.syncUpsList, action: /Action.syncUpsList) { SyncUpsList() }
    Reduce { state, action in
      switch action {
      case let .path(.element(id, .detail(.delegate(delegateAction)))):
        guard case .some(.detail) = state.path[id: id] else { return .none }
        switch delegateAction {
        case let .syncUpUpdated(syncUp):
          state.syncUpsList.syncUps[id: syncUp.id] = syncUp
          return .none
        }
      default: return .none
      }
    }
    .forEach(\.path, action: /Action.path) { Path() }
  }
}

struct AppFeatureView: View {
  let store: StoreOf<AppFeature>

  var body: some View {
    NavigationStackStore(self.store.scope(state: \.path, action: { .path($0) })) {
      SyncUpsListView(store: self.store.scope(state: \.syncUpsList, action: { .syncUpsList($0) }))
        .navigationTitle("Sync-ups")
    } destination: { state in
      switch state {
      case .detail:
        CaseLet(/AppFeature.Path.State.detail, action: AppFeature.Path.Action.detail) { store in
          SyncUpDetailView(store: store)
        }
      }
    }
  }
}

@MainActor @Suite struct OlderStyleTests {
  private let store = Store(
    initialState: AppFeature.State(syncUpsList: SyncUpsList.State(syncUps: [SyncUp(id: 0, title: "Design")]))
  ) { AppFeature() }

  @Test("Root ownership: the list's changes are the app's")
  func rootOwnership() throws {
    let screen = Screen(AppFeatureView(store: store))
    try screen.button("Add").tap()
    #expect(screen.shows("New") && store.withState { $0.syncUpsList.syncUps.count } == 2)
  }

  @Test("Copy and delegate, twice: a form's copy goes to the detail, and the detail's copy to the list")
  func copyAndDelegate() throws {
    let screen = Screen(AppFeatureView(store: store))
    try screen.link("Design").tap()
    #expect(screen.shows("Detail of Design"))
    try screen.button("Edit").tap()
    try screen.sheet.textField("Title").replace(with: "Product")
    #expect(store.withState { $0.syncUpsList.syncUps[id: 0]?.title } == "Design")
    try screen.sheet.button("Done").tap()
    #expect(!screen.hasSheet && screen.shows("Detail of Product"))
    #expect(store.withState { $0.syncUpsList.syncUps[id: 0]?.title } == "Product")
    try screen.back()
    #expect(screen.shows("Product") && screen.issues.isEmpty)
  }

  @Test("A form that is cancelled leaves nothing behind")
  func discarded() throws {
    let screen = Screen(AppFeatureView(store: store))
    try screen.link("Design").tap()
    try screen.button("Edit").tap()
    try screen.sheet.textField("Title").replace(with: "Product")
    try screen.sheet.button("Cancel").tap()
    #expect(!screen.hasSheet && screen.shows("Detail of Design"))
    #expect(store.withState { $0.syncUpsList.syncUps[id: 0]?.title } == "Design")
  }

  @Test("A test store steps through the same app")
  func stepped() async {
    let store = TestStore(
      initialState: AppFeature.State(syncUpsList: SyncUpsList.State(syncUps: [SyncUp(id: 0, title: "Design")]))
    ) { AppFeature() }
    let detail = SyncUpDetail.State(syncUp: SyncUp(id: 0, title: "Design"))
    await store.send(.path(.push(id: 0, state: .detail(detail)))) { $0.path[id: 0] = .detail(detail) }
    store.exhaustivity = .off
    await store.send(.path(.element(id: 0, action: .detail(.editButtonTapped))))
    await store.send(
      .path(
        .element(
          id: 0, action: .detail(.destination(.presented(.edit(.set(\.$syncUp, SyncUp(id: 0, title: "Product")))))))))
    await store.send(.path(.element(id: 0, action: .detail(.doneEditingButtonTapped))))
    await store.receive(
      .path(.element(id: 0, action: .detail(.delegate(.syncUpUpdated(SyncUp(id: 0, title: "Product"))))))
    ) {
      $0.syncUpsList.syncUps[id: 0]?.title = "Product"
    }
  }

  @Test(
    "What is started where a view appears ends with its disappearance if the view waits for it, else with the feature")
  func appearanceAndLifetime() async throws {
    for waits in [true, false] {
      let screen = Screen { QuizScreen(waits: waits) }
      await screen.settle()
      await screen.advance(by: .seconds(2))
      #expect(screen.shows("Heard 2"))
      try screen.link("Settings").tap()
      await screen.advance(by: .seconds(3))
      try screen.back()
      #expect(screen.shows(waits ? "Heard 2" : "Heard 5"))
    }
  }
}

struct Quiz: Reducer {
  struct State: Equatable { var heard = 0 }
  enum Action: Equatable { case onTask, heard }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .onTask:
        return .run { send in
          while true {
            try await Task.sleep(for: .seconds(1))
            await send(.heard)
          }
        }
        .cancellable(id: "listening", cancelInFlight: true)
      case .heard:
        state.heard += 1
        return .none
      }
    }
  }
}

struct QuizScreen: View {
  let waits: Bool
  @State private var store = Store(initialState: Quiz.State()) { Quiz() }

  var body: some View {
    NavigationStack {
      QuizView(store: store, waits: waits)
    }
  }
}

struct QuizView: View {
  let store: StoreOf<Quiz>
  let waits: Bool

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      VStack {
        Text("Heard \(viewStore.heard)")
        NavigationLink("Settings") { Text("Settings") }
      }
      .task {
        if waits {
          await viewStore.send(.onTask).finish()
        } else {
          viewStore.send(.onTask)
        }
      }
    }
  }
}
