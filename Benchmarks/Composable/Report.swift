import Foundation

/// Prints one figure a line, for people or as JSON.
struct Report: Sendable {
  let isJSON: Bool
  /// Beginnings of names to measure; empty for all.
  let only: Set<String>
  /// How often each is run, without warm-up: to count instructions with a tool beside it.
  var fixedRuns: Int?

  func wants(_ name: String) -> Bool { only.isEmpty || only.contains { name.hasPrefix($0) || $0.hasPrefix(name) } }

  /// The median of 15 runs after a warm-up; `body` returns the seconds that one took.
  func time(_ name: String, _ count: Int, per operations: Int, _ body: () -> Double) {
    guard wants(name) else { return }
    if let fixedRuns { return (0..<fixedRuns).forEach { _ in _ = body() } }
    for _ in 0..<3 { _ = body() }
    show((0..<15).map { _ in body() / Double(operations) }, name, count)
  }

  func show(_ times: [Double], _ name: String, _ count: Int) {
    let times = times.sorted()
    show(name, count, times[times.count / 2] * 1e6, "us", least: times[0] * 1e6)
  }

  func show(_ name: String, _ count: Int, _ value: Double, _ unit: String, least: Double? = nil) {
    let rounded = (value * 1_000).rounded() / 1_000
    let best = least.map { ($0 * 1_000).rounded() / 1_000 }
    if isJSON {
      let least = best.map { ",\"least\":\($0)" } ?? ""
      print("{\"name\":\"\(name)\",\"n\":\(count),\"median\":\(rounded)\(least),\"unit\":\"\(unit)\"}")
    } else {
      print("\(name) n=\(count): \(rounded) \(unit)\(best.map { "  (least \($0))" } ?? "")")
    }
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

func seconds(_ body: () -> Void) -> Double { ContinuousClock().measure(body) / .seconds(1) }
