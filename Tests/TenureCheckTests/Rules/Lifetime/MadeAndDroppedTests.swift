import TenureCheck
import Testing

@Suite struct MadeAndDroppedTests {
  private static func ticker(_ start: String, members: String = "") -> String {
    """
    @Observable final class Ticker {
      private(set) var price = 0.0
      private let feed: PriceFeed
      \(members)
      init(feed: PriceFeed) { self.feed = feed }
      \(start)
    }
    """
  }

  private static func listener(
    _ start: String, keeping: String = "", capture: String = "[weak store] ", body: String = "store?.reload()"
  ) -> String {
    """
    final class Notes { func reload() {} }
    final class SyncListener {
      private var cancellables: Set<AnyCancellable> = []
      init(store: Notes) {
        NotificationCenter.default.publisher(for: .synced).sink { \(capture)_ in \(body) }.store(in: &cancellables)
      }
      func note() {}
    }
    @main struct NotesApp: App {
      \(keeping)
      private let store: Notes
      init() {
        let store = Notes()
        self.store = store
        \(start)
      }
      var body: some Scene { WindowGroup { Text("") } }
    }
    """
  }

  private static func location(_ start: String, members: String = "") -> String {
    """
    final class Relay: NSObject, LocationDelegate { var onMove: (() -> Void)?; func locate() {} }
    final class Position: ObservableObject {
      private let manager = LocationManager()
      \(members)
      func begin() {
        \(start)
        manager.start()
      }
    }
    """
  }

  static let pairs = [
    Pair(
      "a constant that nothing names; a property",
      bad: ticker(
        "func start() { let prices = /*!*/ feed.prices.sink { [weak self] in self?.price = $0 }\n print(prices) }"),
      good: ticker(
        "func start() { prices = feed.prices.sink { [weak self] in self?.price = $0 } }",
        members: "private var prices: AnyCancellable?"), severity: .error),
    Pair(
      "let go at once; kept in a set",
      bad: ticker("func start() { _ = /*!*/ feed.prices.map { $0 * 2 }.sink { [weak self] in self?.price = $0 } }"),
      good: ticker(
        "func start() { feed.prices.map { $0 * 2 }.sink { [weak self] in self?.price = $0 }.store(in: &bag) }",
        members: "private var bag: Set<AnyCancellable> = []")),
    Pair(
      "a statement; what a function hands out",
      bad: ticker("func start() { /*!*/ feed.prices.sink { [weak self] in self?.price = $0 } }"),
      good: ticker("func start() -> AnyCancellable { feed.prices.sink { [weak self] in self?.price = $0 } }")),
    Pair(
      "an observed key path; one that is held while something is waited for",
      bad: ticker("func start() { let token = /*!*/ feed.observe(\\.last) { feed, _ in print(feed) } }"),
      good: ticker(
        "func start() async { let token = feed.observe(\\.last) { feed, _ in print(feed) }; await run(); token.invalidate() }"
      )
    ),
    Pair(
      "subscribed at once; later, on a queue",
      bad: ticker("func start() { _ = /*!*/ feed.prices.receive(on: queue).sink { [weak self] in self?.price = $0 } }"),
      good: ticker("func start() { _ = feed.prices.subscribe(on: queue).sink { [weak self] in self?.price = $0 } }")),
    Pair(
      "an object that is there to listen; the app keeps it",
      bad: listener("_ = /*!*/ SyncListener(store: store)"),
      good: listener("listener = SyncListener(store: store)", keeping: "private let listener: SyncListener")),
    Pair(
      "a constant in the initializer; one that takes itself strongly",
      bad: listener("let listener = /*!*/ SyncListener(store: store)"),
      good: listener("let listener = SyncListener(store: store)", capture: "", body: "self.note()")),
    Pair(
      "a delegate that its function makes; one in a property",
      bad: location("let relay = Relay()\n /*!*/ manager.delegate = relay"),
      good: location(
        "let relay = Relay()\n self.relay = relay\n manager.delegate = relay", members: "var relay: Relay?")),
    Pair(
      "a delegate that is told something before; one that is handed on",
      bad: location(
        "let relay = Relay()\n relay.onMove = { print(1) }\n relay.locate()\n /*!*/ manager.delegate = relay"),
      good: location("let relay = Relay()\n remember(relay)\n manager.delegate = relay")),
    Pair(
      "an object of the system that is started; one that is only asked",
      bad: location(
        "let monitor = /*!*/ NWPathMonitor()\n monitor.pathUpdateHandler = { _ in }\n monitor.start(queue: queue)"),
      good: location("let monitor = CLLocationManager()\n if monitor.authorizationStatus == .denied { return }")),
    Pair(
      "a sound that is played; one that somebody keeps",
      bad: location("guard let player = try? /*!*/ AVAudioPlayer(contentsOf: url) else { return }\n player.play()"),
      good: location(
        "guard let player = try? AVAudioPlayer(contentsOf: url) else { return }\n self.player = player\n player.play()",
        members: "var player: AVAudioPlayer?")),
    Pair(
      "a weak property of another name; a strong one",
      bad: location("let relay = Relay()\n let scout = Scout()\n keep(scout)\n /*!*/ scout.output = relay")
        + "\nfinal class Scout { weak var output: Relay? }",
      good: location("let relay = Relay()\n let scout = Scout()\n keep(scout)\n scout.output = relay")
        + "\nfinal class Scout { var output: Relay? }"),
    Pair(
      "made where it is assigned; an animation keeps its delegate",
      bad: location("/*!*/ manager.delegate = Relay()"),
      good: location("fadeAnimation.delegate = Relay()")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(ObservedObjectCreatedInline.self) }

  @Test("A delegate that the project's own class holds strongly stays")
  func strongDelegate() {
    expect(
      ObservedObjectCreatedInline.self,
      staysQuiet: """
        final class Relay {}
        final class Manager { var delegate: Relay? }
        final class Position: ObservableObject {
          let manager = Manager()
          func begin() { let relay = Relay(); manager.delegate = relay }
        }
        """)
  }

  @Test func says() {
    expect(
      ObservedObjectCreatedInline.self, of: Self.listener("_ = SyncListener(store: store)"),
      says: """
        15:9 error: A SyncListener is made here, and kept by nobody.
        - 5 it is there to listen
        It goes at once, its subscription with it, and nothing that is published later arrives.
        Keep it in a property of what makes it, for as long as it has to listen.
        """)
  }
}
