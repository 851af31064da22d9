import TenureCheck
import Testing

/// A subscription is kept for as long as somebody has to hear of it.
@Suite struct SubscriptionKeptTooShortTests {
  private static func radio(_ tune: String, members: String = "") -> String {
    """
    final class Radio: ObservableObject {
      @Published var song = ""
      @Published var volume = 0.0
      \(members)
      func tune(_ songs: AnyPublisher<String, Never>, _ volumes: AnyPublisher<Double, Never>) {
        \(tune)
      }
    }
    """
  }

  private static let one = "private var updates: AnyCancellable?"
  private static let songs = "songs.sink { [weak self] in self?.song = $0 }"
  private static let volumes = "volumes.sink { [weak self] in self?.volume = $0 }"

  private static let wrong = radio("/*!*/ updates = \(songs)\n    updates = \(volumes)", members: one)

  static let pairs = [
    Pair(
      "a set of the function; of the object",
      bad: radio("var kept = Set<AnyCancellable>()\n    /*!*/ \(songs).store(in: &kept)"),
      good: radio("\(songs).store(in: &kept)", members: "private var kept = Set<AnyCancellable>()")),
    Pair(
      "nothing else has it; it is handed on",
      bad: radio(
        "var kept: Set<AnyCancellable> = []\n    /*!*/ \(songs).store(in: &kept)\n    \(volumes).store(in: &kept)"),
      good: radio(
        "var kept: Set<AnyCancellable> = []\n    \(songs).store(in: &kept)\n    all.append(kept)",
        members: "var all: [Set<AnyCancellable>] = []")),
    Pair(
      "one property for two; one for each", bad: wrong,
      good: radio("updates = \(songs)\n    others = \(volumes)", members: one + "; private var others: AnyCancellable?")
    ),
    Pair(
      "both at once; one of the two", bad: wrong,
      good: radio("if volume > 0 { updates = \(songs) } else { updates = \(volumes) }", members: one)),
    Pair(
      "taken over; handed on in between", bad: wrong,
      good: radio(
        "updates = \(songs)\n    if let updates { all.append(updates) }\n    updates = \(volumes)",
        members: one + "; var all: [AnyCancellable] = []")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(ObservedObjectCreatedInline.self) }
}
