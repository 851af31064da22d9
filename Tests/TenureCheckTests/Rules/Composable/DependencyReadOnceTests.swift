import Foundation
import TenureCheck
import Testing

@Suite struct DependencyReadOnceTests {
  private static let client = """
    import ComposableArchitecture
    struct Prefs: Equatable { var step = 1 }
    struct PrefsClient {
      var current: @Sendable () -> Prefs
      var save: @Sendable (Prefs) async -> Void
      var changes: @Sendable () -> AsyncStream<Prefs>
    }
    extension DependencyValues {
      var prefs: PrefsClient { get { self[PrefsKey.self] } set { self[PrefsKey.self] = newValue } }
    }

    """

  private static let plainClient = """
    import ComposableArchitecture
    struct Prefs: Equatable { var step = 1 }
    struct PrefsClient {
      var current: @Sendable () -> Prefs
      var save: @Sendable (Prefs) -> Void
    }
    extension DependencyValues {
      var prefs: PrefsClient { get { self[PrefsKey.self] } set { self[PrefsKey.self] = newValue } }
    }

    """

  private static let settings = """
    @Reducer struct PrefsScreen {
      struct State: Equatable { var step = 1 }
      enum Action { case saved(Prefs) }
      @Dependency(\\.prefs) var prefs
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .saved(let new): prefs.save(new); return .none
          }
        }
      }
    }

    """

  private static func counter(_ body: String, state: String = "var prefs = Prefs()") -> String {
    """
    @Reducer struct Counter {
      struct State: Equatable { \(state); var count = 0 }
      enum Action { case appeared, changed(Prefs), tapped }
      @Dependency(\\.prefs) var client
      @Dependency(\\.uuid) var uuid
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          \(body)
          case .changed(let prefs): state.count = prefs.step; return .none
          case .tapped: state.count += 1; return .none
          }
        }
      }
    }
    """
  }

  static let pairs = [
    Pair(
      "an action reads, and nobody listens",
      bad: client + counter("case .appeared: /*!*/ state.prefs = client.current(); return .none"),
      good: client
        + counter(
          """
          case .appeared:
                state.prefs = client.current()
                return .run { send in
                  for await prefs in client.changes() { await send(.changed(prefs)) }
                }
          """), severity: .info),
    Pair(
      "the state's initializer reads",
      bad: client
        + counter(
          "case .appeared: return .none",
          state: "var prefs: Prefs; init() { @Dependency(\\.prefs) var client; /*!*/ self.prefs = client.current() }"),
      good: client
        + counter("case .appeared: return .none", state: "@Shared(.prefs) var prefs = Prefs()")),
    Pair(
      "another feature changes it, and nobody does",
      bad: plainClient + settings + counter("case .appeared: /*!*/ state.prefs = client.current(); return .none"),
      good: plainClient + counter("case .appeared: state.prefs = client.current(); return .none"), severity: .warning),
    Pair(
      "a stream of the same values, and one of others",
      bad: client.replacing("AsyncStream<Prefs>", "AsyncThrowingStream<Prefs, Error>")
        + counter("case .appeared: /*!*/ state.prefs = self.client.current(); return .none"),
      good: client.replacing("AsyncStream<Prefs>", "AsyncStream<Bool>")
        + counter("case .appeared: state.prefs = self.client.current(); return .none")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(DependencyReadOnce.self) }

  @Test func whatIsMadeAnewIsNoCopy() {
    expect(
      DependencyReadOnce.self,
      staysQuiet: Self.client
        + Self.counter("case .appeared: state.prefs = Prefs(step: uuid().hashValue); return .none"))
  }

  @Test func itSaysWhatHappens() {
    expect(
      DependencyReadOnce.self, of: DependencyReadOnce.about.wrong,
      says: """
        17:7 warning: Counter takes 'settings' from 'settings.get()' once.
        - 6 'observe' tells of changes, and Counter never listens
        - 33 it is changed here
        When 'settings' changes elsewhere, Counter goes on with the value of that moment.
        Listen to its changes in an effect and store each, or hold it with '@Shared'.
        """)
  }
}

extension String {
  fileprivate func replacing(_ text: String, _ other: String) -> String {
    guard let found = range(of: text) else { return self }
    return String(self[..<found.lowerBound]) + other + String(self[found.upperBound...])
  }
}
