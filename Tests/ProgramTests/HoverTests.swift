import SwiftUI
import TenureTesting
import Testing

private struct Hoverable: View {
  @State private var isHovered = false
  @State private var isRowHovered = false
  @State private var isCovered = false

  var body: some View {
    VStack {
      HStack {
        Text(isHovered ? "warm" : "cold").onHover { isHovered = $0 }
        Button("Press") { isCovered = true }
      }
      .onHover { isRowHovered = $0 }
      Text(isRowHovered ? "in the row" : "elsewhere")
    }
    .sheet(isPresented: $isCovered) { Text("Cover") }
  }
}

@MainActor struct HoverTests {
  @Test func aPointerComesAndGoes() throws {
    let screen = Screen(Hoverable())
    try screen.text("cold").hover()
    #expect(screen.shows("warm"))
    // Who is around is told by itself.
    #expect(screen.shows("elsewhere"))
    try screen.text("warm").hover(false)
    #expect(screen.shows("cold"))
  }

  @Test func whatDoesNotWaitForAPointerSaysSo() throws {
    let screen = Screen(Hoverable())
    #expect(throws: ScreenError.self) { try screen.text("elsewhere").hover() }
  }

  @Test func aPointerLeavesWhatHasBeenCovered() throws {
    let screen = Screen(Hoverable())
    let text = try screen.text("cold")
    try text.hover()
    try screen.button("Press").tap()
    try text.hover(false)
    #expect(throws: ScreenError.self) { try text.hover() }
    try screen.dismiss()
    #expect(screen.shows("cold"))
  }

  @Test func aPointerComesOverWhatIsDisabledToo() throws {
    let screen = Screen(Hoverable().disabled(true))
    try screen.text("cold").hover()
    #expect(screen.shows("warm"))
  }
}
