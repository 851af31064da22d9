import ComposableArchitecture
import Foundation
import TenureTesting
import Testing

private struct Roster: Reducer {
  struct State: Equatable { var rows: IdentifiedArrayOf<Row.State> }
  enum Action: Equatable {
    case rows(IdentifiedActionOf<Row>), deleted(IndexSet), moved(IndexSet, Int)
  }

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { state, action in
      switch action {
      case .rows: break
      case .deleted(let offsets): state.rows.remove(atOffsets: offsets)
      case .moved(let offsets, let place): state.rows.move(fromOffsets: offsets, toOffset: place)
      }
      return .none
    }
  }
}

private struct RosterView: View {
  let store: StoreOf<Roster>

  var body: some View {
    List {
      ForEachStore(store.scope(state: \.rows, action: { .rows($0) })) { store in
        WithViewStore(store, observe: { $0 }) { Text($0.title) }
      }
      .onDelete { store.send(.deleted($0)) }
      .onMove { store.send(.moved($0, $1)) }
    }
  }
}

@MainActor @Suite struct OlderListTests {
  private let store = Store(
    initialState: Roster.State(rows: [
      Row.State(id: 1, title: "Ada"), Row.State(id: 2, title: "Bob"), Row.State(id: 3, title: "Cy"),
    ])
  ) { Roster() }

  @Test("Rows of a ForEachStore are deleted and moved, with their positions")
  func edited() throws {
    let screen = Screen(RosterView(store: store))
    try screen.row("Bob").swipe("Delete")
    #expect(store.withState { $0.rows.map(\.title) } == ["Ada", "Cy"])
    try screen.row("Cy").move(to: 0)
    #expect(store.withState { $0.rows.map(\.title) } == ["Cy", "Ada"])
  }
}

/// Holds the store that its own reducer sends to.
@MainActor private final class Loop {
  var store: Store<[Int], Int>?
}

@MainActor @Suite struct ReentranceTests {
  @Test("A reducer that sends to its own store is named, and the action comes after its own")
  func named() {
    let loop = Loop()
    let store = Store<[Int], Int>(initialState: [Int]()) {
      Reduce { state, action in
        if action == 1 { MainActor.assumeIsolated { _ = loop.store?.send(2) } }
        state.append(action)
        return .none
      }
    }
    loop.store = store
    let messages = issues { store.send(1) }
    #expect(store.withState { $0 } == [1, 2])
    #expect(messages.count == 1 && messages[0].hasPrefix("An action was sent to a store by its own reducer"))
    loop.store = nil
  }
}
