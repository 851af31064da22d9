import SwiftUI
import TenureTesting
import Testing

/// Where scrolled content begins, and what stays in sight as it grows.
@MainActor @Suite struct ScrollAnchorTests {
  struct Chat: View {
    @State private var count = 20
    @State private var offset = 0

    var body: some View {
      VStack(spacing: 0) {
        Button("Send") { count += 5 }
        Text("at \(offset)")
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("Line \($0)").frame(height: 40) } }
        }
        .frame(height: 400)
        .defaultScrollAnchor(.bottom)
        .onScrollGeometryChange(for: Int.self) {
          Int($0.contentOffset.y)
        } action: {
          offset = $1
        }
      }
    }
  }

  @Test func contentStaysAtItsEndAsItGrows() throws {
    let screen = Screen(Chat())
    try screen.button("Send").tap()
    // 25 lines of 40 points, of which 400 are seen.
    #expect(screen.shows("at 600"))
    try screen.button("Send").tap()
    #expect(screen.shows("at 800"))
  }

  @Test func aUserWhoHasScrolledAwayIsLeftAlone() throws {
    let screen = Screen(Chat())
    try screen.text("Line 19").scroll(y: -100)
    #expect(screen.shows("at 300"))
    try screen.button("Send").tap()
    #expect(screen.shows("at 300"))
    // Back at the end it holds again.
    try screen.text("Line 19").scroll(y: 1_000)
    #expect(screen.shows("at 600"))
    try screen.button("Send").tap()
    #expect(screen.shows("at 800"))
  }

  struct Short: View {
    let anchor: UnitPoint
    var role: ScrollAnchorRole?
    var body: some View {
      let scroll = ScrollView { Text("Newest").frame(height: 40) }.frame(height: 400)
      if let role { scroll.defaultScrollAnchor(anchor, for: role) } else { scroll.defaultScrollAnchor(anchor) }
    }
  }

  @Test func shortContentStandsAtItsAnchor() throws {
    func middle(_ view: Short) throws -> CGFloat {
      let screen = Screen(view)
      defer { screen.close() }
      return try screen.frame(of: screen.text("Newest")).midY
    }
    let top = try middle(Short(anchor: .top))
    #expect(try middle(Short(anchor: .bottom)) - top == 360)
    #expect(try middle(Short(anchor: .center)) - top == 180)
    #expect(try middle(Short(anchor: .bottom, role: .alignment)) - top == 360)
    #expect(try middle(Short(anchor: .bottom, role: .initialOffset)) == top)
    #expect(try middle(Short(anchor: .bottom, role: .sizeChanges)) == top)
  }

  struct Pages<Behavior: ScrollTargetBehavior>: View {
    let behavior: Behavior
    @State private var offset = 0

    var body: some View {
      VStack(spacing: 0) {
        Text("at \(offset)")
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<9, id: \.self) { Text("Card \($0)").frame(width: 120) } }
            .scrollTargetLayout()
        }
        .frame(width: 300, height: 100)
        .scrollTargetBehavior(behavior)
        .onScrollGeometryChange(for: Int.self) {
          Int($0.contentOffset.x)
        } action: {
          offset = $1
        }
      }
    }
  }

  @Test func scrollingRestsAtTheEdgeOfAView() throws {
    let screen = Screen(Pages(behavior: .viewAligned(limitBehavior: .always)))
    try screen.text("Card 0").scroll(x: 150)
    #expect(screen.shows("at 120"))
    try screen.text("Card 2").scroll(x: 100)
    #expect(screen.shows("at 240"))
    // Not beyond the end: nine cards of 120 points, of which 300 are seen.
    try screen.text("Card 2").scroll(x: 5_000)
    #expect(screen.shows("at 780"))
  }

  @Test func scrollingRestsAtWholePages() throws {
    let screen = Screen(Pages(behavior: .paging))
    try screen.text("Card 0").scroll(x: 200)
    #expect(screen.shows("at 300"))
    try screen.text("Card 3").scroll(x: 100)
    #expect(screen.shows("at 300"))
  }
}
