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

  @Test("The arrow of a disclosure group is in the tint, outside of a list its label too")
  func disclosure() throws {
    let square = { Rectangle().frame(width: 60, height: 20) }
    func inks(_ view: some View, _ y: Double) throws -> Set<String> {
      let image = try Screen(view.tint(.red)).image()
      return Set(stride(from: 2, to: 391, by: 0.5).compactMap { image.color(x: $0, y: y) })
    }
    let middle = 59 + (852 - 59 - 34) / 2.0
    let outside = try inks(DisclosureGroup(content: { Text("More") }, label: square), middle)
    #expect(outside.contains("#FF3B30") && !outside.contains("#000000"))
    let inside = try inks(List { DisclosureGroup(content: { Text("More") }, label: square) }, 59 + 35 + 22)
    #expect(inside.contains("#FF3B30") && inside.contains("#000000"))
  }

  @Test("A button in the head of a section is in its tint, other words there are gray")
  func buttonInAHead() throws {
    let image = try Screen(
      List {
        Section {
          Text("Row")
        } header: {
          HStack(spacing: 0) {
            Rectangle().frame(width: 60, height: 20)
            Button(action: {}, label: { Rectangle().frame(width: 60, height: 20) })
          }
        }
      }
    ).image()
    let (x, y) = (16 + 20.0, 59 + 35 + 10.0)
    #expect(image.color(x: x + 90, y: y) == "#007AFF")
    let gray = try #require(image.color(x: x + 30, y: y))
    #expect(gray != "#000000" && gray != "#007AFF" && gray != Self.ground)
  }

  @Test("What a row says of itself holds for it behind what lies over it, too")
  func rowsBehindOthers() throws {
    let row = Color.clear.frame(height: 44).listRowInsets(EdgeInsets()).listRowBackground(Color.yellow)
    let image = try Screen(
      List {
        row
        row.overlay { Text("Over") }
        row.background(alignment: .leading) { Text("Behind") }
      }
    ).image()
    for index in 0..<3 { #expect(image.color(x: 300, y: 59 + 35 + 22 + 44 * Double(index)) == "#FFCC00", "\(index)") }
  }

  @Test("A bar at the lower edge has a ground where rows go on below it, and none where they do not")
  func bottomBar() throws {
    func colors(_ count: Int) throws -> Set<String> {
      let image = try Screen(
        NavigationStack {
          List(0..<count, id: \.self) { _ in Color.red.listRowInsets(EdgeInsets()) }
            .toolbar { ToolbarItem(placement: .bottomBar) { Button("New") {} } }
        }
      ).image()
      return Set(stride(from: 852 - 34 - 40, to: 845, by: 1).compactMap { image.color(x: 300, y: $0) })
    }
    #expect(try colors(2) == [Self.ground])
    // Red rows are seen softly through it.
    #expect(try !colors(40).contains("#FF3B30") && !colors(40).contains(Self.ground))
  }

  @Test("Beside an inline title that a user may change there is an arrow")
  func titleThatIsChanged() throws {
    func marks(_ view: some View) throws -> Int {
      let image = try Screen(NavigationStack { view.navigationBarTitleDisplayMode(.inline) }).image()
      return stride(from: 100, to: 293, by: 0.5).count { image.color(x: $0, y: 59 + 22 + 7) != "#FFFFFF" }
    }
    let plain = try marks(Color.clear.navigationTitle("o"))
    #expect(try marks(Color.clear.navigationTitle(.constant("o"))) > plain)
    #expect(plain == 0)
  }
}
