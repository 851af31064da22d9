import SwiftUI
import TenureTesting
import Testing

// "What exact event caused this state change?"

@Observable @MainActor private final class Mailbox {
  enum State { case idle, loading, loaded, failed }

  private(set) var state = State.idle
  private(set) var count = 0

  func refresh() async {
    state = .loading
    try? await Task.sleep(for: .seconds(1))
    count += 2
    state = .loaded
  }

  func read() { count -= 1 }
}

private struct MailboxView: View {
  @State private var mailbox = Mailbox()
  @State private var draft = ""
  var body: some View {
    VStack {
      Summary(state: "\(mailbox.state)", count: mailbox.count)
      Button("Refresh") { Task { await mailbox.refresh() } }
      Button("Read") { mailbox.read() }
      TextField("Draft", text: $draft)
    }
  }
}

private struct Summary: View {
  let state: String
  let count: Int
  @State private var highest = 0
  var body: some View {
    Text("\(state), \(count) new").onChange(of: count) { highest = max(highest, count) }
    Text("highest \(highest)")
  }
}

private final class OldMailbox: ObservableObject {
  @Published private(set) var count = 0
  @Published var isOpen = false

  func open() {
    isOpen = true
    count += 3
  }
}

private struct OldMailboxView: View {
  @StateObject private var mailbox = OldMailbox()
  var body: some View {
    VStack {
      Button("Open") { mailbox.open() }
      OldCount(mailbox: mailbox)
    }
  }
}

private struct OldCount: View {
  @ObservedObject var mailbox: OldMailbox
  var body: some View { Toggle("\(mailbox.count) letters", isOn: $mailbox.isOpen) }
}

private struct Opened: View {
  @State private var opened = 0
  var body: some View {
    Text("Opened \(opened)").onAppear { opened += 1 }.task {
      try? await Task.sleep(for: .seconds(3))
      opened += 10
    }
  }
}

private final class Suggestions: ObservableObject {
  @Published var query = ""
  @Published private(set) var shown = ""

  init() {
    $query.dropFirst().debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).assign(to: &$shown)
  }
}

private struct Clock: View {
  private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @State private var seconds = 0
  @StateObject private var suggestions = Suggestions()
  var body: some View {
    VStack {
      Text("\(seconds) seconds").onReceive(ticks) { _ in seconds += 1 }
      TextField("Query", text: $suggestions.query)
      Text("Suggestions for \(suggestions.shown)")
    }
  }
}

@MainActor @Suite struct CauseTests {
  @Test("The record names the event of every change: taps, what their tasks do later, typing")
  func turns() async throws {
    let screen = Screen(MailboxView())
    try screen.button("Refresh").tap()
    await screen.advance(by: .seconds(1))
    try screen.button("Read").tap()
    try screen.textField("Draft").type("a")
    #expect(
      screen.record.description == """
        mount → MailboxView (inserted), Summary (inserted)
        tap "Refresh" → Mailbox.state: idle → loading → MailboxView (state), Summary (inputs)
        tap "Refresh" → Mailbox.count: 0 → 2, Mailbox.state: loading → loaded, Summary.highest: 0 → 2 → \
        MailboxView (count, state), Summary (inputs), Summary (highest)
        tap "Read" → Mailbox.count: 2 → 1 → MailboxView (count), Summary (inputs)
        type "a" into "Draft" → MailboxView.draft: "" → "a"
        """)
    screen.close()
  }

  @Test("The older kind of object too: each published property that was written, once")
  func publishedProperties() throws {
    let screen = Screen(OldMailboxView())
    try screen.button("Open").tap()
    try screen.toggle("3 letters").tap()
    #expect(
      screen.record.description == """
        mount → OldMailboxView (inserted), OldCount (inserted)
        tap "Open" → OldMailbox.isOpen: false → true, OldMailbox.count: 0 → 3 → \
        OldMailboxView (mailbox), OldCount (mailbox)
        tap "3 letters" → OldMailbox.isOpen: true → false → OldMailboxView (mailbox), OldCount (mailbox)
        """)
    screen.close()
  }

  @Test("Changes without a user's event have one too: mounting, and the task of a view")
  func ownEvents() async {
    let screen = Screen(Opened())
    await screen.advance(by: .seconds(3))
    #expect(
      screen.record.description == """
        mount → Opened.opened: 0 → 1 → Opened (inserted), Opened (opened)
        task of Opened → Opened.opened: 1 → 11 → Opened (opened)
        """)
    screen.close()
  }

  @Test("A timer's tick is an event; what a publisher delays keeps the event that it began with")
  func timers() async throws {
    let screen = Screen(Clock())
    await screen.advance(by: .milliseconds(900))
    try screen.textField("Query").type("a")
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("1 seconds") && screen.shows("Suggestions for a"))
    #expect(
      screen.record.turns.dropFirst().map { "\($0.event) → \($0.writes.map(\.description).joined())" } == [
        "type \"a\" into \"Query\" → Suggestions.query: \"\" → \"a\"",
        "timer every 1.0 seconds → Clock.seconds: 0 → 1",
        "type \"a\" into \"Query\" → Suggestions.shown: \"\" → \"a\"",
      ])
    screen.close()
  }

  @Test("Who changed the count? One look at the turns that wrote it")
  func question() async throws {
    let screen = Screen(MailboxView())
    try screen.button("Refresh").tap()
    await screen.advance(by: .seconds(1))
    try screen.button("Read").tap()
    let turns = screen.record.turns.filter { $0.writes.contains { $0.property == "count" } }
    #expect(turns.map(\.event) == ["tap \"Refresh\"", "tap \"Read\""])
    #expect(turns.flatMap(\.writes).filter { $0.property == "count" }.map(\.new) == ["2", "1"])
    screen.close()
  }
}
