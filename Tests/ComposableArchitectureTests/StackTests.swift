import ComposableArchitecture
import TenureTesting
import Testing

@Reducer struct Hub {
  @Reducer enum Path {
    case edit(Edit)
    case row(Row)
  }

  @ObservableState struct State: Equatable {
    var path = StackState<Path.State>()
    var saved = "nothing"
  }

  enum Action {
    case path(StackActionOf<Path>)
    case twoTapped
    case popAllTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .twoTapped:
        state.path.append(.row(Row.State(id: 1)))
        state.path.append(.edit(Edit.State(name: "deep")))
      case .popAllTapped: state.path.removeAll()
      case .path(.element(let id, .edit(.delegate(.saved(let name))))):
        state.saved = name
        state.path.pop(from: id)
      case .path: break
      }
      return .none
    }
    .forEach(\.path, action: \.path)
  }
}

extension Hub.Path.State: Equatable {}

struct HubView: View {
  @Bindable var store: StoreOf<Hub>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      VStack {
        Text("Saved \(store.saved)")
        NavigationLink("Edit", state: Hub.Path.State.edit(Edit.State(name: "new")))
        Button("Two") { store.send(.twoTapped) }
      }
      .navigationTitle("Hub")
    } destination: { store in
      switch store.case {
      case .edit(let store): EditView(store: store).navigationTitle("Edit")
      case .row(let store): RowView(store: store).navigationTitle("Row")
      }
    }
  }
}

@MainActor @Suite struct StackTests {
  private let store = Store(initialState: Hub.State()) { Hub() }

  @Test("A link pushes a feature's state, and going back pops it")
  func pushAndPop() throws {
    let screen = Screen(HubView(store: store))
    try screen.link("Edit").tap()
    #expect(screen.title == "Edit" && store.path.count == 1)
    try screen.textField("Name").replace(with: "Ada")
    try screen.back()
    #expect(screen.title == "Hub" && store.path.isEmpty)
    try screen.link("Edit").tap()
    #expect(try screen.textField("Name").value == "new")
    try screen.button("Save").tap()
    #expect(screen.title == "Hub" && screen.shows("Saved new"))
    #expect(screen.issues.isEmpty)
  }

  @Test("The state drives the screens: two at once, then one back, then none")
  func driven() async throws {
    let screen = Screen(HubView(store: store))
    try screen.button("Two").tap()
    #expect(screen.title == "Edit")
    #expect(try screen.textField("Name").value == "deep")
    try screen.back()
    #expect(screen.title == "Row" && store.path.count == 1)
    store.send(.popAllTapped)
    await screen.settle()
    #expect(screen.title == "Hub")
  }

  @Test("What a screen's feature has started ends when it is popped, not when another covers it")
  func effects() async throws {
    let screen = Screen { HubView(store: Store(initialState: Hub.State()) { Hub() }) }
    try screen.link("Edit").tap()
    try screen.button("Listen").tap()
    await screen.advance(by: .seconds(2))
    #expect(screen.shows("Heard 2"))
    try screen.back()
    await screen.advance(by: .seconds(1))
    #expect(screen.pending == [] && screen.issues.isEmpty)
  }

  @Test("An action for an element that is not on the stack is an issue")
  func gone() {
    let messages = issues { store.send(.path(.element(id: 999, action: .row(.toggled)))) }
    #expect(
      messages.count == 1
        && messages[0].hasPrefix(
          "A 'forEach' on 'Hub.Path.State' received an action for an element that is not on the stack.")
    )
    #expect(issues { store.send(.path(.popFrom(id: 999))) }.count == 1)
  }
}
