import Foundation
import SwiftUI
import TenureTesting
import TenureWeb
import Testing
import WebProbe

/// What reads where it is knows it on a page as well, and follows as the page is scrolled.
@MainActor @Suite(.serialized) struct PlacePageTests: PhonePageTests {
  private struct Parallax: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          GeometryReader { proxy in
            let top = proxy.frame(in: .global).minY
            let inScroll = proxy.frame(in: .named("scroll")).minY
            Text("top \(Int(top)) in \(Int(inScroll)) of \(Int(proxy.frame(in: .scrollView).minY))")
          }
          .frame(height: 200)
          ForEach(0..<40) { Text("Row \($0)").frame(height: 50) }
        }
      }
      .coordinateSpace(name: "scroll")
    }
  }

  @Test func aReaderFollowsWhatIsScrolled() async throws {
    let (host, page) = try await show(Parallax())
    defer { host.stop() }
    try await page.wait("document.body.innerText.includes('top 0 in 0 of 0')")
    try await page.evaluate("scrollTo(0, 130)")
    try await page.wait("document.body.innerText.includes('top -130 in -130 of -130')")
  }

  private struct Cards: View {
    var body: some View {
      VStack {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<9) { number in
              Text("Card \(number)").frame(width: 393, height: 100)
                .scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                  content.opacity(phase.isIdentity ? 1 : 0)
                }
                .accessibilityIdentifier("card\(number)")
            }
          }
        }
        .frame(height: 100)
        HStack {
          Text("Chosen").anchorPreference(key: Chosen.self, value: .bounds) { $0 }
          Text("Other")
        }
        .overlayPreferenceValue(Chosen.self) { anchor in
          GeometryReader { proxy in
            if let anchor {
              Color.red.frame(width: proxy[anchor].width, height: 2).accessibilityIdentifier("line")
            }
          }
        }
      }
    }
  }

  private struct Chosen: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
  }

  @Test func rowsLookAsFarScrolledInAsTheyAre() async throws {
    let (host, page) = try await show(Cards())
    defer { host.stop() }
    func shown(_ number: Int) -> String {
      "(() => { let o = 1, e = [...document.querySelectorAll('.text')].find((e) => e.textContent === 'Card \(number)'); "
        + "for (; e; e = e.parentElement) o *= +getComputedStyle(e).opacity; return o; })()"
    }
    try await page.wait("\(shown(0)) === 1 && \(shown(1)) === 0")
    try await page.evaluate("document.querySelector('.scroll').scrollTo(98.25, 0)")
    try await page.wait("Math.abs(\(shown(0)) - .75) < .02 && Math.abs(\(shown(1)) - .25) < .02")
  }

  @Test func anAnchorIsWhereItsViewIs() async throws {
    let (host, page) = try await show(Cards())
    defer { host.stop() }
    let width = "document.querySelector('[data-testid=line]').getBoundingClientRect().width"
    let words =
      "[...document.querySelectorAll('.text')].find((e) => e.textContent === 'Chosen').getBoundingClientRect()"
    try await page.wait("Math.abs(\(width) - \(words).width) < 1.5 && \(width) > 20")
  }

  private struct Peeking: View {
    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<3) { number in
            Color.red.frame(width: 300, height: 100).accessibilityLabel("Card \(number)")
              .scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0)
              }
          }
        }
      }
    }
  }

  @Test func inATestACardThatPeeksInIsAsFaintAsItIsFarOut() throws {
    let screen = Screen(Peeking())
    let image = try screen.image()
    let row = 852.0 / 2 + (59 - 34) / 2
    // 93 of the second card's 300 points are in sight.
    let (whole, peeking, outside) = (
      image.color(x: 100, y: row), image.color(x: 350, y: row), image.color(x: 100, y: row + 200)
    )
    #expect(whole != outside)
    #expect(peeking != whole)
    #expect(peeking != outside)
  }
}
