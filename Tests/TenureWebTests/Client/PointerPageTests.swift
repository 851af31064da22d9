import SwiftUI
import TenureWeb
import Testing
import WebProbe

/// What a page tells of a pointer, of the browser's focus and of the clipboard, and where it scrolls by itself.
@MainActor @Suite(.serialized) struct PointerPageTests {
  private static func leaf(_ words: String) -> String {
    "[...document.querySelectorAll('#root *')].filter((one) => !one.children.length)"
      + ".find((one) => one.textContent.startsWith('\(words)'))"
  }

  private struct Map: View {
    @State private var place = "nowhere"

    var body: some View {
      Text("Map").frame(width: 200, height: 100).onContinuousHover { phase in
        switch phase {
        case .active(let point): place = "at \(Int(point.x)), \(Int(point.y))"
        case .ended: place = "gone"
        }
      }
      Text(place)
    }
  }

  @Test func aPointerTellsWhereItIs() async throws {
    let server = try serve { Map() }
    let browser = try await Chromium.show(server.host.address)
    let move = { (name: String) in
      """
      (() => {
        const one = document.querySelector('[data-point]'), box = one.getBoundingClientRect();
        one.dispatchEvent(new PointerEvent('\(name)', { bubbles: true, clientX: box.left + 30, clientY: box.top + 20 }));
        return 0;
      })()
      """
    }
    try await browser.evaluate(move("pointerover"))
    try await browser.evaluate(move("pointermove"))
    try await browser.wait("document.body.textContent.includes('at 30, 20')")
    try await browser.evaluate(
      "document.documentElement.dispatchEvent(new PointerEvent('pointerleave')); 0")
    try await browser.wait("document.body.textContent.includes('gone')")
  }

  private struct Notice: View {
    @AccessibilityFocusState private var isAtNotice: Bool
    @State private var notice = "Fine"

    var body: some View {
      Text(notice).accessibilityFocused($isAtNotice)
      Button("Send") {
        notice = "A name is needed"
        isAtNotice = true
      }
      Text(isAtNotice ? "read" : "unread")
    }
  }

  @Test func theBrowsersFocusGoesToWhatAssistiveTechnologyIsToRead() async throws {
    let server = try serve { Notice() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.evaluate("document.querySelector('button.btn').click(); 0")
    try await browser.wait("document.activeElement.textContent === 'A name is needed'")
    try await browser.wait("document.body.textContent.includes('unread') === false")
    try await browser.evaluate("document.querySelector('button.btn').focus(); 0")
    try await browser.wait("document.body.textContent.includes('unread')")
  }

  private struct Mail: View {
    @State private var log = "untouched"

    var body: some View {
      Text("Lunch?").accessibilityActions { Button("Archive") { log = "archived" } }
      Text(log)
    }
  }

  @Test func actionsOfAssistiveTechnologyShowOnceTheyHaveTheKeyboard() async throws {
    let server = try serve { Mail() }
    let browser = try await Chromium.show(server.host.address)
    let width = "document.querySelector('.actions').getBoundingClientRect().width"
    #expect(try await browser.evaluate("\(width) <= 1 ? 'small' : 'large'") == "small")
    try await browser.evaluate("document.querySelector('.actions button').focus(); 0")
    #expect(try await browser.evaluate("\(width) <= 1 ? 'small' : 'large'") == "large")
    try await browser.evaluate("document.querySelector('.actions button').click(); 0")
    try await browser.wait("document.body.textContent.includes('archived')")
  }

  private struct Pad: View {
    @State private var words = ""

    var body: some View {
      PasteButton(payloadType: String.self) { words += $0.joined() }
      Text("pasted: \(words)")
    }
  }

  @Test func whatTheBrowserHasIsPasted() async throws {
    let server = try serve { Pad() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.evaluate(
      "Object.defineProperty(navigator, 'clipboard', { value: { readText: async () => 'Milk' } }); 0")
    try await browser.evaluate("document.querySelector('[data-paste]').click(); 0")
    try await browser.wait("document.body.textContent.includes('pasted: Milk')")
  }

  @Test func withoutThatItIsWhatTheProgramHasCopied() async throws {
    UIPasteboard.general.string = "Bread"
    let server = try serve { Pad() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.evaluate(
      "Object.defineProperty(navigator, 'clipboard', { value: { readText: async () => { throw 0 } } }); 0")
    try await browser.evaluate("document.querySelector('[data-paste]').click(); 0")
    try await browser.wait("document.body.textContent.includes('pasted: Bread')")
  }

  private struct Chat: View {
    @State private var count = 60

    var body: some View {
      VStack {
        Button("Send") { count += 10 }
        ScrollView { ForEach(0..<count, id: \.self) { Text("Line \($0)") } }.defaultScrollAnchor(.bottom)
      }
    }
  }

  @Test func contentBeginsAtItsEndAndStaysThere() async throws {
    let server = try serve { Chat() }
    let browser = try await Chromium.show(server.host.address)
    let seen = { (line: Int) in
      "(() => { const box = \(Self.leaf("Line \(line)")).getBoundingClientRect();"
        + " return box.top >= 0 && box.bottom <= innerHeight + 1 })()"
    }
    try await browser.wait(seen(59))
    try await browser.evaluate("document.querySelector('button.btn').click(); 0")
    try await browser.wait("document.body.textContent.includes('Line 69')")
    try await browser.wait(seen(69))
  }
}
