import ComposableArchitecture
import SwiftUI
import TenureTesting
import Testing

// Todos: rows of a filtered array, deleted and moved by their places there, sorted a second after the last tap.

@Reducer
private struct Todo {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var title = ""
    var isComplete = false
  }

  enum Action: BindableAction { case binding(BindingAction<State>) }

  var body: some ReducerOf<Self> { BindingReducer() }
}

private enum Filter: LocalizedStringKey, CaseIterable, Hashable {
  case all = "All"
  case active = "Active"
  case completed = "Completed"
}

@Reducer
private struct Todos {
  @ObservableState
  struct State: Equatable {
    var editMode: EditMode = .inactive
    var filter: Filter = .all
    var todos: IdentifiedArrayOf<Todo.State> = []

    var shown: IdentifiedArrayOf<Todo.State> {
      switch filter {
      case .all: self.todos
      case .active: self.todos.filter { !$0.isComplete }
      case .completed: self.todos.filter(\.isComplete)
      }
    }
  }

  enum Action: BindableAction {
    case addTapped
    case binding(BindingAction<State>)
    case clearTapped
    case deleted(IndexSet)
    case moved(IndexSet, Int)
    case sorted
    case todos(IdentifiedActionOf<Todo>)
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.uuid) var uuid
  private enum CancelID { case sort }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.todos.insert(Todo.State(id: self.uuid()), at: 0)
      case .clearTapped:
        state.todos.removeAll(where: \.isComplete)
      case let .deleted(places):
        let shown = state.shown
        for place in places { state.todos.remove(id: shown[place].id) }
      case let .moved(places, place):
        state.todos.move(fromOffsets: places, toOffset: place)
      case .sorted:
        state.todos.sort { !$0.isComplete && $1.isComplete }
      case .todos(.element(_, .binding(\.isComplete))):
        return .run { send in
          try await self.clock.sleep(for: .seconds(1))
          await send(.sorted, animation: .default)
        }
        .cancellable(id: CancelID.sort, cancelInFlight: true)
      case .binding, .todos:
        break
      }
      return .none
    }
    .forEach(\.todos, action: \.todos) { Todo() }
  }
}

private struct TodosView: View {
  @Bindable var store: StoreOf<Todos>

  var body: some View {
    NavigationStack {
      VStack {
        Picker("Filter", selection: $store.filter.animation()) {
          ForEach(Filter.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        List {
          ForEach(store.scope(state: \.shown, action: \.todos)) { TodoView(store: $0) }
            .onDelete { store.send(.deleted($0)) }
            .onMove { store.send(.moved($0, $1)) }
        }
      }
      .navigationTitle("Todos")
      .toolbar {
        EditButton()
        Button("Clear") { store.send(.clearTapped, animation: .default) }
          .disabled(!store.todos.contains(where: \.isComplete))
        Button("Add") { store.send(.addTapped, animation: .default) }
      }
      .environment(\.editMode, $store.editMode)
    }
  }
}

private struct TodoView: View {
  @Bindable var store: StoreOf<Todo>

  var body: some View {
    HStack {
      Toggle("Done", isOn: $store.isComplete)
      TextField("Untitled", text: $store.title)
    }
  }
}

@MainActor @Suite struct TodosTests {
  private let three: IdentifiedArrayOf<Todo.State> = [
    Todo.State(id: UUID(0), title: "Milk"),
    Todo.State(id: UUID(1), title: "Bread", isComplete: true),
    Todo.State(id: UUID(2), title: "Call"),
  ]

  private func titles(_ screen: Screen) -> [String] { screen.textFields.map(\.value) }

  @Test("Rows of a filtered array send their own actions, and are deleted by their places there")
  func filtered() async throws {
    let screen = Screen {
      TodosView(
        store: Store(initialState: Todos.State(todos: three)) {
          Todos()
        } withDependencies: {
          $0.continuousClock = ContinuousClock()
          $0.uuid = .incrementing
        })
    }
    try screen.picker("Filter").choose("Active")
    #expect(titles(screen) == ["Milk", "Call"])
    try screen.toggle(at: 0).tap()
    // It is complete now, and so not among these.
    #expect(titles(screen) == ["Call"])
    try screen.textField(at: 0).replace(with: "Write")
    try screen.picker("Filter").choose("All")
    #expect(titles(screen) == ["Milk", "Bread", "Write"])
    await screen.advance(by: .seconds(1))
    #expect(titles(screen) == ["Write", "Milk", "Bread"])
    try screen.picker("Filter").choose("Completed")
    try screen.row(at: 1).delete()
    try screen.picker("Filter").choose("All")
    #expect(titles(screen) == ["Write", "Milk"])
    try screen.button("Clear").tap()
    #expect(titles(screen) == ["Write"] && screen.issues.isEmpty)
    #expect(try !screen.button("Clear").isEnabled)
  }

  @Test("Todos are sorted a second after the last of them was completed")
  func sorted() async {
    let clock = TestClock()
    let store = TestStore(initialState: Todos.State(todos: three)) {
      Todos()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(\.todos[id: UUID(0)].binding.isComplete, true) { $0.todos[id: UUID(0)]?.isComplete = true }
    await clock.advance(by: .milliseconds(500))
    await store.send(\.todos[id: UUID(1)].binding.isComplete, false) { $0.todos[id: UUID(1)]?.isComplete = false }
    await clock.advance(by: .seconds(1))
    await store.receive(\.sorted) { $0.todos = [$0.todos[1], $0.todos[2], $0.todos[0]] }
    await store.send(.moved([2], 0)) { $0.todos = [$0.todos[2], $0.todos[0], $0.todos[1]] }
    await store.send(\.binding.filter, .completed) { $0.filter = .completed }
    await store.send(.deleted([0])) { $0.todos.remove(id: UUID(0)) }
  }
}
