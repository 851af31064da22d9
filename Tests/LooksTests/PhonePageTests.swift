import SwiftUI
import TenureTesting
import TenureWeb
import Testing
import WebProbe

/// Tests of what a browser of a phone's size shows.
@MainActor protocol PhonePageTests {}

extension PhonePageTests {
  func show(_ view: @autoclosure @escaping () -> some View) async throws -> (WebHost, Chromium) {
    let host = WebHost(.patient) { view() }
    try host.start()
    let page = try await Chromium.show(host.address)
    try await page.call(
      "Emulation.setDeviceMetricsOverride",
      ["width": 393, "height": 852 - 59 - 34, "deviceScaleFactor": 1, "mobile": true])
    return (host, page)
  }

  func box(_ words: String, _ side: String, _ page: Chromium) async throws -> Double {
    try await Double(
      page.evaluate(
        "'' + [...document.querySelectorAll('.text, p, h2')].find(e => e.textContent === '\(words)')"
          + ".getBoundingClientRect().\(side)")) ?? .nan
  }

  /// What an expression of the page's gives, to the whole point.
  func number(_ expression: String, _ page: Chromium) async throws -> Double {
    try await Double(page.evaluate("String(Math.round(\(expression)))")) ?? .nan
  }

  func rect(_ selector: String) -> String { "document.querySelector('\(selector)').getBoundingClientRect()" }

  func tap(_ words: String, _ page: Chromium) async throws {
    try await page.evaluate(
      "[...document.querySelectorAll('button')].find(it => it.textContent === '\(words)').click()")
  }

  /// Touches what is seen at a place.
  func touch(x: Double, y: Double, _ page: Chromium) async throws {
    try await page.evaluate(
      """
      document.elementFromPoint(\(x), \(y)).dispatchEvent(
        new MouseEvent("click", { bubbles: true, cancelable: true, clientX: \(x), clientY: \(y) }))
      """)
  }

  /// Gives what is moved the time to come to rest.
  func settle(until holds: () async throws -> Bool) async throws {
    for _ in 0..<500 where try await !holds() { try await Task.sleep(for: .milliseconds(20)) }
  }

  func style(_ element: String, _ name: String, _ page: Chromium, part: String = "") async throws -> String {
    try await page.evaluate("getComputedStyle(document.querySelector('\(element)'), '\(part)').\(name)")
  }

  /// The words stand where layout puts them, once the page is at rest.
  func expectPlaces(of words: [String], in view: some View, on page: Chromium) async throws {
    let screen = Screen(view)
    defer { screen.close() }
    try await expectPlaces(of: words, in: screen, on: page)
  }

  func expectPlaces(of words: [String], in screen: Screen, on page: Chromium) async throws {
    for words in words {
      let frame = try screen.frame(of: screen.text(words))
      var (x, y) = (Double.nan, Double.nan)
      for attempt in 0..<50 where attempt == 0 || !(abs(x - frame.minX) <= 1 && abs(y - frame.minY) <= 1) {
        if attempt > 0 { try await Task.sleep(for: .milliseconds(100)) }
        (x, y) = try await (box(words, "x", page), box(words, "y", page) + 59)
      }
      #expect(abs(x - frame.minX) <= 1 && abs(y - frame.minY) <= 1, "\(words): \(x) \(y), \(frame)")
    }
  }
}
