import ComposableArchitecture
import TenureTesting
import Testing

// The views of the older style: a state that may be absent, a list of them, and an enum.

private struct Player: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var points = 0
  }

  enum Action: Equatable { case scored }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.points += 1
    return .none
  }
}

private struct Game: Reducer {
  struct State: Equatable {
    var guest: Player.State?
    var players: IdentifiedArrayOf<Player.State> = []
    var phase = Phase.waiting(Waiting())
  }

  struct Waiting: Equatable { var seconds = 0 }
  struct Running: Equatable { var round = 1 }

  @CasePathable enum Phase: Equatable {
    case waiting(Waiting)
    case running(Running)
    case over
  }

  enum Action: Equatable {
    case guestCame, guestLeft, guest(Player.Action)
    case joined(Int), left(Int), player(id: Int, action: Player.Action), players(IdentifiedAction<Int, Player.Action>)
    case started, ended, phase(PhaseAction)
  }

  enum PhaseAction: Equatable { case waited(Int), nextRound(Int) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .guestCame: state.guest = Player.State(id: 100)
      case .guestLeft: state.guest = nil
      case .joined(let id): state.players.append(Player.State(id: id))
      case .left(let id): state.players.remove(id: id)
      case .started: state.phase = .running(Running())
      case .ended: state.phase = .over
      case .phase(.waited(let seconds)): state.phase = .waiting(Waiting(seconds: seconds))
      case .phase(.nextRound(let round)): state.phase = .running(Running(round: round))
      case .guest, .player, .players: break
      }
      return .none
    }
    .ifLet(\.guest, action: /Action.guest) { Player() }
    .forEach(\.players, action: /Action.player) { Player() }
    .forEach(\.players, action: \.players) { Player() }
  }
}

extension Game.Action: CasePathable {
  fileprivate static var allCasePaths: AllCasePaths { AllCasePaths() }
  fileprivate struct AllCasePaths {
    fileprivate var players: AnyCasePath<Game.Action, IdentifiedAction<Int, Player.Action>> {
      AnyCasePath(embed: { .players($0) }, extract: { if case .players(let action) = $0 { action } else { nil } })
    }
  }
}

private struct PlayerView: View {
  let store: StoreOf<Player>
  @State private var note = ""

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Button("Player \(viewStore.id): \(viewStore.points)") { viewStore.send(.scored) }
    }
  }
}

private struct GuestView: View {
  let store: StoreOf<Game>

  var body: some View {
    IfLetStore(store.scope(state: \.guest, action: { .guest($0) })) { store in
      PlayerView(store: store)
    } else: {
      Text("Nobody visits")
    }
    IfLetStore(store.scope(state: \.guest, action: { .guest($0) })) { _ in Text("There is a guest") }
    Button("Come") { store.send(.guestCame) }
    Button("Leave") { store.send(.guestLeft) }
  }
}

private struct PlayersView: View {
  let store: StoreOf<Game>
  let isIdentified: Bool

  var body: some View {
    if isIdentified {
      ForEachStore(store.scope(state: \.players, action: { Game.Action.players($0) })) { PlayerView(store: $0) }
    } else {
      ForEachStore(store.scope(state: \.players, action: { Game.Action.player(id: $0, action: $1) })) {
        PlayerView(store: $0)
      }
    }
    Button("Join") { store.send(.joined(3)) }
    Button("First leaves") { store.send(.left(1)) }
  }
}

private struct PhaseView: View {
  let store: Store<Game.Phase, Game.PhaseAction>

  var body: some View {
    SwitchStore(store) { phase in
      switch phase {
      case .waiting:
        CaseLet(/Game.Phase.waiting, action: Game.PhaseAction.waited) { store in
          WithViewStore(store, observe: \.seconds) { viewStore in
            Button("Waited \(viewStore.state)") { viewStore.send(viewStore.state + 1) }
          }
        }
      case .running:
        CaseLet(/Game.Phase.running, action: Game.PhaseAction.nextRound) { store in
          WithViewStore(store, observe: \.round) { viewStore in
            Button("Round \(viewStore.state)") { viewStore.send(viewStore.state + 1) }
          }
        }
      case .over: Text("Over")
      }
    }
  }
}

@MainActor @Suite struct OlderViewsTests {
  private let store = Store(
    initialState: Game.State(players: [Player.State(id: 1), Player.State(id: 2)])
  ) { Game() }

  @Test("A view of an optional state is there while the state is, and the other one else")
  func ifLet() throws {
    let screen = Screen(GuestView(store: store))
    #expect(screen.shows("Nobody visits") && !screen.shows("There is a guest"))
    try screen.button("Come").tap()
    #expect(!screen.shows("Nobody visits") && screen.shows("There is a guest"))
    try screen.button("Player 100: 0").tap()
    #expect(screen.shows("Player 100: 1"))
    try screen.button("Leave").tap()
    #expect(screen.shows("Nobody visits") && !screen.shows("Player 100: 1"))
    try screen.button("Come").tap()
    #expect(screen.shows("Player 100: 0") && screen.issues.isEmpty)
  }

  @Test("A view for each element sends the element's actions", arguments: [true, false])
  func forEach(_ isIdentified: Bool) throws {
    let screen = Screen(PlayersView(store: store, isIdentified: isIdentified))
    try screen.button("Player 2: 0").tap()
    try screen.button("Player 2: 1").tap()
    #expect(screen.shows("Player 1: 0") && screen.shows("Player 2: 2"))
    try screen.button("Join").tap()
    try screen.button("First leaves").tap()
    #expect(screen.shows("Player 2: 2") && screen.shows("Player 3: 0") && !screen.shows("Player 1: 0"))
    try screen.button("Player 3: 0").tap()
    #expect(store.withState { $0.players.map(\.points) } == [2, 1] && screen.issues.isEmpty)
  }

  @Test("A change of one element runs that element's body, not those of the others")
  func oneRow() throws {
    let screen = Screen(PlayersView(store: store, isIdentified: true))
    screen.mark()
    try screen.button("Player 2: 0").tap()
    #expect(screen.bodies(of: PlayersView.self) == 0 && screen.bodies(of: PlayerView.self) == 0)
    #expect(screen.shows("Player 2: 1"))
  }

  @Test("A view of an enum shows the case that the state is, with the case's own state and actions")
  func switched() async throws {
    let screen = Screen(PhaseView(store: store.scope(state: \.phase, action: { .phase($0) })))
    try screen.button("Waited 0").tap()
    #expect(screen.shows("Waited 1"))
    store.send(.started)
    await screen.settle()
    try screen.button("Round 1").tap()
    #expect(screen.shows("Round 2") && !screen.shows("Waited 1"))
    store.send(.ended)
    await screen.settle()
    #expect(screen.shows("Over") && !screen.shows("Round 2"))
  }

  @Test("A CaseLet outside of its SwitchStore shows nothing and says where it belongs")
  func misplaced() {
    let messages = issues {
      _ = Screen(CaseLet(/Game.Phase.waiting, action: Game.PhaseAction.waited) { _ in Text("Never") }).text
    }
    #expect(
      messages == [
        """
        A 'CaseLet' of 'Game.Phase' is not inside a 'SwitchStore' of the same state and actions.

        It shows nothing. Put it in the closure of 'SwitchStore(store) { state in … }'.
        """
      ])
  }
}
