import MemoryProbe
import TenureFonts
import TenureText

/// `text-bench [--json]`: what it costs to measure text, in a process that has measured none before.
let isJSON = CommandLine.arguments.contains("--json")

func show(_ name: String, _ count: Int, _ value: Double, _ unit: String) {
  let rounded = (value * 1000).rounded() / 1000
  print(
    isJSON
      ? "{\"name\":\"\(name)\",\"n\":\(count),\"median\":\(rounded),\"unit\":\"\(unit)\"}"
      : "\(name) n=\(count): \(rounded) \(unit)")
}

/// Once: what is measured here is kept, and would cost nothing the second time. `per`: for each of so many.
func measure(_ name: String, _ count: Int = 1, per: Int = 1, _ body: () -> Void) {
  let time = ContinuousClock().measure(body)
  let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
  show(name, count, seconds * 1e6 / Double(per), "µs")
}

func body(_ text: String, _ options: TextOptions = TextOptions()) -> TextRequest {
  TextRequest([TextRun(text, font: TextStyle.body.font())], options)
}

let words = ["Message", "Order", "Delivered", "Today", "Reply", "Anna", "Invoice", "Room", "Weather", "Track"]
let labels = (0..<10_000).map { body("\(words[$0 % 10]) \(words[($0 / 10) % 10]) \($0)") }

let first = SystemFonts()
measure("the first text, its file opened") { _ = first.measure(body("Settings")) }
measure("the first text in each design, bold", 4) {
  for design in TextFont.Design.allCases {
    _ = first.measure(TextRequest([TextRun("Settings", font: TextFont(.system(design), size: 17, weight: .bold))]))
  }
}

let fonts = SystemFonts()
_ = fonts.measure(body("Settings"))
measure("different labels, all", labels.count) { for label in labels { _ = fonts.measure(label) } }
measure("one of these labels again", labels.count, per: labels.count) {
  for label in labels { _ = fonts.measure(label) }
}
let label = labels[4711]
measure("the same label again", 1, per: 1_000_000) { for _ in 0..<1_000_000 { _ = fonts.measure(label) } }
measure("a label at another width", 1, per: 10_000) {
  for width in 0..<10_000 {
    _ = fonts.measure(body("Message Order Delivered", TextOptions(width: 20 + Double(width) / 100)))
  }
}

let paragraph = (0..<200).map { words[($0 * 7) % 10] }.joined(separator: " ") + "—naïve café…"
measure("words wrapped, with accents", 200) { _ = fonts.measure(body(paragraph, TextOptions(width: 361))) }
measure("the same at another width", 200) { _ = fonts.measure(body(paragraph, TextOptions(width: 320))) }

let megabyte = 1 << 20
let long = String(repeating: "measure ", count: megabyte / 8)
measure("bytes on one line", megabyte) { _ = fonts.measure(body(long)) }
measure("bytes wrapped", megabyte) { _ = fonts.measure(body(long, TextOptions(width: 361))) }
measure("bytes, two lines shown", megabyte) { _ = fonts.measure(body(long, TextOptions(width: 361, maximumLines: 2))) }
measure("bytes without a space, wrapped", megabyte) {
  _ = fonts.measure(body(String(repeating: "x", count: megabyte), TextOptions(width: 361)))
}
measure("bytes of é, wrapped", megabyte) {
  _ = fonts.measure(body(String(repeating: "é ", count: megabyte / 3), TextOptions(width: 361)))
}
measure("line breaks", 10_000) { _ = fonts.measure(body(String(repeating: "\n", count: 10_000))) }

let before = bytes_in_use()
for number in 0..<200_000 { _ = fonts.measure(body("Another label \(number)")) }
show("kept after so many more labels", 200_000, Double(bytes_in_use() - before) / 1_048_576, "MiB more")
