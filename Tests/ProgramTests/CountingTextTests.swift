import SwiftUI
import TenureTesting
import Testing

/// Texts that go with the clock, without a timer in the program.
@MainActor struct CountingTextTests {
  /// Begins at its screen's own time, as a program's timer does.
  struct Begins<Content: View>: View {
    @State private var start = Date()
    @ViewBuilder let content: (Date) -> Content
    var body: some View { content(start) }
  }

  private func screen<Content: View>(@ViewBuilder _ content: @escaping (Date) -> Content) async -> Screen {
    let screen = Screen { Begins(content: content).environment(\.locale, Locale(identifier: "en_US")) }
    await screen.settle()
    return screen
  }

  @Test func `a timer counts down to its date and then up, without a body`() async {
    let screen = await screen { Text($0 + 62, style: .timer) }
    #expect(screen.text == "1:02")
    screen.mark()
    await screen.advance(by: .seconds(1))
    #expect(screen.text == "1:01")
    await screen.advance(by: .seconds(60))
    #expect(screen.text == "0:01")
    await screen.advance(by: .seconds(3600 + 4))
    #expect(screen.text == "1:00:03")
    #expect(screen.bodies(of: Begins<Text>.self) == 0)
    screen.close()
  }

  @Test func `how long a date is away is said in the two largest units`() async {
    let screen = await screen { Text($0 + 674, style: .relative) }
    #expect(screen.text == "11 min, 14 sec")
    await screen.advance(by: .seconds(614))
    #expect(screen.text == "1 min, 0 sec")
    await screen.advance(by: .seconds(1))
    #expect(screen.text == "59 sec")
    await screen.advance(by: .seconds(59 + 7200 + 61))
    #expect(screen.text == "2 hr, 1 min")
    await screen.advance(by: .seconds(86_400))
    #expect(screen.text == "1 day, 2 hr")
    screen.close()
  }

  @Test func `a long time is said in months and years`() async {
    let march = Date(timeIntervalSince1970: 1_709_294_400)
    let year = SystemFormatStyle.DateOffset(to: march).locale(Locale(identifier: "en_US"))
    #expect(String(year.format(march + 400 * 86_400).characters) == "1 year, 1 month")
    let french = year.locale(Locale(identifier: "fr"))
    #expect(String(french.format(march + 400 * 86_400).characters) == "1\u{a0}an et 1\u{a0}mois")
    #expect(String(year.format(march - 3600).characters) == "-1 hour, 0 minutes")
  }

  @Test func `an offset has a sign and one unit`() async {
    let screen = await screen { Text($0 + 2, style: .offset) }
    #expect(screen.text == "-2 seconds")
    await screen.advance(by: .seconds(2))
    #expect(screen.text == "0 seconds")
    await screen.advance(by: .seconds(61))
    #expect(screen.text == "+1 minute")
    screen.close()
  }

  @Test func `an interval is counted down or up, and then stands still`() async {
    let screen = await screen { start in
      Text(timerInterval: start...(start + 90))
      Text("Done: \(timerInterval: start...(start + 90), countsDown: false)")
      Text(timerInterval: start...(start + 5400), showsHours: false)
      Text(timerInterval: start...(start + 90), pauseTime: start + 30)
    }
    #expect(screen.text == "1:30\nDone: 0:00\n90:00\n1:30")
    await screen.advance(by: .seconds(30))
    #expect(screen.text == "1:00\nDone: 0:30\n89:30\n1:00")
    await screen.advance(by: .seconds(30))
    #expect(screen.text == "0:30\nDone: 1:00\n89:00\n1:00")
    await screen.advance(by: .seconds(5400))
    #expect(screen.text == "0:00\nDone: 1:30\n0:00\n1:00")
    #expect(screen.pending.isEmpty)
    screen.close()
  }

  @Test func `an interval that has not begun shows all of it`() async {
    let screen = await screen { Text(timerInterval: ($0 + 10)...($0 + 70)) }
    #expect(screen.text == "1:00")
    await screen.advance(by: .seconds(10))
    #expect(screen.text == "1:00")
    await screen.advance(by: .seconds(1))
    #expect(screen.text == "0:59")
    screen.close()
  }

