import ComposableArchitecture
import TenureTesting
import Testing

@Reducer struct Edit {
  @ObservableState struct State: Equatable {
    var name = ""
    var heard = ""
  }

  enum Action: Equatable {
    case nameChanged(String)
    case saveTapped
    case listened
    case waited
    case heard(String)
    case delegate(Delegate)

    @CasePathable enum Delegate: Equatable { case saved(String) }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nameChanged(let name):
        state.name = name
        return .none
      case .saveTapped: return .send(.delegate(.saved(state.name)))
      case .listened:
        return .run { send in
          for number in 1... {
            try await Task.sleep(for: .seconds(1))
            await send(.heard("\(number)"))
          }
        }
      case .waited: return .run { _ in try await Task.sleep(for: .seconds(1_000_000)) }
      case .heard(let text):
        state.heard = text
        return .none
      case .delegate: return .none
      }
    }
  }
}

struct EditView: View {
  @Bindable var store: StoreOf<Edit>

  var body: some View {
    TextField("Name", text: $store.name.sending(\.nameChanged))
    Text("Heard \(store.heard)")
    Button("Save") { store.send(.saveTapped) }
    Button("Listen") { store.send(.listened) }
  }
}

@Reducer struct Home {
  @Reducer enum Destination {
    case edit(Edit)
    case row(Row)
    case alert(AlertState<Alert>)
    case dialog(ConfirmationDialogState<Alert>)

    @CasePathable enum Alert: Equatable { case confirmed }
  }

  @ObservableState struct State: Equatable {
    var name = "Nobody"
    @Presents var destination: Destination.State?
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case editTapped, rowTapped, alertTapped, dialogTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .editTapped: state.destination = .edit(Edit.State(name: state.name))
      case .rowTapped: state.destination = .row(Row.State(id: 1))
      case .alertTapped:
        state.destination = .alert(
          AlertState {
            TextState("Sure?")
          } actions: {
            ButtonState(role: .destructive, action: .confirmed) { TextState("Yes") }
            ButtonState(role: .cancel) { TextState("No") }
          } message: {
            TextState("There is no way back.")
          })
      case .dialogTapped:
        state.destination = .dialog(
          ConfirmationDialogState {
            TextState("Sure?")
          } actions: {
            ButtonState(action: .confirmed) { TextState("Yes") }
          })
      case .destination(.presented(.edit(.delegate(.saved(let name))))):
        state.name = name
        state.destination = nil
      case .destination(.presented(.alert(.confirmed))): state.name = "Confirmed by alert"
      case .destination(.presented(.dialog(.confirmed))): state.name = "Confirmed by dialog"
      case .destination: break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Home.Destination.State: Equatable {}

struct HomeView: View {
  @Bindable var store: StoreOf<Home>

  var body: some View {
    VStack {
      Text(store.name)
      Button("Edit") { store.send(.editTapped) }
      Button("Row") { store.send(.rowTapped) }
      Button("Ask") { store.send(.alertTapped) }
      Button("Choose") { store.send(.dialogTapped) }
    }
    .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { store in
      EditView(store: store)
    }
    .sheet(item: $store.scope(state: \.destination?.row, action: \.destination.row)) { store in
      RowView(store: store)
    }
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    .confirmationDialog($store.scope(state: \.destination?.dialog, action: \.destination.dialog))
  }
}

@MainActor @Suite struct PresentationTests {
  private let store = Store(initialState: Home.State()) { Home() }

  @Test("A sheet edits a copy, and the delegate action takes it over")
  func copyAndDelegate() throws {
    let screen = Screen(HomeView(store: store))
    try screen.button("Edit").tap()
    try screen.sheet.textField("Name").replace(with: "Ada")
    #expect(screen.shows("Nobody"))
    try screen.sheet.button("Save").tap()
    #expect(!screen.hasSheet && screen.shows("Ada"))
    #expect(screen.issues.isEmpty)
  }

  @Test("A sheet that the user dismisses makes the state nil, and takes nothing over")
  func dismissed() throws {
    let screen = Screen(HomeView(store: store))
    try screen.button("Edit").tap()
    try screen.sheet.textField("Name").replace(with: "Ada")
    try screen.dismiss()
    #expect(!screen.hasSheet && store.destination == nil && screen.shows("Nobody"))
  }

  @Test("What a feature has started ends when it is dismissed")
  func effectsEnd() async throws {
    let screen = Screen { HomeView(store: Store(initialState: Home.State()) { Home() }) }
    try screen.button("Edit").tap()
    try screen.sheet.button("Listen").tap()
    await screen.advance(by: .seconds(2))
    #expect(screen.shows("Heard 2"))
    try screen.dismiss()
    await screen.advance(by: .seconds(3))
    #expect(screen.pending == [])
    #expect(screen.issues.isEmpty)
  }

  @Test("The next feature in the same place has a store and a screen of its own")
  func another() async throws {
    let screen = Screen(HomeView(store: store))
    try screen.button("Edit").tap()
    try screen.sheet.textField("Name").replace(with: "Ada")
    store.send(.rowTapped)
    await screen.settle()
    #expect(screen.shows("Done 1: false") && !screen.shows("Heard "))
    try screen.sheet.button("Done 1: false").tap()
    #expect(screen.shows("Done 1: true"))
    store.send(.editTapped)
    await screen.settle()
    #expect(try screen.sheet.textField("Name").value == "Nobody")
  }

  @Test("An alert's button sends its action, and the alert is gone")
  func alert() throws {
    let screen = Screen(HomeView(store: store))
    try screen.button("Ask").tap()
    #expect(screen.shows("Sure?") && screen.shows("There is no way back."))
    try screen.alert.button("No").tap()
    #expect(!screen.hasAlert && store.destination == nil)
    try screen.button("Ask").tap()
    try screen.alert.button("Yes").tap()
    #expect(!screen.hasAlert && screen.shows("Confirmed by alert"))
    try screen.button("Choose").tap()
    try screen.alert.button("Yes").tap()
    #expect(screen.shows("Confirmed by dialog") && store.destination == nil)
  }

  @Test("An action for a feature that is not shown is an issue that says so")
  func gone() throws {
    let messages = issues { store.send(.destination(.presented(.edit(.saveTapped)))) }
    #expect(
      messages == [
        """
        An 'ifLet' on 'Home.Destination.State' received an action for a feature that is not shown.

          Action: Home.Action.destination(.presented(.edit(.saveTapped)))
          State: nil

        The action is lost. Either a parent set the state to nil before this reducer ran: do it in a reducer outside of \
        the 'ifLet'. Or an effect sent it after the feature was gone: start the effect in the feature, which cancels it.
        """
      ])
  }

  @Test("A scope of the same key paths is the same store")
  func cached() {
    store.send(.editTapped)
    func edit() -> StoreOf<Edit>? { store.scope(state: \.destination?.edit, action: \.destination.edit) }
    let first = edit()
    #expect(first != nil && first === edit())
    store.send(.destination(.dismiss))
    #expect(edit() == nil)
    store.send(.editTapped)
    #expect(edit() != nil && edit() !== first)
  }
}
