import ComposableArchitecture
import TenureTesting
import Testing

private struct Screenful: ReducerProtocol {
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }

  enum Action: Equatable { case increased, closed, left }

  @Dependency(\.dismiss) var dismiss

  func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
    switch action {
    case .increased:
      state.count += 1
      return .none
    case .closed: return .run { _ in await dismiss() }
    case .left: return .none
    }
  }
}

private struct Screens: ReducerProtocol {
  struct State: Equatable {
    @PresentationState var screen: Screenful.State?
    var isLocked = false
    var hasLinks = true
  }

  enum Action: Equatable {
    case tapped(Int), locked, emptied
    case screen(PresentationAction<Screenful.Action>)
  }

  var body: some ReducerProtocolOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped(let id): if !state.isLocked { state.screen = Screenful.State(id: id) }
      case .locked: state.isLocked = true
      case .emptied: state.hasLinks = false
      case .screen(.presented(.left)): state.screen = nil
      case .screen: break
      }
      return .none
    }
    .ifLet(\.$screen, action: /Action.screen) { Screenful() }
  }
}

@available(*, deprecated)
private struct ScreensView: View {
  let store: StoreOf<Screens>

  var body: some View {
    NavigationView {
      WithViewStore(store, observe: { $0.hasLinks }) { viewStore in
        VStack {
          if viewStore.state {
            ForEach(1..<3) { id in
              NavigationLinkStore(store.scope(state: \.$screen, action: { .screen($0) }), id: id) {
                store.send(.tapped(id))
              } destination: { store in
                ScreenfulView(store: store)
              } label: {
                Text("Open \(id)")
              }
            }
          }
          Button("Lock") { viewStore.send(.locked) }
          Button("Empty") { viewStore.send(.emptied) }
        }
      }
    }
  }
}

private struct ScreenfulView: View {
  let store: StoreOf<Screenful>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Button("Screen \(viewStore.id), \(viewStore.count)") { viewStore.send(.increased) }
      Button("Close") { viewStore.send(.closed) }
      Button("Leave") { viewStore.send(.left) }
    }
  }
}

@MainActor @Suite struct LinkStoreTests {
  private let store = Store(initialState: Screens.State(), reducer: Screens())

  @available(*, deprecated)
  private func screen() -> Screen { Screen(ScreensView(store: store)) }

  @Test("A tap on a link of a store opens the screen that the reducer has made state for, and going back makes it nil")
  @available(*, deprecated)
  func byHand() throws {
    let screen = screen()
    for id in 1..<3 {
      try screen.link("Open \(id)").tap()
      try screen.button("Screen \(id), 0").tap()
      #expect(screen.shows("Screen \(id), 1") && store.withState { $0.screen?.count } == 1)
      try screen.back()
      #expect(store.withState { $0.screen } == nil && !screen.shows("Screen \(id), 1"))
    }
    #expect(screen.issues.isEmpty)
  }

  @Test("A link of a store opens and closes by the state alone", arguments: ["dismiss", "Close", "Leave", "another"])
  @available(*, deprecated)
  func fromState(_ way: String) async throws {
    let screen = screen()
    store.send(.tapped(1))
    await screen.settle()
    #expect(screen.shows("Screen 1, 0"))
    switch way {
    case "dismiss": store.send(.screen(.dismiss))
    case "another": store.send(.tapped(2))
    default: try screen.button(way).tap()
    }
    await screen.settle()
    #expect(!screen.shows("Screen 1, 0") && screen.shows("Screen 2, 0") == (way == "another"))
    if way == "another" { try screen.back() }
    try screen.link("Open 2").tap()
    #expect(screen.shows("Screen 2, 0") && screen.issues.isEmpty)
  }

  @Test("A link of a store whose tap makes no state stays closed")
  @available(*, deprecated)
  func refused() throws {
    let screen = screen()
    try screen.button("Lock").tap()
    try screen.link("Open 1").tap()
    #expect(store.withState { $0.screen } == nil && screen.shows("Open 1") && screen.issues.isEmpty)
  }

  @Test("A link of a store that goes takes its screen along, and what it holds is let go")
  @available(*, deprecated)
  func letGo() async throws {
    weak var held: Held?
    do {
      let value = Held()
      held = value
      let screen = Screen { [value] in LinkHolder(store: store, held: value) }
      try screen.link("Open").tap()
      #expect(screen.shows("Screen 1, 0"))
      store.send(.emptied)
      await screen.settle()
      #expect(screen.shows("No link") && !screen.shows("Screen 1, 0") && screen.issues.isEmpty)
    }
    #expect(held == nil)
  }

  @Test("A screen that ends while a link of a store is open lets all of it go")
  @available(*, deprecated)
  func endedOpen() throws {
    weak var held: Held?
    do {
      let value = Held()
      held = value
      let screen = Screen { [value] in LinkHolder(store: store, held: value) }
      try screen.link("Open").tap()
      #expect(screen.shows("Screen 1, 0"))
    }
    #expect(held == nil)
  }
}

private final class Held {}

@available(*, deprecated)
private struct LinkHolder: View {
  let store: StoreOf<Screens>
  let held: Held

  var body: some View {
    NavigationView {
      WithViewStore(store, observe: { $0.hasLinks }) { viewStore in
        if viewStore.state {
          NavigationLinkStore(store.scope(state: \.$screen, action: { .screen($0) })) { [held] in
            _ = held
            store.send(.tapped(1))
          } destination: {
            ScreenfulView(store: $0)
          } label: {
            Text("Open")
          }
        } else {
          Text("No link")
        }
      }
    }
  }
}
