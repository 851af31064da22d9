import SwiftUI
import TenureTesting
import Testing

/// What lists, and what stands around them, look like.
@MainActor struct ListLookTests {
  private static let ground = "#F2F2F7"

  @Test("What stands above a list is on the ground of the screen, and the list has its own")
  func aboveAList() throws {
    let image = try Screen(
      NavigationStack {
        VStack(spacing: 0) {
          Color.clear.frame(height: 50)
          List { Text("Row") }
        }
        .navigationTitle("Title")
      }
    ).image()
    let top = 59 + 96 + 50.0
    #expect(image.color(x: 300, y: 70) == "#FFFFFF" && image.color(x: 300, y: top - 20) == "#FFFFFF")
    #expect(image.color(x: 5, y: top + 10) == Self.ground && image.color(x: 5, y: 850) == Self.ground)
    let alone = try Screen(NavigationStack { List { Text("Row") }.navigationTitle("Title") }).image()
    #expect(alone.color(x: 300, y: 70) == Self.ground)
  }
}
