import Foundation
import Testing
import WebProbe

@testable import gallery
@testable import TenureWeb

/// Every screen of the gallery and of the inspector at the width of a phone and of a desktop: no page is wider than its
/// window. What they look like is kept in `.build/screens`, to be looked at.
@MainActor @Suite(.serialized) struct ScreenshotTests {
  @Test(arguments: [""] + Situation.allCases.map(\.rawValue)) func screensOfTheGallery(place: String) async throws {
    let server = try serve { Contents() }
    let browser = try await Chromium.show(server.host.address + (place.isEmpty ? "" : "?at=\(place)"))
    try await keep(browser, "gallery-\(place.isEmpty ? "contents" : place)")
  }

  @Test func screensOfTheInspector() async throws {
    let server = try serve { Contents() }
    let page = try await Chromium.show(server.host.address + "?at=\(Situation.allCases[0].rawValue)")
    let inspector = try await Chromium.show(
      try #require(server.host.inspectorAddress), until: "document.querySelectorAll('nav [role=tab]').length > 1")
    let count = Int(try await inspector.evaluate("'' + document.querySelectorAll('nav [role=tab]').length")) ?? 0
    for index in 0..<count {
      try await inspector.evaluate("document.querySelectorAll('nav [role=tab]')[\(index)].click()")
      let name = try await inspector.evaluate("document.querySelectorAll('nav [role=tab]')[\(index)].textContent")
      try await keep(inspector, "inspector-\(name.lowercased().filter(\.isLetter))")
    }
    _ = page
  }

  private func keep(_ browser: Chromium, _ name: String) async throws {
    for (kind, width, height) in [("phone", 390, 844), ("desktop", 1280, 860)] {
      try await browser.call(
        "Emulation.setDeviceMetricsOverride",
        ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": kind == "phone"])
      // A split view that has to fold has done so, and what moved has come to rest.
      try await browser.wait(
        "[...document.querySelectorAll('.split')].every((one) => ('fold' in one.dataset) === innerWidth <= 700)")
      try await browser.wait(
        "!document.getAnimations().some((one) => one.playState === 'running' && one.timeline instanceof DocumentTimeline)"
      )
      let found = try await browser.evaluate("'' + document.documentElement.scrollWidth")
      #expect(Int(found) ?? 0 <= width, "\(name) is \(found) points wide on a \(kind)")
      let answer = try await browser.call("Page.captureScreenshot", ["format": "png"])
      let picture = try #require((answer["data"] as? String).flatMap { Data(base64Encoded: $0) })
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try picture.write(to: Self.folder.appending(path: "\(name)-\(kind).png"))
    }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../.build/screens").standardizedFileURL
}
