import ComposableArchitecture
import TenureTesting
import Testing

@Reducer private struct Lift {
  @ObservableState struct State: Equatable { var count = 0 }
  enum Action { case incremented }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

private struct Note: Equatable, Identifiable {
  let id: Int
  var text = "Buy milk"
}

@Reducer private struct Office {
  @Reducer enum Destination {
    case counter(Lift)
    case alert(AlertState<Alert>)
    @ReducerCaseIgnored case note(Note)
    @ReducerCaseIgnored case help

    @CasePathable enum Alert { case confirmed }
  }

  @ObservableState struct State {
    @Presents var destination: Destination.State?
    @Presents var single: Lift.State?
    var own = Lift.State()
    var rows: IdentifiedArrayOf<Chair.State> = [Chair.State(id: 1), Chair.State(id: 2)]
    var answer = "nothing"
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>), single(PresentationAction<Lift.Action>)
    case own(Lift.Action), rows(IdentifiedActionOf<Chair>)
    case shown(Destination.State), singleShown
  }

  var body: some ReducerOf<Self> {
    Scope(\.own, action: \.own) { Lift() }
    Reduce { state, action in
      switch action {
      case .shown(let destination): state.destination = destination
      case .singleShown: state.single = Lift.State()
      case .destination(.presented(.alert(.confirmed))): state.answer = "confirmed"
      case .destination(.dismiss): if state.answer == "nothing" { state.answer = "dismissed" }
      case .destination, .single, .own, .rows: break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
    .ifLet(\.$single, action: \.single) { Lift() }
    .forEach(\.rows, action: \.rows) { Chair() }
  }
}

@Reducer private struct Chair {
  @ObservableState struct State: Equatable, Identifiable {
    let id: Int
    var isDone = false
  }
  enum Action { case toggled }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.isDone.toggle()
      return .none
    }
  }
}

private struct OfficeView: View {
  @Bindable var store: StoreOf<Office>

  var body: some View {
    VStack {
      Text("Answer: \(store.answer)")
      LiftView(title: "Own", store: store.scope(\.own, action: \.own))
      ForEach(store.scope(\.rows, action: \.rows)) { row in
        Button("Row \(row.state.id) \(row.isDone ? "done" : "open")") { row.send(.toggled) }
      }
      Button("Show the counter") { store.send(.shown(.counter(Lift.State()))) }
      Button("Show the note") { store.send(.shown(.note(Note(id: 7)))) }
      Button("Show help") { store.send(.shown(.help)) }
      Button("Ask") {
        store.send(
          .shown(
            .alert(
              AlertState {
                TextState("Sure?")
              } actions: {
                ButtonState(action: .confirmed) { TextState("Yes") }
                ButtonState(role: .cancel) { TextState("No") }
              })))
      }
      Button("Show the single one") { store.send(.singleShown) }
    }
    .sheet(item: $store.scope(\.$destination, action: \.destination).counter) { store in
      LiftView(title: "Sheet", store: store)
    }
    .sheet(item: $store.scope(state: \.$destination, action: \.destination).note) { note in Text("Note: \(note.text)") }
    .sheet(isPresented: Binding($store.scope(state: \.$destination, action: \.destination).help)) { Text("Help!") }
    .alert($store.scope(\.$destination, action: \.destination).alert) { action in
      if let action { store.send(.destination(.presented(.alert(action)))) }
    }
    .popover(item: $store.scope(\.$single, action: \.single)) { store in LiftView(title: "Single", store: store) }
  }
}

private struct LiftView: View {
  let title: String
  let store: StoreOf<Lift>
  var body: some View { Button("\(title) \(store.count)") { store.send(.incremented) } }
}

@MainActor private func screen() -> Screen {
  Screen { OfficeView(store: Store(initialState: Office.State()) { Office() }) }
}

@MainActor @Suite("The whole of what is presented, by case")
struct PresentedCasesTests {
  @Test("A case with a feature is a binding to its store; dismissing says so")
  func feature() throws {
    let screen = screen()
    try screen.button("Show the counter").tap()
    try screen.button("Sheet 0").tap()
    #expect(screen.shows("Sheet 1"))
    try screen.dismiss()
    #expect(!screen.shows("Sheet 1"))
    #expect(screen.shows("Answer: dismissed"))
  }

  @Test("A case without a feature is a binding to its value")
  func value() throws {
    let screen = screen()
    try screen.button("Show the note").tap()
    #expect(screen.shows("Note: Buy milk"))
    try screen.dismiss()
    #expect(!screen.shows("Note: Buy milk"))
  }

  @Test("A case without anything is true or false")
  func nothing() throws {
    let screen = screen()
    try screen.button("Show help").tap()
    #expect(screen.shows("Help!"))
    try screen.dismiss()
    #expect(!screen.shows("Help!"))
  }

  @Test("An alert of a case says which action its button has")
  func alert() throws {
    let screen = screen()
    try screen.button("Ask").tap()
    #expect(screen.shows("Sure?"))
    try screen.button("Yes").tap()
    #expect(screen.shows("Answer: confirmed"))
    #expect(!screen.shows("Sure?"))
    try screen.button("Ask").tap()
    try screen.button("No").tap()
    #expect(!screen.shows("Sure?"))
  }

  @Test("A single feature, and scopes without a label")
  func single() throws {
    let screen = screen()
    try screen.button("Show the single one").tap()
    try screen.button("Single 0").tap()
    #expect(screen.shows("Single 1"))
    try screen.dismiss()
    try screen.button("Own 0").tap()
    #expect(screen.shows("Own 1"))
    try screen.button("Row 2 open").tap()
    #expect(screen.shows("Row 2 done"))
    #expect(screen.shows("Row 1 open"))
  }

  @Test("onChange with an effect: it may change the state, and runs where the value changed alone")
  func changes() async {
    let store = TestStore(initialState: Toggler.State()) { Toggler() }
    await store.send(.flipped) {
      $0.isOn = true
      $0.changes = 1
    }
    await store.receive(\.saved)
    await store.send(.named("Lamp")) { $0.name = "Lamp" }
  }

  @Test("A case of an enum as a binding")
  func enumCase() throws {
    let screen = Screen { EntryView() }
    try screen.textField("Name").type("Ada")
    #expect(screen.shows("name(\"Ada\")"))
    try screen.button("Other").tap()
    #expect(!screen.shows("name(\"Ada\")"))
    #expect(throws: (any Error).self) { try screen.textField("Name") }
  }
}

@Reducer private struct Toggler {
  @ObservableState struct State: Equatable { var isOn = false, name = "", changes = 0 }
  enum Action { case flipped, named(String), saved }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .flipped: state.isOn.toggle()
      case .named(let name): state.name = name
      case .saved: break
      }
      return .none
    }
    .onChange(of: \.isOn) { oldValue, state in
      state.changes += oldValue ? 10 : 1
      return .run { [isOn = state.isOn] send in if isOn { await send(.saved) } }
    }
  }
}

@CasePathable private enum Entry { case name(String), other }

private struct EntryView: View {
  @State private var route = Entry.name("")

  var body: some View {
    VStack {
      Text(String(describing: route))
      if let name = $route.name { TextField("Name", text: name) }
      Button("Other") { route = .other }
    }
  }
}
