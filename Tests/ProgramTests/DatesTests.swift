import SwiftUI
import TenureTesting
import Testing

/// Programs that choose dates and follow the time.
@MainActor struct DatesTests {
  struct Reminder: View {
    @State private var due = Date(timeIntervalSince1970: 1_700_000_000)  // 2023-11-14 22:13:20 UTC
    var first = Date.distantPast
    var body: some View {
      VStack {
        DatePicker("Due", selection: $due, in: first..., displayedComponents: .date)
        DatePicker("At", selection: $due, displayedComponents: .hourAndMinute)
        DatePicker("Both", selection: $due)
        Text(verbatim: "\(Int(due.timeIntervalSince1970))")
      }
      .environment(\.timeZone, TimeZone(identifier: "UTC")!)
    }
  }

  @Test func `a chosen day keeps the time of day, and a chosen time the day`() throws {
    let screen = Screen(Reminder())
    #expect(try screen.datePicker("Due").value == "Nov 14, 2023")
    #expect(try screen.datePicker("At").value == "10:13 PM")
    #expect(try screen.datePicker("Both").value == "Nov 14, 2023, 10:13 PM")
    try screen.datePicker("Due").choose(Date(timeIntervalSince1970: 1_700_000_000 + 86_400))
    #expect(screen.shows("1700086400"))
    try screen.datePicker("At").choose(Date(timeIntervalSince1970: 3 * 3600))
    #expect(try screen.datePicker("Both").value == "Nov 15, 2023, 3:00 AM")
  }

  @Test func `a day before the first that is allowed is brought to that`() throws {
    let screen = Screen(Reminder(first: Date(timeIntervalSince1970: 1_700_000_000)))
    try screen.datePicker("Due").choose(Date(timeIntervalSince1970: 0))
    #expect(screen.shows("1700000000"))
  }

  @Test func `the zone around a picker decides which day it is`() throws {
    struct Zoned: View {
      @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
      var body: some View {
        DatePicker("Day", selection: $date, displayedComponents: .date)
          .environment(\.timeZone, TimeZone(secondsFromGMT: 7200)!)
      }
    }
    #expect(try Screen(Zoned()).datePicker("Day").value == "Nov 15, 2023")
  }

  struct Ticker: View {
    @State private var isPaused = false
    var body: some View {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 10)) { context in
        Text("At \(Int(context.date.timeIntervalSinceReferenceDate) / 10)")
      }
    }
  }

  @Test func `a timeline is made anew at each time of its schedule, and not after it has left`() async throws {
    struct Host: View {
      @State private var isShown = true
      var body: some View {
        if isShown { Ticker() }
        Button("Close") { isShown = false }
      }
    }
    let screen = Screen(Host())
    await screen.settle()
    let first = screen.text
    screen.mark()
    await screen.advance(by: .seconds(60))
    #expect(screen.text != first)
    #expect(screen.bodies(of: TimelineView<PeriodicTimelineSchedule, Text>.self) == 6)
    try screen.button("Close").tap()
    await screen.advance(by: .seconds(60))
    #expect(screen.bodies(of: TimelineView<PeriodicTimelineSchedule, Text>.self) == 6)
  }

  @Test func `an explicit schedule ends`() async {
    struct Countdown: View {
      let start: Date
      var body: some View {
        TimelineView(.explicit([1, 2, 3].map { start.addingTimeInterval($0) })) { context in
          Text("\(Int(context.date.timeIntervalSince(start).rounded()))")
        }
      }
    }
    let screen = Screen(Countdown(start: Date()))
    await screen.advance(by: .seconds(60))
    #expect(screen.shows("3"))
  }
}
