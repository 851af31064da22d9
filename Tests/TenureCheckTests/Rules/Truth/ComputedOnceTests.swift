import TenureCheck
import Testing

@Suite struct ComputedOnceTests {
  private static func log(_ members: String, add: String = "runs.append(run)") -> String {
    """
    struct Run: Identifiable { let id: Int; var minutes = 0 }
    @Observable final class Training {
      private(set) var runs: [Run] = []
      \(members)
      func add(_ run: Run) { \(add) }
    }
    """
  }

  private static func invoice(_ members: String) -> String {
    """
    final class Invoice: ObservableObject {
      @Published var net = 0.0
      let rate = 0.08
      \(members)
    }
    struct Form: View { @ObservedObject var invoice: Invoice; var body: some View { Slider(value: $invoice.net) } }
    """
  }

  private static let kept = """
    var total: Int {
        if let cached { return cached }
        let total = runs.reduce(0) { $0 + $1.minutes }
        cached = total
        return total
      }
    """

  static let pairs = [
    Pair(
      "kept for good; cleared when its source changes",
      bad: log("/*!*/ @ObservationIgnored private var cached: Int?\n  \(kept)"),
      good: log(
        "@ObservationIgnored private var cached: Int?\n  \(kept)\n  func remove() { runs.removeLast(); cached = nil }",
        add: "runs.append(run); cached = nil"),
      severity: .warning),
    Pair(
      "asked by `if let`; of what never changes",
      bad: log(
        "/*!*/ private var longest: Run?\n  func best() -> Run? { if let longest { return longest }; longest = runs.max { $0.minutes < $1.minutes }; return longest }"
      ),
      good: log(
        "private var longest: Int?\n  let goals = [1, 2]\n  func best() -> Int? { if let longest { return longest }; longest = goals.max(); return longest }"
      )),
    Pair(
      "a lazy property; a computed one",
      bad: invoice("/*!*/ lazy var gross = net * (1 + rate)"),
      good: invoice("var gross: Double { net * (1 + rate) }")),
    Pair(
      "a lazy text; a lazy publisher",
      bad: invoice("/*!*/ lazy var title = \"\\(net) in all\""),
      good: invoice("lazy var nets = $net")),
    Pair(
      "of what changes; of a constant, or filled anew",
      bad: invoice("/*!*/ lazy var rounded = net.rounded()"),
      good: invoice(
        "lazy var percent = rate * 100\n  lazy var shown = net.rounded()\n  func refresh() { shown = net.rounded() }")),
    Pair(
      "by a closure that is called at once; an object that is made so",
      bad: log(
        "/*!*/ lazy var longest: [Run] = {\n    let all = runs.sorted { $0.minutes > $1.minutes }\n    return all\n  }()"
      ),
      good: log("lazy var printer: Printer = { Printer(count: runs.count) }()")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StoredDerivedState.self) }
}
