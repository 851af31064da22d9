import Combine
import SwiftUI
import TenureTesting
import Testing

/// The same in the language mode of Swift 5.
@MainActor @Suite struct ConsumerFiveTests {
  struct Greeting: View {
    @State private var name = ""

    var body: some View {
      TextField("Name", text: $name)
      Text("Hello, \(name)")
    }
  }

  @Test func aGreeting() throws {
    let screen = Screen(Greeting())
    try screen.textField("Name").type("Ada")
    #expect(screen.shows("Hello, Ada"))
    let turns: [ScreenTurn] = screen.record.turns
    #expect(turns.last?.event == "type \"a\" into \"Name\"")
    #expect(screen.issues == [ScreenIssue]())
  }
}
