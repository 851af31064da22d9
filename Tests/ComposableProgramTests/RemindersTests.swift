import ComposableArchitecture
import SwiftUI
import TenureTesting
import Testing

// Reminders: one shared list in a file, read and written by two features, a shared filter in user defaults, and an undo.

private struct Reminder: Codable, Equatable, Identifiable {
  var id: UUID
  var title = ""
  var notes = ""
  var isDone = false
}

private enum ReminderFilter: String, CaseIterable {
  case all, open, done

  var title: LocalizedStringKey {
    switch self {
    case .all: "All"
    case .open: "Open"
    case .done: "Done"
    }
  }
}

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<Reminder>>.Default {
  fileprivate static var reminders: Self {
    Self[.fileStorage(.documentsDirectory.appending(component: "reminders.json")), default: []]
  }
}

extension SharedKey where Self == AppStorageKey<ReminderFilter>.Default {
  fileprivate static var filter: Self { Self[.appStorage("filter"), default: .all] }
}

@Reducer
private struct ReminderDetail {
  @ObservableState
  struct State: Equatable {
    @Shared var reminder: Reminder
    @SharedReader(.filter) var filter
  }

  enum Action {
    case deleteButtonTapped
    case doneToggled(Bool)
    case titleChanged(String)
    case delegate(Delegate)
    @CasePathable
    enum Delegate: Equatable { case delete(Reminder.ID) }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .deleteButtonTapped:
        return .run { [id = state.reminder.id] send in
          await send(.delegate(.delete(id)))
          await dismiss()
        }
      case let .doneToggled(isDone):
        state.$reminder.withLock { $0.isDone = isDone }
        return .none
      case let .titleChanged(title):
        state.$reminder.title.withLock { $0 = title }
        return .none
      case .delegate:
        return .none
      }
    }
  }
}

@Reducer
private struct Reminders {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case detail(ReminderDetail)

    @CasePathable
    enum Alert { case confirmClear }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    @Shared(.filter) var filter
    @Shared(.reminders) var reminders
    var deleted: [Reminder] = []

    var visible: IdentifiedArrayOf<Reminder> {
      reminders.filter { reminder in
        switch filter {
        case .all: true
        case .open: !reminder.isDone
        case .done: reminder.isDone
        }
      }
    }
    var openCount: Int { reminders.count(where: { !$0.isDone }) }
  }

  enum Action {
    case addButtonTapped
    case clearButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case filterChanged(ReminderFilter)
    case reminderTapped(id: Reminder.ID)
    case rowsDeleted(IndexSet)
    case undoButtonTapped
    case undoTimedOut
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.uuid) var uuid

  private enum CancelID { case undo }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        let reminder = Reminder(id: uuid(), title: "New reminder")
        _ = state.$reminders.withLock { $0.append(reminder) }
        guard let shared = Shared(state.$reminders[id: reminder.id]) else { return .none }
        state.destination = .detail(ReminderDetail.State(reminder: shared))
        return .none

      case .clearButtonTapped:
        state.destination = .alert(.clear(count: state.reminders.count - state.openCount))
        return .none

      case .destination(.presented(.alert(.confirmClear))):
        return remove(state.reminders.filter(\.isDone).elements, from: &state)

      case let .destination(.presented(.detail(.delegate(.delete(id))))):
        return remove(state.reminders.filter { $0.id == id }.elements, from: &state)

      case .destination:
        return .none

      case let .filterChanged(filter):
        state.$filter.withLock { $0 = filter }
        return .none

      case let .reminderTapped(id: id):
        guard let reminder = Shared(state.$reminders[id: id]) else { return .none }
        state.destination = .detail(ReminderDetail.State(reminder: reminder))
        return .none

      case let .rowsDeleted(indexSet):
        let visible = state.visible
        return remove(indexSet.map { visible[$0] }, from: &state)

      case .undoButtonTapped:
        state.$reminders.withLock { $0.append(contentsOf: state.deleted) }
        state.deleted = []
        return .cancel(id: CancelID.undo)

      case .undoTimedOut:
        state.deleted = []
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }

  private func remove(_ reminders: [Reminder], from state: inout State) -> Effect<Action> {
    state.$reminders.withLock { all in
      for reminder in reminders { all.remove(id: reminder.id) }
    }
    state.deleted = reminders
    return .run { send in
      try await clock.sleep(for: .seconds(3))
      await send(.undoTimedOut, animation: .default)
    }
    .cancellable(id: CancelID.undo, cancelInFlight: true)
  }
}

extension Reminders.Destination.State: Equatable {}

extension AlertState where Action == Reminders.Destination.Alert {
  fileprivate static func clear(count: Int) -> Self {
    Self {
      TextState("Clear \(count) reminders?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmClear) { TextState("Clear") }
      ButtonState(role: .cancel) { TextState("Keep") }
    }
  }
}

private struct RemindersView: View {
  @Bindable var store: StoreOf<Reminders>

