import ComposableArchitecture
import TenureTesting
import Testing

// Presentations in the older style, each kind with a state of its own and as one case of several.

private struct Form: Reducer {
  struct State: Equatable { var name = "" }
  enum Action: Equatable { case named(String), closeTapped }

  @Dependency(\.dismiss) private var dismiss
  @Dependency(\.isPresented) private var isPresented

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .named(let name):
      state.name = isPresented ? name : "\(name), alone"
      return .none
    case .closeTapped: return .run { _ in await dismiss() }
    }
  }
}

private struct FormView: View {
  let store: StoreOf<Form>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Text("Form of \(viewStore.name)")
      Button("Name it") { viewStore.send(.named("Ada")) }
      Button("Close") { viewStore.send(.closeTapped) }
    }
  }
}

private struct Board: Reducer {
  struct State: Equatable {
    @PresentationState var form: Form.State?
    @PresentationState var place: Place.State?
    var answer = ""
  }

  enum Action: Equatable {
    case formOpened, formReplaced, form(PresentationAction<Form.Action>)
    case opened(Place.State), place(PresentationAction<Place.Action>)
  }

  enum Answer: Equatable { case yes }

  struct Place: Reducer {
    enum State: Equatable {
      case form(Form.State)
      case alert(AlertState<Answer>)
      case dialog(ConfirmationDialogState<Answer>)
    }

    enum Action: Equatable { case form(Form.Action), alert(Answer), dialog(Answer) }

    var body: some ReducerOf<Self> {
      Scope(state: /State.form, action: /Action.form) { Form() }
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .formOpened: state.form = Form.State(name: "nobody")
      case .formReplaced: state.form?.name = "somebody else"
      case .opened(let place): state.place = place
      case .place(.presented(.alert(.yes))): (state.answer, state.place) = ("Yes to the alert", nil)
      case .place(.presented(.dialog(.yes))): (state.answer, state.place) = ("Yes to the dialog", nil)
      case .form, .place: break
      }
      return .none
    }
    .ifLet(\.$form, action: /Action.form) { Form() }
    .ifLet(\.$place, action: /Action.place) { Place() }
  }

  static let alert = AlertState {
    TextState("Sure?")
  } actions: {
    ButtonState(action: Answer.yes) { TextState("Yes") }
  }

  static let dialog = ConfirmationDialogState {
    TextState("Which?")
  } actions: {
    ButtonState(action: Answer.yes) { TextState("Yes") }
  }
}

private enum Kind: String, CaseIterable { case sheet, popover, cover, screen }

private struct BoardView: View {
  let store: StoreOf<Board>
  let kind: Kind
  let isCase: Bool

  var body: some View {
    NavigationStack {
      VStack {
        WithViewStore(store, observe: \.answer) { Text($0.state) }
        Button("Form") { store.send(isCase ? .opened(.form(Form.State(name: "nobody"))) : .formOpened) }
        Button("Alert") { store.send(.opened(.alert(Board.alert))) }
        Button("Dialog") { store.send(.opened(.dialog(Board.dialog))) }
      }
      .modifier(Presented(store: store, kind: kind, isCase: isCase))
      .alert(
        store: store.scope(state: \.$place, action: { .place($0) }), state: /Board.Place.State.alert,
        action: Board.Place.Action.alert
      )
      .confirmationDialog(
        store: store.scope(state: \.$place, action: { .place($0) }), state: /Board.Place.State.dialog,
        action: Board.Place.Action.dialog)
    }
  }
}

private struct Presented: ViewModifier {
  let store: StoreOf<Board>
  let kind: Kind
  let isCase: Bool

  private var form: Store<PresentationState<Form.State>, PresentationAction<Form.Action>> {
    store.scope(state: \.$form, action: { .form($0) })
  }
  private var place: Store<PresentationState<Board.Place.State>, PresentationAction<Board.Place.Action>> {
    store.scope(state: \.$place, action: { .place($0) })
  }

  func body(content: Content) -> some View {
    let toState: (Board.Place.State) -> Form.State? = /Board.Place.State.form
    let toAction = Board.Place.Action.form
    switch (kind, isCase) {
    case (.sheet, false): content.sheet(store: form) { FormView(store: $0) }
    case (.sheet, true): content.sheet(store: place, state: toState, action: toAction) { FormView(store: $0) }
    case (.popover, false): content.popover(store: form) { FormView(store: $0) }
    case (.popover, true): content.popover(store: place, state: toState, action: toAction) { FormView(store: $0) }
    case (.cover, false): content.fullScreenCover(store: form) { FormView(store: $0) }
    case (.cover, true):
      content.fullScreenCover(store: place, state: toState, action: toAction) { FormView(store: $0) }
    case (.screen, false): content.navigationDestination(store: form) { FormView(store: $0) }
    case (.screen, true):
      content.navigationDestination(store: place, state: toState, action: toAction) { FormView(store: $0) }
    }
  }
}

@MainActor @Suite struct OlderPresentationTests {
  private func isThere(_ store: StoreOf<Board>) -> Bool { store.withState { $0.form != nil || $0.place != nil } }

  @Test(
    "A feature is shown while its state is there, and its actions change it", arguments: Kind.allCases, [false, true])
  fileprivate func shown(_ kind: Kind, _ isCase: Bool) async throws {
    let store = Store(initialState: Board.State()) { Board() }
    let screen = Screen(BoardView(store: store, kind: kind, isCase: isCase))
    try screen.button("Form").tap()
    #expect(screen.shows("Form of nobody"))
    try screen.button("Name it").tap()
    // It knows that it is presented.
    #expect(screen.shows("Form of Ada"))
    try screen.button("Close").tap()
    await screen.settle()
    #expect(!screen.shows("Form of Ada") && !isThere(store) && screen.issues.isEmpty)
  }

  @Test(
    "A user who goes back or dismisses makes the state nil", arguments: [Kind.sheet, .popover, .screen], [false, true])
  fileprivate func dismissed(_ kind: Kind, _ isCase: Bool) throws {
    let store = Store(initialState: Board.State()) { Board() }
    let screen = Screen(BoardView(store: store, kind: kind, isCase: isCase))
    try screen.button("Form").tap()
    #expect(isThere(store))
    if kind == .screen { try screen.back() } else { try screen.dismiss() }
    #expect(!isThere(store) && !screen.shows("Form of nobody"))
    try screen.button("Form").tap()
    #expect(screen.shows("Form of nobody") && screen.issues.isEmpty)
  }

  @Test("A change from outside is shown in what is presented")
  func changed() async throws {
    let store = Store(initialState: Board.State()) { Board() }
    let screen = Screen(BoardView(store: store, kind: .sheet, isCase: false))
    try screen.button("Form").tap()
    store.send(.formReplaced)
    await screen.settle()
    #expect(screen.shows("Form of somebody else"))
  }

  @Test("Alerts and dialogs in a case of several send their button's action")
  func asked() throws {
    let store = Store(initialState: Board.State()) { Board() }
    let screen = Screen(BoardView(store: store, kind: .sheet, isCase: true))
    try screen.button("Alert").tap()
    #expect(screen.shows("Sure?"))
    try screen.alert.button("Yes").tap()
    #expect(screen.shows("Yes to the alert") && !screen.hasAlert)
    try screen.button("Dialog").tap()
    #expect(screen.shows("Which?"))
    try screen.alert.button("Yes").tap()
    #expect(screen.shows("Yes to the dialog") && !isThere(store))
  }
}
