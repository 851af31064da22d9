import TenureFonts
import TenureText

// What it costs to measure text, in a process that has measured none before.

let clock = ContinuousClock()

func report(_ name: String, _ duration: Duration, per count: Int = 1) {
  let each = duration / count
  let microseconds = Double(each.components.seconds) * 1e6 + Double(each.components.attoseconds) / 1e12
  let rounded = (microseconds * 1000).rounded() / 1000
  print("\(name): \(rounded) µs")
}

func body(_ text: String, _ options: TextOptions = TextOptions()) -> TextRequest {
  TextRequest([TextRun(text, font: TextStyle.body.font())], options)
}

// The first text opens a file.
let fonts = SystemFonts()
report("first text", clock.measure { _ = fonts.measure(body("Settings")) })
let designs = TextFont.Design.allCases.map { TextFont(.system($0), size: 17, weight: .bold) }
report(
  "first text in each of four designs, bold",
  clock.measure { for font in designs { _ = fonts.measure(TextRequest([TextRun("Settings", font: font)])) } })

let words = ["Message", "Order", "Delivered", "Today", "Reply", "Anna", "Invoice", "Room", "Weather", "Track"]
let labels = (0..<10_000).map { body("\(words[$0 % 10]) \(words[($0 / 10) % 10]) \($0)") }
let fresh = SystemFonts()
_ = fresh.measure(body("Settings"))
report("10,000 different labels, all of them", clock.measure { for label in labels { _ = fresh.measure(label) } })
report("one of 10,000 labels again", clock.measure { for label in labels { _ = fresh.measure(label) } }, per: 10_000)
let one = labels[4711]
report("the same label again", clock.measure { for _ in 0..<1_000_000 { _ = fresh.measure(one) } }, per: 1_000_000)
report(
  "the same text, another width each time",
  clock.measure {
    for width in 0..<10_000 {
      _ = fresh.measure(body("Message Order Delivered", TextOptions(width: 20 + Double(width) / 100)))
    }
  },
  per: 10_000)

let paragraph = (0..<200).map { words[($0 * 7) % 10] }.joined(separator: " ") + "—naïve café…"
report(
  "a paragraph of 200 words, wrapped", clock.measure { _ = fresh.measure(body(paragraph, TextOptions(width: 361))) })
report("the same at another width", clock.measure { _ = fresh.measure(body(paragraph, TextOptions(width: 320))) })
let long = String(repeating: "measure ", count: 131_072)
report("1 MB on one line", clock.measure { _ = fresh.measure(body(long)) })
report("1 MB wrapped", clock.measure { _ = fresh.measure(body(long, TextOptions(width: 361))) })
report(
  "1 MB without a space, wrapped",
  clock.measure { _ = fresh.measure(body(String(repeating: "x", count: 1 << 20), TextOptions(width: 361))) })
report(
  "1 MB, two lines of it shown",
  clock.measure { _ = fresh.measure(body(long, TextOptions(width: 361, maximumLines: 2))) })
report(
  "1 MB of é",
  clock.measure { _ = fresh.measure(body(String(repeating: "é ", count: 349_525), TextOptions(width: 361))) })
report("10,000 line breaks", clock.measure { _ = fresh.measure(body(String(repeating: "\n", count: 10_000))) })
