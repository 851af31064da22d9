import SwiftUI
import TenureTesting
import TenureWeb
import Testing
import WebProbe

/// Views that a canvas draws by their tags.
@MainActor @Suite(.serialized) struct CanvasSymbolTests: PhonePageTests {
  private struct Board: View {
    var color = Color.red
    var draws: (inout GraphicsContext) -> Void

    var body: some View {
      Canvas { context, _ in
        draws(&context)
      } symbols: {
        color.frame(width: 20, height: 10).tag(1)
        HStack(spacing: 0) {
          Color.blue.frame(width: 10, height: 10)
          Color.green.frame(width: 10, height: 10)
        }
        .tag("flag")
        ForEach(["x", "y"], id: \.self) { _ in Color.black.frame(width: 10, height: 10) }
      }
      .frame(width: 100, height: 100)
    }
  }

  private func colors(_ draws: @escaping (inout GraphicsContext) -> Void) throws -> (Double, Double) -> String? {
    let screen = Screen(
      VStack { Board(draws: draws) }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .ignoresSafeArea())
    let image = try screen.image()
    return { image.color(x: $0, y: $1) }
  }

  @Test func aViewIsDrawnAtAPointAsOftenAsTheProgramSays() throws {
    let color = try colors { context in
      guard let symbol = context.resolveSymbol(id: 1), let flag = context.resolveSymbol(id: "flag") else { return }
      context.draw(symbol, at: CGPoint(x: 50, y: 50))
      context.draw(symbol, at: CGPoint(x: 0, y: 0), anchor: .topLeading)
      context.draw(flag, at: CGPoint(x: 100, y: 100), anchor: .bottomTrailing)
    }
    #expect([(41, 46), (59, 54), (1, 1), (19, 9)].map { color($0.0, $0.1) } == Array(repeating: "#FF3B30", count: 4))
    #expect([(39, 50), (61, 50), (50, 44), (50, 56), (21, 5)].allSatisfy { color($0.0, $0.1) == "#FFFFFF" })
    #expect([85, 95].map { color($0, 95) } == ["#007AFF", "#34C759"])
  }

  @Test func aViewIsDrawnInARectangleAndMovedWithTheCanvas() throws {
    let color = try colors { context in
      context.translateBy(x: 50, y: 0)
      context.scaleBy(x: 0.5, y: 0.5)
      if let flag = context.resolveSymbol(id: "flag") {
        context.draw(flag, in: CGRect(x: 0, y: 20, width: 80, height: 40))
      }
    }
    #expect([52, 68, 72, 88].map { color($0, 20) } == ["#007AFF", "#007AFF", "#34C759", "#34C759"])
    #expect([(92, 20), (60, 8), (60, 32)].allSatisfy { color($0.0, $0.1) == "#FFFFFF" })
  }

  @Test func rowsHaveTheirIdsAndATagOfAnotherTypeIsNone() throws {
    let color = try colors { context in
      if let row = context.resolveSymbol(id: "y") { context.draw(row, at: CGPoint(x: 50, y: 50)) }
      if let other = context.resolveSymbol(id: 1.0) { context.draw(other, at: .zero, anchor: .topLeading) }
      if let none = context.resolveSymbol(id: 7) { context.draw(none, at: .zero, anchor: .topLeading) }
    }
    #expect(color(50, 50) == "#000000")
    #expect(color(5, 5) == "#FFFFFF")
  }

  private struct Stars: View {
    @State private var count = 3

    var body: some View {
      VStack {
        Canvas { context, _ in
          guard let star = context.resolveSymbol(id: 0) else { return }
          context.draw(star, at: CGPoint(x: 50, y: 20))
          context.draw(star, at: CGPoint(x: 50, y: 80))
        } symbols: {
          Text("\(count) stars").fixedSize().tag(0)
        }
        .frame(width: 100, height: 100)
        Button("More") { count += 1 }
      }
    }
  }

  @Test func whatIsOnlyDrawnIsNotFoundAndFollowsItsState() throws {
    let screen = Screen { Stars() }
    #expect(!screen.shows("3 stars"))
    let before = try screen.image().pngData
    try screen.button("More").tap()
    #expect(try screen.image().pngData != before)
  }

  @Test func aPageShowsTheViewInEachPlaceAndFollowsItsState() async throws {
    let (host, page) = try await show(Stars())
    defer { host.stop() }
    let words = "[...document.querySelectorAll('.canvas foreignObject .text, .canvas foreignObject p')]"
    #expect(try await page.evaluate("\(words).map(e => e.textContent).join()") == "3 stars,3 stars")
    let canvas = "document.querySelector('.canvas').getBoundingClientRect()"
    try await page.wait("\(canvas).width === 100 && document.querySelector('.canvas').viewBox.baseVal.width === 100")
    let places = try await page.evaluate(
      "\(words).map(e => { const b = e.getBoundingClientRect(); const c = \(canvas);"
        + "return Math.round(b.x + b.width / 2 - c.x) + ' ' + Math.round(b.y + b.height / 2 - c.y) }).join()")
    #expect(places == "50 20,50 80")
    #expect(try await page.evaluate("document.querySelectorAll('.canvas [id]').length + ''") == "0")
    _ = try await page.evaluate("document.querySelector('button').click() || ''")
    try await page.wait("\(words).map(e => e.textContent).join() === '4 stars,4 stars'")
  }
}
