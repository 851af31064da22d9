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
