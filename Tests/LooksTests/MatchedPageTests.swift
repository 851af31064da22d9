import SwiftUI
import TenureWeb
import Testing
import WebProbe

/// Views of one id in a namespace: the one that comes passes from where the other was.
@MainActor @Suite(.serialized) struct MatchedPageTests: PhonePageTests {
  private struct Tabs: View {
    let isAnimated: Bool
    @State private var chosen = 0
    @Namespace private var space

    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<3) { tab in
          VStack(spacing: 4) {
            Button("Tab \(tab)") { withAnimation(isAnimated ? .linear(duration: 100) : nil) { chosen = tab } }
            if chosen == tab {
              Capsule().frame(width: 60, height: 3).matchedGeometryEffect(id: "line", in: space)
            } else {
              Color.clear.frame(width: 60, height: 3)
            }
          }
          .frame(width: 100)
        }
      }
    }
  }

  /// How the first moments of what has come are drawn, where it moves.
  private static let start =
    "([...document.querySelectorAll('[data-match]')].filter(e => !e.inert).flatMap(e => e.getAnimations())"
    + ".map(a => a.effect.getKeyframes()[0].transform).find(t => t?.includes('scale')) ?? '')"

  private func choose(_ tab: Int, on page: Chromium) async throws {
    let place = "[...document.querySelectorAll('[data-match]')].find(e => !e.inert)?.getBoundingClientRect().x"
    let before = try await page.evaluate("'' + \(place)")
    try await page.evaluate("document.querySelectorAll('.btn')[\(tab)].click(), ''")
    try await page.wait("\(Self.start) || \(place) !== \(before)")
  }

  @Test func aLineBelowTabsPassesFromOneToTheOther() async throws {
    let (host, page) = try await show(Tabs(isAnimated: true))
    defer { host.stop() }
    let line = "[...document.querySelectorAll('[data-match]')].find(e => !e.inert)"
    let before = try #require(Double(await page.evaluate("'' + \(line).getBoundingClientRect().x")))
    try await choose(2, on: page)
    try await page.wait(Self.start)
    let place = "\(line).getBoundingClientRect().x"
    #expect(try await abs(#require(Double(page.evaluate("'' + \(place)"))) - before) < 50)
    try await page.evaluate("document.getAnimations().forEach(one => one.finish()), ''")
    #expect(try await page.evaluate("'' + (\(place) - \(before))") == "200")
  }

  @Test func withoutAnAnimationItIsThereAtOnce() async throws {
    let (host, page) = try await show(Tabs(isAnimated: false))
    defer { host.stop() }
    try await choose(1, on: page)
    #expect(try await page.evaluate(Self.start) == "")
  }

  private struct Card: View {
    @State private var isOpen = false
    @Namespace private var space

    var body: some View {
      VStack {
        if isOpen {
          Color.orange.matchedGeometryEffect(id: 7, in: space).frame(width: 300, height: 200)
        } else {
          Color.orange.matchedGeometryEffect(id: 7, in: space).frame(width: 100, height: 50)
        }
        Button("Open") { withAnimation(.linear(duration: 100)) { isOpen.toggle() } }
      }
    }
  }

  @Test func aCardThatOpensGrowsFromItsPlace() async throws {
    let (host, page) = try await show(Card())
    defer { host.stop() }
    try await page.evaluate("document.querySelector('.btn').click(), ''")
    try await page.wait(Self.start)
    let scale = try await page.evaluate("\(Self.start).replace(/.*scale/, '')")
    #expect(scale == "(0.333333, 0.25)")
  }
}
