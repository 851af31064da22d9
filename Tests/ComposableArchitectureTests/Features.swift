import ComposableArchitecture
import IssueReporting

/// A row of a list.
@Reducer struct Row {
  @ObservableState struct State: Equatable, Identifiable {
    let id: Int
    var isDone = false
    var title = ""
  }

  enum Action: BindableAction, Equatable {
    case toggled
    case waited
    case heard
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .toggled:
        state.isDone.toggle()
        return .none
      case .waited:
        return .run { send in
          try await Task.sleep(for: .seconds(5))
          await send(.heard)
        }
      case .heard:
        state.title = "heard"
        return .none
      case .binding: return .none
      }
    }
  }
}

struct RowView: View {
  @Bindable var store: StoreOf<Row>

  var body: some View {
    TextField("Title \(store.state.id)", text: $store.title)
    Button("Done \(store.state.id): \(store.isDone)") { store.send(.toggled) }
    Button("Wait \(store.state.id)") { store.send(.waited) }
  }
}

/// A list of them.
@Reducer struct Rows {
  @ObservableState struct State: Equatable {
    var title = "Rows"
    var rows: IdentifiedArrayOf<Row.State> = []
  }

  enum Action: Equatable {
    case rows(IdentifiedActionOf<Row>)
    case titled(String)
    case added(Int)
    case replaced(Row.State)
    case removed(Int)
    case allRemoved
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rows: return .none
      case .titled(let title): state.title = title
      case .added(let id): state.rows.append(Row.State(id: id))
      case .replaced(let row): state.rows[id: row.id] = row
      case .removed(let id): state.rows.remove(id: id)
      case .allRemoved: state.rows = []
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}

struct RowsView: View {
  let store: StoreOf<Rows>

  var body: some View {
    Text(store.title)
    RowList(store: store)
  }
}

struct RowList: View {
  let store: StoreOf<Rows>

  var body: some View {
    List {
      ForEach(store.scope(state: \.rows, action: \.rows)) { store in
        RowView(store: store)
      }
    }
  }
}

/// Collects issues that are meant.
final class Collector: IssueReporter, @unchecked Sendable {
  var messages: [String] = []

  func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) { messages.append(message() ?? "") }
}

/// The issues that are reported while `body` runs.
@MainActor func issues(_ body: () -> Void) -> [String] {
  let collector = Collector()
  withIssueReporters([collector]) { body() }
  return collector.messages
}

/// The issues that are reported while `body` runs.
@MainActor func issues(_ body: () async -> Void) async -> [String] {
  let collector = Collector()
  await withIssueReporters([collector]) { await body() }
  return collector.messages
}
