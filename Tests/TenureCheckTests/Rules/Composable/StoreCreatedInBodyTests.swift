import TenureCheck
import Testing

@Suite struct StoreCreatedInBodyTests {
  private static func tabs(_ state: String, _ content: String, keeper: String = "let store: StoreOf<Dice>") -> String {
    """
    import ComposableArchitecture
    @Reducer struct Dice {
      @ObservableState struct State: Equatable { var pips = 1 }
      enum Action { case rolled(Int) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .rolled(let pips): state.pips = pips; return .none
          }
        }
      }
    }
    struct DiceView: View {
      \(keeper)
      var body: some View { Text("Dice") }
    }
    struct Table: View {
      \(state)
      var body: some View {
        \(content)
      }
    }
    """
  }

  private static let tab = "@State private var tab = 0"
  private static let made = "Store(initialState: Dice.State()) { Dice() }"

  static let pairs = [
    Pair(
      "made beside a tab that changes; kept in state",
      bad: tabs(tab, "TabView(selection: $tab) { DiceView(store: /*!*/ \(made)) }"),
      good: tabs(
        tab + "; @State private var store = \(made)", "TabView(selection: $tab) { DiceView(store: store) }"),
      severity: .warning),
    Pair(
      "a child that only takes it; one that keeps the first",
      bad: tabs(tab, "TabView(selection: $tab) { DiceView(store: /*!*/ \(made)) }"),
      good: tabs(
        tab, "TabView(selection: $tab) { DiceView(store: \(made)) }",
        keeper:
          "@State private var store: StoreOf<Dice>; init(store: StoreOf<Dice>) { _store = State(initialValue: store) }"
      )),
    Pair(
      "a body that runs again; one that nothing makes run again",
      bad: tabs("@Binding var tab: Int", "DiceView(store: /*!*/ \(made))"),
      good: tabs("let title = \"Dice\"", "DiceView(store: \(made))")),
    Pair(
      "in the body; in an action",
      bad: tabs(tab, "VStack { Text(\"\\(tab)\"); DiceView(store: /*!*/ \(made)) }; Button(\"+\") { tab += 1 }"),
      good: tabs(tab, "Button(\"+\") { tab += 1; show(DiceView(store: \(made))) }")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(ModelCreatedInBody.self) }
}
