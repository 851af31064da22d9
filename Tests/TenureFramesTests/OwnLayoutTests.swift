import Foundation
import SwiftUI
import TenureTesting
import Testing

/// Layouts of a program's own, guides of its own, and views of which one fits.
@MainActor @Suite struct OwnLayoutTests {
  /// Views from corner to corner.
  private struct Diagonal: Layout {
    var gap: CGFloat = 0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      let gaps = gap * CGFloat(subviews.count - 1)
      return CGSize(
        width: sizes.map(\.width).reduce(gaps, +), height: sizes.map(\.height).reduce(gaps, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      var corner = bounds.origin
      for view in subviews {
        view.place(at: corner, proposal: .unspecified)
        let size = view.sizeThatFits(.unspecified)
        corner = CGPoint(x: corner.x + size.width + gap, y: corner.y + size.height + gap)
      }
    }
  }

  @Test func `a grid can take the place of a stack, and its rows line up`() throws {
    struct Counter: View {
      let color: Color
      let name: String
      @State private var count = 0
      var body: some View {
        color.frame(width: 40 + CGFloat(count) * 20, height: 30).accessibilityLabel(name)
          .onTapGesture { count += 1 }
      }
    }
    struct Cells: View {
      @State private var isGrid = false
      var layout: AnyLayout {
        isGrid
          ? AnyLayout(GridLayout(alignment: .topLeading, horizontalSpacing: 6, verticalSpacing: 4))
          : AnyLayout(VStackLayout(spacing: 0))
      }
      var body: some View {
        VStack {
          layout {
            GridRow {
              Counter(color: .red, name: "Red")
              Counter(color: .blue, name: "Blue")
            }
            GridRow {
              Counter(color: .green, name: "Green")
              Counter(color: .orange, name: "Orange")
            }
          }
          Button("Grid") { isGrid = true }
        }
      }
    }
    let screen = Screen(Cells())
    func frame(_ name: String) throws -> CGRect { try screen.frame(of: screen.element(role: "color", label: name)) }
    try screen.element(role: "color", label: "Red").tap()
    try screen.button("Grid").tap()
    let (red, blue, green, orange) = try (frame("Red"), frame("Blue"), frame("Green"), frame("Orange"))
    #expect(red.width == 60, "the state inside stays")
    #expect(blue.minX == red.minX + 66 && orange.minX == blue.minX, "a column is as wide as its widest cell")
    #expect(green.minX == red.minX && green.minY == red.maxY + 4)
    screen.close()
  }

