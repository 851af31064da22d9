import ComposableArchitecture
import TenureTesting
import Testing

// Spellings that programs of some years ago have.

private struct Counter: Reducer {
  struct State: Equatable {
    var count = 0
    var note = 0
  }

  enum Action: Equatable { case increment, noted, loaded(Int), load }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .increment: state.count += 1
    case .noted: state.note += 1
    case .loaded(let count): state.count = count
    case .load: return .run { await $0(.loaded(7)) }
    }
    return .none
  }
}

private enum ViewAction { case tapped, noteTapped }

private struct CounterView: View {
  let store: StoreOf<Counter>
  let work: Work

  var body: some View {
    WithViewStore(store) { viewStore in
      Text("Whole \(viewStore.count), \(viewStore.note)")
    }
    WithViewStore(
      store, observe: \.count, send: { (action: ViewAction) in action == .tapped ? .increment : .noted },
      removeDuplicates: { $0 / 2 == $1 / 2 }
    ) { viewStore in
      let _ = work.bodies += 1
      Text("Even \(viewStore.state)")
      Button("More") { viewStore.send(.tapped) }
      Button("Note") { viewStore.send(.noteTapped) }
    }
  }
}

private struct Host: Reducer {
  struct State: Equatable { @PresentationState var counter: Counter.State? }
  enum Action: Equatable { case counter(PresentationAction<Counter.Action>), show }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if action == .show { state.counter = Counter.State() }
      return .none
    }
    .ifLet(\.$counter, action: /Action.counter) { Counter() }
  }
}

private struct HostView: View {
  let store: StoreOf<Host>

  var body: some View {
    IfLetStore(store.scope(state: \.$counter, action: { .counter($0) })) { store in
      WithViewStore(store, observe: \.count) { viewStore in
        Button("More than \(viewStore.state)") { viewStore.send(.increment) }
      }
    } else: {
      Button("Show") { store.send(.show) }
    }
  }
}

@MainActor private final class Work { var bodies = 0 }

@MainActor @Suite struct OlderSpellingsTests {
  @Test func viewStoreObservesTheWholeOrWhatItComparesByItself() throws {
    let work = Work()
    let screen = Screen { CounterView(store: Store(initialState: Counter.State()) { Counter() }, work: work) }
    #expect(screen.shows("Whole 0, 0") && screen.shows("Even 0"))
    let bodies = work.bodies
    try screen.button("More").tap()
    try screen.button("Note").tap()
    #expect(screen.shows("Whole 1, 1") && screen.shows("Even 0") && work.bodies == bodies)
    try screen.button("More").tap()
    #expect(screen.shows("Whole 2, 1") && screen.shows("Even 2"))
  }

  @Test func viewOfAPresentedFeatureHasAnotherOneForWhenThereIsNone() async throws {
    let store = Store(initialState: Host.State()) { Host() }
    let screen = Screen { HostView(store: store) }
    try screen.button("Show").tap()
    try screen.button("More than 0").tap()
    #expect(screen.shows("More than 1") && !screen.shows("Show"))
    store.send(.counter(.dismiss))
    await screen.settle()
    #expect(screen.shows("Show"))
  }

  @Test func viewStoreOfItsOwnActionsSendsThemWithATransaction() {
    let store = Store(initialState: Counter.State()) { Counter() }
    let viewStore = ViewStore(store, observe: \.count, send: { (_: ViewAction) in .increment })
    viewStore.send(.tapped)
    viewStore.send(.tapped, transaction: Transaction(animation: .default))
    #expect(viewStore.state == 2)
  }

  @Test func viewStoreWaitsWhileAConditionHolds() async {
    let store = Store(initialState: Counter.State()) { Counter() }
    let viewStore = ViewStore(store, observe: { $0 })
    await viewStore.send(.load, animation: .default, while: { $0.count == 0 })
    #expect(viewStore.count == 7)
    store.send(.increment)
    await viewStore.yield(while: { $0.count < 8 })
    #expect(viewStore.count == 8)
  }

  @Test func alertsHaveTheirOlderButtons() {
    let one = AlertState<Int>(
      title: TextState("Sure?"), message: TextState("There is no way back."),
      dismissButton: .default(TextState("OK"), action: .send(1)))
    #expect(one.buttons == [ButtonState(action: 1) { TextState("OK") }])
    #expect(one.title == TextState("Sure?") && one.message == TextState("There is no way back."))
    let two = AlertState<Int>(
      title: TextState("Sure?"), primaryButton: .destructive(TextState("Delete"), action: .send(2)),
      secondaryButton: .cancel(TextState("Cancel")))
    #expect(
      two.buttons == [
        ButtonState(role: .destructive, action: 2) { TextState("Delete") },
        ButtonState(role: .cancel) { TextState("Cancel") },
      ])
    #expect(AlertState<Int>(title: TextState("Well")).buttons.isEmpty)
    let list = AlertState<Int>(title: TextState("Sure?"), buttons: [.default(TextState("OK"), action: .send(1))])
    #expect(list.buttons == one.buttons)
  }

  @Test func dialogsHaveTheirOlderButtons() {
    let dialog = ConfirmationDialogState<Int>(
      title: TextState("Which?"), message: TextState("One of them."),
      buttons: [.default(TextState("First"), action: .send(1)), .cancel(TextState("None"))], titleVisibility: .visible)
    #expect(dialog.buttons.map(\.label) == [TextState("First"), TextState("None")])
    #expect(dialog.titleVisibility == .visible)
  }
}