  @Test func `a style of Foundation follows the clock too`() async {
    let screen = await screen { start in
      Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
      Text(.currentDate, format: .stopwatch(startingAt: start))
      Text(.currentDate, format: .reference(to: start + 300))
    }
    #expect(screen.text == "0:00\n00:00.00\nin 5 minutes")
    await screen.advance(by: .milliseconds(3420))
    #expect(screen.text == "0:03\n00:03.42\nin 5 minutes")
    await screen.advance(by: .milliseconds(1580))
    #expect(screen.text.hasPrefix("0:05\n00:05.00\n"))
    screen.close()
  }

  @Test func `words and a time are one text, in the language around it`() async {
    let screen = await screen {
      Text("Noch \($0 + 674, style: .relative)").environment(\.locale, Locale(identifier: "de"))
      Text("in ") + Text($0 + 5, style: .timer).bold()
    }
    #expect(screen.text == "Noch 11 Min., 14 Sek.\nin 0:05")
    await screen.advance(by: .seconds(4))
    #expect(screen.text == "Noch 11 Min., 10 Sek.\nin 0:01")
    screen.close()
  }

  @Test func `a thousand of them wait in one task, and what has left waits no more`() async throws {
    struct Host: View {
      @State private var isShown = true
      @State private var start = Date()
      var body: some View {
        Button("Hide") { isShown = false }
        if isShown { ForEach(0..<1000) { Text(start + Double($0), style: .timer) } }
      }
    }
    let screen = Screen { Host() }
    await screen.settle()
    #expect(screen.pending == ["1 timer, the next in 1.0 seconds", "a task that clock of a Text has started"])
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("16:38"))
    try screen.button("Hide").tap()
    await screen.settle()
    #expect(screen.pending.isEmpty)
    screen.close()
  }

  @Test func `another date begins to count at once`() async throws {
    struct Rounds: View {
      @State private var end = Date() + 10
      var body: some View {
        Text(end, style: .timer)
        Button("Longer") { end += 60 }
      }
    }
    let screen = Screen { Rounds() }
    await screen.advance(by: .seconds(3))
    try screen.button("Longer").tap()
    #expect(screen.shows("1:07"))
    await screen.advance(by: .seconds(3))
    #expect(screen.shows("1:04"))
    screen.close()
  }

  @Test func `a progress view goes with a time, and ends with it`() async {
    let screen = await screen { start in
      ProgressView(timerInterval: start...(start + 4)) { Text("Tea") }
      ProgressView(timerInterval: start...(start + 4), countsDown: false)
    }
    func values() -> [String] {
      screen.tree.split(separator: "\n").filter { $0.contains("progress") }
        .map { String($0.split(separator: "value=").last ?? "") }
    }
    #expect(values() == ["1", "0"])
    #expect(screen.text == "Tea\n0:04\n0:00")
    await screen.advance(by: .seconds(1))
    #expect(values() == ["0.75", "0.25"])
    await screen.advance(by: .seconds(60))
    #expect(values() == ["0", "1"])
    #expect(screen.text == "Tea\n0:00\n0:04" && screen.pending == [])
    screen.close()
  }

  @Test func `a progress view that counts may come in the place of another`() async throws {
    struct Work: View {
      @State private var end: Date?
      var body: some View {
        if let end { ProgressView(timerInterval: Date()...end) } else { ProgressView(value: 0.5) }
        Button("Count") { end = Date() + 10 }
      }
    }
    let screen = Screen { Work() }
    #expect(screen.tree.contains("progress value=0.5"))
    try screen.button("Count").tap()
    await screen.advance(by: .seconds(5))
    #expect(screen.text.hasPrefix("0:05"))
    screen.close()
  }

  /// By seconds: Foundation cannot print such dates.
  @Test(arguments: [6.4e10, -6.3e10, 1e300, -1e300, .infinity, -.infinity, .nan])
  func `a date that is nowhere stops nothing`(seconds: Double) async throws {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let screen = await screen { start in
      Text(date, style: .timer)
      Text(date, style: .relative)
      Text(date, style: .offset)
      Text(.currentDate, format: .stopwatch(startingAt: date))
      Text(.currentDate, format: .reference(to: date))
      if date > start { Text(timerInterval: start...date) }
    }
    await screen.advance(by: .seconds(2))
    #expect(!screen.text.isEmpty && screen.issues.isEmpty)
    screen.close()
  }
}
