import SwiftUI
import TenureTesting
import Testing

@MainActor @Suite struct FoldTests {
  private struct Mailbox: View {
    @State private var chosen: String?
    var body: some View {
      NavigationSplitView {
        List(["Ada", "Grace"], id: \.self, selection: $chosen) { Text("From \($0)") }
      } detail: {
        Text(chosen.map { "Dear \($0)" } ?? "Nothing chosen")
      }
    }
  }

  @Test func whereThereIsRoomForOneColumnOneIsSeen() throws {
    let screen = Screen(Mailbox())
    #expect(screen.shows("From Ada") && screen.shows("Nothing chosen"))
    try screen.fold()
    #expect(screen.shows("From Ada") && !screen.shows("Nothing chosen"))
    try screen.row("From Grace").select()
    #expect(!screen.shows("From Ada") && screen.shows("Dear Grace"))
    try screen.back()
    #expect(screen.shows("From Ada") && !screen.shows("Nothing chosen"))
    try screen.fold(false)
    #expect(screen.shows("From Ada") && screen.shows("Nothing chosen"))
  }

  private struct Guide: View {
    var body: some View {
      NavigationView {
        List(["Alps", "Andes"], id: \.self) { name in NavigationLink(name) { Text("All of \(name)") } }
          .navigationTitle("Mountains")
        Text("Choose a range")
      }
    }
  }

  @Test func ofTwoViewsInANavigationViewAPhoneShowsTheFirst() throws {
    let screen = Screen(Guide())
    #expect(screen.shows("Alps") && !screen.shows("Choose a range"))
    try screen.link("Andes").tap()
    #expect(screen.shows("All of Andes") && !screen.shows("Alps"))
    try screen.back()
    #expect(screen.shows("Alps") && !screen.shows("All of Andes"))
    screen.windowSize = CGSize(width: 1180, height: 820)
    #expect(screen.shows("Alps") && screen.shows("Choose a range"))
    let (first, second) = try (screen.frame(of: screen.text("Alps")), screen.frame(of: screen.text("Choose a range")))
    #expect(first.maxX < 320 && second.minX > 320)
  }

  @Test func aNavigationViewInTheStyleOfAStackShowsItsFirstViewAlone() throws {
    let screen = Screen(Guide().navigationViewStyle(.stack))
    #expect(throws: ScreenError.self) { try screen.fold(false) }
    #expect(screen.shows("Alps") && !screen.shows("Choose a range"))
    try screen.link("Andes").tap()
    #expect(screen.shows("All of Andes"))
    try screen.back()
    #expect(screen.shows("Alps"))
  }

  @Test func whereThereIsNothingToFoldTheTestHears() {
    let screen = Screen(Text("Plain"))
    let error = #expect(throws: ScreenError.self) { try screen.fold() }
    #expect(error?.fact == "There is no split view to fold.")
    #expect(error?.advice.isEmpty == false)
  }
}
