import SwiftUI
import TenureTesting
import TenureWeb
import Testing
import WebProbe

/// What keeps a ratio has the room there is, in both directions.
@MainActor @Suite(.serialized) struct RatioRoomPageTests: PhonePageTests {
  private struct Board: View {
    var body: some View {
      VStack(spacing: 10) {
        Text("Above").frame(height: 300)
        Color.red.aspectRatio(1, contentMode: .fit).background(.blue).accessibilityLabel("Board")
        Text("Below").frame(height: 300)
      }
    }
  }

  private struct Calculator: View {
    var body: some View {
      VStack(spacing: 12) {
        Text("0").frame(height: 420)
        ForEach(0..<4) { row in
          HStack(spacing: 12) {
            ForEach(0..<4) { column in
              Button {
              } label: {
                Text("\(row)\(column)").frame(maxWidth: .infinity, maxHeight: .infinity)
                  .aspectRatio(1, contentMode: .fit).background(.orange)
              }
            }
          }
        }
      }
      .padding()
    }
  }

  private struct Cards: View {
    var body: some View {
      NavigationStack {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
            ForEach(0..<12) { number in
              RoundedRectangle(cornerRadius: 8).fill(.teal).overlay { Text("Card \(number)") }
                .aspectRatio(2 / 3, contentMode: .fit)
            }
          }
          .padding(.horizontal)
        }
        .navigationTitle("Memory")
      }
    }
  }

  private struct Piece: View {
    var body: some View {
      NavigationStack {
        VStack {
          Text("Player 1").font(.title)
          Grid(horizontalSpacing: 8, verticalSpacing: 8) {
            ForEach(0..<3) { row in
              GridRow {
                ForEach(0..<3) { column in
                  ZStack {
                    RoundedRectangle(cornerRadius: 12).fill(.gray)
                    Text("\(row)\(column)")
                  }
                  .aspectRatio(1, contentMode: .fit)
                }
              }
            }
          }
          .padding()
          Button("New game") {}.buttonStyle(.borderedProminent)
        }
        .navigationTitle("Tic-tac-toe").navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  private func sizes(_ selector: String, _ page: Chromium) async throws -> [Double] {
    let all = "[...document.querySelectorAll('\(selector)')].map(e => e.getBoundingClientRect())"
    return try await page.evaluate("\(all).flatMap(e => [e.width, e.height]).map(Math.round).join()")
      .split(separator: ",").compactMap { Double($0) }
  }

  @Test func aColourIsASquareInTheHeightThatIsLeft() async throws {
    let (host, page) = try await show(Board())
    defer { host.stop() }
    let screen = Screen(Board())
    let frame = try screen.frame(of: screen.element(role: "color", label: "Board"))
    let left = 139.0
    #expect(frame.width == left && frame.height == left)
    try await page.wait("document.querySelector('.held')")
    #expect(try await sizes("[aria-label=Board]", page) == [left, left])
    #expect(try await number("\(rect("[aria-label=Board]")).x", page) == frame.minX.rounded())
  }

  @Test func theButtonsOfACalculatorShareTheHeightThatIsLeft() async throws {
    let (host, page) = try await show(Calculator())
    defer { host.stop() }
    try await page.wait("document.querySelector('.held')")
    let sides = try await sizes(".fits > *", page)
    // Of 759 points, 32 are padding, 420 the display, and four times 12 between rows.
    let side = 64.75
    #expect(sides.count == 32 && sides.allSatisfy { abs($0 - side) <= 1 }, "\(sides), \(side)")
  }

  @Test func aGridThatScrollsHasCardsAsHighAsTheirWidthSays() async throws {
    let (host, page) = try await show(Cards())
    defer { host.stop() }
    try await page.wait("document.querySelector('.fits')")
    try await expectPlaces(of: ["Card 0", "Card 1", "Card 5", "Card 10"], in: Cards(), on: page)
    #expect(try await page.evaluate("'' + document.querySelectorAll('.held').length") == "0")
  }

  @Test func aBoardInAGridIsWhereLayoutHasIt() async throws {
    let (host, page) = try await show(Piece())
    defer { host.stop() }
    try await page.wait("document.querySelector('.fits')")
    try await expectPlaces(of: ["Player 1", "00", "12", "22"], in: Piece(), on: page)
  }

  private struct Thirds: View {
    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<6) { _ in
            Color.teal.frame(height: 80).containerRelativeFrame(.horizontal, count: 3, spacing: 0)
          }
        }
      }
    }
  }

  @Test func aThirdOfAContainerIsOneToThePoint() async throws {
    let (host, page) = try await show(Thirds())
    defer { host.stop() }
    try await page.wait("document.querySelector('.share')")
    #expect(try await sizes(".share", page).first == 131)
  }
}
