import SwiftUI
import TenureWeb
import Testing
import WebProbe

/// Tabs that are pages, in a browser of a phone's size: they follow the finger, and slide where a program turns them.
@MainActor @Suite(.serialized) struct TurnedPageTests: PhonePageTests {
  private struct Tour: View {
    @State private var page = 0
    @State private var presses = 0

    var body: some View {
      VStack {
        TabView(selection: $page) {
          ForEach(0..<3) { number in
            Button("Page \(number)") { presses += 1 }.tag(number)
          }
        }
        .tabViewStyle(.page)
        Text(verbatim: "at \(page), pressed \(presses)")
        Button("On") { withAnimation(.linear(duration: 100)) { page += 1 } }
      }
    }
  }

  private func finger(_ kind: String, _ x: Double?, _ page: Chromium) async throws {
    let points = x.map { [["x": $0, "y": 300.0]] } ?? []
    try await page.call("Input.dispatchTouchEvent", ["type": kind, "touchPoints": points])
  }

  private func middle(of words: String, _ page: Chromium) async throws -> Double {
    let all = "[...document.querySelectorAll('.btn')].find(e => e.textContent === '\(words)')"
    return try await number("(it => it ? it.x + it.width / 2 : NaN)(\(all)?.getBoundingClientRect())", page)
  }

  /// Half a point at either side is rounded away.
  private func stands(_ words: String, at x: Double, _ page: Chromium) async throws -> Bool {
    func isThere() async throws -> Bool { try await abs(middle(of: words, page) - x) <= 1 }
    try await settle(until: isThere)
    return try await isThere()
  }

  private func says(_ words: String, _ page: Chromium) async throws {
    try await page.wait("document.body.innerText.includes('\(words)')")
  }

  @Test func pagesFollowTheFinger() async throws {
    let (host, page) = try await show(Tour())
    defer { host.stop() }
    let half = try await middle(of: "Page 0", page)
    try await finger("touchStart", 350, page)
    for x in [330.0, 290, 250] { try await finger("touchMove", x, page) }
    #expect(try await stands("Page 0", at: half - 100, page))
    // The next one, which nobody has seen yet, stands beside it.
    #expect(try await stands("Page 1", at: half + 293, page))
    // Not to its half, and slowly: it comes back.
    try await Task.sleep(for: .milliseconds(600))
    try await finger("touchEnd", nil, page)
    #expect(try await stands("Page 0", at: half, page))
    try await says("at 0, pressed 0", page)
    // Farther than to its half: it is turned.
    try await finger("touchStart", 350, page)
    for x in [330.0, 200, 100] { try await finger("touchMove", x, page) }
    try await finger("touchEnd", nil, page)
    try await says("at 1, pressed 0", page)
    #expect(try await stands("Page 1", at: half, page))
    try await page.wait("!document.querySelector('.turning')")
  }

  @Test func aPageThatIsOnItsWayIsTakenUpByTheNextTouch() async throws {
    let (host, page) = try await show(Tour())
    defer { host.stop() }
    let half = try await middle(of: "Page 0", page)
    try await finger("touchStart", 350, page)
    for x in [330.0, 100] { try await finger("touchMove", x, page) }
    try await finger("touchEnd", nil, page)
    try await says("at 1, pressed 0", page)
    // While that slides in, or just after.
    try await finger("touchStart", 350, page)
    for x in [330.0, 250] { try await finger("touchMove", x, page) }
    #expect(try await stands("Page 1", at: half - 100, page))
    // It stays with the finger, also once the slide would have ended.
    try await Task.sleep(for: .milliseconds(500))
    #expect(try await stands("Page 1", at: half - 100, page))
    // A second finger ends that.
    try await page.call(
      "Input.dispatchTouchEvent",
      ["type": "touchStart", "touchPoints": [["x": 250.0, "y": 300.0, "id": 0], ["x": 100.0, "y": 300.0, "id": 1]]])
    #expect(try await stands("Page 1", at: half, page))
    try await says("at 1, pressed 0", page)
  }

  @Test func beforeTheFirstPageIsNone() async throws {
    let (host, page) = try await show(Tour())
    defer { host.stop() }
    let half = try await middle(of: "Page 0", page)
    try await finger("touchStart", 50, page)
    for x in [80.0, 350] { try await finger("touchMove", x, page) }
    #expect(try await stands("Page 0", at: half + 100, page))
    try await finger("touchEnd", nil, page)
    #expect(try await stands("Page 0", at: half, page))
    try await says("at 0, pressed 0", page)
  }

  @Test func aMouseThatTurnsAPagePressesNothing() async throws {
    let (host, page) = try await show(Tour())
    defer { host.stop() }
    let (x, y) = try await page.middle(of: "Page 0")
    func mouse(_ kind: String, _ x: Double) async throws {
      try await page.call(
        "Input.dispatchMouseEvent", ["type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1])
    }
    try await mouse("mousePressed", x)
    for step in [20.0, 100, 190] { try await mouse("mouseMoved", x - step) }
    // It has the button under it all the way.
    try await mouse("mouseMoved", x - 205)
    try await mouse("mouseReleased", x - 205)
    try await says("at 1, pressed 0", page)
    try await page.wait("!document.querySelector('.turning')")
    try await mouse("mousePressed", x)
    try await mouse("mouseReleased", x)
    try await says("at 1, pressed 1", page)
  }

  @Test func aProgramThatTurnsThemWithAnAnimationSlidesThem() async throws {
    let (host, page) = try await show(Tour())
    defer { host.stop() }
    let half = try await middle(of: "Page 0", page)
    try await tap("On", page)
    try await page.wait("document.querySelectorAll('.turning').length === 2")
    let (gone, come) = try await (middle(of: "Page 0", page), middle(of: "Page 1", page))
    #expect(come > half && gone <= half)
    try await page.evaluate("document.getAnimations().forEach(one => one.finish()), ''")
    #expect(try await stands("Page 1", at: half, page))
    try await page.wait("!document.querySelector('.turning')")
  }
}
