import TenureCheck
import Testing

/// Copies of what features share.
@Suite struct SharedCopiesTests {
  @Test("A text that one action makes of a shared value, and others do not renew")
  func text() {
    func source(_ greeting: String, _ appeared: String, change: String = "state.$profile.withLock { $0.name = name }")
      -> String
    {
      """
      import ComposableArchitecture
      struct Profile: Equatable { var name = "" }
      @Reducer struct Account {
        @ObservableState struct State: Equatable {
          @Shared(.inMemory("profile")) var profile = Profile()
          \(greeting)
        }
        enum Action { case appeared, renamed(String) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .appeared: \(appeared); return .none
            case .renamed(let name): \(change); return .none
            }
          }
        }
      }
      """
    }
    let text = "state.greeting = \"Hello \\(state.profile.name)\""
    expect(StoredDerivedState.self, fires: source("/*!*/ var greeting = \"\"", text), severity: .warning)
    expect(
      StoredDerivedState.self, staysQuiet: source("var greeting: String { \"Hello \\(profile.name)\" }", "print(1)"))
    expect(
      StoredDerivedState.self,
      staysQuiet: source("var greeting = \"\"", text, change: "state.$profile.withLock { $0.name = name }; \(text)"))
  }

  @Test("A child that changes a copy of a shared value")
  func child() {
    func source(_ argument: String, _ rules: String, _ change: String) -> String {
      """
      import ComposableArchitecture
      struct Rules: Equatable { var rounds = 3 }
      @Reducer struct Options {
        @ObservableState struct State: Equatable { \(rules) }
        enum Action { case more }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action { case .more: \(change); return .none }
          }
        }
      }
      @Reducer struct Game {
        @ObservableState struct State: Equatable {
          @Shared(.inMemory("rules")) var rules = Rules()
          @Presents var options: Options.State?
        }
        enum Action { case tapped, options(PresentationAction<Options.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .tapped: state.options = Options.State(rules: \(argument)); return .none
            case .options: return .none
            }
          }
          .ifLet(\\.$options, action: \\.options) { Options() }
        }
      }
      """
    }
    expect(CopyNeverWrittenBack.self, fires: source("/*!*/ state.rules", "var rules: Rules", "state.rules.rounds += 1"))
    expect(
      CopyNeverWrittenBack.self,
      staysQuiet: source("state.$rules", "@Shared var rules: Rules", "state.$rules.withLock { $0.rounds += 1 }"))
  }
}
