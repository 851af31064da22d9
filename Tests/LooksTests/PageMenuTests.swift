import SwiftUI
import TenureWeb
import Testing
import WebProbe

/// Menus of views, as a browser of a phone's size opens, closes and places them.
@MainActor @Suite(.serialized) struct PageMenuTests: PhonePageTests {
  private struct Notes: View {
    @State private var log = "untouched"

    var body: some View {
      VStack(spacing: 40) {
        Text("First").contextMenu { Button("Delete") { log = "first is gone" } }
        Text("Second").contextMenu { Button("Delete") { log = "second is gone" } }
        Menu("More") { Button("Sort") { log = "sorted" } }
        Button("Cancel", role: .cancel) { log = "cancelled" }.keyboardShortcut(.cancelAction)
        Text(log)
      }
    }
  }

  private let open = "[...document.querySelectorAll('.menu')].map(e => +e.open).join('')"

  private func press(_ words: String, _ button: String, _ page: Chromium) async throws {
    let (x, y) = try await page.middle(of: words)
    for kind in ["mousePressed", "mouseReleased"] {
      try await page.call(
        "Input.dispatchMouseEvent", ["type": kind, "x": x, "y": y, "button": button, "clickCount": 1])
    }
  }

  @Test func aPressBesideAMenuClosesIt() async throws {
    let (host, page) = try await show(Notes())
    defer { host.stop() }
    try await press("First", "right", page)
    try await page.wait("\(open) === '100'")
    // The menu of another view takes its place.
    try await press("Second", "right", page)
    try await page.wait("\(open) === '010'")
    try await press("untouched", "left", page)
    try await page.wait("\(open) === '000'")
    try await press("More", "left", page)
    try await page.wait("\(open) === '001'")
    try await press("untouched", "left", page)
    try await page.wait("\(open) === '000'")
    // One beside an item of it does not: the item answers.
    try await press("Second", "right", page)
    try await page.wait("\(open) === '010'")
    try await press("Delete", "left", page)
    try await page.wait("document.body.innerText.includes('second is gone') && \(open) === '000'")
  }

  @Test func escapeClosesTheMenuAndNothingElse() async throws {
    let (host, page) = try await show(Notes())
    defer { host.stop() }
    try await press("First", "right", page)
    try await page.wait("\(open) === '100'")
    try await page.key("Escape", 27)
    try await page.wait("\(open) === '000'")
    #expect(try await page.evaluate("document.body.innerText.includes('untouched') + ''") == "true")
    try await page.key("Escape", 27)
    try await page.wait("document.body.innerText.includes('cancelled')")
  }

  private struct Watched: View {
    @State private var keys = 0

    var body: some View {
      VStack(spacing: 40) {
        Menu("More") { Button("Sort") {} }
        Text("\(keys) keys")
      }
      .focusable()
      .onKeyPress(.escape) {
        keys += 1
        return .handled
      }
    }
  }

  @Test func escapeGoesBackFromAnItemToItsMenuAndTellsNobodyElse() async throws {
    let (host, page) = try await show(Watched())
    defer { host.stop() }
    try await press("More", "left", page)
    try await page.wait("document.querySelector('.menu[open]')")
    try await page.evaluate("document.querySelector('.menu .btn').focus(); 0")
    try await page.key("Escape", 27)
    try await page.wait("!document.querySelector('.menu[open]') && document.activeElement.matches('summary')")
    // The next one is no menu's.
    try await page.key("Escape", 27)
    try await page.wait("document.body.innerText.includes('1 keys')")
  }

  @Test func aFingerThatStaysOpensTheMenuOnce() async throws {
    let (host, page) = try await show(Notes())
    defer { host.stop() }
    let first = "[...document.querySelectorAll('.text')].find(e => e.textContent === 'First')"
    func touch(_ event: String) async throws {
      try await page.evaluate("\(first).dispatchEvent(\(event)); 0")
    }
    let down = "new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' })"
    try await touch(down)
    try await page.wait("\(open) === '100'")
    // The browser says so too, and does not show its own.
    let menu = "new MouseEvent('contextmenu', { bubbles: true, cancelable: true })"
    #expect(try await page.evaluate("'' + \(first).dispatchEvent(\(menu))") == "false")
    #expect(try await page.evaluate(open) == "100")
    // Where it says so first, the page does not open it again.
    try await touch(down)
    try await touch(menu)
    #expect(try await page.evaluate(open) == "100")
    try await page.key("Escape", 27)
    try await page.evaluate("new Promise(done => setTimeout(done, 700)).then(() => '')")
    #expect(try await page.evaluate(open) == "000")
  }

