import Combine
import ComposableArchitecture
import SwiftUI
import TenureTesting
import Testing

// One search in two styles: as it is written today, and as it was in 1.0, with the same client and the same behaviour.

private struct Book: Equatable, Identifiable, Sendable {
  let id: Int
  var title: String
}

@DependencyClient
private struct Library: Sendable {
  var books: @Sendable (_ matching: String) async throws -> [Book]
}

extension Library: TestDependencyKey {
  static let testValue = Library()
  static let previewValue = Library(books: { text in [Book(id: 1, title: "About \(text)")] })
}

extension DependencyValues {
  fileprivate var library: Library {
    get { self[Library.self] }
    set { self[Library.self] = newValue }
  }
}

// MARK: As it is written today

@Reducer
private struct BookSearch {
  enum Field: String, CaseIterable, Hashable { case titles = "Titles", authors = "Authors" }

  @ObservableState
  struct State: Equatable {
    var query = ""
    var field = Field.titles
    var isLoading = false
    var results: IdentifiedArrayOf<Book> = []
    var problem: String?
  }

  enum Action: BindableAction, ViewAction {
    case binding(BindingAction<State>)
    case booksLoaded(Result<[Book], any Error>)
    case searchBegan
    case view(View)

    @CasePathable
    enum View {
      case clearButtonTapped
      case refreshed
    }
  }

  @Dependency(\.library) var library
  @Dependency(\.mainQueue) var mainQueue

  private enum CancelID { case debounce, search }

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.query) { _, query in
        Reduce { state, _ in
          guard !query.isEmpty else {
            state.results = []
            state.isLoading = false
            return .merge(.cancel(id: CancelID.debounce), .cancel(id: CancelID.search))
          }
          return .send(.searchBegan)
            .debounce(id: CancelID.debounce, for: .milliseconds(300), scheduler: mainQueue)
        }
      }
    Reduce { state, action in
      switch action {
      case .binding(\.field):
        return state.query.isEmpty ? .none : search(&state)
      case .binding:
        return .none
      case let .booksLoaded(.success(books)):
        state.isLoading = false
        state.results = IdentifiedArray(uniqueElements: books)
        return .none
      case let .booksLoaded(.failure(error)):
        state.isLoading = false
        state.problem = error.localizedDescription
        return .none
      case .searchBegan:
        return search(&state)
      case .view(.clearButtonTapped):
        state.query = ""
        state.results = []
        return .merge([CancelID.debounce, .search].map(Effect.cancel(id:)))
      case .view(.refreshed):
        return search(&state)
      }
    }
  }

  private func search(_ state: inout State) -> EffectOf<Self> {
    state.isLoading = true
    state.problem = nil
    return .run { [text = "\(state.field.rawValue): \(state.query)"] send in
      await send(.booksLoaded(Result { try await library.books(matching: text) }))
    }
    .cancellable(id: CancelID.search, cancelInFlight: true)
  }
}

@ViewAction(for: BookSearch.self)
private struct BookSearchView: View {
  @Bindable var store: StoreOf<BookSearch>

  var body: some View {
    NavigationStack {
      List {
        if let problem = store.problem { Text(problem) }
        ForEach(store.results) { Text($0.title) }
      }
      .overlay { if store.isLoading { ProgressView("Searching") } }
      .refreshable { await send(.refreshed).finish() }
      .searchable(text: $store.query)
      .toolbar {
        Picker("Field", selection: $store.field) {
          ForEach(BookSearch.Field.allCases, id: \.self) { Text($0.rawValue) }
        }
        Button("Clear") { send(.clearButtonTapped) }
      }
    }
  }
}

// MARK: As it was in 1.0

private struct OlderBookSearch: Reducer {
  struct State: Equatable {
    @BindingState var query = ""
    @BindingState var isExact = false
    var isLoading = false
    var results: [Book] = []
    @PresentationState var alert: AlertState<Action.Alert>?
  }

