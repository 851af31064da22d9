import SwiftUI
import TenureTesting
import TenureWeb
import Testing
import WebProbe

/// What stays where it is on a page beside what scrolls, and over it.
@MainActor @Suite(.serialized) struct HeldPageTests: PhonePageTests {
  private struct Rows: View {
    var body: some View { ForEach(0..<40) { Text("Row \($0)").frame(maxWidth: .infinity) } }
  }

  private struct Chat: View {
    var body: some View {
      NavigationStack {
        VStack(spacing: 0) {
          Text("Header").frame(height: 40)
          ScrollView { VStack { Rows() } }
          Text("Footer").frame(height: 40)
        }
        .navigationTitle("Chat")
      }
    }
  }

  private struct Floating: View {
    var body: some View {
      NavigationStack {
        ZStack(alignment: .bottomTrailing) {
          List { Rows() }
          Text("Footer").frame(height: 40)
        }
        .navigationTitle("Notes")
      }
    }
  }

  private struct Notice: View {
    var body: some View {
      NavigationStack {
        List { Rows() }.navigationTitle("Notes")
          .overlay(alignment: .bottom) { Text("Footer").frame(height: 40) }
      }
    }
  }

  private struct InSheet: View {
    @State private var isShown = true

    var body: some View {
      Text("Below").sheet(isPresented: $isShown) {
        VStack(spacing: 0) {
          Text("Header").frame(height: 40)
          ScrollView { VStack { Rows() } }
          Text("Footer").frame(height: 40)
        }
      }
    }
  }

  /// The footer stands at the window's end before anything is scrolled, and stays as rows are.
  private func expectFooterStays(_ view: some View) async throws {
    let (host, page) = try await show(view)
    defer { host.stop() }
    try await page.wait("document.querySelector('.own')")
    try await page.wait("document.documentElement.scrollHeight <= innerHeight")
    // Words stand in the middle of their frame.
    try await settle { try await box("Footer", "bottom", page) >= 735 }
    let end = try await box("Footer", "bottom", page)
    #expect(end > 735 && end < 759)
    let row = try await box("Row 3", "top", page)
    try await page.evaluate("document.querySelector('.own').scrollTop = 200")
    #expect(try await box("Row 3", "top", page) == row - 200)
    #expect(try await box("Footer", "bottom", page) == end)
  }

  @Test func aFieldBelowRowsStays() async throws { try await expectFooterStays(Chat()) }
  @Test func aButtonOverRowsStays() async throws { try await expectFooterStays(Floating()) }
  @Test func aNoticeOverRowsStays() async throws { try await expectFooterStays(Notice()) }
  @Test func aFieldInASheetStays() async throws { try await expectFooterStays(InSheet()) }

  private struct Dimmed: View {
    @State private var count = 0

    var body: some View {
      NavigationStack {
        List { Rows() }.navigationTitle("Photos").toolbar { Button("Select") { count += 1 } }
      }
      .overlay {
        Color.black.opacity(0.4).ignoresSafeArea().onTapGesture { count += 10 }
        Text(verbatim: "count \(count)").padding(40).background(.white)
      }
    }
  }

  @Test func whatIsOverANavigationStackIsOverItsBarToo() async throws {
    let (host, page) = try await show(Dimmed())
    defer { host.stop() }
    try await page.wait("document.querySelector('.stack.own')")
    let top = try await box("count 0", "top", page)
    #expect(top > 300 && top < 450)
    for (x, y) in [(370.0, 20.0), (200, 740)] { try await touch(x: x, y: y, page) }
    try await page.wait("document.body.innerText.includes('count 20')")
  }

  private struct Contacts: View {
    var body: some View {
      NavigationStack {
        VStack(spacing: 0) {
          Text("Header").frame(height: 40)
          List { ForEach(0..<9) { letter in Section("Letter \(letter)") { ForEach(0..<9) { Text("Row \($0)") } } } }
            .listStyle(.plain)
        }
        .navigationTitle("Contacts")
      }
    }
  }

  @Test func headersStayAtTheTopOfWhatScrollsByItself() async throws {
    let (host, page) = try await show(Contacts())
    defer { host.stop() }
    try await page.wait("document.querySelector('.list.own')")
    let top = try await number("\(rect(".list.own")).y", page)
    try await page.evaluate("document.querySelector('.own').scrollTop = 150")
    #expect(try await number("\(rect(".head:not(:empty)")).y", page) == top)
  }

  private struct Backed: View {
    var body: some View {
      NavigationStack {
        ZStack {
          Color.teal.ignoresSafeArea()
          ScrollView { VStack { Rows() } }
        }
        .navigationTitle("Backed")
      }
    }
  }

