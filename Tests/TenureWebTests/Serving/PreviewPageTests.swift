import Foundation
import SwiftUI
import Testing
import WebProbe

@testable import TenureWeb

/// As `tenure preview` makes it: shows what a page's storage says.
private struct Previews: View {
  @SceneStorage("tenure.shown") private var shown = ""
  @SceneStorage("tenure.text") private var text = ""
  @State private var count = 0

  var body: some View {
    let size = DynamicTypeSize.allCases.first { "\($0)" == text }
    VStack(spacing: 12) {
      Text(shown).font(.headline)
      Text("Some words").font(.body)
      Button("Count \(count)") { count += 1 }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.background)
    .dynamicTypeSize(size ?? .large)
  }
}

/// The page of `tenure preview`, in a browser.
@MainActor @Suite(.serialized) struct PreviewPageTests {
  private static let both = """
    {"name":"Shop","previews":[
      {"title":"Card","place":"Views/Card.swift:3","width":390,"height":844,"isFixed":false,"traits":["iPhone SE"]},
      {"title":"A </script> badge","place":"Badge.swift:9","width":300,"height":70,"isFixed":true,"traits":["300 × 70"]}]}
    """

  private final class List {
    let path = FileManager.default.temporaryDirectory.appending(path: "tenure-\(UUID().uuidString).json").path
    init(_ text: String) throws { try write(text) }
    deinit { try? FileManager.default.removeItem(atPath: path) }
    func write(_ text: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }
  }

  private func frames(_ page: Chromium, _ expression: String) async throws -> String {
    try await page.evaluate("[...document.querySelectorAll('iframe')].map((one) => \(expression)).join('|')")
  }

  private func wait(for count: Int, on page: Chromium) async throws {
    try await page.evaluate("document.querySelectorAll('iframe').forEach((one) => one.loading = 'eager'), 0")
    try await page.wait(
      """
      document.querySelectorAll('iframe').length === \(count) && [...document.querySelectorAll('iframe')]
        .every((one) => one.contentDocument?.documentElement.dataset.live)
      """)
  }

