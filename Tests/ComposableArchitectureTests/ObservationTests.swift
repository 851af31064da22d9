import ComposableArchitecture
import TenureTesting
import Testing

@MainActor @Suite struct ObservationTests {
  private func store(rows: Int) -> StoreOf<Rows> {
    Store(initialState: Rows.State(rows: IdentifiedArray(uniqueElements: (0..<rows).map { Row.State(id: $0) }))) {
      Rows()
    }
  }

  @Test("A change of one property runs the bodies that read it, and no other")
  func oneProperty() async throws {
    let store = store(rows: 2)
    let screen = Screen(RowsView(store: store))
    #expect(screen.shows("Rows"))
    screen.mark()
    store.send(.titled("Others"))
    await screen.settle()
    #expect(screen.shows("Others"))
    #expect(screen.bodies(of: RowsView.self) == 1 && screen.bodies(of: RowList.self) == 0)
    #expect(screen.bodies(of: RowView.self) == 0)
    screen.mark()
    store.send(.titled("Others"))
    await screen.settle()
    #expect(screen.bodies(of: RowsView.self) == 0)
  }

  @Test("A change of one element in a list of 10,000 runs one row's body", arguments: [100, 10_000])
  func oneOfMany(count: Int) async throws {
    let store = store(rows: count)
    let screen = Screen(RowsView(store: store))
    screen.mark()
    store.send(.rows(.element(id: 7, action: .toggled)))
    await screen.settle()
    #expect(screen.bodies(of: RowView.self) == 1)
    #expect(screen.bodies(of: RowList.self) == 0 && screen.bodies(of: RowsView.self) == 0)
    #expect(screen.shows("Done 7: true"))
  }

  @Test("A row that is added or removed leaves the other rows' bodies alone")
  func addedAndRemoved() async throws {
    let store = store(rows: 100)
    let screen = Screen(RowsView(store: store))
    screen.mark()
    store.send(.added(100))
    await screen.settle()
    #expect(screen.shows("Done 100: false"))
    #expect(screen.bodies(of: RowView.self) == 1 && screen.bodies(of: RowList.self) == 1)
    screen.mark()
    store.send(.removed(3))
    await screen.settle()
    #expect(!screen.shows("Done 3: false"))
    #expect(screen.bodies(of: RowView.self) == 0)
  }

  @Test("An element that is replaced as a whole is shown anew")
  func replaced() async throws {
    let store = store(rows: 3)
    let screen = Screen(RowsView(store: store))
    screen.mark()
    store.send(.replaced(Row.State(id: 1, isDone: true)))
    await screen.settle()
    #expect(screen.shows("Done 1: true"))
    #expect(screen.bodies(of: RowView.self) == 1)
    screen.mark()
    store.send(.rows(.element(id: 1, action: .toggled)))
    await screen.settle()
    #expect(screen.shows("Done 1: false"))
    #expect(screen.bodies(of: RowView.self) == 1)
  }

  @Test("A value that was put back is shown, whatever was changed meanwhile")
  func putBack() async throws {
    let store = Store(initialState: Undo.State()) { Undo() }
    let screen = Screen(UndoView(store: store))
    store.send(.saved)
    await screen.settle()
    store.send(.row(.toggled))
    await screen.settle()
    #expect(screen.shows("Done 1: true"))
    store.send(.restored)
    await screen.settle()
    #expect(screen.shows("Done 1: false"))
    store.send(.row(.toggled))
    await screen.settle()
    store.send(.copyEdited)
    await screen.settle()
    #expect(screen.shows("Done 1: true"))
    store.send(.restored)
    await screen.settle()
    #expect(screen.shows("Done 1: false") && screen.shows("edited"))
  }

  @Test("Many values that are made from one do not share their changes")
  func madeFromOne() throws {
    var rows: IdentifiedArrayOf<Row.State> = []
    let template = Blank.State()
    for id in 0..<50 {
      var blank = template
      blank.id = id
      rows.append(Row.State(id: id))
      #expect(blank._$id != template._$id || id == 0)
    }
  }

  @Test("The whole state, replaced, is shown anew")
  func wholeState() async throws {
    let store = Store(initialState: Undo.State()) { Undo() }
    let screen = Screen(UndoView(store: store))
    store.send(.row(.toggled))
    await screen.settle()
    store.send(.reset)
    await screen.settle()
    #expect(screen.shows("Done 1: false"))
    store.send(.row(.toggled))
    await screen.settle()
    #expect(screen.shows("Done 1: true"))
  }
}

@Reducer struct Blank {
  @ObservableState struct State: Equatable { var id = 0 }
}

@Reducer struct Undo {
  @ObservableState struct State: Equatable {
    var row = Row.State(id: 1)
    var saved: Row.State?
  }

  enum Action { case row(Row.Action), saved, restored, copyEdited, reset }

  var body: some ReducerOf<Self> {
    Scope(state: \.row, action: \.row) { Row() }
    Reduce { state, action in
      switch action {
      case .row: break
      case .saved: state.saved = state.row
      case .restored: if let saved = state.saved { state.row = saved }
      case .copyEdited: state.saved?.title = "edited"
      case .reset: state = State()
      }
      return .none
    }
  }
}

struct UndoView: View {
  let store: StoreOf<Undo>

  var body: some View {
    RowView(store: store.scope(state: \.row, action: \.row))
    Text(store.row.title)
  }
}
