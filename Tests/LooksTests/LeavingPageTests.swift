import SwiftUI
import TenureWeb
import Testing
import WebProbe

/// Views that go with an animation, in a browser of a phone's size.
@MainActor @Suite(.serialized) struct LeavingPageTests: PhonePageTests {
  private struct Month: View {
    @State private var month = 0

    var body: some View {
      VStack {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 7)) {
          ForEach(1..<29) { day in Text("\(month)-\(day)").id("\(month)-\(day)") }
        }
        Button("Next") { withAnimation(.linear(duration: 100)) { month += 1 } }
      }
    }
  }

  @Test func theDaysOfAMonthGoWhereTheyStand() async throws {
    let (host, page) = try await show(Month())
    defer { host.stop() }
    let days = "[...document.querySelectorAll('.text')].filter(e => e.textContent.startsWith('0-'))"
    let places = "\(days).map(e => [e.getBoundingClientRect().x, e.getBoundingClientRect().y])"
    try await page.evaluate("window.before = \(places), ''")
    try await tap("Next", page)
    try await page.wait("document.querySelectorAll('.leaving').length === 28")
    // To the point.
    let distances = "\(places).flatMap((place, i) => place.map((x, j) => Math.abs(x - window.before[i][j])))"
    let farthest = "Math.max(...\(distances))"
    let distance = try #require(Double(await page.evaluate("'' + \(farthest)")))
    #expect(distance <= 1)
  }

  private struct Marked: View {
    @State private var isMarked = true

    var body: some View {
      VStack {
        Text("7").frame(width: 36, height: 36).overlay { if isMarked { Circle().stroke(.blue, lineWidth: 2) } }
        Button("Other") { withAnimation(.linear(duration: 100)) { isMarked = false } }
      }
    }
  }

  @Test func aDrawingOverAViewGoesWhereItStands() async throws {
    let (host, page) = try await show(Marked())
    defer { host.stop() }
    let place =
      "(it => [it.x, it.y, it.width, it.height].join())(document.querySelector('svg.round').getBoundingClientRect())"
    let before = try await page.evaluate(place)
    try await tap("Other", page)
    try await page.wait("document.querySelector('svg.leaving')")
    #expect(try await page.evaluate(place) == before)
  }
}
