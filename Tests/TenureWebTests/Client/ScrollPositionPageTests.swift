import SwiftUI
import Testing
import WebProbe

@MainActor @Suite struct ScrollPositionPageTests {
  private struct Pager: View {
    @State private var page: Int?

    var body: some View {
      Text("at \(page ?? 0)")
      Button("Third") { page = 3 }
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(1..<9, id: \.self) { Text("Page \($0)").frame(width: 300, height: 100) }
        }
        .scrollTargetLayout()
      }
      .frame(width: 300)
      .scrollPosition(id: $page)
    }
  }

  @Test func `a page that is swiped to is written, and the program's page is scrolled to`() async throws {
    let server = try serve { Pager() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.wait("document.body.innerText.includes('at 0') && document.body.innerText.includes('Page 8')")
    let scroll = "document.querySelector('.scroll.horizontal')"
    try await browser.evaluate("\(scroll).scrollLeft = 1500, 0")
    try await browser.wait("document.body.innerText.includes('at 6')")
    try await browser.press("Third")
    try await browser.wait("document.body.innerText.includes('at 3') && Math.abs(\(scroll).scrollLeft - 600) < 2")
    try await browser.evaluate("\(scroll).scrollLeft = 900, 0")
    try await browser.wait("document.body.innerText.includes('at 4')")
    try await browser.evaluate("\(scroll).scrollLeft = 0, 0")
    try await browser.wait("document.body.innerText.includes('at 1')")
  }

  private struct Lines: View {
    @State private var line: Int? = 195

    var body: some View {
      ScrollView {
        LazyVStack { ForEach(0..<200, id: \.self) { Text("Line \($0)").frame(height: 40) } }
      }
      .scrollPosition(id: $line)
      .safeAreaInset(edge: .bottom) { Text("at \(line ?? -1)") }
    }
  }

  /// Though it cannot come to the upper edge.
  @Test func `it begins where the program says, and stays there until a user scrolls`() async throws {
    let server = try serve { Lines() }
    let browser = try await Chromium.show(server.host.address)
    try await browser.wait("scrollY > 4000")
    try await browser.wait("document.body.innerText.includes('at 195')")
    try await browser.evaluate("scrollTo(0, 0), 0")
    try await browser.wait("document.body.innerText.includes('at 0')")
  }
}
