import TenureCheck
import Testing

@Suite struct DelegateUnhandledTests {
  private static let child = """
    import ComposableArchitecture

    @Reducer struct Login {
      struct State: Equatable { var name = "" }
      enum Action {
        case signInTapped, response(User)
        case delegate(Delegate)
        enum Delegate: Equatable { case signedIn(User), cancelled }
      }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .signInTapped: return .none
          case .response(let user): return .send(/*!*/ .delegate(.signedIn(user)))
          case .delegate: return .none
          }
        }
      }
    }
    struct User: Equatable {}

    """

  private static func parent(_ cases: String) -> String {
    child + """
      @Reducer struct App {
        struct State: Equatable { var login = Login.State(); var user: User? }
        enum Action { case login(Login.Action), other }
        var body: some ReducerOf<Self> {
          Scope(state: \\.login, action: \\.login) { Login() }
          Reduce { state, action in
            switch action {
            \(cases)
            case .login, .other: return .none
            }
          }
        }
      }
      """
  }

  static let pairs = [
    Pair(
      "no parent matches it",
      bad: parent("case .login(.signInTapped): return .none"),
      good: parent("case .login(.delegate(.signedIn(let user))): state.user = user; return .none"), severity: .warning),
    Pair(
      "another case of the delegate is matched",
      bad: parent("case .login(.delegate(.cancelled)): return .none"),
      good: parent("case let .login(.delegate(.signedIn(user))): state.user = user; return .none"), severity: .warning),
    Pair(
      "all are taken, and nothing is done",
      bad: parent("case .login(.delegate): return .none"),
      good: parent(
        """
        case let .login(.delegate(action)):
              if case .signedIn(let user) = action { state.user = user }
              return .none
        """), severity: .info),
    Pair(
      "a destination, in a pattern that nests deep",
      bad: child + """
        @Reducer struct Home {
          @Reducer enum Destination { case login(Login) }
          struct State: Equatable { @Presents var destination: Destination.State? }
          enum Action { case destination(PresentationAction<Destination.Action>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .destination(.dismiss): return .none
              case .destination: return .none
              }
            }
            .ifLet(\\.$destination, action: \\.destination)
          }
        }
        """,
      good: child + """
        @Reducer struct Home {
          @Reducer enum Destination { case login(Login) }
          struct State: Equatable { @Presents var destination: Destination.State?; var user: User? }
          enum Action { case destination(PresentationAction<Destination.Action>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .destination(
                .presented(
                  .login(
                    .delegate(.signedIn(let user))))):
                state.user = user
                return .none
              case .destination: return .none
              }
            }
            .ifLet(\\.$destination, action: \\.destination)
          }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(DelegateUnhandled.self) }

  @Test func aChildWhoseParentIsElsewhereIsLeftAlone() {
    expect(DelegateUnhandled.self, staysQuiet: Self.child)
  }

  @Test func aCaseKeyPathIsAMatch() {
    expect(
      DelegateUnhandled.self,
      staysQuiet: Self.child + """
        @Reducer struct App {
          struct State: Equatable { var login = Login.State(); var user: User? }
          enum Action { case login(Login.Action) }
          var body: some ReducerOf<Self> {
            Scope(state: \\.login, action: \\.login) { Login() }
            Reduce { state, action in
              if let user = action[case: \\.login.delegate.signedIn] { state.user = user }
              return .none
            }
          }
        }
        """)
  }

  @Test func itSaysWhatHappens() {
    expect(
      DelegateUnhandled.self, of: DelegateUnhandled.about.wrong,
      says: """
        13:36 warning: Player sends '.delegate(.gameOver)', and no reducer handles it.
        - 20 Game composes Player
        The action runs through and changes nothing: what Player tells is lost.
        Match '.delegate(.gameOver)' of Player in Game, or do not send it.
        """)
  }
}
