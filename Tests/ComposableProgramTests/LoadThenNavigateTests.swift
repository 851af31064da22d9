import ComposableArchitecture
import SwiftUI
import TenureTesting
import Testing

// A list whose rows open a screen by a selection, as before there were stacks, and the screen's state is loaded meanwhile.

@Reducer private struct Tally {
  @ObservableState struct State: Equatable { var count = 0 }
  enum Action { case increased }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer private struct Tallies {
  struct Row: Equatable, Identifiable {
    let id: UUID
    var count: Int
  }

  @ObservableState struct State: Equatable {
    var rows: IdentifiedArrayOf<Row>
    var selection: Identified<Row.ID, Tally.State?>?
  }

  enum Action {
    case loaded
    case selected(UUID?)
    case tally(Tally.Action)
  }

  @Dependency(\.continuousClock) var clock
  private enum CancelID { case load }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .selected(let id?):
        state.selection = Identified(nil, id: id)
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.loaded)
        }
        .cancellable(id: CancelID.load, cancelInFlight: true)
      case .selected(nil):
        if let selection = state.selection, let count = selection.value?.count {
          state.rows[id: selection.id]?.count = count
        }
        state.selection = nil
        return .cancel(id: CancelID.load)
      case .loaded:
        guard let id = state.selection?.id, let row = state.rows[id: id] else { return .none }
        state.selection?.value = Tally.State(count: row.count)
        return .none
      case .tally: return .none
      }
    }
    .ifLet(\.selection, action: \.tally) {
      EmptyReducer().ifLet(\.value, action: \.self) { Tally() }
    }
  }
}

@available(*, deprecated)
private struct TalliesView: View {
  @Bindable var store: StoreOf<Tallies>

  var body: some View {
    NavigationStack {
      Form {
        ForEach(store.rows) { row in
          NavigationLink(
            "From \(row.count)", tag: row.id,
            selection: Binding(
              get: { store.selection?.id },
              set: { store.send(.selected($0)) })
          ) {
            if let store = store.scope(state: \.selection?.value, action: \.tally) {
              Button("Count \(store.count)") { store.send(.increased) }
            } else {
              Text("Loading")
            }
          }
        }
      }
      .navigationTitle("Tallies")
    }
  }
}

@MainActor @Suite struct LoadThenNavigateTests {
  private let state = Tallies.State(rows: [
    Tallies.Row(id: UUID(0), count: 1), Tallies.Row(id: UUID(1), count: 42),
  ])

  @Test("A row opens its screen, what it shows is loaded, and going back keeps what was counted")
  @available(*, deprecated)
  func screens() async throws {
    let store = Store(initialState: state) {
      Tallies()
    } withDependencies: {
      $0.continuousClock = ContinuousClock()
    }
    let screen = Screen(TalliesView(store: store))
    try screen.link("From 42").tap()
    #expect(screen.shows("Loading"))
    await screen.advance(by: .seconds(1))
    try screen.button("Count 42").tap()
    #expect(screen.shows("Count 43"))
    try screen.back()
    #expect(screen.shows("From 1") && screen.shows("From 43"))
    try screen.link("From 1").tap()
    try screen.back()
    await screen.advance(by: .seconds(2))
    #expect(store.selection == nil)
  }

  @Test("The same, step by step: two features that may be missing, one inside of the other")
  func steps() async {
    let store = TestStore(initialState: state) {
      Tallies()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    await store.send(.selected(UUID(1))) { $0.selection = Identified(nil, id: UUID(1)) }
    await store.receive(\.loaded) { $0.selection?.value = Tally.State(count: 42) }
    await store.send(\.tally.increased) { $0.selection?.value?.count = 43 }
    await store.send(.selected(nil)) {
      $0.selection = nil
      $0.rows[id: UUID(1)]?.count = 43
    }
  }
}
