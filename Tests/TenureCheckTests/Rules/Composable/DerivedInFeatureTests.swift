import TenureCheck
import Testing

@Suite struct DerivedInFeatureTests {
  private static func counter(_ state: String, _ cases: String, after: String = "") -> String {
    """
    import ComposableArchitecture
    @Reducer struct Basket {
      @ObservableState struct State: Equatable {
        var prices: [Double] = []
        \(state)
      }
      enum Action { case added(Double), emptied, loaded([Double]) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          \(cases)
          }
        }
        \(after)
      }
    }
    """
  }

  static let pairs = [
    Pair(
      "a total that one action forgets",
      bad: counter(
        "/*!*/ var total = 0.0",
        """
        case .added(let price):
            state.prices.append(price)
            state.total = state.prices.reduce(0, +)
            return .none
          case .emptied:
            state.prices = []
            state.total = state.prices.reduce(0, +)
            return .none
          case .loaded(let prices):
            state.prices = prices
            return .none
        """),
      good: counter(
        "var total: Double { prices.reduce(0, +) }",
        """
        case .added(let price):
            state.prices.append(price)
            return .none
          case .emptied:
            state.prices = []
            return .none
          case .loaded(let prices):
            state.prices = prices
            return .none
        """), severity: .warning),
    Pair(
      "whether there is anything, which a reducer behind looks after",
      bad: counter(
        "/*!*/ var isEmpty = true",
        """
        case .added(let price):
            state.prices.append(price)
            state.isEmpty = state.prices.isEmpty
            return .none
          case .emptied, .loaded:
            state.prices.removeAll()
            return .none
        """),
      good: counter(
        "var isEmpty = true",
        """
        case .added(let price):
            state.prices.append(price)
            state.isEmpty = state.prices.isEmpty
            return .none
          case .emptied, .loaded:
            state.prices.removeAll()
            return .none
        """,
        after: """
          .onChange(of: \\.prices) { _, prices in
            Reduce { state, _ in
              state.isEmpty = prices.isEmpty
              return .none
            }
          }
          """)),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StoredDerivedState.self) }

  @Test("A count of what arrived, which one action forgets; one that all keep")
  func counted() {
    func source(_ added: String, _ mark: String = "") -> String {
      Self.counter(
        "\(mark) var count = 0",
        """
        case .added(let price):
            state.prices.append(price)
            \(added)
            return .none
          case .emptied:
            state.prices = []
            state.count = 0
            return .none
          case .loaded(let prices):
            state.prices = Array(prices)
            state.count = prices.filter { $0 > 0 }.count
            return .none
        """)
    }
    expect(StoredDerivedState.self, fires: source("", "/*!*/"))
    expect(StoredDerivedState.self, staysQuiet: source("state.count += 1"))
  }

  @Test func whatAnActionBringsIsNotDerived() {
    expect(
      StoredDerivedState.self,
      staysQuiet: Self.counter(
        "var last = 0.0",
        """
        case .added(let price):
            state.prices.append(price)
            state.last = max(price, 0)
            return .none
          case .emptied, .loaded:
            state.prices = []
            return .none
        """))
  }
}
