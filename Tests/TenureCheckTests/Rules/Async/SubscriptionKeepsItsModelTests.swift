import TenureCheck
import Testing

@Suite struct SubscriptionKeepsItsModelTests {
  private static func model(_ start: String, more: String = "", holder: String = "@StateObject") -> String {
    """
    final class Meter: ObservableObject {
      @Published var level = 0.0
      @Published var date = Date()
      private var ticking: AnyCancellable?
      private var bag: Set<AnyCancellable> = []
      private var timer: Timer?
      \(more)
      init() { \(start) }
    }
    struct MeterView: View {
      \(holder) private var meter = Meter()
      var body: some View { Text(meter.date, style: .time) }
    }
    """
  }

  /// A model that is given what it listens to.
  private static func given(_ sink: String) -> String {
    """
    final class Feed {
      let speeds = PassthroughSubject<Double, Never>()
      var limits: AnyPublisher<Double, Never> { speeds.eraseToAnyPublisher() }
      var answer: AnyPublisher<Double, Error> { request() }
    }
    final class Gauge: ObservableObject {
      @Published var speed = 0.0
      private var bag: Set<AnyCancellable> = []
      private let feed: Feed
      init(feed: Feed) {
        self.feed = feed
        \(sink).store(in: &bag)
      }
    }
    struct GaugeView: View {
      @StateObject private var gauge: Gauge
      init(feed: Feed) { _gauge = StateObject(wrappedValue: Gauge(feed: feed)) }
      var body: some View { Text("\\(gauge.speed)") }
    }
    """
  }

  private static let ticks = "Timer.publish(every: 1, on: .main, in: .common).autoconnect()"

  static let pairs = [
    Pair(
      "assigned to a property of the model; to its publisher",
      bad: model("ticking = \(ticks).assign(to: \\.date, on: /*!*/ self)"),
      good: model("\(ticks).assign(to: &$date)"), severity: .warning),
    Pair(
      "a closure that takes the model; one that takes it weakly",
      bad: model("\(ticks).sink { /*!*/ self.date = $0 }.store(in: &bag)"),
      good: model("\(ticks).sink { [weak self] in self?.date = $0 }.store(in: &bag)")),
    Pair(
      "notifications; the first of them",
      bad: model(
        "NotificationCenter.default.publisher(for: .moved).sink { _ in /*!*/ self.level += 1 }.store(in: &bag)"),
      good: model(
        "NotificationCenter.default.publisher(for: .moved).first().sink { _ in self.level += 1 }.store(in: &bag)")),
    Pair(
      "a timer that only deinit ends; one that a view ends",
      bad: model(
        "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in /*!*/ self.level += 1 }",
        more: "deinit { timer?.invalidate() }"),
      good: model(
        "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.level += 1 }",
        more: "func stop() { timer?.invalidate() }")),
    Pair(
      "a model that views make; one that the program keeps",
      bad: model("\(ticks).sink { /*!*/ self.date = $0 }.store(in: &bag)"),
      good: model("\(ticks).sink { self.date = $0 }.store(in: &bag)", more: "static let shared = Meter()")),
    Pair(
      "kept for as long as the model lives; let go when the view goes",
      bad: model("ticking = \(ticks).sink { /*!*/ self.date = $0 }"),
      good: model("ticking = \(ticks).sink { self.date = $0 }", more: "func stop() { ticking = nil }")),
    Pair(
      "a subject of an object that the model is given; the model taken weakly",
      bad: given("feed.speeds.sink { /*!*/ self.speed = $0 }"),
      good: given("feed.speeds.sink { [weak self] in self?.speed = $0 }")),
    Pair(
      "a publisher of such an object; a request that answers once",
      bad: given("feed.limits.sink { /*!*/ self.speed = $0 }"),
      good: given("feed.answer.sink { _ in } receiveValue: { self.speed = $0 }")),
    Pair(
      "what the model publishes itself; the model taken weakly",
      bad: model("$level.removeDuplicates().sink { _ in /*!*/ self.date = Date() }.store(in: &bag)"),
      good: model("$level.removeDuplicates().sink { [weak self] _ in self?.date = Date() }.store(in: &bag)")),
    Pair(
      "by the property that keeps the object; a subject that ends",
      bad: given("self.feed.speeds.removeDuplicates().sink { /*!*/ self.speed = $0 }"),
      good: given("self.feed.speeds.first().sink { self.speed = $0 }")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(TaskInOnAppear.self) }

  @Test func itSaysWhatHappens() {
    expect(
      TaskInOnAppear.self, of: Self.model("ticking = \(Self.ticks).assign(to: \\.date, on: self)"),
      says: """
        8:107 warning: Meter keeps a subscription in 'ticking' that keeps the Meter.
        - 4 kept here
        When the view that made it goes, neither ends: the subscription goes on, and each visit adds another Meter.
        Where the property is '@Published', write 'assign(to: &$…)', which keeps nothing; else 'sink { [weak self] in … }'.
        """)
  }
}
