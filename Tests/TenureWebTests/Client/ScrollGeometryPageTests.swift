import SwiftUI
import Testing
import WebProbe

@MainActor @Suite struct ScrollGeometryPageTests {
  private struct Lines: View {
    @State private var position = ScrollPosition()
    @State private var offset = 0.0
    @State private var phases: [String] = []

    var body: some View {
      Text("at \(Int(offset))")
      Text(position.isPositionedByUser ? "by user" : "by program")
      Text(phases.joined(separator: " "))
      Button("End") { position.scrollTo(edge: .trailing) }
      Button("Place") { position.scrollTo(x: 250) }
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<10, id: \.self) { Text("Page \($0)").frame(width: 200, height: 100) } }
      }
      .frame(width: 300)
      .scrollPosition($position)
      .onScrollGeometryChange(for: Double.self, of: { $0.contentOffset.x }) { offset = $1 }
      .onScrollPhaseChange { phases.append("\($1)") }
    }
  }

  @Test func `a page tells how far is scrolled and by whom, and scrolls where the program says`() async throws {
    let server = try serve { Lines() }
    let browser = try await Chromium.show(server.host.address)
    let scroll = "document.querySelector('.scroll.horizontal')"
    try await browser.wait("document.body.innerText.includes('at 0')")
    try await browser.press("Place")
    try await browser.wait("document.body.innerText.includes('at 250') && \(scroll).scrollLeft === 250")
    try await browser.wait("document.body.innerText.includes('by program')")
    try await browser.press("End")
    try await browser.wait(
      "document.body.innerText.includes('at 1,700') || document.body.innerText.includes('at 1700')")
    try await browser.evaluate("\(scroll).scrollLeft = 600, 0")
    try await browser.wait("document.body.innerText.includes('at 600') && document.body.innerText.includes('by user')")
    try await browser.wait("document.body.innerText.includes('interacting idle')")
  }
}