  @Test func withNothingBesideItThePageScrolls() async throws {
    let (host, page) = try await show(Backed())
    defer { host.stop() }
    try await page.wait("document.documentElement.scrollHeight > innerHeight")
    #expect(try await page.evaluate("'' + document.querySelectorAll('.own').length") == "0")
  }

  private struct Toasts: View {
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        List(0..<40, id: \.self) { row in Button("Toast \(row)") { isShown.toggle() } }
          .overlay(alignment: .bottom) { if isShown { Text("Hello").padding().background(.yellow) } }
          .navigationTitle("Toasts")
      }
    }
  }

  @Test func whatComesOverAListLeavesItWhereItIs() async throws {
    let (host, page) = try await show(Toasts())
    defer { host.stop() }
    try await page.wait("document.querySelector('.list.own.under')")
    let first = try await box("Toast 0", "top", page)
    try await expectPlaces(of: ["Toast 0"], in: Toasts(), on: page)
    try await page.evaluate("document.querySelector('.own').scrollTop = 770")
    try await settle { try await box("Toast 20", "top", page) < 400 }
    let place = try await box("Toast 20", "top", page)
    // The large title has gone under the bar, and stands small in it.
    try await settle { try await number("\(rect(".stack .bar h1")).height", page) == 44 }
    let height = try await number("\(rect(".stack .bar h1")).height", page)
    #expect(height == 44)
    try await tap("Toast 20", page)
    try await page.wait("document.body.innerText.includes('Hello')")
    #expect(try await box("Toast 20", "top", page) == place)
    let toast = try await box("Hello", "bottom", page)
    #expect(toast > 700 && toast <= 759)
    try await tap("Toast 20", page)
    try await page.wait("!document.body.innerText.includes('Hello')")
    #expect(try await box("Toast 20", "top", page) == place && first < 160)
  }

  private struct Pushed: View {
    var body: some View {
      TabView {
        Tab("One", systemImage: "1.circle") {
          NavigationStack {
            List(0..<40, id: \.self) { row in
              NavigationLink("Go \(row)") { List(0..<40) { Text("Sub \($0)") }.navigationTitle("Sub") }
            }
            .navigationTitle("Rows")
          }
        }
        Tab("Two", systemImage: "2.circle") { List(0..<50) { Text("Two \($0)") } }
      }
    }
  }

  @Test func whatIsPushedOrAnotherTabIsSeenFromItsBeginningAndTheRestWhereItWas() async throws {
    let (host, page) = try await show(Pushed())
    defer { host.stop() }
    try await page.wait("document.body.innerText.includes('Go 3')")
    try await page.evaluate("scrollTo(0, 600)")
    try await page.wait("scrollY === 600")
    try await page.evaluate("document.querySelectorAll('.navlink')[18].click()")
    try await page.wait("document.body.innerText.includes('Sub 3') && scrollY === 0")
    try await page.evaluate("document.querySelector('.back:not([hidden] *)').click()")
    try await page.wait("!document.body.innerText.includes('Sub 3') && scrollY === 600")
    try await page.evaluate("document.querySelectorAll('.tabbutton')[1].click()")
    try await page.wait("document.body.innerText.includes('Two 3') && scrollY === 0")
    try await page.evaluate("document.querySelectorAll('.tabbutton')[0].click()")
    try await page.wait("document.body.innerText.includes('Go 3') && scrollY === 600")
  }

  private struct Loading: View {
    @State private var text = ""

    var body: some View {
      NavigationStack {
        List(0..<40, id: \.self) { row in NavigationLink("Go \(row)") { Text("Detail \(row)") } }
          .overlay { if text == "wait" { ProgressView() } }
          .navigationTitle("Cities").searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always))
      }
    }
  }

  @Test func whatScrollsByItselfIsKeptWhereItWasToo() async throws {
    let (host, page) = try await show(Loading())
    defer { host.stop() }
    try await page.wait("document.querySelector('.list.own.under')")
    try await expectPlaces(of: ["Go 0", "Go 5"], in: Loading(), on: page)
    try await page.evaluate("document.querySelector('.own').scrollTop = 600")
    // It goes on below the field, which has gone up with the title.
    try await settle { try await number("\(rect(".search input")).y", page) == 44 }
    let gap = try await number("\(rect(".own")).y - \(rect(".search")).bottom", page)
    #expect(gap == 0)
    let place = try await box("Go 18", "y", page)
    try await page.evaluate("document.querySelectorAll('.navlink')[18].click()")
    try await page.wait("document.body.innerText.includes('Detail 18')")
    try await page.evaluate("document.querySelector('.back:not([hidden] *)').click()")
    try await page.wait("document.querySelector('.list.own') && !document.body.innerText.includes('Detail 18')")
    #expect(try await box("Go 18", "y", page) == place)
  }
}
