import SwiftUI
import TenureTesting
import Testing

@MainActor @Suite struct TapCountTests {
  struct Photo: View {
    @State private var zooms = 0
    @State private var selections = 0

    var body: some View {
      Text("Photo")
        .onTapGesture(count: 2) { zooms += 1 }
        .onTapGesture { selections += 1 }
      Text("\(zooms) zooms, \(selections) selections")
    }
  }

  @Test func aDoubleTapTakesTwoTaps() throws {
    let screen = Screen(Photo())
    try screen.text("Photo").tap()
    #expect(screen.shows("0 zooms, 1 selections"))
    try screen.text("Photo").tap()
    #expect(screen.shows("1 zooms, 1 selections"))
    screen.close()
  }

  @Test func theFirstOfTwoTapsIsNoMistake() throws {
    var count = 0
    let screen = Screen(Text("Only double").onTapGesture(count: 2) { count += 1 })
    try screen.text("Only double").tap()
    #expect(count == 0)
    try screen.text("Only double").tap()
    #expect(count == 1)
    screen.close()
  }

  struct Search: View {
    @State private var text = ""
    @State private var log = "nothing"

    var body: some View {
      TextField("Query", text: $text)
        .onSubmit { log = "submitted" }
        .onSubmit(of: .search) { log = "searched" }
      Text(log)
    }
  }

  @Test func aSubmittedFieldIsNoSearch() throws {
    let screen = Screen(Search())
    try screen.textField("Query").submit()
    #expect(screen.shows("submitted"))
    screen.close()
  }
}
