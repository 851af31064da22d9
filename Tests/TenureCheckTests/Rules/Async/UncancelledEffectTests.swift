import TenureCheck
import Testing

@Suite struct UncancelledEffectTests {
  private static func feature(_ cases: String) -> String {
    """
    import ComposableArchitecture
    @Reducer struct Dictionary {
      @ObservableState struct State: Equatable {
        var word = ""
        var meanings: [String] = []
      }
      enum Action: BindableAction {
        case wordChanged(String), found(String, [String])
        case binding(BindingAction<State>)
      }
      @Dependency(\\.lexicon) var lexicon
      var body: some ReducerOf<Self> {
        BindingReducer()
        Reduce { state, action in
          switch action {
          \(cases)
          default: return .none
          }
        }
      }
    }
    """
  }

  /// With the effect in a function of the feature, which names the value as it likes.
  private static func helper(_ effect: String) -> String {
    feature(
      """
      case .wordChanged(let word):
          state.word = word
          return look(up: word)
        \(taken)
      """
    ) + """

      extension Dictionary {
        private func look(up text: String) -> Effect<Action> {
          \(effect)
        }
      }
      """
  }

  private static let taken = """
    case .found(_, let meanings):
            state.meanings = meanings
            return .none
    """

  static let pairs = [
    Pair(
      "a question at each change of a text",
      bad: feature(
        """
        case .wordChanged(let word):
            state.word = word
            return /*!*/ .run { send in
              let meanings = try await lexicon.meanings(word)
              await send(.found(word, meanings))
            }
          \(taken)
        """),
      good: feature(
        """
        case .wordChanged(let word):
            state.word = word
            return .run { send in
              let meanings = try await lexicon.meanings(word)
              await send(.found(word, meanings))
            }
            .cancellable(id: "lookup", cancelInFlight: true)
          \(taken)
        """), severity: .warning),
    Pair(
      "a bound text that the effect captures; an answer that is compared with it",
      bad: feature(
        """
        case .binding(\\.word):
            return /*!*/ .run { [word = state.word] send in
              await send(.found(word, try await lexicon.meanings(word)))
            }
          \(taken)
        """),
      good: feature(
        """
        case .binding(\\.word):
            return .run { [word = state.word] send in
              await send(.found(word, try await lexicon.meanings(word)))
            }
          case .found(let word, let meanings):
            guard word == state.word else { return .none }
            state.meanings = meanings
            return .none
        """)),
    Pair(
      "an effect that a function makes; one that ends the one before",
      bad: helper("/*!*/ .run { send in await send(.found(text, try await lexicon.meanings(text))) }"),
      good: helper(
        ".run { send in await send(.found(text, try await lexicon.meanings(text))) }"
          + ".cancellable(id: \"look\", cancelInFlight: true)")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(AsyncResultWithoutSupersession.self) }
}
