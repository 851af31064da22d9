import TenureCheck
import Testing

@Suite struct SharedSnapshotTests {
  private static func program(_ state: String, other: String = "state.$limit.withLock { $0 = limit }") -> String {
    """
    import ComposableArchitecture
    @Reducer struct LimitScreen {
      @ObservableState struct State: Equatable { @Shared(.limit) var limit = 5 }
      enum Action { case chosen(Int) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .chosen(let limit): \(other); return .none
          }
        }
      }
    }
    @Reducer struct Meter {
      @ObservableState struct State: Equatable {
        \(state)
      }
      enum Action { case ticked }
      var body: some ReducerOf<Self> { Reduce { state, action in .none } }
    }
    """
  }

  static let pairs = [
    Pair(
      "copied when the state is made; shared",
      bad: program("/*!*/ var limit: Int; init() { @Shared(.limit) var limit = 5; self.limit = limit }"),
      good: program("@SharedReader(.limit) var limit = 5"), severity: .warning),
    Pair(
      "what is derived from it; another value",
      bad: program(
        "/*!*/ var label: String; init() { @SharedReader(.limit) var limit = 5; label = String(limit) }"),
      good: program("var label: String; init() { @Shared(.title) var title = \"\"; label = String(title) }")),
    Pair(
      "what it goes on with; where it began",
      bad: program("/*!*/ var limit: Int; init() { @Shared(.limit) var limit = 5; self.limit = limit }"),
      good: program("var initialLimit: Int; init() { @Shared(.limit) var limit = 5; initialLimit = limit }")),
    Pair(
      "a value that another feature changes; one that stays",
      bad: program("/*!*/ var limit: Int; init() { @Shared(.limit) var limit = 5; self.limit = limit }"),
      good: program(
        "var limit: Int; init() { @Shared(.limit) var limit = 5; self.limit = limit }", other: "print(limit)")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(SameEntityInSeveralModels.self) }

  @Test func itSaysWhatHappens() {
    expect(
      SameEntityInSeveralModels.self,
      of: Self.program("var limit: Int; init() { @Shared(.limit) var limit = 5; self.limit = limit }"),
      says: """
        15:5 warning: Meter takes '.limit' out of what is shared into 'limit' when its state is made, and never again.
        - 15 copied here
        - 8 another feature shares and changes it
        After that change, Meter goes on with the old value.
        Share it here too: '@SharedReader(.limit) var limit', or '@Shared' to change it.
        """)
  }
}
