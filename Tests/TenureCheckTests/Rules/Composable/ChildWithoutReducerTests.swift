import TenureCheck
import Testing

@Suite struct ChildWithoutReducerTests {
  private static let child = """
    import ComposableArchitecture
    @Reducer struct Player {
      struct State: Equatable, Identifiable { let id: Int; var volume = 1 }
      enum Action { case louder }
      var body: some ReducerOf<Self> {
        Reduce { state, _ in
          state.volume += 1
          return .none
        }
      }
    }

    """

  private static func parent(_ state: String, _ action: String, _ body: String) -> String {
    child + """
      @Reducer struct Deck {
        struct State: Equatable { \(state) }
        enum Action { case start; \(action) }
        \(body)
      }
      """
  }

  private static let bare = """
    /*!*/ var body: some ReducerOf<Self> {
        Reduce { _, _ in .none }
      }
    """

  private static func composing(_ more: String) -> String {
    """
    var body: some ReducerOf<Self> {
        Reduce { _, _ in .none }
        \(more)
      }
    """
  }

  static let pairs = [
    Pair(
      "a child that is always there",
      bad: parent("var player = Player.State(id: 1)", "case player(Player.Action)", bare),
      good: parent(
        "var player = Player.State(id: 1)", "case player(Player.Action)",
        composing("Scope(state: \\.player, action: \\.player) { Player() }")), severity: .warning),
    Pair(
      "a child that is presented",
      bad: parent("@Presents var player: Player.State?", "case player(PresentationAction<Player.Action>)", bare),
      good: parent(
        "@Presents var player: Player.State?", "case player(PresentationAction<Player.Action>)",
        composing(".ifLet(\\.$player, action: \\.player) { Player() }"))),
    Pair(
      "rows",
      bad: parent(
        "var players: IdentifiedArrayOf<Player.State> = []", "case players(IdentifiedActionOf<Player>)", bare),
      good: parent(
        "var players: IdentifiedArrayOf<Player.State> = []", "case players(IdentifiedActionOf<Player>)",
        composing(".forEach(\\.players, action: \\.players) { Player() }"))),
    Pair(
      "a destination of several",
      bad: parent(
        "@Presents var destination: Destination.State?", "case destination(PresentationAction<Destination.Action>)",
        "@Reducer enum Destination { case player(Player) }\n" + bare),
      good: parent(
        "@Presents var destination: Destination.State?", "case destination(PresentationAction<Destination.Action>)",
        "@Reducer enum Destination { case player(Player) }\n"
          + composing(".ifLet(\\.$destination, action: \\.destination)"))),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(ChildWithoutReducer.self) }

  @Test func aParentThatRunsTheChildByHandIsLeftAlone() {
    expect(
      ChildWithoutReducer.self,
      staysQuiet: Self.parent(
        "var player = Player.State(id: 1)", "case player(Player.Action)",
        """
        var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .start: return .none
              case .player(let action): return Player().reduce(into: &state.player, action: action).map(Action.player)
              }
            }
          }
        """))
  }

  @Test func aStateWithoutActionsIsAValue() {
    expect(
      ChildWithoutReducer.self,
      staysQuiet: Self.parent("var player = Player.State(id: 1)", "case stop", Self.composing("")))
  }

  @Test func itSaysWhatHappens() {
    expect(
      ChildWithoutReducer.self, of: ChildWithoutReducer.about.wrong,
      says: """
        20:3 warning: Shop keeps the state of Search in 'search', and nothing runs Search.
        - 18 the child's state
        - 19 the child's actions come in here
        What Search's views send changes nothing.
        Add '.ifLet(\\.$search, action: \\.search) { Search() }'.
        """)
  }
}