  var body: some View {
    NavigationStack {
      List {
        Section {
          Picker("Show", selection: $store.filter.sending(\.filterChanged)) {
            ForEach(ReminderFilter.allCases, id: \.self) { Text($0.title).tag($0) }
          }
        }
        Section {
          ForEach(store.visible) { reminder in
            Button {
              store.send(.reminderTapped(id: reminder.id))
            } label: {
              Text(reminder.isDone ? "\(reminder.title), done" : reminder.title)
            }
          }
          .onDelete { store.send(.rowsDeleted($0)) }
        } footer: {
          Text("\(store.openCount) open")
        }
      }
      .navigationTitle("Reminders")
      .toolbar {
        ToolbarItem(placement: .primaryAction) { Button("Add") { store.send(.addButtonTapped) } }
        ToolbarItem { Button("Clear done") { store.send(.clearButtonTapped) } }
        if !store.deleted.isEmpty {
          ToolbarItem(placement: .bottomBar) { Button("Undo") { store.send(.undoButtonTapped) } }
        }
      }
      .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
      .sheet(item: $store.scope(state: \.destination?.detail, action: \.destination.detail)) { store in
        NavigationStack { ReminderDetailView(store: store) }
      }
    }
  }
}

private struct ReminderDetailView: View {
  @Bindable var store: StoreOf<ReminderDetail>

  var body: some View {
    Form {
      TextField("Title", text: $store.reminder.title.sending(\.titleChanged))
      TextField("Notes", text: Binding(store.$reminder.notes))
      Toggle("Done", isOn: $store.reminder.isDone.sending(\.doneToggled))
      Button("Delete", role: .destructive) { store.send(.deleteButtonTapped) }
    }
  }
}

@MainActor @Suite struct RemindersTests {
  private static let milk = Reminder(id: UUID(-1), title: "Milk")
  private static let bread = Reminder(id: UUID(-2), title: "Bread", isDone: true)

  private func inMemory(_ values: inout DependencyValues) {
    values.defaultFileStorage = .inMemory
    values.defaultAppStorage = .inMemory
    values.uuid = .incrementing
  }

  @Test("A reminder is added, edited in a sheet, and found again by another feature and after a restart")
  func edited() throws {
    try withDependencies(inMemory) {
      let screen = Screen { RemindersView(store: Store(initialState: Reminders.State()) { Reminders() }) }
      try screen.button("Add").tap()
      try screen.sheet.textField("Title").replace(with: "Milk")
      try screen.sheet.textField("Notes").type("oat")
      #expect(screen.shows("1 open") && screen.shows("Milk"))
      try screen.sheet.toggle("Done").tap()
      try screen.dismiss()
      #expect(screen.shows("Milk, done") && screen.shows("0 open"))
      try screen.picker("Show").choose("Open")
      #expect(!screen.shows("Milk, done"))
      @Shared(.reminders) var reminders
      #expect(reminders.map(\.notes) == ["oat"])
      let again = Screen { RemindersView(store: Store(initialState: Reminders.State()) { Reminders() }) }
      #expect(try again.picker("Show").value == "Open")
      #expect(screen.issues.isEmpty && again.issues.isEmpty)
    }
  }

  @Test("A sheet whose feature deletes what it shows goes, and the parent offers an undo for three seconds")
  func deletedFromSheet() async throws {
    try await withDependencies(inMemory) {
      @Shared(.reminders) var reminders = [Self.milk, Self.bread]
      let screen = Screen {
        RemindersView(
          store: Store(initialState: Reminders.State()) {
            Reminders()
          } withDependencies: {
            $0.continuousClock = ContinuousClock()
          })
      }
      try screen.button("Milk").tap()
      try screen.sheet.button("Delete").tap()
      await screen.settle()
      #expect(!screen.hasSheet && screen.shows("0 open") && screen.shows("Undo"))
      await screen.advance(by: .seconds(2))
      try screen.button("Undo").tap()
      #expect(screen.shows("1 open") && !screen.shows("Undo"))
      try screen.button("Clear done").tap()
      try screen.alert.button("Clear").tap()
      #expect(reminders.map(\.title) == ["Milk"] && screen.shows("Undo"))
      await screen.advance(by: .seconds(3))
      #expect(!screen.shows("Undo") && screen.issues.isEmpty)
    }
  }

  @Test("Rows that a filter shows are deleted by their places there; a test says what is shared, too")
  func steps() async {
    let clock = TestClock()
    let store = TestStore(
      initialState: Reminders.State(reminders: Shared(wrappedValue: [Self.milk, Self.bread], .reminders))
    ) {
      Reminders()
    } withDependencies: {
      $0.continuousClock = clock
      $0.uuid = .incrementing
    }
    await store.send(\.filterChanged, .done) { $0.$filter.withLock { $0 = .done } }
    await store.send(\.rowsDeleted, [0]) {
      $0.$reminders.withLock { $0 = [Self.milk] }
      $0.deleted = [Self.bread]
    }
    await clock.advance(by: .seconds(3))
    await store.receive(\.undoTimedOut) { $0.deleted = [] }
    await store.send(\.reminderTapped, Self.milk.id) {
      $0.destination = .detail(ReminderDetail.State(reminder: Shared($0.$reminders[id: Self.milk.id])!))
    }
    await store.send(\.destination.detail.titleChanged, "Tea") {
      $0.$reminders.withLock { $0[id: Self.milk.id]?.title = "Tea" }
    }
    await store.send(\.destination.detail.deleteButtonTapped)
    await store.receive(\.destination.detail.delegate.delete) {
      $0.$reminders.withLock { $0 = [] }
      $0.deleted = [Reminder(id: Self.milk.id, title: "Tea")]
    }
    await store.receive(\.destination.dismiss) { $0.destination = nil }
    await store.send(\.undoButtonTapped) {
      $0.$reminders.withLock { $0 = [Reminder(id: Self.milk.id, title: "Tea")] }
      $0.deleted = []
    }
  }
}
