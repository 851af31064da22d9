import TenureCheck
import Testing

@Suite struct DefaultMadeAnewTests {
  private static func entry(_ entry: String, modifier: String = "") -> String {
    """
    @Observable final class Queue { var songs: [String] = []; func add(_ song: String) { songs.append(song) } }
    \(entry)
    struct Songs: View {
      @Environment(\\.queue) private var queue
      var body: some View { Button("Add") { queue.add("Blue") } }
    }
    struct Root: View {
      @State private var own = Queue()
      var body: some View { Songs()\(modifier) }
    }
    """
  }

  private static func key(_ value: String) -> String {
    """
    struct QueueKey: EnvironmentKey { \(value) }
    extension EnvironmentValues {
      var queue: Queue { get { self[QueueKey.self] } set { self[QueueKey.self] = newValue } }
    }
    """
  }

  static let pairs = [
    Pair(
      "computed; stored",
      bad: entry(key("static var defaultValue: Queue { /*!*/ Queue() }")),
      good: entry(key("static let defaultValue = Queue()")), severity: .warning),
    Pair(
      "an entry; one without an object",
      bad: entry("extension EnvironmentValues { @Entry var queue = /*!*/ Queue() }"),
      good: entry("extension EnvironmentValues { @Entry var queue: Queue? }")),
    Pair(
      "provided nowhere; provided above",
      bad: entry("extension EnvironmentValues { @Entry var queue: Queue = /*!*/ Queue() }"),
      good: entry(
        "extension EnvironmentValues { @Entry var queue: Queue = Queue() }", modifier: ".environment(\\.queue, own)")),
    Pair(
      "returned by a statement; what is shared",
      bad: entry(key("static var defaultValue: Queue { return /*!*/ Queue() }")),
      good: entry(
        "extension Queue { static let shared = Queue() }\n" + key("static var defaultValue: Queue { .shared }"))),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(EnvironmentObjectBuiltInline.self) }
}
