import Dispatch
import Foundation
import MemoryProbe
import SwiftUI
import TenureTesting

/// `query-bench [--json]`: what a test's questions cost on a screen with few rows and with many.
/// `query-bench soak …`: screens under test for minutes, see `Soak`.
struct Row: View {
  let number: Int
  @State private var taps = 0

  var body: some View {
    HStack {
      // Verbatim: a key's numbers are written as people write them, 5,000.
      Text(verbatim: "Item \(number)")
      Button(String("Buy \(number)")) { taps += 1 }
      Text(verbatim: "\(taps) bought of \(number)")
    }
  }
}

/// Beside the rows: what is typed runs none of their bodies.
struct Greeting: View {
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name)
    Text("Hello, \(name)")
  }
}

struct Rows: View {
  let count: Int

  var body: some View {
    Greeting()
    List { ForEach(0..<count, id: \.self) { Row(number: $0) } }
  }
}

if CommandLine.arguments.dropFirst().first == "soak" {
  Task { @MainActor in exit(await Soak.run(Array(CommandLine.arguments.dropFirst(2))) ? 0 : 1) }
  dispatchMain()
}

let isJSON = CommandLine.arguments.contains("--json")

func show(_ name: String, _ count: Int, _ value: Double, _ unit: String) {
  let rounded = (value * 1000).rounded() / 1000
  print(
    isJSON
      ? "{\"name\":\"\(name)\",\"n\":\(count),\"median\":\(rounded),\"unit\":\"\(unit)\"}"
      : "\(name) n=\(count): \(rounded) \(unit)")
}

func seconds(_ body: () -> Void) -> Double {
  let time = ContinuousClock().measure(body)
  return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
}

/// The median of several runs, after one that is not counted.
func measure(_ name: String, _ count: Int, runs: Int = 15, _ body: () -> Void) {
  body()
  let times = (0..<runs).map { _ in seconds(body) }.sorted()
  show(name, count, times[runs / 2] * 1e6, "us")
}

func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }
var sum = 0
show("fib(32)", 0, (0..<5).map { _ in seconds { sum &+= fib(32) } }.min()! * 1e3, "ms")

/// A test as people write them: a screen of its own, and some two hundred steps.
@MainActor func smallTest() {
  let screen = Screen(Rows(count: 10))
  for step in 0..<50 {
    try? screen.button("Buy \(step % 10)").tap()
    precondition(screen.shows("\(step / 10 + 1) bought of \(step % 10)"))
    try? screen.textField("Name").type("a")
    _ = try? screen.row("Item \(step % 10)").text
  }
  screen.close()
}

for count in [100, 10_000] {
  let screen = Screen(Rows(count: count))
  let middle = count / 2
  show("first question", count, seconds { _ = screen.shows("Hello, ") } * 1e6, "us")
  measure("button", count) { precondition((try? screen.button("Buy \(middle)")) != nil) }
  measure("row", count) { precondition((try? screen.row("Item \(middle)")) != nil) }
  measure("shows", count) { precondition(screen.shows("Item \(middle)")) }
  measure("shows a part", count) { precondition(screen.shows("bought of \(middle)")) }
  measure("shows nothing", count) { precondition(!screen.shows("Nothing of the kind")) }
  measure("missing button", count) { _ = try? screen.button("Sell \(middle)") }
  measure("tap", count) { precondition((try? screen.button("Buy \(middle)").tap()) != nil) }
  measure("type 20 letters", count, runs: 5) { try? screen.textField("Name").type("abcdefghijklmnopqrst") }
  measure("text", count, runs: 5) {
    try? screen.button("Buy \(middle)").tap()
    _ = screen.text
  }
  screen.close()
}
let tests = 300
show("300 tests of 200 steps", 10, seconds { for _ in 0..<tests { smallTest() } }, "s")

/// What a screen leaves behind when it is closed. What is made once for the process is there after the first few.
@MainActor func closedScreens(_ count: Int) -> Int {
  for _ in 0..<count { Screen(Greeting()).close() }
  return Int(bytes_in_use())
}
let screens = 2_000
let before = closedScreens(screens)
show("bytes left by a closed screen", screens, Double(closedScreens(screens) - before) / Double(screens), "B")
