import SwiftUI
import TenureTesting
import TenureWeb
import Testing
import WebProbe

/// Layouts of a program's own, and views of which one fits: a page shows them where layout puts them.
@MainActor @Suite(.serialized) struct ArrangedPageTests: PhonePageTests {
  /// One after the other, in lines as wide as there is room.
  private struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      arrange(subviews, in: proposal.replacingUnspecifiedDimensions().width).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for (subview, place) in zip(subviews, arrange(subviews, in: bounds.width).places) {
        subview.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
      }
    }

    private func arrange(_ subviews: Subviews, in width: CGFloat) -> (size: CGSize, places: [CGPoint]) {
      var (places, x, y, line, widest): ([CGPoint], CGFloat, CGFloat, CGFloat, CGFloat) = ([], 0, 0, 0, 0)
      for subview in subviews {
        let size = subview.sizeThatFits(.unspecified)
        if x > 0, x + size.width > width { (x, y, line) = (0, y + line + spacing, 0) }
        places.append(CGPoint(x: x, y: y))
        widest = max(widest, x + size.width)
        (x, line) = (x + size.width + spacing, max(line, size.height))
      }
      return (CGSize(width: widest, height: y + line), places)
    }
  }

  private static let words = [
    "Swift", "Concurrency", "Layout", "Observation", "Macros", "Testing", "Linux", "Navigation",
  ]

  private struct Tags: View {
    @State private var tags = ArrangedPageTests.words

    var body: some View {
      VStack(alignment: .leading, spacing: 16) {
        Text("Topics").font(.headline)
        FlowLayout {
          ForEach(tags, id: \.self) { tag in
            Text(tag).padding(8).background(.blue.opacity(0.15), in: Capsule())
          }
        }
        Button("Add") { tags.insert("Everything else", at: 1) }
      }
      .padding()
    }
  }

  /// On a page that knows how wide its window is.
  private func showTags() async throws -> (WebHost, Chromium) {
    let (host, page) = try await show(Tags())
    try await page.wait("\(Self.right) <= 393 - 16")
    return (host, page)
  }

  private static let right =
    "Math.max(...[...document.querySelector('.arranged').children].map(e => e.getBoundingClientRect().right))"

  @Test func tagsFlowInLines() async throws {
    let (host, page) = try await showTags()
    defer { host.stop() }
    try await expectPlaces(of: ["Topics"] + Self.words, in: Tags(), on: page)
  }

  @Test func aViewThatComesMovesTheOthers() async throws {
    let (host, page) = try await showTags()
    defer { host.stop() }
    let before = try await box("Concurrency", "x", page)
    try await page.evaluate("document.querySelector('.btn').click(), ''")
    try await page.wait("[...document.querySelectorAll('p')].some(e => e.textContent === 'Everything else')")
    try await page.wait(
      "[...document.querySelectorAll('p')].find(e => e.textContent === 'Concurrency')"
        + ".getBoundingClientRect().x !== \(before)")
    let screen = Screen(Tags())
    try screen.button("Add").tap()
    try await expectPlaces(of: ["Everything else"] + Self.words, in: screen, on: page)
  }

  @Test func aNarrowerWindowHasMoreLines() async throws {
    let (host, page) = try await showTags()
    defer { host.stop() }
    let height = try await page.evaluate("'' + document.querySelector('.arranged').getBoundingClientRect().height")
    try await page.call(
      "Emulation.setDeviceMetricsOverride", ["width": 250, "height": 759, "deviceScaleFactor": 1, "mobile": true])
    try await page.wait("document.querySelector('.arranged').getBoundingClientRect().height > \(height)")
    #expect(try await page.evaluate("'' + (\(Self.right) <= 250 - 16)") == "true")
  }

  private struct Offer: View {
    let words: String
    var body: some View {
      ViewThatFits {
        HStack {
          Text(words); Text("and more of it beside")
        }
        VStack {
          Text(words); Text("and more of it below")
        }
      }
    }
  }

  @Test(
    "Of several views a page shows the one that fits",
    arguments: [
      ("Short", "beside"), ("A title that is so long that nothing fits beside it", "below"),
    ])
  func oneThatFits(words: String, place: String) async throws {
    let (host, page) = try await show(Offer(words: words))
    defer { host.stop() }
    let shown = "[...document.querySelectorAll('p')].filter(e => e.checkVisibility()).map(e => e.textContent).join('|')"
    try await page.wait("\(shown) === '\(words)|and more of it \(place)'")
  }

  /// Views on a circle, by a value that each says.
  private struct Dial: Layout {
    struct Hour: LayoutValueKey { static let defaultValue = 0.0 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 200, height: 200)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews {
        let angle = Angle.degrees(subview[Hour.self] * 30 - 90).radians
        subview.place(
          at: CGPoint(x: bounds.midX + 80 * cos(angle), y: bounds.midY + 80 * sin(angle)), anchor: .center,
          proposal: .unspecified)
      }
    }
  }

  private struct Clock: View {
    @State private var hour = 3.0
    var body: some View {
      VStack {
        Dial {
          Text("Noon")
          Text("Hand").layoutValue(key: Dial.Hour.self, value: hour)
        }
        Button("Later") { hour = 6 }
      }
    }
  }

  @Test func aValueThatIsAnotherMovesItsView() async throws {
    let (host, page) = try await show(Clock())
    defer { host.stop() }
    try await expectPlaces(of: ["Noon", "Hand"], in: Clock(), on: page)
    let before = try await box("Hand", "y", page)
    try await page.evaluate("document.querySelector('.btn').click(), ''")
    try await page.wait(
      "[...document.querySelectorAll('p')].find(e => e.textContent === 'Hand').getBoundingClientRect().y > \(before)")
    #expect(try await abs(box("Hand", "y", page) - before - 80) <= 1)
  }

  /// Padding around the whole, symbols and another arrangement.
  private struct Toolbox: View {
    @State private var isFlowing = true
    @State private var names = ["star", "heart", "bolt", "moon"]

    var body: some View {
      let layout = isFlowing ? AnyLayout(FlowLayout(spacing: 20)) : AnyLayout(VStackLayout(spacing: 5))
      VStack {
        layout {
          Text("First")
          ForEach(names, id: \.self) { Image(systemName: $0).accessibilityLabel($0) }
          Text("Last")
        }
        .padding(40)
        Button("Other") { isFlowing.toggle() }
        Button("More") { withAnimation(.linear(duration: 100)) { names.insert("flag", at: 0) } }
      }
    }
  }

  private func press(_ button: Int, on page: Chromium) async throws {
    try await page.evaluate("document.querySelectorAll('.btn')[\(button)].click(), ''")
  }

  @Test func paddingAndSymbolsStandAsInLayout() async throws {
    let (host, page) = try await show(Toolbox())
    defer { host.stop() }
    try await page.wait("\(Self.right) <= 393")
    try await expectPlaces(of: ["First", "Last"], in: Toolbox(), on: page)
    let symbols = "[...document.querySelectorAll('.arranged > *')].slice(1, 5).map(e => e.getBoundingClientRect())"
    #expect(try await page.evaluate("'' + \(symbols).every((b, i, all) => !i || b.x > all[i - 1].right)") == "true")
  }

  @Test func anotherArrangementLeavesNothingOfTheFirst() async throws {
    let (host, page) = try await show(Toolbox())
    defer { host.stop() }
    try await page.wait("\(Self.right) <= 393")
    let flowing = try await box("Last", "y", page)
    try await press(0, on: page)
    try await page.wait("!document.querySelector('[data-placed]')")
    let placed = "[...document.querySelectorAll('#root *')].some(e => e.style.left)"
    #expect(try await page.evaluate("'' + \(placed)") == "false")
    try await press(0, on: page)
    try await page.wait("document.querySelector('[data-placed]')")
    #expect(try await abs(box("Last", "y", page) - flowing) <= 1)
  }

  @Test func whatComesInAnAnimatedChangeHasTheOthersPassToTheirPlaces() async throws {
    let (host, page) = try await show(Toolbox())
    defer { host.stop() }
    try await page.wait("\(Self.right) <= 393")
    let before = try await box("Last", "x", page)
    try await press(1, on: page)
    let last = "[...document.querySelectorAll('p')].find(e => e.textContent === 'Last')"
    try await page.wait("\(last).getAnimations().length")
    #expect(try await abs(box("Last", "x", page) - before) < 20)
  }

  private struct Sometimes: View {
    @State private var isShown = false
    var body: some View {
      Button("Show") { isShown.toggle() }
      if isShown { Tags() }
    }
  }

  @Test func aLayoutThatComesLaterIsPlacedAtOnceAndGoesWithoutATrace() async throws {
    let (host, page) = try await show(Sometimes())
    defer { host.stop() }
    for _ in 0..<2 {
      try await press(0, on: page)
      try await page.wait("document.querySelector('[data-placed]') && \(Self.right) <= 393 - 16")
      #expect(try await box("Swift", "x", page) >= 0)
      try await press(0, on: page)
      try await page.wait("!document.querySelector('[data-placed]')")
    }
  }
}
