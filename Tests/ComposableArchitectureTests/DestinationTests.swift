import ComposableArchitecture
import TenureTesting
import Testing

@Reducer private struct Leaf {
  @ObservableState struct State: Equatable { var text = "" }
  enum Action: Equatable { case written, doneTapped }

  @Dependency(\.dismiss) private var dismiss
  @Dependency(\.isPresented) private var isPresented

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .written:
        state.text = isPresented ? "presented" : "on its own"
        return .none
      case .doneTapped: return .run { [isPresented] _ in if isPresented { await dismiss() } }
      }
    }
  }
}

@Reducer private struct Branch {
  @Reducer enum Destination {
    case pushed(Leaf)
    case covered(Leaf)
    case pointed(Leaf)
  }

  @ObservableState struct State {
    @Presents var destination: Destination.State?
    var own = Leaf.State()
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>), own(Leaf.Action)
    case pushTapped, coverTapped, pointTapped
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.own, action: \.own) { Leaf() }
    Reduce { state, action in
      switch action {
      case .pushTapped: state.destination = .pushed(Leaf.State())
      case .coverTapped: state.destination = .covered(Leaf.State())
      case .pointTapped: state.destination = .pointed(Leaf.State())
      case .destination, .own: break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

private struct LeafView: View {
  let store: StoreOf<Leaf>

  var body: some View {
    Text("Leaf \(store.text)")
    Button("Write") { store.send(.written) }
    Button("Done") { store.send(.doneTapped) }
  }
}

private struct BranchView: View {
  @Bindable var store: StoreOf<Branch>

  var body: some View {
    NavigationStack {
      VStack {
        Button("Push") { store.send(.pushTapped) }
        Button("Cover") { store.send(.coverTapped) }
        Button("Point") { store.send(.pointTapped) }
        LeafView(store: store.scope(state: \.own, action: \.own))
      }
      .navigationDestination(item: $store.scope(state: \.destination?.pushed, action: \.destination.pushed)) {
        LeafView(store: $0)
      }
      .fullScreenCover(item: $store.scope(state: \.destination?.covered, action: \.destination.covered)) {
        LeafView(store: $0)
      }
      .popover(item: $store.scope(state: \.destination?.pointed, action: \.destination.pointed)) { LeafView(store: $0) }
    }
  }
}

@MainActor @Suite struct DestinationTests {
  private let screen = Screen { BranchView(store: Store(initialState: Branch.State()) { Branch() }) }

  @Test("A screen is pushed for a case of the state, and going back makes the state nil")
  func pushed() throws {
    try screen.button("Push").tap()
    try screen.button("Write").tap()
    #expect(screen.shows("Leaf presented"))
    try screen.back()
    #expect(!screen.shows("Leaf presented"))
    try screen.button("Push").tap()
    #expect(screen.shows("Leaf ") && !screen.shows("Leaf presented") && screen.issues.isEmpty)
  }

  @Test("Covers and popovers show their case, and the feature dismisses itself", arguments: ["Cover", "Point", "Push"])
  func dismissed(_ button: String) async throws {
    try screen.button(button).tap()
    try screen.button("Write").tap()
    #expect(screen.shows("Leaf presented"))
    try screen.button("Done").tap()
    await screen.settle()
    #expect(!screen.shows("Leaf presented") && screen.shows("Push") && screen.issues.isEmpty)
  }

  @Test("A feature that is not presented knows it, in its reducer and in its effects")
  func alone() async throws {
    try screen.button("Write").tap()
    #expect(screen.shows("Leaf on its own"))
    try screen.button("Done").tap()
    await screen.settle()
    #expect(screen.shows("Leaf on its own") && screen.issues.isEmpty)
  }

  @Test("A test that gives a way to dismiss makes the feature a presented one")
  func overridden() async {
    let store = TestStore(initialState: Leaf.State()) {
      Leaf()
    } withDependencies: {
      $0.dismiss = DismissEffect {}
    }
    await store.send(.written) { $0.text = "presented" }
  }
}
