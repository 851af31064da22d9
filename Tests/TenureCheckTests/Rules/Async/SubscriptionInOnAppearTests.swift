import TenureCheck
import Testing

@Suite struct SubscriptionInOnAppearTests {
  private static func screen(
    appearing: String, members: String = "", listening: String = "ticks.sink { [weak self] in self?.count = $0 }"
  ) -> String {
    """
    final class Counter: ObservableObject {
      @Published var count = 0
      let ticks = PassthroughSubject<Int, Never>()
      var bag = Set<AnyCancellable>()
      var isListening: Bool { !bag.isEmpty }
      func mayListen() -> Bool { bag.isEmpty }
      func listen() { /*!*/ \(listening).store(in: &bag) }
    }
    struct CounterScreen: View {
      @StateObject private var model = Counter()
      @State private var hasStarted = false
      \(members)
      var body: some View { Text("\\(model.count)").onAppear { \(appearing) } }
    }
    """
  }

  @Test(
    "A closure that asks whether it has subscribed subscribes once",
    arguments: [
      "guard !hasStarted else { return }; hasStarted = true; model.listen()",
      "if hasStarted { return }; hasStarted = true; model.listen()",
      "if !hasStarted { hasStarted = true; model.listen() }",
      "guard model.bag.isEmpty else { return }; model.listen()",
      "guard !model.isListening else { return }; model.listen()",
      "guard model.mayListen() else { return }; model.listen()",
      "switch hasStarted { case true: break; case false: hasStarted = true; model.listen() }",
    ])
  func asksFirst(_ appearing: String) {
    expect(TaskInOnAppear.self, staysQuiet: Self.screen(appearing: appearing))
  }

  @Test("A set of the view's own that is asked for first holds one subscription")
  func ownSet() {
    expect(
      TaskInOnAppear.self,
      staysQuiet: """
        struct CounterScreen: View {
          let ticks: PassthroughSubject<Int, Never>
          @State private var bag = Set<AnyCancellable>()
          @State private var count = 0
          var body: some View {
            Text("\\(count)").onAppear {
              guard bag.isEmpty else { return }
              ticks.sink { count = $0 }.store(in: &bag)
            }
          }
        }
        """)
  }

  @Test(
    "What ends by itself is not one more each time",
    arguments: [
      "first()", "first(where: { $0 > 3 })", "prefix(1)", "map { $0 + 1 }.prefix(while: { $0 < 9 })", "output(at: 0)",
    ])
  func endsByItself(_ link: String) {
    expect(
      TaskInOnAppear.self,
      staysQuiet: Self.screen(
        appearing: "model.listen()", listening: "ticks.\(link).sink { [weak self] in self?.count = $0 }"))
  }

  @Test(
    "Asking for what the closure does not change stops nothing",
    arguments: ["guard let user else { return }; model.listen()", "guard isOpen else { return }; model.listen()"])
  func asksForSomethingElse(_ appearing: String) {
    expect(
      TaskInOnAppear.self,
      fires: Self.screen(appearing: appearing, members: "let user: String?; let isOpen: Bool"))
  }

  @Test("What goes on is one more each time, whatever is made of its values")
  func goesOn() {
    expect(
      TaskInOnAppear.self,
      fires: Self.screen(
        appearing: "model.listen()", listening: "ticks.map { [$0].first }.sink { [weak self] in self?.count = $0 ?? 0 }"
      ))
  }

  @Test("A view that keeps the subscriptions itself is told of onReceive")
  func ownSetUnasked() throws {
    let source = """
      struct CounterScreen: View {
        let ticks: PassthroughSubject<Int, Never>
        @State private var bag = Set<AnyCancellable>()
        @State private var count = 0
        var body: some View {
          Text("\\(count)").onAppear { /*!*/ ticks.sink { count = $0 }.store(in: &bag) }
        }
      }
      """
    expect(TaskInOnAppear.self, fires: source, severity: .warning)
    let found = Check.findings(in: Snippet(source).project(), rules: [TaskInOnAppear.self])
    #expect(
      try #require(found.first).advice == "Use '.onReceive', which has one subscription and ends with the view.")
  }

  @Test("It says what comes one more and how to have one") func says() {
    expect(
      TaskInOnAppear.self, of: Self.screen(appearing: "model.listen()"),
      says: """
        7:25 warning: CounterScreen adds a subscription to 'ticks' each time it appears, and cancels none.
        - 13 this 'onAppear' subscribes
        - 4 the subscriptions are kept here
        Each time the view comes back there is one more subscription, and its closure runs once more for each value.
        Subscribe once, in the initializer of Counter; or keep a single 'AnyCancellable': assigning the next one \
        cancels the one before.
        """)
  }
}
