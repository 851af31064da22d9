import Foundation
import SwiftUI
import TenureTesting
import TenureWeb
import Testing
import WebProbe

/// What strangers' programs showed on pages: links in styles, tabs that are pages, bars of the program's own, carousels.
@MainActor @Suite(.serialized) struct EverydayPageTests: PhonePageTests {
  private func box(_ identifier: String) -> String {
    "document.querySelector('[data-testid=\(identifier)]').getBoundingClientRect()"
  }

  private struct Links: View {
    var body: some View {
      NavigationStack {
        VStack(spacing: 20) {
          NavigationLink("Plain") { Text("a") }.buttonStyle(.plain).accessibilityIdentifier("plain")
          NavigationLink("Prominent") { Text("b") }.buttonStyle(.borderedProminent)
            .accessibilityIdentifier("prominent")
          Link("Web", destination: URL(string: "https://example.org")!).buttonStyle(.bordered)
            .accessibilityIdentifier("web")
          Menu("Menu") {
            Button("A") {}
            Divider()
            Button("B") {}
          }
          .accessibilityIdentifier("menu")
        }
      }
    }
  }

  @Test func linksLookAsTheirButtonStyleSays() async throws {
    let (host, page) = try await show(Links())
    defer { host.stop() }
    func style(_ identifier: String, _ name: String) async throws -> String {
      try await page.evaluate("getComputedStyle(document.querySelector('[data-testid=\(identifier)]')).\(name)")
    }
    #expect(try await style("plain", "color") == "rgb(0, 0, 0)")
    #expect(try await style("prominent", "backgroundColor") == "rgb(10, 102, 216)")
    #expect(try await style("web", "backgroundColor") != "rgba(0, 0, 0, 0)")
    #expect(try await number("\(box("menu")).width", page) < 100)
    let middle = try await number("\(box("menu")).x + \(box("menu")).width / 2", page)
    #expect(abs(middle - 393 / 2) < 1)
  }

  private struct Onboarding: View {
    @State private var page = 0

    var body: some View {
      VStack(spacing: 0) {
        TabView(selection: $page) {
          ForEach(0..<3) { Text("Page \($0)").tag($0) }
        }
        .tabViewStyle(.page)
        Text("at \(page)")
      }
    }
  }

  @Test func tabsThatArePagesAreTurnedBySwipes() async throws {
    let (host, page) = try await show(Onboarding())
    defer { host.stop() }
    try await page.drag(from: (320, 300), to: (80, 310))
    try await page.wait("document.body.innerText.includes('at 1')")
    try await page.drag(from: (80, 300), to: (320, 310))
    try await page.wait("document.body.innerText.includes('at 0')")
  }

  private struct OwnBar: View {
    var body: some View {
      VStack(spacing: 0) {
        TabView { List { ForEach(0..<40) { Text("Row \($0)") } } }
        Text("Own bar").frame(height: 90).accessibilityIdentifier("bar")
      }
    }
  }

  @Test func tabsLeaveRoomForABarOfTheProgramsOwn() async throws {
    let (host, page) = try await show(OwnBar())
    defer { host.stop() }
    #expect(try await number("\(box("bar")).bottom", page) <= 760)
    #expect(try await number("document.documentElement.scrollHeight", page) <= 760)
  }

  private struct Measured: View {
    var body: some View {
      GeometryReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<40) { Text("Row \($0)").frame(width: proxy.size.width, height: 50) }
          }
        }
      }
    }
  }

  @Test func whatScrollsInAReaderScrollsByItself() async throws {
    let (host, page) = try await show(Measured())
    defer { host.stop() }
    try await page.wait("document.querySelector('.scroll').scrollHeight >= 2000")
    try await page.evaluate("document.querySelector('.scroll').scrollTo(0, 400)")
    #expect(try await number("document.querySelector('.scroll').scrollTop", page) == 400)
  }

  private struct Carousel: View {
    @State private var shown: Int?

    var body: some View {
      cards.scrollPosition(id: $shown)
      Text("at \(shown ?? -1)")
    }

    private var cards: some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 16) {
          ForEach(0..<5) { number in
            RoundedRectangle(cornerRadius: 24).fill(.blue)
              .overlay { Text("Card \(number)") }
              .containerRelativeFrame(.horizontal, count: 1, spacing: 16)
              .accessibilityIdentifier("card\(number)")
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 40, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .frame(height: 320)
    }
  }

  @Test func aCardIsAsLargeAsItsContainerLeaves() async throws {
    let (host, page) = try await show(Carousel())
    defer { host.stop() }
    #expect(abs(try await number("\(box("card0")).width", page) - 313) < 1)
    #expect(abs(try await number("\(box("card0")).height", page) - 320) < 1)
    #expect(abs(try await number("\(box("card0")).x", page) - 40) < 1)
    // The next one has come to rest: the part of the first that is seen in the margin does not count.
    try await page.evaluate("document.querySelector('.scroll').scrollTo(329, 0)")
    try await page.wait("document.body.innerText.includes('at 1')")
  }

  private struct Words: View {
    @State private var isEnd = false

    var body: some View {
      VStack {
        Text("These words go on for so long that they need three lines on a narrow phone, or even four of them")
          .lineLimit(2).padding(20).accessibilityIdentifier("words")
        Color.yellow.frame(width: 200, height: 100)
          .overlay(alignment: isEnd ? .bottomTrailing : .topLeading) {
            Text("Here").accessibilityIdentifier("here")
          }
        Button("Move") { isEnd = true }
        Grid {
          Text("One").frame(maxWidth: .infinity).accessibilityIdentifier("one")
          Text("Two").frame(maxWidth: .infinity)
        }
      }
    }
  }

  @Test func wordsOverlaysAndGridsStandWhereTheyAreTold() async throws {
    let (host, page) = try await show(Words())
    defer { host.stop() }
    let screen = Screen(Words())
    // Two lines, and nothing of a third in the padding.
    let clip =
      "(() => { let e = document.querySelector('[data-testid=words]'); e = e.matches('.clamp') ? e : "
      + "e.querySelector('.clamp'); return e.clientHeight })()"
    #expect(try await number(clip, page) < 45)
    #expect(try await number("\(box("one")).width", page) > 350)
    #expect(try screen.frame(of: screen.text("One")).width > 350)
    let before = try await number("\(box("here")).x", page)
    try await page.evaluate("[...document.querySelectorAll('button')].find((e) => e.innerText === 'Move').click()")
    try await page.wait("\(box("here")).x > \(before + 100)")
  }
}
