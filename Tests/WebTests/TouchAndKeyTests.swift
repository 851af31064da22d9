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

  @Test func aSheetWithoutDetentsIsAlmostAsHighAsAPhone() async throws {
    let server = try serve { Text("Below").sheet(isPresented: .constant(true)) { Text("Above") } }
    let browser = try await Chromium.show(server.host.address)
    try await browser.wait("document.querySelector('dialog:modal')")
    try await browser.call(
      "Emulation.setDeviceMetricsOverride", ["width": 390, "height": 800, "deviceScaleFactor": 1, "mobile": true])
    #expect(try await browser.evaluate("getComputedStyle(document.querySelector('dialog')).height") == "736px")
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
