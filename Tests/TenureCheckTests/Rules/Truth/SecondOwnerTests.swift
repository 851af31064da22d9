import TenureCheck
import Testing

@Suite struct SecondOwnerTests {
  private static func program(
    _ holder: String, body: String = "Button(\"Add\") { list.add() }", shown: String = "Adding()"
  ) -> String {
    """
    @Observable final class Shopping {
      private(set) var items: [String] = []
      func add() { items.append("Milk") }
    }
    struct Adding: View {
      \(holder)
      var body: some View { \(body) }
    }
    struct Home: View {
      @State private var list = Shopping()
      @State private var shows = false
      var body: some View {
        List(list.items, id: \\.self) { Text($0) }
          .sheet(isPresented: $shows) { \(shown) }
      }
    }
    struct Rows: View { let list: Shopping; var body: some View { Text("\\(list.items.count)") } }
    """
  }

  private static func router(_ app: String, _ root: String, _ shown: String) -> String {
    """
    @Observable final class Router { var path: [Int] = []; func open(_ url: URL) { path = [1] } }
    @main struct Shop: App {
      \(app)
      var body: some Scene { WindowGroup { \(shown).onOpenURL { router.open($0) } } }
    }
    struct Root: View {
      \(root)
      var body: some View { NavigationStack(path: $router.path) { Text("") } }
    }
    """
  }

  private static func stars(_ own: String, tap: String = "stars.toggle(name)") -> String {
    """
    @Observable final class Stars {
      static let shared = Stars()
      private(set) var all: Set<String> = []
      func toggle(_ name: String) { all.formSymmetricDifference([name]); all.insert(name) }
    }
    struct Row: View {
      let name: String
      private let stars = Stars.shared
      var body: some View { Button(name) { \(tap) } }
    }
    struct Starred: View {
      \(own)
      var body: some View { Text("\\(stars.all.count)") }
    }
    """
  }

  private static let own = "@State private var list = Shopping()"

  static let pairs = [
    Pair(
      "a sheet that adds to a list of its own; to the one it is given",
      bad: program("/*!*/ " + own), good: program("let list: Shopping", shown: "Adding(list: list)"),
      severity: .warning),
    Pair(
      "what it changes; what it also shows",
      bad: program("/*!*/ " + own),
      good: program(own, body: "Button(\"Add\") { list.add() }; Text(\"\\(list.items.count)\")")),
    Pair(
      "what it keeps; what it hands to a view that shows it",
      bad: program("/*!*/ " + own),
      good: program(own, body: "Button(\"Add\") { list.add() }; Rows(list: list)")),
    Pair(
      "shown by the one that has another; by a third",
      bad: program("/*!*/ " + own),
      good: program(own, shown: "Text(\"\")") + "\nstruct Other: View { var body: some View { Adding() } }"),
    Pair(
      "an app's own, that it opens links in, beside that of its root; one for both",
      bad: router("/*!*/ @State private var router = Router()", "@State private var router = Router()", "Root()"),
      good: router("@State private var router = Router()", "@Bindable var router: Router", "Root(router: router)")),
    Pair(
      "one of its own beside the shared one; the shared one",
      bad: stars("/*!*/ @State private var stars = Stars()"), good: stars("private let stars = Stars.shared"),
      severity: .warning),
    Pair(
      "another's shared one; one that nobody changes",
      bad: stars("/*!*/ @State private var stars = Stars()"),
      good: stars("@State private var stars = Stars()", tap: "print(name)")),
  ]

  @Test("One of its own beside the one in the environment")
  func environment() {
    func source(_ row: String, _ modifier: String = ".environment(session)") -> String {
      """
      @Observable final class Audio { private(set) var isOn = false; func toggle() { isOn.toggle() } }
      struct Row: View { \(row); var body: some View { Button(audio.isOn ? "Pause" : "Play") { audio.toggle() } } }
      struct Mini: View {
        @Environment(Audio.self) private var audio
        var body: some View { Text(audio.isOn ? "on" : "off") }
      }
      @main struct Podcasts: App {
        @State private var session = Audio()
        var body: some Scene { WindowGroup { VStack { Row(); Mini() }\(modifier) } }
      }
      """
    }
    let own = "@State private var audio = Audio()"
    expect(SameEntityInSeveralModels.self, fires: source("/*!*/ " + own), severity: .warning)
    expect(SameEntityInSeveralModels.self, staysQuiet: source("@Environment(Audio.self) private var audio"))
    expect(SameEntityInSeveralModels.self, staysQuiet: source(own, ""))
  }

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(SameEntityInSeveralModels.self) }

  @Test func itSaysWhatHappens() {
    expect(
      SameEntityInSeveralModels.self, of: Self.program(Self.own),
      says: """
        6:3 warning: Adding makes a Shopping of its own, and Home, which shows Adding, another.
        - 7 'items' is changed in the one
        - 13 'items' of the other is shown here
        - 10 the other
        What Adding changes goes with it, and Home never shows it.
        Hand it down: 'Adding(list: list)', or put it into the environment.
        """)
  }
}
