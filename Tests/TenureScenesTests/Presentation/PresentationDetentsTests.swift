import SwiftUI
import TenureTesting
import Testing

private struct Player: View {
  @State private var height = PresentationDetent.height(80)

  var body: some View {
    Text("Library")
      .sheet(isPresented: .constant(true)) {
        Text(height == .large ? "Cover and words" : "Title")
          .presentationDetents([.height(80), .large], selection: $height)
      }
  }
}

private struct Filter: View {
  @State private var isMedium = true

  var body: some View {
    Text("List")
      .sheet(isPresented: .constant(true)) {
        Button("Heights") { isMedium = false }
          .presentationDetents(isMedium ? [.medium, .large] : [.fraction(0.3)])
      }
  }
}

@MainActor @Suite struct PresentationDetentsTests {
  @Test func theHeightThatAUserDragsASheetToIsTheSelection() throws {
    let screen = Screen(Player())
    #expect(try screen.sheet.text == "Title")
    try screen.dragSheet(to: .large)
    #expect(try screen.sheet.text == "Cover and words")
    try screen.dragSheet(to: .height(80))
    #expect(try screen.sheet.text == "Title")
  }

  @Test func withoutASelectionASheetKeepsTheHeightForAsLongAsItHasIt() throws {
    let screen = Screen(Filter())
    func top() throws -> Double { try screen.frame(of: screen.button("Heights")).minY }
    let medium = try top()
    try screen.dragSheet(to: .large)
    let large = try top()
    #expect(large < medium)
    try screen.dragSheet(to: .medium)
    #expect(try top() == medium)
    try screen.dragSheet(to: .large)
    try screen.button("Heights").tap()
    #expect(try top() > medium)
  }

  @Test func aHeightThatASheetHasNotIsRefusedWithThoseThatItHas() {
    let screen = Screen(Filter())
    let error = #expect(throws: ScreenError.self) { try screen.dragSheet(to: .fraction(0.9)) }
    #expect(error?.description.contains("Its heights are .large, .medium.") == true)
    #expect(error?.description.contains("put .fraction(0.9) into its presentationDetents(_:)") == true)
    let plain = Screen(Text("Behind").sheet(isPresented: .constant(true)) { Text("Plain") })
    let other = #expect(throws: ScreenError.self) { try plain.dragSheet(to: .large) }
    #expect(other?.description.contains("It has one height.") == true)
    #expect(other?.description.contains("Give its content presentationDetents([…]) with .large among them.") == true)
  }
}
