import SwiftUI
import TenureTesting
import TenureWeb
import Testing
import WebProbe

/// A finger drags a sheet of a phone to another of its heights, or away, and pushes rows aside.
@MainActor @Suite(.serialized) struct SheetPageTests: PhonePageTests {
  private func drag(from: (Double, Double), to: (Double, Double), _ page: Chromium) async throws {
    try await page.call("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 1])
    func touch(_ kind: String, _ points: [[String: Double]]) async throws {
      try await page.call("Input.dispatchTouchEvent", ["type": kind, "touchPoints": points])
    }
    try await touch("touchStart", [["x": from.0, "y": from.1]])
    for part in 1...8 {
      let share = Double(part) / 8
      let place = ["x": from.0 + (to.0 - from.0) * share, "y": from.1 + (to.1 - from.1) * share]
      try await touch("touchMove", [place])
    }
    try await touch("touchEnd", [])
  }

  private struct Heights: View {
    @State private var isShown = true
    @State private var height = PresentationDetent.medium
    var isLocked = false

    var body: some View {
      Text("Height: \(height == .large ? "large" : "medium")")
        .sheet(isPresented: $isShown) {
          List(0..<30) { Text("Row \($0)") }
            .presentationDetents([.medium, .large], selection: $height)
            .interactiveDismissDisabled(isLocked)
        }
    }
  }

  private func top(_ page: Chromium, becomes place: Double) async throws {
    let box = rect("dialog")
    try await settle { try await number("\(box).top", page) == place }
    #expect(try await number("\(box).top", page) == place)
  }

  @Test func aSheetFollowsTheFingerToItsOtherHeightAndAway() async throws {
    let (host, page) = try await show(Heights())
    defer { host.stop() }
    try await page.wait("document.querySelector('dialog.grab')")
    try await top(page, becomes: 380)
    // The rows too drag a sheet that can grow.
    try await drag(from: (196, 600), to: (196, 200), page)
    try await page.wait("document.body.innerText.includes('Height: large')")
    try await top(page, becomes: 10)
    try await drag(from: (196, 20), to: (196, 420), page)
    try await page.wait("document.body.innerText.includes('Height: medium')")
    try await top(page, becomes: 380)
    try await drag(from: (196, 390), to: (196, 740), page)
    try await page.wait("!document.querySelector('dialog')")
  }

  @Test func aSheetThatMayNotBeDismissedComesBack() async throws {
    let (host, page) = try await show(Heights(isLocked: true))
    defer { host.stop() }
    try await page.wait("document.querySelector('dialog.grab')")
    try await top(page, becomes: 380)
    try await drag(from: (196, 390), to: (196, 740), page)
    try await top(page, becomes: 380)
  }

  private struct Plain: View {
    @State private var isShown = true

    var body: some View {
      Text("Behind").sheet(isPresented: $isShown) { Text("Plain") }
    }
  }

  @Test func aSheetOfOneHeightIsDraggedAway() async throws {
    let (host, page) = try await show(Plain())
    defer { host.stop() }
    try await page.wait("document.querySelector('dialog')")
    try await top(page, becomes: 10)
    try await drag(from: (196, 300), to: (196, 380), page)
    try await top(page, becomes: 10)
    try await drag(from: (196, 200), to: (196, 740), page)
    try await page.wait("!document.querySelector('dialog')")
  }

  private struct Mail: View {
    @State private var mails = ["First", "Second", "Third"]
    @State private var done = ""

    var body: some View {
      List {
        ForEach(mails, id: \.self) { mail in
          Text(mail)
            .swipeActions {
              Button("Delete", role: .destructive) { mails.removeAll { $0 == mail } }
              Button {
                done = "Flagged \(mail)"
              } label: {
                Label("Flag", systemImage: "flag")
              }.tint(.orange)
            }
            .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Read") { done = "Read \(mail)" } }
        }
        Text(done)
      }
    }
  }

  private func middle(of words: String, _ page: Chromium) async throws -> Double {
    (try await box(words, "top", page) + (try await box(words, "bottom", page))) / 2
  }

  @Test func aRowIsPushedAsideByWhatItsButtonsAreWide() async throws {
    let (host, page) = try await show(Mail())
    defer { host.stop() }
    try await page.wait("document.body.innerText.includes('Second')")
    let y = try await middle(of: "Second", page)
    try await drag(from: (300, y), to: (180, y), page)
    try await page.wait("document.querySelector('.swipe.shown')")
    let row = "document.querySelector('.row.pushed-aside')"
    try await settle { try await number("\(row).getBoundingClientRect().x", page) == 16 - 160 }
    #expect(try await number("\(row).getBoundingClientRect().x", page) == 16 - 160)
    // The first stands at the edge, as high as the row.
    let first = "document.querySelector('.swipe.shown > .btn').getBoundingClientRect()"
    #expect(try await number("\(first).right", page) == 393 - 16)
    let height = try await number("\(row).offsetHeight", page)
    #expect(try await number("\(first).height", page) == height)
    #expect(try await style(".swipe.shown > .btn", "backgroundColor", page) == "rgb(255, 59, 48)")
    #expect(try await style(".swipe.shown > .btn + .btn", "backgroundColor", page) == "rgb(255, 149, 0)")
    try await touch(x: 260, y: y, page)
    try await page.wait("document.body.innerText.includes('Flagged Second') && !document.querySelector('.shown')")
    try await drag(from: (60, y), to: (180, y), page)
    try await page.wait("document.querySelector('.swipe.at-leading.shown')")
    try await drag(from: (200, 700), to: (200, 702), page)
    // All the way does what the first button does, where a row allows that.
    try await drag(from: (60, y), to: (370, y), page)
    try await drag(from: (200, 700), to: (200, 702), page)
    try await drag(from: (360, y), to: (20, y), page)
    try await page.wait("!document.body.innerText.includes('\\nSecond')")
    #expect(try await !page.evaluate("document.body.innerText").contains("Read Second"))
  }

  private struct Doubled: View {
    @State private var log = "nothing"

    var body: some View {
      VStack(spacing: 40) {
        Text(log)
        Text("Photo").frame(width: 200, height: 100).background(.teal)
          .onTapGesture { log = "tapped" }
          .contextMenu { Button("Like") { log = "liked" } }
        Menu("More") { Menu("Share") { Button("Copy") { log = "copied" } } }
      }
    }
  }

  @Test func aFingerThatStaysOpensAMenuAndIsNoTap() async throws {
    let (host, page) = try await show(Doubled())
    defer { host.stop() }
    try await page.wait("document.body.innerText.includes('Photo')")
    try await page.call("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 1])
    let y = try await middle(of: "Photo", page)
    let point = [["x": 196.0, "y": y]]
    try await page.call("Input.dispatchTouchEvent", ["type": "touchStart", "touchPoints": point])
    try await page.wait("document.querySelector('.menu.context[open]')")
    try await page.call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [] as [String]])
    try await tap("Like", page)
    try await page.wait("document.body.innerText.includes('liked')")
  }

