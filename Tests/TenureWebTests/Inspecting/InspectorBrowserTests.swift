import ComposableArchitecture
import Foundation
import SwiftUI
import Testing
import WebProbe

@testable import TenureWeb

/// The inspector in a real browser, beside the program in another.
@MainActor @Suite(.serialized) struct InspectorBrowserTests {
  @Test func aStateThatIsChosenBeforeTheViewsAreKnownIsFoundOnceTheyAre() async throws {
    let server = try serve { Ledger() }
    let page = try await server.page()
    let inspector = try await Chromium.show(try #require(server.host.inspectorAddress))
    // The answer with the views is held back.
    try await inspector.call("Page.enable", [:])
    try await inspector.call(
      "Page.addScriptToEvaluateOnNewDocument",
      [
        "source": "{ const get = fetch; window.freed = new Promise((done) => (window.free = done)); "
          + "window.fetch = async (...all) => { await window.freed; return get(...all) } }"
      ])
    try await inspector.load("location.reload()")
    try server.tap("Add 5", on: page)
    try await inspector.wait("document.querySelector('.turn .state')")
    try await inspector.evaluate("document.querySelector('.turn .state').click()")
    try await inspector.wait("document.getElementById('details').innerText.includes('not on the screen any more')")
    try await inspector.evaluate("window.free(), 0")
    try await inspector.wait("document.querySelector('#details h2')?.textContent === 'Ledger.sum'")
  }

  @Test func aPersonFindsOutWhatCausedAChangeAndGoesBack() async throws {
    let server = try serve { Ledger() }
    let app = try await Chromium.show(server.host.address)
    let inspector = try await Chromium.show(try #require(server.host.inspectorAddress))
    try await inspector.evaluate("document.addEventListener('securitypolicyviolation', () => window.violated = 1)")
    try await app.press("Add 5")
    try await app.press("Add <b>7</b>")
    try await app.wait("document.body.innerText.includes('Sum 12')")

    // The turns, newest first.
    try await inspector.wait("document.querySelectorAll('.turn').length === 3")
    let first = try await inspector.evaluate("document.querySelector('.turn').innerText")
    #expect(first.contains("tap \"Add <b>7</b>\""))
    #expect(first.contains("Ledger.sum") && first.contains("5") && first.contains("12"))
    #expect(first.contains("Shown"))

    // The state: who wrote it, who reads it, since when it is there.
    try await inspector.evaluate("document.querySelector('.turn .state').click()")
    try await inspector.wait("document.querySelector('#details h2')?.textContent === 'Ledger.sum'")
    let state = try await inspector.evaluate("document.getElementById('details').innerText")
    #expect(state.contains("State<Int>"))
    #expect(state.contains("turn 1"))
    let writers = "[...document.querySelectorAll('#details .writer .link')].map(e => e.textContent).join('|')"
    #expect(try await inspector.evaluate(writers) == "3  tap \"Add <b>7</b>\"|2  tap \"Add 5\"")
    let readers = "[...document.querySelectorAll('#details .line .link')].map(e => e.textContent).join('|')"
    #expect(try await inspector.evaluate(readers) == "Shown")

    // Back to where the first tap left the screen, and the program goes on meanwhile.
    try await inspector.evaluate("document.querySelector('#details .writer:last-of-type .link').click()")
    let shown = "document.querySelector('iframe.shown')?.contentDocument?.body?.innerText"
    try await inspector.wait("\(shown)?.includes('Sum 5')")
    try await app.press("Add 5")
    try await inspector.wait("document.querySelectorAll('.turn').length === 4")
    #expect(try await inspector.evaluate("\(shown).includes('Sum 5')") == "1")
    try await inspector.evaluate("document.getElementById('older').click()")
    try await inspector.wait("\(shown)?.includes('Sum 0')")
    try await inspector.evaluate("document.getElementById('live').click()")
    try await inspector.wait("\(shown)?.includes('Sum 17')")

    // Search and filters.
    try await inspector.evaluate(
      "(s => { s.value = 'b>7'; s.dispatchEvent(new Event('input')) })(document.querySelector('.toolbar input'))")
    #expect(try await inspector.evaluate("document.querySelectorAll('.turn').length") == "1")
    try await inspector.evaluate(
      "(s => { s.value = ''; s.dispatchEvent(new Event('input')) })(document.querySelector('.toolbar input'))")
    try await inspector.press("Idle")
    #expect(try await inspector.evaluate("document.querySelectorAll('.turn').length") == "0")

    // What is kept can be taken along.
    let export = try await inspector.evaluate("fetch(document.getElementById('export').href).then(r => r.text())")
    let record = try #require(try JSONSerialization.jsonObject(with: Data(export.utf8)) as? [String: Any])
    let events = (record["turns"] as? [[String: Any]])?.compactMap { $0["event"] as? String }
    #expect(events == ["mount", "tap \"Add 5\"", "tap \"Add <b>7</b>\"", "tap \"Add 5\""])
    #expect(try await inspector.evaluate("'' + window.violated") == "undefined")
    #expect(try await inspector.evaluate("document.querySelectorAll('#panel b b, #details b b').length") == "0")
  }

  @Test func turnsOfAStoresActionsAreShownAlone() async throws {
    let server = try serve { Counting() }
    let app = try await Chromium.show(server.host.address)
    let inspector = try await Chromium.show(try #require(server.host.inspectorAddress))
    try await app.press("Note")
    try await app.press("Count")
    try await app.wait("document.body.innerText.includes('Counted 1')")
    try await inspector.wait("document.querySelectorAll('.turn').length === 3")
    try await inspector.press("Actions")
    #expect(try await inspector.evaluate("document.querySelectorAll('.turn').length") == "1")
    let turn = try await inspector.evaluate("document.querySelector('.turn').innerText")
    #expect(turn.contains("tap \"Count\"") && turn.contains("Counter.Action.counted") && turn.contains("by Counter"))
    // One that comes later is among them, one without an action is not.
    try await app.press("Note")
    try await app.press("Count")
    try await inspector.wait("document.querySelectorAll('.turn').length === 2")
    let events = "[...document.querySelectorAll('.turn .event .title')].map(e => e.textContent).join('|')"
    #expect(try await inspector.evaluate(events) == "tap \"Count\"|tap \"Count\"")
    try await inspector.press("All")
    #expect(try await inspector.evaluate("document.querySelectorAll('.turn').length") == "5")
  }

  @Test(arguments: ["views", "models", "environment", "hot", "issues"])
  func everyTabSaysWhatThereIs(tab: String) async throws {
    let server = try serve { Ledger() }
    let app = try await Chromium.show(server.host.address)
    try await app.press("Add 5")
    let inspector = try await Chromium.show(try #require(server.host.inspectorAddress))
    try await inspector.evaluate("document.querySelector('nav [data-tab=\(tab)]').click()")
    let words = [
      "views": "Ledger", "models": "Book", "environment": "provided by Ledger", "hot": "2 runs",
      "issues": "Nothing was misused",
    ]
    try await inspector.wait("document.querySelector('.list').innerText.includes('\(words[tab]!)')")
  }
}

@Reducer private struct Counter {
  @ObservableState struct State { var count = 0 }
  enum Action { case counted }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

private struct Counting: View {
  @State private var store = Store(initialState: Counter.State()) { Counter() }
  @State private var notes = 0

  var body: some View {
    Text("Counted \(store.count), noted \(notes)")
    Button("Count") { store.send(.counted) }
    Button("Note") { notes += 1 }
  }
}

@Observable private final class Book {
  var title = "1"
}

private struct Ledger: View {
  @State private var sum = 0
  @State private var book = Book()

  var body: some View {
    Shown(sum: $sum).environment(book)
    Button("Add 5") { sum += 5 }
    Button("Add <b>7</b>") { sum += 7 }
  }
}

private struct Shown: View {
  @Binding var sum: Int
  @Environment(Book.self) private var book

  var body: some View { Text("Sum \(sum) in \(book.title)") }
}
