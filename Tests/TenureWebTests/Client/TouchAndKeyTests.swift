import SwiftUI
import Testing
import WebProbe

@testable import TenureWeb

/// What a page tells of a held pointer and of keys, and how a text's own emphasis is drawn, in a browser.
@MainActor @Suite(.serialized) struct TouchAndKeyTests {
  @Test func aStyleSeesThatItsButtonIsHeldDown() async throws {
    let server = try serve { Button("Record") {}.buttonStyle(Lamp()) }
    let browser = try await Chromium.show(server.host.address)
    try await browser.wait("document.body.innerText.includes('up')")
    let target = "document.querySelector('[data-press]')"
    try await browser.evaluate("\(target).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))")
    try await browser.wait("document.body.innerText.includes('down')")
    try await browser.evaluate("\(target).dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))")
    try await browser.wait("document.body.innerText.includes('up')")
  }

  @Test func keysReachTheViewThatHasTheKeyboard() async throws {
    let server = try serve { Keys() }
    let browser = try await Chromium.show(server.host.address)
    let target = "document.querySelector('[data-focus]')"
    try await browser.evaluate("\(target).focus()")
    try await browser.evaluate(
      "\(target).dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true }))")
    try await browser.wait("document.body.innerText.includes('pressed a')")
  }

  @Test func emphasisInATextIsDrawn() async throws {
    let server = try serve { Text("A **bold** and *leaning* [way](https://example.com) of \(1_000)") }
    let browser = try await Chromium.show(server.host.address)
    #expect(
      try await browser.evaluate("document.querySelector('.text').innerText") == "A bold and leaning way of 1,000")
    #expect(
      try await browser.evaluate("document.querySelector('.text a').getAttribute('href')") == "https://example.com")
    let bold = "[...document.querySelectorAll('.text *')].find(e => e.textContent === 'bold')"
    #expect(try await browser.evaluate("String(+getComputedStyle(\(bold)).fontWeight >= 600)") == "true")
  }

  @Test func partsOfAnAttributedStringAreDrawnAsTheirAttributesSay() async throws {
    var text = AttributedString("Plain and loud")
    let loud = try #require(text.range(of: "loud"))
    text[loud].foregroundColor = Color(red: 1, green: 0, blue: 0)
    text[loud].backgroundColor = Color(red: 1, green: 1, blue: 0)
    text[loud].underlineStyle = .single
    text[loud].inlinePresentationIntent = .stronglyEmphasized
    text[loud].kern = 2
    let server = try serve { Text(text) }
    let browser = try await Chromium.show(server.host.address)
    let found = "[...document.querySelectorAll('.text *')].filter(e => e.textContent === 'loud')"
    // Of the elements around the words, from the outermost to the innermost.
    func look(_ name: String) async throws -> [String] {
      try await browser.evaluate("\(found).map(e => getComputedStyle(e).\(name)).join('|')")
        .split(separator: "|").map(String.init)
    }
    #expect(try await look("color").last == "rgb(255, 0, 0)")
    #expect(try await look("backgroundColor").first == "rgb(255, 255, 0)")
    #expect(try await look("textDecorationLine").contains("underline"))
    #expect(try await look("letterSpacing").last == "2px")
    #expect(try await look("fontWeight").last.flatMap { Int($0) } ?? 0 >= 600)
  }

  @Test func aSheetHasTheDetentThatIsChosen() async throws {
    struct Map: View {
      @State private var detent = PresentationDetent.fraction(0.5)
      var body: some View {
        Text("Map").sheet(isPresented: .constant(true)) {
          Button("Higher") { detent = .fraction(0.75) }
            .presentationDetents([.fraction(0.25), .fraction(0.5), .fraction(0.75)], selection: $detent)
        }
      }
    }
    let server = try serve { Map() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.call(
      "Emulation.setDeviceMetricsOverride", ["width": 390, "height": 800, "deviceScaleFactor": 1, "mobile": true])
    let height = "getComputedStyle(document.querySelector('dialog:modal')).height"
    try await browser.wait("\(height) === '400px'")
    try await browser.press("Higher")
    try await browser.wait("\(height) === '600px'")
  }

  @Test func aSheetWithoutDetentsIsAlmostAsHighAsAPhone() async throws {
    let server = try serve { Text("Below").sheet(isPresented: .constant(true)) { Text("Above") } }
    let browser = try await Chromium.show(server.host.address)
    try await browser.wait("document.querySelector('dialog:modal')")
    try await browser.call(
      "Emulation.setDeviceMetricsOverride", ["width": 390, "height": 800, "deviceScaleFactor": 1, "mobile": true])
    #expect(try await browser.evaluate("getComputedStyle(document.querySelector('dialog')).height") == "790px")
  }
}

private struct Lamp: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.overlay { Text(configuration.isPressed ? "down" : "up") }
  }
}

private struct Keys: View {
  @State private var last = "none"
  var body: some View {
    Text("pressed \(last)")
      .focusable()
      .onKeyPress { press in
        last = press.characters
        return .handled
      }
  }
}