  enum Action: BindableAction, Equatable {
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case response(TaskResult<[Book]>)
    case search

    enum Alert: Equatable { case retry }
  }

  @Dependency(\.library) var library
  @Dependency(\.mainQueue) var mainQueue

  private struct SearchID: Hashable {}
  private struct DebounceID: Hashable {}

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce<State, Action> { state, action in
      switch action {
      case .binding(\.$query):
        guard !state.query.isEmpty else {
          state.results = []
          state.isLoading = false
          return .concatenate(.cancel(id: DebounceID()), .cancel(id: SearchID()))
        }
        return EffectTask.send(.search)
          .debounce(id: DebounceID(), for: 0.3, scheduler: self.mainQueue)

      case .alert(.presented(.retry)), .binding(\.$isExact), .search:
        state.isLoading = true
        return .run { [query = state.query, isExact = state.isExact] send in
          await send(
            .response(TaskResult { try await self.library.books(matching: isExact ? "'\(query)'" : query) }),
            animation: .default)
        }
        .cancellable(id: SearchID(), cancelInFlight: true)

      case let .response(.success(books)):
        state.isLoading = false
        state.results = books
        return .none

      case .response(.failure):
        state.isLoading = false
        state.alert = AlertState {
          TextState("No answer")
        } actions: {
          ButtonState(action: .retry) { TextState("Try again") }
          ButtonState(role: .cancel) { TextState("Leave it") }
        }
        return .none

      case .alert, .binding:
        return .none
      }
    }
    .ifLet(\.$alert, action: /Action.alert)
  }
}

private struct OlderBookSearchView: View {
  let store: StoreOf<OlderBookSearch>

  private struct ViewState: Equatable {
    @BindingViewState var query: String
    @BindingViewState var isExact: Bool
    let titles: [String]
    let isLoading: Bool

    init(_ state: BindingViewStore<OlderBookSearch.State>) {
      _query = state.$query
      _isExact = state.$isExact
      titles = state.results.map(\.title)
      isLoading = state.isLoading
    }
  }

  var body: some View {
    WithViewStore(self.store, observe: ViewState.init) { viewStore in
      Form {
        TextField("Search", text: viewStore.$query)
        Toggle("Exact", isOn: viewStore.$isExact)
        if viewStore.isLoading { ProgressView("Searching") }
        ForEach(viewStore.titles, id: \.self) { Text($0) }
      }
    }
    .alert(store: self.store.scope(state: \.$alert, action: { .alert($0) }))
  }
}

@MainActor @Suite struct BothSearchesTests {
  private struct Down: LocalizedError, Equatable { var errorDescription: String? { "The library is closed." } }

  @Test("Today: what is typed quickly is searched once; what is no longer wanted does not arrive")
  func today() async {
    let (queue, clock) = (DispatchQueue.test, TestClock())
    let store = TestStore(initialState: BookSearch.State()) {
      BookSearch()
    } withDependencies: {
      $0.mainQueue = queue.eraseToAnyScheduler()
      $0.library.books = { text in
        try await clock.sleep(for: .seconds(1))
        return [Book(id: 1, title: text)]
      }
    }
    await store.send(\.binding.query, "E") { $0.query = "E" }
    await queue.advance(by: .milliseconds(299))
    await store.send(\.binding.query, "Em") { $0.query = "Em" }
    await queue.advance(by: .milliseconds(299))
    await queue.advance(by: .milliseconds(1))
    await store.receive(\.searchBegan) { $0.isLoading = true }
    await store.send(\.binding.field, .authors) { $0.field = .authors }
    await clock.advance(by: .seconds(1))
    await store.receive(\.booksLoaded.success) {
      $0.isLoading = false
      $0.results = [Book(id: 1, title: "Authors: Em")]
    }
    store.dependencies.library.books = { _ in throw Down() }
    await store.send(\.view.refreshed) { $0.isLoading = true }
    await store.receive(\.booksLoaded.failure) {
      $0.isLoading = false
      $0.problem = "The library is closed."
    }
    await store.send(.binding(.set(\.query, "Emm"))) { $0.query = "Emm" }
    await store.send(.view(.clearButtonTapped)) {
      $0.query = ""
      $0.results = []
    }
    await queue.run()
  }