  private struct Added: View {
    @State private var log = "untouched"

    var body: some View {
      VStack(spacing: 40) {
        Menu("Add") {
          Button("Photo") { log = "a photo" }
        } primaryAction: {
          log = "added"
        }
        Menu("More") { Button("Sort") {} }
        Text(log)
      }
    }
  }

  @Test func aMenuWithAPrimaryActionOpensUnderAFingerThatStays() async throws {
    let (host, page) = try await show(Added())
    defer { host.stop() }
    try await press("Add", "left", page)
    try await page.wait("document.body.innerText.includes('added')")
    #expect(try await page.evaluate(open) == "00")
    // The button of a mouse that is held opens it, and the other one.
    let (x, y) = try await page.middle(of: "Add")
    func mouse(_ kind: String, _ button: String) async throws {
      try await page.call(
        "Input.dispatchMouseEvent", ["type": kind, "x": x, "y": y, "button": button, "clickCount": 1])
    }
    try await mouse("mousePressed", "left")
    try await page.wait("\(open) === '10'")
    try await mouse("mouseReleased", "left")
    try await press("Photo", "left", page)
    try await page.wait("document.body.innerText.includes('a photo') && \(open) === '00'")
    try await press("Add", "right", page)
    try await page.wait("\(open) === '10'")
    try await page.key("Escape", 27)
    try await page.wait("\(open) === '00'")
    // With the keyboard, what a browser takes for a click acts, and an arrow opens it.
    try await page.evaluate("document.querySelector('summary').focus(); document.activeElement.click(); 0")
    try await page.wait("document.body.innerText.includes('added')")
    #expect(try await page.evaluate(open) == "00")
    try await page.key("ArrowDown", 40)
    try await page.wait("\(open) === '10'")
  }

  private struct Beside: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 200, height: 40)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for (index, view) in subviews.enumerated() {
        view.place(at: CGPoint(x: bounds.minX + Double(index) * 100, y: bounds.minY), proposal: .unspecified)
      }
    }
  }

  private struct Places: View {
    var body: some View {
      VStack(alignment: .leading) {
        Grid {
          GridRow {
            Text("One").contextMenu { Button("A") {} }
            Text("Two").gridColumnAlignment(.trailing)
          }
          GridRow {
            Text("Much more than one")
            Text("Much more than two")
          }
        }
        Color.yellow.frame(width: 200, height: 60).overlay(alignment: .topLeading) {
          Text("Over").contextMenu { Button("B") {} }
        }
        Text("Based").contextMenu { Button("C") {} }.overlay(alignment: .topTrailing) { Text("9").font(.caption2) }
        Beside {
          Text("Left").contextMenu { Button("D") {} }
          Text("Right")
        }
      }
    }
  }

  @Test func aMenuTakesNoRoomWhereverItsViewStands() async throws {
    let (host, page) = try await show(Places())
    defer { host.stop() }
    try await expectPlaces(
      of: ["One", "Two", "Much more than one", "Over", "Based", "Left", "Right"], in: Places(), on: page)
    for (index, words) in ["One", "Over", "Based", "Left"].enumerated() {
      try await press(words, "right", page)
      let bits = (0..<4).map { $0 == index ? "1" : "0" }.joined()
      try await page.wait("\(open) === '\(bits)'")
      // It opens at the lower edge of the window.
      #expect(try await style(".context[open]", "position", page) == "fixed", "\(words)")
      try await page.key("Escape", 27)
    }
  }

  private struct Rows: View {
    var body: some View {
      List {
        Section("Folders") {
          ForEach(["Home", "Work"], id: \.self) { name in
            HStack {
              Text(name)
              Spacer()
              Text("\(name) is full")
            }
            .contextMenu { Button("Empty") {} }
          }
        }
        Text("Last row").contextMenu { Button("Empty") {} }
      }
    }
  }

  @Test func aMenuTakesNoRoomInItsRow() async throws {
    let (host, page) = try await show(Rows())
    defer { host.stop() }
    try await expectPlaces(of: ["Home", "Home is full", "Work", "Work is full", "Last row"], in: Rows(), on: page)
    // Its button is seen, and can be pressed, once it has the keyboard.
    #expect(try await style(".context > summary", "opacity", page) == "0")
    #expect(try await style(".context > summary", "pointerEvents", page) == "none")
    try await page.key("Tab", 9)
    try await page.evaluate("document.querySelector('.context > summary').focus(); 0")
    #expect(try await style(".context > summary", "opacity", page) == "1")
    try await press("Home", "right", page)
    try await page.wait("\(open) === '100'")
  }
}