  @Test func aChoiceInASubmenuClosesAllOfTheMenu() async throws {
    let (host, page) = try await show(Doubled())
    defer { host.stop() }
    try await page.evaluate("for (const one of document.querySelectorAll('.menu:not(.context)')) one.open = true")
    try await tap("Copy", page)
    try await page.wait("document.body.innerText.includes('copied') && !document.querySelector('.menu[open]')")
  }

  private struct Switched: View {
    @State private var isSecond = false

    var body: some View {
      Group {
        if isSecond {
          ScrollView { ForEach(0..<60) { Text("Second \($0)").frame(height: 40) } }
        } else {
          ScrollView { ForEach(0..<60) { Text("First \($0)").frame(height: 40) } }
        }
      }
      .safeAreaInset(edge: .bottom) { Button("Switch") { isSecond.toggle() } }
    }
  }

  @Test func whatComesAnewIsSeenFromItsBeginning() async throws {
    let (host, page) = try await show(Switched())
    defer { host.stop() }
    try await page.wait("document.body.innerText.includes('First 3')")
    try await page.evaluate("scrollTo(0, 900)")
    try await tap("Switch", page)
    try await page.wait("document.body.innerText.includes('Second 3') && scrollY === 0")
  }

  @Test func aSheetThatTheSystemTakesFromTheFingerStays() async throws {
    let (host, page) = try await show(Plain())
    defer { host.stop() }
    try await page.wait("document.querySelector('dialog')")
    try await top(page, becomes: 10)
    try await page.call("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 1])
    for (kind, y) in [("touchStart", 200.0), ("touchMove", 260), ("touchMove", 740)] {
      try await page.call("Input.dispatchTouchEvent", ["type": kind, "touchPoints": [["x": 196.0, "y": y]]])
    }
    try await page.call("Input.dispatchTouchEvent", ["type": "touchCancel", "touchPoints": [] as [String]])
    try await top(page, becomes: 10)
    #expect(try await page.evaluate("'' + document.querySelectorAll('dialog').length") == "1")
  }

  private struct Order: View {
    @State private var names = ["One", "Two", "Three"]

    var body: some View {
      List {
        ForEach(names, id: \.self) { Text($0) }.onMove { names.move(fromOffsets: $0, toOffset: $1) }
        Text(verbatim: "order \(names.joined(separator: " "))")
      }
    }
  }

  @Test func aFingerThatStaysLiftsARow() async throws {
    let (host, page) = try await show(Order())
    defer { host.stop() }
    try await page.call("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 1])
    try await page.wait("document.body.innerText.includes('Three')")
    let (from, to) = (try await middle(of: "One", page), try await middle(of: "Three", page))
    func touch(_ kind: String, _ y: Double) async throws {
      try await page.call("Input.dispatchTouchEvent", ["type": kind, "touchPoints": [["x": 120.0, "y": y]]])
    }
    try await touch("touchStart", from)
    try await page.wait("document.querySelector('.row.moved')")
    try await touch("touchMove", (from + to) / 2)
    try await touch("touchMove", to + 12)
    try await page.call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [] as [String]])
    try await page.wait("document.body.innerText.includes('order Two Three One')")
  }
}
