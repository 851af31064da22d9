import SwiftUI
import TenureTesting
import TenureWeb
import Testing
import WebProbe

/// What keeps its ratio on a page is as large as in a test, and bars show what is said of them.
@MainActor @Suite(.serialized) struct RatioPageTests: PhonePageTests {
  private struct Symbols: View {
    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 8) {
          Image(systemName: "heart.fill").resizable().scaledToFit().frame(width: 60)
          Text("Below a width")
          Image(systemName: "heart.fill").resizable().scaledToFit().frame(height: 50)
          Text("Below a height")
          HStack {
            Image(systemName: "star").resizable().aspectRatio(contentMode: .fit).frame(height: 40)
            Text("Beside a height")
          }
          HStack {
            Image(systemName: "star").resizable().scaledToFit().frame(width: 90, height: 30)
            Text("Beside both")
          }
          HStack {
            Image(systemName: "star").resizable().scaledToFit().padding(10).frame(height: 60)
            Text("Beside padding")
          }
          HStack {
            Circle().aspectRatio(1, contentMode: .fit).frame(height: 44)
            Text("Beside a circle")
          }
          HStack {
            Color.red.aspectRatio(2, contentMode: .fit).frame(height: 20)
            Text("Beside a colour")
          }
          Image(systemName: "camera").resizable().scaledToFit().padding(28)
            .frame(maxWidth: .infinity).frame(height: 130)
          Button {
          } label: {
            HStack {
              Image(systemName: "star").resizable().scaledToFit().frame(width: 32)
              Text("In a button")
            }
          }
        }
      }
    }
  }

  @Test func symbolsThatKeepTheirRatioAreAsLargeAsTheirWidthOrHeightSays() async throws {
    let (host, page) = try await show(Symbols())
    defer { host.stop() }
    let words = [
      "Below a width", "Below a height", "Beside a height", "Beside both", "Beside padding", "Beside a circle",
      "Beside a colour", "In a button",
    ]
    try await expectPlaces(of: words, in: Symbols(), on: page)
    #expect(try await style(".img", "width", page) == "60px")
    #expect(try await style(".img", "height", page) == "60px")
    #expect(try await style(".img[aria-label=camera]", "height", page) == "74px")
  }

  private struct Invitation: View {
    var body: some View {
      HStack {
        Text("Join the numbers and get to the last of all tiles").font(.subheadline)
        Spacer()
        Button("New Game") {}.padding(10).background(.brown).foregroundColor(.white)
      }
      .padding()
    }
  }

  @Test func aButtonWithPaddingKeepsItsWordsOnOneLineBesideALongText() async throws {
    let (host, page) = try await show(Invitation())
    defer { host.stop() }
    #expect(try await box("New Game", "height", page) < 30)
  }

  private struct Overlapping: View {
    var body: some View {
      VStack(alignment: .leading) {
        HStack(spacing: -10) {
          ForEach(0..<3) { _ in Circle().fill(.orange).frame(width: 40, height: 40) }
          Text("After faces")
        }
        VStack(alignment: .leading, spacing: -6) {
          Text("Upper words")
          Text("Lower words")
        }
      }
    }
  }

  @Test func viewsOverlapByASpacingThatIsLessThanNone() async throws {
    let (host, page) = try await show(Overlapping())
    defer { host.stop() }
    try await expectPlaces(of: ["After faces", "Upper words", "Lower words"], in: Overlapping(), on: page)
  }

  @Test func anImageWithoutANameShowsNothing() async throws {
    let cell = Image(systemName: "").resizable().frame(width: 40, height: 40)
    let (host, page) = try await show(cell)
    defer { host.stop() }
    #expect(try await style(".img", "display", page, part: "::before") == "none")
    let image = try Screen(cell).image()
    #expect(Set((0..<393).map { image.color(x: Double($0), y: 443) }) == ["#FFFFFF"])
  }

  private struct Mailbox: View {
    var unread = 3
    var body: some View {
      TabView {
        Tab("Inbox", systemImage: "tray") {
          NavigationStack {
            Text("Mail").navigationTitle("Inbox").navigationSubtitle("Updated just now")
              .toolbar { ToolbarItem(placement: .bottomBar) { Button("Compose") {} } }
          }
        }
        .badge(unread)
        Tab("Sent", systemImage: "paperplane") { Text("None") }.badge(0)
      }
    }
  }

  @Test func aTabShowsItsBadgeAndABarAtTheBottomStandsAboveTheTabs() async throws {
    let (host, page) = try await show(Mailbox())
    defer { host.stop() }
    let badges = "[...document.querySelectorAll('.tabbutton')].map(e => e.dataset.badge ?? 'none').join()"
    #expect(try await page.evaluate(badges) == "3,none")
    let headings = "[...document.querySelectorAll('h1')].map(e => e.outerHTML).join()"
    let subtitle = try await page.evaluate(headings)
    #expect(subtitle.contains("data-subtitle=\"Updated just now\""))
    let edges =
      "'' + (document.querySelector('.bottom').getBoundingClientRect().bottom"
      + " - document.querySelector('.tabbutton').getBoundingClientRect().top)"
    #expect(try await page.evaluate(edges) == "0")
    // So is it drawn.
    let (with, without) = try (Screen(Mailbox()).image(), Screen(Mailbox(unread: 0)).image())
    let differs = (60..<140).contains { with.color(x: Double($0), y: 780) != without.color(x: Double($0), y: 780) }
    #expect(differs)
  }
}
