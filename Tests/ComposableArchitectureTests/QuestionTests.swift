import ComposableArchitecture
import TenureTesting
import Testing

@Reducer private struct Shop {
  @ObservableState struct State: Equatable {
    @Presents var question: AlertState<Action.Answer>?
    var sold = 0
  }

  enum Action {
    case asked
    case question(PresentationAction<Answer>)

    @CasePathable enum Answer { case sell }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .asked:
        state.question = AlertState {
          TextState("Sell it?")
        } actions: {
          ButtonState(action: .sell) { TextState("Sell") }
        }
      case .question(.presented(.sell)):
        state.sold += 1
        state.question = AlertState { TextState("Sold \(state.sold)") }
      case .question: break
      }
      return .none
    }
    .ifLet(\.$question, action: \.question)
  }
}

private struct ShopView: View {
  @Bindable var store: StoreOf<Shop>

  var body: some View {
    Button("Ask") { store.send(.asked) }
      .alert($store.scope(state: \.question, action: \.question))
  }
}

private struct OlderShopView: View {
  let store: StoreOf<Shop>

  var body: some View {
    Button("Ask") { store.send(.asked) }
      .alert(store: store.scope(state: \.$question, action: { .question($0) }))
  }
}

/// One that says `isPresented` itself, and asks on.
private struct Riddle: View {
  @State private var tries = 0

  var body: some View {
    Text("Tries \(tries)")
      .alert(
        "Try \(tries)", isPresented: Binding(get: { tries < 2 }, set: { _ in }),
        actions: { Button("Wrong") { tries += 1 } })
  }
}

/// Destinations in an enum that somebody has written by hand.
private struct Inquiry: Reducer {
  enum Place: Equatable {
    case alert(AlertState<Answer>)
    case dialog(ConfirmationDialogState<Answer>)
    case count(Int)
  }
  enum PlaceAction: Equatable { case alert(Answer), dialog(Answer), count(Bool) }
  enum Answer: Equatable { case more }

  struct State: Equatable { @PresentationState var place: Place? }
  enum Action: Equatable { case place(PresentationAction<PlaceAction>), opened(Place) }

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { state, action in
      switch action {
      case .opened(let place): state.place = place
      case .place(.presented(.alert(.more))):
        state.place = .dialog(
          ConfirmationDialogState {
            TextState("More")
          } actions: {
          })
      default: break
      }
      return .none
    }
    .ifLet(\.$place, action: /Action.place) { EmptyReducer() }
  }
}

/// The same of a `@Reducer enum`.
@Reducer private struct Hall {
  @Reducer enum Place {
    case alert(AlertState<Int>)
    case row(Row)
  }
  @ObservableState struct State { @Presents var place: Place.State? }
  enum Action { case place(PresentationAction<Place.Action>) }
  var body: some ReducerOf<Self> { EmptyReducer().ifLet(\.$place, action: \.place) }
}

@Reducer private struct Plain {
  @ObservableState struct State: Equatable {
    var alert: AlertState<Never>?
    @Presents var presented: AlertState<Never>?
  }
  enum Action {
    case alert(Bool)
    case presented(PresentationAction<Never>)
    case asked
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .asked: (state.alert, state.presented) = (alert("First"), alert("First"))
      case .alert(true): state.alert = alert("Second")
      case .alert, .presented: break
      }
      return .none
    }
    .ifLet(\.alert, action: \.alert)
    .ifLet(\.presented, action: \.presented)
  }
  private func alert(_ title: String) -> AlertState<Never> { AlertState { TextState(title) } }
}

@MainActor @Suite struct QuestionTests {
  @Test("An alert whose button puts up another alert: the other one is shown, until it is answered itself")
  func another() throws {
    let screen = Screen(ShopView(store: Store(initialState: Shop.State()) { Shop() }))
    try screen.button("Ask").tap()
    try screen.alert.button("Sell").tap()
    #expect(try screen.alert.label == "Sold 1")
    try screen.alert.button("OK").tap()
    #expect(!screen.hasAlert && screen.issues.isEmpty)
  }

  @Test("So it is in the older style")
  func anotherInOlderStyle() throws {
    let screen = Screen(OlderShopView(store: Store(initialState: Shop.State()) { Shop() }))
    try screen.button("Ask").tap()
    try screen.alert.button("Sell").tap()
    #expect(try screen.alert.label == "Sold 1")
    try screen.alert.button("OK").tap()
    #expect(!screen.hasAlert && screen.issues.isEmpty)
  }

  @Test("An alert that is still wanted when it has been answered is asked anew")
  func askedAnew() throws {
    let screen = Screen(Riddle())
    #expect(try screen.alert.label == "Try 0")
    try screen.alert.button("Wrong").tap()
    #expect(try screen.alert.label == "Try 1")
    try screen.alert.button("Wrong").tap()
    #expect(!screen.hasAlert && screen.shows("Tries 2"))
  }

  @Test("An alert that is replaced by a dialog leaves the dialog, also in an enum without case paths")
  func dialog() async {
    let store = TestStore(initialState: Inquiry.State()) { Inquiry() }
    let alert = AlertState<Inquiry.Answer> { TextState("Less") }
    await store.send(.opened(.alert(alert))) { $0.place = .alert(alert) }
    await store.send(.place(.presented(.alert(.more)))) {
      $0.place = .dialog(
        ConfirmationDialogState {
          TextState("More")
        } actions: {
        })
    }
    await store.send(.place(.presented(.dialog(.more)))) { $0.place = nil }
  }

  @Test("An action of another case does not end an alert")
  func otherCase() async {
    let desk = TestStore(initialState: Inquiry.State(place: .alert(AlertState { TextState("Less") }))) { Inquiry() }
    await desk.send(.place(.presented(.count(true))))
    let hall = Store(initialState: Hall.State(place: .alert(AlertState { TextState("Hall") }))) { Hall() }
    let messages = issues { hall.send(.place(.presented(.row(.toggled)))) }
    #expect(messages.count == 1 && hall.place?.is(\.alert) == true)
    hall.send(.place(.presented(.alert(3))))
    #expect(hall.place == nil)
  }

  @Test("An alert in a plain optional is gone with its action, unless that puts up another one")
  func plainOptional() async {
    let store = TestStore(initialState: Plain.State()) { Plain() }
    await store.send(.asked) {
      $0.alert = AlertState { TextState("First") }
      $0.presented = AlertState { TextState("First") }
    }
    await store.send(.alert(true)) { $0.alert = AlertState { TextState("Second") } }
    await store.send(.alert(false)) { $0.alert = nil }
    await store.send(.presented(.dismiss)) { $0.presented = nil }
  }
}
