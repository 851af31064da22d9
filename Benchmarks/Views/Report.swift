import Foundation

/// Prints one figure a line, for people or as JSON.
struct Report {
  let isJSON: Bool
  /// Names to measure; empty for all.
  let only: Set<String>
  /// How often each is run, without warm-up: to count instructions with a tool beside it.
  var fixedRuns: Int?

  func wants(_ name: String) -> Bool { only.isEmpty || only.contains(name) }

  /// Measures `body`, which returns the seconds that one run took: warm-up first, then the median of `runs`.
  func time(_ name: String, _ count: Int, runs: Int = 15, per operations: Int = 1, _ body: () -> Double) {
    guard wants(name) else { return }
    if let fixedRuns { return (0..<fixedRuns).forEach { _ in _ = body() } }
    for _ in 0..<3 { _ = body() }
    let times = (0..<runs).map { _ in body() / Double(operations) }.sorted()
    show(name, count, times[runs / 2] * 1e6, "us", least: times[0] * 1e6)
  }

  func show(_ name: String, _ count: Int, _ value: Double, _ unit: String, least: Double? = nil) {
    let rounded = (value * 1000).rounded() / 1000
    let best = least.map { ($0 * 1000).rounded() / 1000 }
    if isJSON {
      let least = best.map { ",\"least\":\($0)" } ?? ""
      print("{\"name\":\"\(name)\",\"n\":\(count),\"median\":\(rounded)\(least),\"unit\":\"\(unit)\"}")
    } else {
      let least = best.map { "  (least \($0))" } ?? ""
      print("\(name) n=\(count): \(rounded) \(unit)\(least)")
    }
    // Seen at once, through a pipe as well.
    fflush(nil)
  }

  /// How fast the machine is today: the naive Fibonacci number of 32.
  func calibrate() {
    if fixedRuns != nil { return }
    func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }
    var sum = 0
    let times = (0..<5).map { _ in seconds { sum &+= fib(32) } }
    show("fib(32)", sum & 1, times.min()! * 1e3, "ms")
  }
}

func seconds(_ body: () -> Void) -> Double {
  let time = ContinuousClock().measure(body)
  return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
}
