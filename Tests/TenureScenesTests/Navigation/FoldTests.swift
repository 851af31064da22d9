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

  @Test func whereThereIsNothingToFoldTheTestHears() {
    let screen = Screen(Text("Plain"))
    let error = #expect(throws: ScreenError.self) { try screen.fold() }
    #expect(error?.fact == "There is no split view to fold.")
    #expect(error?.advice.isEmpty == false)
  }
}
