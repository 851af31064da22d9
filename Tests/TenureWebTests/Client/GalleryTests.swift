import SwiftUI
import Testing
import WebProbe

@testable import TenureWeb
@testable import gallery

@MainActor @Suite struct GalleryTests {
  @Test func programsThatAreServedBesideItAreOneLinkAway() async throws {
    let named = Program.named(in: [
      "gallery", "--web", "--program", "Todo=http://127.0.0.1:9/", "--program", "nonsense",
    ])
    #expect(named.map(\.name) == ["Todo"])
    let page = try await serve { Contents(programs: named) }.page()
    #expect(page.html.contains("href=\"http://127.0.0.1:9/\""))
    #expect(page.html.contains("Programs"))
    let alone = try await serve { Contents(programs: []) }.page()
    #expect(!alone.html.contains("Programs"))
  }

  @Test func datesAndShortcutsAreWhatABrowserHasForThem() async throws {
    struct Form: View {
      @State private var due = Date(timeIntervalSince1970: 1_700_000_000)
      @State private var saved = 0
      var body: some View {
        DatePicker("Due", selection: $due, displayedComponents: .date)
        Button("Save") { saved += 1 }.keyboardShortcut("s")
        Text("\(Int(due.timeIntervalSince1970)) saved \(saved) times")
      }
    }
    let page = try await serve { Form().environment(\.timeZone, TimeZone(identifier: "UTC")!) }.page()
    let browser = try await Chromium.show("http://localhost:\(page.port)/")
    try await browser.evaluate(
      "e = document.querySelector('input[type=date]'), e.value = '2023-11-15', e.dispatchEvent(new Event('input', {bubbles: true})), 0"
    )
    try await browser.wait("document.body.innerText.includes('1,700,086,400 saved 0 times')")
    try await browser.evaluate(
      "document.dispatchEvent(new KeyboardEvent('keydown', {key: 's', ctrlKey: true, bubbles: true, cancelable: true})), 0"
    )
    try await browser.wait("document.body.innerText.includes('saved 1 times')")
  }

  @Test func codeScrollsToARow() async throws {
    struct Messages: View {
      var body: some View {
        ScrollViewReader { proxy in
          Button("Latest") { proxy.scrollTo(199) }
          List(0..<200, id: \.self) { Text("Message \($0)") }
        }
      }
    }
    let page = try await serve { Messages() }.page()
    let browser = try await Chromium.show("http://localhost:\(page.port)/")
    try await browser.press("Latest")
    try await browser.wait("scrollY > 1000")
  }
}