  @Test func `all previews are shown in the light and in the dark, and one in every way`() async throws {
    let list = try List(Self.both)
    let server = try serve({ $0.previewsFile = list.path }) { Previews() }
    let page = try await Chromium.show(server.host.address)
    try await wait(for: 4, on: page)
    let words = "one.contentDocument.querySelector('#root').innerText.split('\\n')[0]"
    #expect(
      try await frames(page, words) == "Views/Card.swift:3|Views/Card.swift:3|Badge.swift:9|Badge.swift:9")
    let scheme = "getComputedStyle(one.contentDocument.documentElement).colorScheme"
    #expect(try await frames(page, scheme) == "light|dark|light|dark")
    #expect(try await frames(page, "one.width + '×' + one.height") == "390×844|390×844|300×70|300×70")
    #expect(
      try await page.evaluate("[...document.querySelectorAll('h3')].map((one) => one.innerText).join('|')")
        .replacingOccurrences(of: "\n", with: " ")
        == "Card Views/Card.swift:3 iPhone SE|A </script> badge Badge.swift:9 300 × 70")
    try await keep(page, "previews-all")

    try await page.evaluate("location.hash = encodeURIComponent('Views/Card.swift:3'), 0")
    try await page.wait("document.querySelectorAll('figure').length === 7")
    try await wait(for: 7, on: page)
    #expect(
      try await frames(page, "one.width + '×' + one.height")
        == "390×844|390×844|390×844|844×390|820×1180|390×844|390×844")
    #expect(try await frames(page, "one.contentDocument.documentElement.dir") == "||rtl||||")
    let size =
      "getComputedStyle([...one.contentDocument.querySelectorAll('.text,.t,p,span')]"
      + ".find((text) => text.textContent === 'Some words')).fontSize"
    let sizes = try await frames(page, size).split(separator: "|").compactMap { Double($0.dropLast(2)) }
    try #require(sizes.count == 7)
    #expect(sizes[5] < sizes[0] && sizes[0] * 2 < sizes[6])
    try await keep(page, "previews-one")
  }

  @Test func `each frame is used by itself, and keeps to itself`() async throws {
    let list = try List(Self.both)
    let server = try serve({ $0.previewsFile = list.path }) { Previews() }
    let page = try await Chromium.show(server.host.address)
    try await wait(for: 4, on: page)
    try await page.evaluate("document.querySelectorAll('iframe')[1].contentDocument.querySelector('button').click(), 0")
    let words = "one.contentDocument.querySelector('button').textContent"
    try await page.wait(
      "document.querySelectorAll('iframe')[1].contentDocument.querySelector('button').textContent === 'Count 1'")
    #expect(try await frames(page, words) == "Count 0|Count 1|Count 0|Count 0")
  }

  @Test func `the inspector is one click away, at the page of the frame`() async throws {
    let list = try List(Self.both)
    let server = try serve({ $0.previewsFile = list.path }) { Previews() }
    let page = try await Chromium.show(server.host.address)
    try await wait(for: 4, on: page)
    try await page.wait("[...document.querySelectorAll('figcaption a[href*=inspect]')].length === 4")
    let token = try #require(server.host.inspector?.token)
    let links = try await page.evaluate(
      "[...document.querySelectorAll('figcaption a[href*=inspect]')].map((one) => one.href).join('|')"
    )
    .split(separator: "|").map(String.init)
    #expect(links.allSatisfy { $0.hasSuffix("#\(token)") })
    #expect(Set(links).count == 4)
    #expect(try await frames(page, "!one.contentDocument.getElementById('inspect')") == "true|true|true|true")
    let inspector = try await Chromium.show(links[2], until: "document.querySelectorAll('.turn').length > 0")
    let number = try #require(links[2].firstMatch(of: #/page=(\d+)/#)?.1)
    #expect(try await inspector.evaluate("document.getElementById('pages').value") == number)
  }

  @Test func `a program that was built anew brings its list`() async throws {
    let list = try List(Self.both)
    let server = try serve({ $0.previewsFile = list.path }) { Previews() }
    let page = try await Chromium.show(server.host.address)
    try await wait(for: 4, on: page)
    try list.write(#"{"name":"Shop","previews":[{"title":"New","place":"New.swift:1","width":390,"height":844}]}"#)
    try await page.evaluate("document.querySelector('iframe').contentWindow.location.reload(), 0")
    try await page.wait("document.querySelectorAll('iframe').length === 2")
    #expect(try await page.evaluate("document.querySelector('h3 a').textContent") == "New")
  }

  @Test func `without it there are no frames, and no page may be framed`() async throws {
    let server = try serve { Previews() }
    let port = server.host.port
    for path in ["/preview/dark/Card.swift:3", "/previews.js", "/previews.json"] {
      #expect(try await HTTP.get(port: port, path: path).head.hasPrefix("HTTP/1.1 404"), "\(path)")
    }
    #expect(try await HTTP.get(port: port, path: "/").head.contains("frame-ancestors 'none'"))
    let list = try List(Self.both)
    let framed = try serve({ $0.previewsFile = list.path }) { Previews() }
    let answer = try await HTTP.get(port: framed.host.port, path: "/preview/dark/Badge.swift:9")
    #expect(answer.head.contains("frame-ancestors 'self'"))
    #expect(try await HTTP.get(port: framed.host.port, path: "/").head.contains("frame-ancestors 'none'"))
    #expect(
      try await HTTP.get(port: framed.host.port, path: "/preview/sepia/Badge.swift:9").head.hasPrefix("HTTP/1.1 404"))
    #expect(throws: WebConfiguration.Misuse.self) { try WebConfiguration(arguments: ["--previews"]) }
    #expect(try WebConfiguration(arguments: ["--previews", "list.json"]).previewsFile == "list.json")
  }

  private func keep(_ browser: Chromium, _ name: String) async throws {
    for (kind, width, height) in [("phone", 390, 844), ("desktop", 1280, 860)] {
      try await browser.call(
        "Emulation.setDeviceMetricsOverride",
        ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": kind == "phone"])
      let found = try await browser.evaluate("'' + document.documentElement.scrollWidth")
      #expect(Int(found) ?? 0 <= width, "\(name) is \(found) points wide on a \(kind)")
      let answer = try await browser.call("Page.captureScreenshot", ["format": "png"])
      let picture = try #require((answer["data"] as? String).flatMap { Data(base64Encoded: $0) })
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../.build/screens").standardizedFileURL
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try picture.write(to: folder.appending(path: "\(name)-\(kind).png"))
    }
  }
}
