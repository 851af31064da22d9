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
    // No copy has the number of its view: that is one element, and none of these.
    #expect(try await page.evaluate("[...document.querySelectorAll('.canvas [id]')].map(e => e.id).join()") == "")
    _ = try await page.evaluate("document.querySelector('button').click() || ''")
    try await page.wait("\(words).map(e => e.textContent).join() === '4 stars,4 stars'")
  }

  private struct Badges: View {
    private struct Flat: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.padding(2) }
    }

    var body: some View {
      Canvas { context, size in
        for x in [0.0, 60] {
          for id in 0..<5 {
            guard let symbol = context.resolveSymbol(id: id) else { continue }
            context.draw(symbol, at: CGPoint(x: x, y: Double(id) * 40), anchor: .topLeading)
          }
        }
      } symbols: {
        Circle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
          .frame(width: 30, height: 30).tag(0)
        Circle().stroke(AngularGradient(colors: [.red, .blue], center: .center))
          .frame(width: 30, height: 30).tag(1)
        Picker("Size", selection: .constant(1)) {
          Text("Small").tag(0)
          Text("Large").tag(1)
        }
        .pickerStyle(.menu).fixedSize().tag(2)
        Button("Flat") {}.buttonStyle(Flat()).tag(3)
        Steps {
          Text("a")
          Text("b")
        }
        .tag(4)
      }
      .frame(width: 200, height: 200)
    }
  }

  private struct Steps: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 50, height: 30)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for (index, view) in subviews.enumerated() {
        view.place(at: CGPoint(x: bounds.minX + Double(index) * 20, y: bounds.minY + 5), proposal: .unspecified)
      }
    }
  }

  @Test func everyCopyOnAPageLooksAsTheViewDoes() async throws {
    let (host, page) = try await show(Badges())
    defer { host.stop() }
    try await page.wait("document.querySelector('.canvas').viewBox.baseVal.width === 200")
    let copies = "[...document.querySelectorAll('.canvas > foreignObject')]"
    #expect(try await page.evaluate("\(copies).length + ''") == "10")
    // What they refer to is there, each copy's by a name of its own.
    let referring = """
      [...document.querySelectorAll('.canvas foreignObject *')]
        .flatMap(e => ['fill', 'stroke', 'mask'].map(n => [e, e.getAttribute(n)]))
        .filter(([, n]) => n?.startsWith('url('))
      """
    #expect(try await page.evaluate("\(referring).length + ''") == "4")
    let isFound = "\(referring).every(([e, n]) => e.closest('svg').contains(document.getElementById(n.slice(5, -1))))"
    #expect(try await page.evaluate("'' + \(isFound)") == "true")
    let ids = "[...document.querySelectorAll('[id]')].map(e => e.id)"
    #expect(try await page.evaluate("'' + (new Set(\(ids)).size === \(ids).length)") == "true")
    #expect(
      try await page.evaluate("[...document.querySelectorAll('.canvas select')].map(e => e.selectedIndex).join()")
        == "1,1")
    // A button in a style of the program's own has no tint.
    #expect(try await style(".canvas .btn", "color", page) == "rgb(0, 0, 0)")
    let places = try await page.evaluate(
      """
      [...document.querySelectorAll('.canvas .arranged')].map(one => [...one.children].map(e => {
        const b = e.getBoundingClientRect(), c = one.getBoundingClientRect();
        return Math.round(b.x - c.x) + ' ' + Math.round(b.y - c.y) }).join()).join(';')
      """)
    #expect(places == "0 5,20 5;0 5,20 5")
  }

  private struct Roof: Shape {
    func path(in rect: CGRect) -> Path { Path { $0.addRect(rect.insetBy(dx: 1, dy: 0)) } }
  }

  @Test func aShapeOfTheProgramsOwnIsAsLargeAsItIsDrawn() async throws {
    let (host, page) = try await show(
      Canvas { context, _ in
        guard let roof = context.resolveSymbol(id: 0) else { return }
        // However much it is grown and turned.
        context.scaleBy(x: 2, y: 2)
        context.rotate(by: .degrees(45))
        context.draw(roof, in: CGRect(x: 0, y: 0, width: 40, height: 20))
      } symbols: {
        Roof().fill(.red).tag(0)
      }
      .frame(width: 100, height: 100))
    defer { host.stop() }
    try await page.wait("document.querySelector('.canvas svg.shape')?.getAttribute('viewBox') === '0 0 40 20'")
    try await page.wait("document.querySelector('.canvas').getAttribute('viewBox') === '0 0 100 100'")
  }

  private struct Offered: View {
    var body: some View {
      Canvas { context, _ in
        if let second = context.resolveSymbol(id: 2) { context.draw(second, at: .zero, anchor: .topLeading) }
      } symbols: {
        Color.red.frame(width: 20, height: 20).contextMenu { Button("Bin") {} }.tag(1)
        Color.blue.frame(width: 20, height: 20).tag(2)
        Color.green.frame(width: 20, height: 20).tag(3)
      }
      .frame(width: 100, height: 100)
    }
  }

  @Test func aViewIsFoundBesideOneWithAMenu() async throws {
    let screen = Screen(
      VStack { Offered() }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).ignoresSafeArea())
    #expect(try screen.image().color(x: 5, y: 5) == "#007AFF")
    let (host, page) = try await show(Offered())
    defer { host.stop() }
    #expect(try await style(".canvas .color", "backgroundColor", page) == "rgb(0, 122, 255)")
  }

  private struct Rows: View {
    @State private var rows = ["Ramen"]

    var body: some View {
      List {
        ForEach(rows, id: \.self) { row in
          HStack {
            Text(row)
            Canvas { context, _ in
              if let mark = context.resolveSymbol(id: 0) { context.draw(mark, at: CGPoint(x: 10, y: 10)) }
            } symbols: {
              Text("hot").tag(0)
            }
            .frame(width: 20, height: 20)
          }
        }
        .onDelete { rows.remove(atOffsets: $0) }
      }
    }
  }

  @Test func whatIsOnlyDrawnNamesNothing() async throws {
    let (host, page) = try await show(Rows())
    defer { host.stop() }
    #expect(try await page.evaluate("document.querySelector('.delete').ariaLabel") == "Delete Ramen")
  }
}
