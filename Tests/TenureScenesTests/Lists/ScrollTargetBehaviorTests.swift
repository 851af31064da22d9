import SwiftUI
import TenureTesting
import Testing

/// Scrolling that comes to rest where the program says.
@MainActor @Suite struct ScrollTargetBehaviorTests {
  struct Steps: ScrollTargetBehavior {
    var step: CGFloat

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      if context.isEnabled { target.rect.origin.y = (target.rect.minY / step).rounded() * step }
      if target.rect.maxY > context.contentSize.height - step {
        target.rect.origin.y = context.contentSize.height - context.containerSize.height
      }
    }
  }

  /// Goes on or back by one card, whichever way the user went.
  struct OneCard: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      let begun = context.originalTarget.rect.minX
      guard context.axes == .horizontal, target.rect.minX != begun else { return }
      target.rect.origin.x = begun + (target.rect.minX > begun ? 200 : -200)
    }
  }

  struct Lines: View {
    @State private var offset = 0.0
    var step: CGFloat = 100

    var body: some View {
      VStack(spacing: 0) {
        Text("at \(Int(offset))")
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<30, id: \.self) { Text("Line \($0)").frame(height: 40) } }
        }
        .frame(height: 400)
        .scrollTargetBehavior(Steps(step: step))
        .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, new in offset = new }
      }
    }
  }

  @Test func `a step that the program makes`() throws {
    let screen = Screen(Lines())
    try screen.text("Line 0").scroll(y: 70)
    #expect(screen.shows("at 100"))
    try screen.text("Line 5").scroll(y: 30)
    #expect(screen.shows("at 100"))
    try screen.text("Line 5").scroll(y: 260)
    #expect(screen.shows("at 400"))
    try screen.text("Line 12").scroll(y: 3_000)
    #expect(screen.shows("at 800"))
    #expect(screen.issues.isEmpty)
  }

  struct Cards: View {
    @State private var offset = 0.0

    var body: some View {
      Text("at \(Int(offset))")
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<10, id: \.self) { Text("Card \($0)").frame(width: 200, height: 80) } }
      }
      .scrollTargetBehavior(OneCard())
      .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.x) { _, new in offset = new }
    }
  }

  @Test func `one card at a time`() throws {
    let screen = Screen(Cards())
    try screen.text("Card 0").scroll(x: 390)
    #expect(screen.shows("at 200"))
    try screen.text("Card 1").scroll(x: 20)
    #expect(screen.shows("at 400"))
    try screen.text("Card 2").scroll(x: -35)
    #expect(screen.shows("at 200"))
    #expect(screen.issues.isEmpty)
  }
}
