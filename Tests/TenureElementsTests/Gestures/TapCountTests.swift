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

  @Test func gesturesCountTaps() throws {
    var log: [String] = []
    let screen = Screen(
      VStack {
        Text("Zoom").gesture(TapGesture(count: 2).onEnded { log.append("zoom") })
        Text("Place").gesture(SpatialTapGesture(count: 2).onEnded { _ in log.append("place") })
        Text("Either").gesture(
          TapGesture(count: 2).onEnded { log.append("two") }.exclusively(
            before: TapGesture().onEnded { log.append("one") })
        )
        VStack { Text("Inside").gesture(TapGesture(count: 2).onEnded { log.append("inside") }) }
          .onTapGesture { log.append("outside") }
      })
    try screen.text("Zoom").tap()
    try screen.text("Place").tap()
    #expect(log == [])
    try screen.text("Zoom").tap()
    try screen.text("Place").tap()
    try screen.text("Either").tap()
    #expect(log == ["zoom", "place", "one"])
    try screen.text("Inside").tap()
    #expect(log.last == "outside")
    try screen.text("Inside").tap()
    #expect(log.last == "inside")
    screen.close()
  }

  @Test func aLongPressTellsOfTheFinger() throws {
    var log: [String] = []
    let screen = Screen(
      Text("Hold").onLongPressGesture {
        log.append("held")
      } onPressingChanged: { isPressing in
        log.append(isPressing ? "down" : "up")
      })
    try screen.text("Hold").longPress()
    #expect(log == ["down", "held", "up"])
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
