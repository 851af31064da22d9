import SwiftUI
import TenureTesting
import Testing

/// What a view says about the bars goes as it leaves, though its removal is animated.
@MainActor @Suite struct LeavingBarsTests {
  struct Pages: View {
    @State private var page = 0
    var body: some View {
      VStack {
        NavigationStack {
          switch page {
          case 0: Text("Shop").navigationTitle("Goods").toolbar { Button("Sort") {} }
          default: Text("Me")
          }
        }
        Button("Next") { withAnimation { page += 1 } }
        Button("Back") { withAnimation { page -= 1 } }
      }
    }
  }

  @Test func `the title and the items of the bar go at once`() async throws {
    let screen = Screen(Pages())
    #expect(screen.tree.contains("title=\"Goods\""))
    try screen.button("Next").tap()
    #expect(!screen.tree.contains("Goods"))
    #expect(!screen.tree.contains("Sort"))
    await screen.advance(by: .seconds(2))
    #expect(!screen.tree.contains("Goods"))
    #expect(screen.issues == [])
  }

  @Test func `and are there again where the view is wanted back meanwhile`() async throws {
    let screen = Screen(Pages())
    try screen.button("Next").tap()
    try screen.button("Back").tap()
    #expect(screen.tree.contains("title=\"Goods\""))
    try screen.button("Sort").tap()
    await screen.advance(by: .seconds(2))
    #expect(screen.tree.contains("title=\"Goods\""))
    try screen.button("Sort").tap()
  }
}