  @Test("Today, on a screen")
  func todayShown() async throws {
    let asked = LockIsolated<[String]>([])
    let screen = Screen {
      BookSearchView(
        store: Store(initialState: BookSearch.State()) {
          BookSearch()
        } withDependencies: {
          $0.mainQueue = .main
          $0.library.books = { text in
            asked.withValue { $0.append(text) }
            try await Task.sleep(for: .seconds(1))
            return [Book(id: 1, title: "Emma")]
          }
        })
    }
    try screen.searchField.type("Emma")
    await screen.advance(by: .milliseconds(300))
    #expect(screen.shows("Searching") && asked.value == ["Titles: Emma"])
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("Emma") && !screen.shows("Searching"))
    try screen.picker("Field").choose("Authors")
    #expect(screen.shows("Searching"))
    try screen.button("Clear").tap()
    await screen.advance(by: .seconds(1))
    #expect(asked.value.last == "Authors: Emma" && screen.issues.isEmpty)
  }

  @Test("1.0: the same, with a result that can be compared")
  func older() async {
    let queue = DispatchQueue.test
    let store = TestStore(initialState: OlderBookSearch.State()) {
      OlderBookSearch()
    } withDependencies: {
      $0.mainQueue = queue.eraseToAnyScheduler()
      $0.library.books = { [Book(id: 1, title: $0)] }
    }
    await store.send(.set(\.$query, "E")) { $0.query = "E" }
    await queue.advance(by: 0.2)
    await store.send(.binding(.set(\.$query, "Em"))) { $0.query = "Em" }
    await queue.advance(by: 0.3)
    await store.receive(.search) { $0.isLoading = true }
    await store.receive(.response(.success([Book(id: 1, title: "Em")]))) {
      $0.isLoading = false
      $0.results = [Book(id: 1, title: "Em")]
    }
    store.dependencies.library.books = { _ in throw Down() }
    await store.send(.set(\.$isExact, true)) {
      $0.isExact = true
      $0.isLoading = true
    }
    await store.receive(.response(.failure(Down()))) {
      $0.isLoading = false
      $0.alert = AlertState {
        TextState("No answer")
      } actions: {
        ButtonState(action: .retry) { TextState("Try again") }
        ButtonState(role: .cancel) { TextState("Leave it") }
      }
    }
    store.dependencies.library.books = { [Book(id: 2, title: $0)] }
    await store.send(.alert(.presented(.retry))) {
      $0.alert = nil
      $0.isLoading = true
    }
    await store.receive(.response(.success([Book(id: 2, title: "'Em'")]))) {
      $0.isLoading = false
      $0.results = [Book(id: 2, title: "'Em'")]
    }
    await store.send(.set(\.$query, "")) {
      $0.query = ""
      $0.results = []
    }
  }

  @Test("1.0, on a screen")
  func olderShown() async throws {
    let fails = LockIsolated(true)
    let screen = Screen {
      OlderBookSearchView(
        store: Store(initialState: OlderBookSearch.State()) {
          OlderBookSearch()._printChanges(nil)
        } withDependencies: {
          $0.mainQueue = .main
          $0.library.books = { text in
            if fails.value { throw Down() }
            return [Book(id: 1, title: "About \(text)")]
          }
        })
    }
    try screen.textField("Search").type("Rome")
    await screen.advance(by: .milliseconds(300))
    #expect(screen.shows("No answer"))
    fails.setValue(false)
    try screen.alert.button("Try again").tap()
    await screen.settle()
    #expect(!screen.hasAlert && screen.shows("About Rome") && screen.issues.isEmpty)
    try screen.toggle("Exact").tap()
    await screen.settle()
    #expect(screen.shows("About 'Rome'"))
  }
}
