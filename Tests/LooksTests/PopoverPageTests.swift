import SwiftUI
import TenureTesting
import TenureWeb
import Testing
import WebProbe

/// A popover is a sheet on a phone, or points at what it belongs to.
@MainActor @Suite(.serialized) struct PopoverPageTests: PhonePageTests {
  private struct Help: View {
    let adapts: Bool
    @State private var isShown = false
    @State private var isLow = false

    var body: some View {
      VStack {
        Button("Help") { isShown = true }
          .popover(isPresented: $isShown) {
            Text("What this is about").padding()
              .presentationCompactAdaptation(adapts ? .popover : .automatic)
          }
        Spacer()
        HStack {
          Spacer()
          Button("Below") { isLow = true }
            .popover(isPresented: $isLow) { Text("Stands above").padding().presentationCompactAdaptation(.popover) }
        }
      }
    }
  }

  private func expectPoints(at button: String, isAbove: Bool, _ page: Chromium) async throws {
    try await page.wait("document.querySelector('dialog[data-pointing]')")
    let words = "[...document.querySelectorAll('.window .btn')].find(e => e.textContent === '\(button)')"
    let (box, it) = (rect("dialog"), "\(words).getBoundingClientRect()")
    let gap = try await number(isAbove ? "\(it).top - \(box).bottom" : "\(box).top - \(it).bottom", page)
    #expect(gap == 12)
    let tip = "\(box).x + parseFloat(getComputedStyle(document.querySelector('dialog')).getPropertyValue('--tip'))"
    let off = try await number("Math.abs(\(tip) - (\(it).x + \(it).width / 2))", page)
    // A tip is not in a round corner.
    #expect(off <= 8)
    #expect(try await number("\(box).right", page) <= 393 - 8)
    #expect(try await number("\(box).height", page) < 80)
  }

  @Test func oneThatStaysAPopoverPointsAtItsButton() async throws {
    let (host, page) = try await show(Help(adapts: true))
    defer { host.stop() }
    try await tap("Help", page)
    try await expectPoints(at: "Help", isAbove: false, page)
    try await page.evaluate("document.querySelector('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))")
    try await page.wait("!document.querySelector('dialog')")
    try await tap("Below", page)
    try await expectPoints(at: "Below", isAbove: true, page)
  }

  @Test func anotherIsASheetOnAPhone() async throws {
    let (host, page) = try await show(Help(adapts: false))
    defer { host.stop() }
    try await tap("Help", page)
    try await page.wait("document.querySelector('dialog')")
    #expect(try await number("\(rect("dialog")).width", page) == 393)
    try await settle { try await number("\(rect("dialog")).bottom", page) == 759 }
    #expect(try await number("\(rect("dialog")).top", page) == 10)
  }

  @Test func inAWideWindowItPoints() async throws {
    let (host, page) = try await show(Help(adapts: false))
    defer { host.stop() }
    try await page.call(
      "Emulation.setDeviceMetricsOverride", ["width": 1000, "height": 700, "deviceScaleFactor": 1, "mobile": false])
    try await tap("Help", page)
    try await page.wait("document.querySelector('dialog[data-pointing=up]')")
    #expect(try await number("\(rect("dialog")).width", page) < 250)
  }
}