  @Test func aLayoutOfTheProgramsOwnPlacesItsViews() throws {
    struct Stairs: View {
      @State private var gap: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          Diagonal(gap: gap) {
            Color.red.frame(width: 100, height: 40).accessibilityLabel("Red")
            Color.blue.frame(width: 50, height: 60).accessibilityLabel("Blue")
          }
          Button("Wider") { gap = 10 }.frame(height: 100)
        }
      }
    }
    let screen = Screen(Stairs())
    func frames() throws -> (red: CGRect, blue: CGRect) {
      try (
        screen.frame(of: screen.element(role: "color", label: "Red")),
        screen.frame(of: screen.element(role: "color", label: "Blue"))
      )
    }
    let before = try frames()
    #expect(before.blue.minX == before.red.maxX && before.blue.minY == before.red.maxY)
    #expect(before.red.minX == (393.0 - 150) / 2)
    try screen.button("Wider").tap()
    let after = try frames()
    #expect(after.blue.minX == after.red.maxX + 10 && after.blue.minY == after.red.maxY + 10)
    screen.close()
  }

  /// The views' shares of the width, as they say by a layout value.
  private struct Shares: Layout {
    struct Share: LayoutValueKey { static let defaultValue = 1.0 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Double) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func makeCache(subviews: Subviews) -> Double { subviews.reduce(0) { $0 + $1[Share.self] } }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Double
    ) {
      var x = bounds.minX
      for view in subviews {
        let width = bounds.width * view[Share.self] / cache
        view.place(
          at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
          proposal: ProposedViewSize(width: width, height: bounds.height))
        x += width
      }
    }
  }

  @Test func viewsTellTheLayoutAroundThemValuesAndItsCacheFollowsThem() throws {
    struct Bar: View {
      @State private var hasThird = false
      @State private var share = 3.0
      var body: some View {
        VStack(spacing: 0) {
          Shares {
            Color.red.accessibilityLabel("Red")
            Color.blue.layoutValue(key: Shares.Share.self, value: share).accessibilityLabel("Blue")
            if hasThird { Color.green.frame(width: 10).accessibilityLabel("Green") }
          }
          .frame(width: 200, height: 50)
          Button("Third") { hasThird = true }
          Button("Equal") { share = 1 }
        }
      }
    }
    let screen = Screen(Bar())
    func width(_ color: String) throws -> CGFloat {
      let frame = try screen.frame(of: screen.element(role: "color", label: color))
      return frame.width
    }
    #expect(try width("Red") == 50 && width("Blue") == 150)
    try screen.button("Third").tap()
    #expect(try width("Red") == 40 && width("Blue") == 120 && width("Green") == 10)
    try screen.button("Equal").tap()
    #expect(try abs(width("Red") - 200 / 3) < 0.01)
    screen.close()
  }

  /// Asks a stack's layout for the size, and lets it place the views.
  private struct Framed: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      var stack = HStackLayout(spacing: 4).makeCache(subviews: subviews)
      let size = HStackLayout(spacing: 4).sizeThatFits(proposal: proposal, subviews: subviews, cache: &stack)
      return CGSize(width: size.width + 20, height: size.height + 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      let layout = AnyLayout(HStackLayout(spacing: 4))
      var stack = layout.makeCache(subviews: subviews)
      layout.placeSubviews(
        in: bounds.insetBy(dx: 10, dy: 10), proposal: ProposedViewSize(width: bounds.width - 20, height: nil),
        subviews: subviews, cache: &stack)
    }
  }

  @Test func aLayoutMayAskAStacksLayout() throws {
    let screen = Screen(
      Framed {
        Color.red.frame(width: 30, height: 30).accessibilityLabel("Red")
        Color.blue.frame(width: 30, height: 50).accessibilityLabel("Blue")
      }
      .border(.black))
    let red = try screen.frame(of: screen.element(role: "color", label: "Red"))
    let blue = try screen.frame(of: screen.element(role: "color", label: "Blue"))
    #expect(red.minX == (393 - 84) / 2.0 + 10 && blue.minX == red.maxX + 4 && red.midY == blue.midY)
    screen.close()
  }

  @Test func anyLayoutKeepsTheStateInsideWhenItTurns() throws {
    struct Turning: View {
      @State private var isWide = false
      var body: some View {
        let layout = isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        VStack(spacing: 100) {
          layout {
            Counter(name: "One")
            Counter(name: "Two")
          }
          Button("Turn") { isWide.toggle() }
        }
      }
    }
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    let screen = Screen(Turning())
    try screen.button("One 0").tap()
    func frames() throws -> (CGRect, CGRect) {
      try (screen.frame(of: screen.button("One 1")), screen.frame(of: screen.button("Two 0")))
    }
    var (one, two) = try frames()
    #expect(two.minY == one.maxY && two.midX == one.midX)
    try screen.button("Turn").tap()
    (one, two) = try frames()
    #expect(two.minX == one.maxX && two.midY == one.midY)
    screen.close()
  }

  @Test func viewsAreLinedUpByTheGuidesThatTheySet() throws {
    struct Scores: View {
      @State private var inset = 20.0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 50, height: 10).accessibilityLabel("Red")
          Color.blue.frame(width: 50, height: 10)
            .alignmentGuide(.leading) { $0[.leading] - inset }
            .accessibilityLabel("Blue")
          Button("More") { inset = 30 }
        }
      }
    }
    let screen = Screen(Scores())
    func inset() throws -> CGFloat {
      try screen.frame(of: screen.element(role: "color", label: "Blue")).minX
        - screen.frame(of: screen.element(role: "color", label: "Red")).minX
    }
    #expect(try inset() == 20)
    try screen.button("More").tap()
    #expect(try inset() == 30)
    screen.close()
  }

  @Test func aGuideOfTheProgramsOwnLinesUpViewsOfDifferentStacks() throws {
    let screen = Screen(
      HStack(alignment: .name, spacing: 0) {
        VStack(spacing: 0) {
          Color.red.frame(width: 20, height: 70)
          Text("@ada").alignmentGuide(.name) { $0[VerticalAlignment.center] }
        }
        VStack(spacing: 0) {
          Text("Ada").alignmentGuide(.name) { $0[VerticalAlignment.center] }
          Color.blue.frame(width: 20, height: 30)
        }
      })
    let (handle, name) = try (screen.frame(of: screen.text("@ada")), screen.frame(of: screen.text("Ada")))
    #expect(abs(handle.midY - name.midY) < 0.01)
    screen.close()
  }

  @Test func theFirstViewThatFitsIsShownAndTheOthersAreNot() throws {
    struct Fitting: View {
      @State private var width = 300.0
      @State private var log: [String] = []
      var body: some View {
        VStack {
          ViewThatFits(in: .horizontal) {
            Row(name: "Wide", width: 250).onAppear { log.append("wide") }
            Row(name: "Narrow", width: 100).onAppear { log.append("narrow") }.onDisappear { log.append("gone") }
          }
          .frame(width: width)
          Button("Less") { width = 120 }
          Button("More") { width = 300 }
          Text(log.joined(separator: " "))
        }
      }
    }
    struct Row: View {
      let name: String
      let width: CGFloat
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 }.frame(width: width) }
    }
    let screen = Screen(Fitting())
    #expect(screen.shows("Wide 0") && !screen.shows("Narrow 0") && screen.shows("wide"))
    try screen.button("Wide 0").tap()
    try screen.button("Less").tap()
    #expect(!screen.shows("Wide 1") && screen.shows("Narrow 0") && screen.shows("wide narrow"))
    try screen.button("Narrow 0").tap()
    try screen.button("More").tap()
    #expect(screen.shows("Wide 1") && screen.shows("wide narrow wide gone"))
    screen.close()
  }

  @Test func aContainerRelativeFrameFollowsTheScrollViewOrTheWindow() throws {
    struct Cards: View {
      var body: some View {
        VStack {
          ScrollView(.horizontal) {
            HStack(spacing: 10) {
              ForEach(0..<4, id: \.self) { number in
                Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10)
                  .accessibilityLabel("Card \(number)")
              }
            }
          }
          .frame(width: 320, height: 100)
          Color.blue.containerRelativeFrame(.vertical) { length, _ in length / 4 }.accessibilityLabel("Quarter")
        }
      }
    }
    let screen = Screen(Cards())
    #expect(try screen.frame(of: screen.element(role: "color", label: "Card 1")).width == 100)
    #expect(try screen.frame(of: screen.element(role: "color", label: "Quarter")).height == 759.0 / 4)
    screen.windowSize = CGSize(width: 852, height: 393)
    #expect(try screen.frame(of: screen.element(role: "color", label: "Quarter")).height == (393.0 - 21) / 4)
    screen.close()
  }

  private struct Careless: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews[subviews.count].sizeThatFits(proposal)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  @Test func aTrapInALayoutStopsTheScreenAndNotTheTests() throws {
    let screen = Screen(
      VStack {
        Careless { Text("One") }
        Text("Two")
      })
    #expect(throws: ScreenError.self) { try screen.frame(of: screen.text("Two")) }
    #expect(screen.stopped?.fact.hasPrefix("Fatal error:") == true)
    screen.close()
  }

  @Test func aLayoutThatAnswersNonsenseStopsNothing() throws {
    struct Nonsense: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: CGFloat.nan, height: -CGFloat.infinity)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: CGPoint(x: CGFloat.nan, y: .infinity), proposal: .infinity)
      }
    }
    let screen = Screen(
      VStack {
        Nonsense { GeometryReader { Text("\(Int($0.size.width))") } }
        Button("Still here") {}
      })
    try screen.button("Still here").tap()
    // What has no size is not made.
    #expect(screen.stopped == nil && screen.texts.map(\.text) == ["Still here"])
    screen.close()
  }
}

extension VerticalAlignment {
  private struct Name: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
  }

  fileprivate static let name = VerticalAlignment(Name.self)
}
