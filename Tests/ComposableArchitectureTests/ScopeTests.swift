import CallProbe
import ComposableArchitecture
import Testing

/// A feature with one child, one that may be absent, and a list.
@Reducer private struct Family {
  @ObservableState struct State: Equatable {
    var child = Row.State(id: 1)
    var guest: Row.State? = Row.State(id: 2)
    var rows: IdentifiedArrayOf<Row.State> = [Row.State(id: 3)]
  }

  enum Action: Equatable {
    case child(Row.Action)
    case guest(Row.Action)
    case rows(IdentifiedActionOf<Row>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Row() }
    EmptyReducer().ifLet(\.guest, action: \.guest) { Row() }.forEach(\.rows, action: \.rows) { Row() }
  }
}

@MainActor @Suite struct ScopeTests {
  private let store = Store(initialState: Family.State()) { Family() }

  /// How often memory is asked for in a hundred calls, after some that make what is kept.
  private func allocations(_ body: () -> Void) -> Int64 {
    for _ in 0..<3 { body() }
    runtime_calls_begin()
    for _ in 0..<100 { body() }
    return runtime_calls_end().allocations
  }

  @Test("A case that is written down asks for less memory than a case key path, which is made anew each time")
  func writtenDown() {
    let store = store
    #expect(
      allocations { _ = store.scope(state: \.child, action: \.child) }
        < allocations { _ = store.scope(state: \.child, action: \Family.Action.Cases.child) })
    #expect(
      allocations { _ = store.scope(state: \.rows, action: \.rows) }
        < allocations { _ = store.scope(state: \.rows, action: \Family.Action.Cases.rows) })
  }

  @Test("However the case is named, the same child has the same store, until it is gone")
  func sameStore() throws {
    let child: CaseKeyPath<Family.Action, Row.Action> = \.child
    #expect(store.scope(state: \.child, action: child) === store.scope(state: \.child, action: \.child))
    let guest: CaseKeyPath<Family.Action, Row.Action> = \.guest
    let found = try #require(store.scope(state: \.guest, action: \.guest))
    #expect(store.scope(state: \.guest, action: guest) === found)
    found.send(.toggled)
    #expect(store.scope(state: \.guest, action: \.guest) === found && found.isDone)
    let rows: CaseKeyPath<Family.Action, IdentifiedActionOf<Row>> = \.rows
    #expect(store.scope(state: \.rows, action: \.rows).first === store.scope(state: \.rows, action: rows).first)
  }
}

/// A feature that hands its whole state, or all of its actions, to a part of itself.
@Reducer private struct Whole {
  typealias State = Row.State
  enum Action: Equatable { case row(Row.Action) }
  var body: some ReducerOf<Self> { Scope(state: \.self, action: \.row) { Row() } }
}

@MainActor @Suite struct WholeTests {
  @Test("A part of a feature may have its whole state")
  func whole() async {
    let store = TestStore(initialState: Row.State(id: 1)) { Whole() }
    await store.send(.row(.toggled)) { $0.isDone = true }
  }
}
