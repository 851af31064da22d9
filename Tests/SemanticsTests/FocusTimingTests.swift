import SwiftUI
import TenureTesting
import Testing

@MainActor @Suite struct FocusTimingTests {
  struct Search: View {
    @State private var isSearching = false
    @State private var query = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      if isSearching {
        TextField("Query", text: $query).focused($isFocused)
      }
      Button("Search") {
        isSearching = true
        isFocused = true
      }
      Text(isFocused ? "focused" : "not focused")
    }
  }

  @Test("R142 focus set in the turn that inserts its field is not lost here")
  func focusOfAFieldThatComes() throws {
    let screen = Screen(Search())
    try screen.button("Search").tap()
    #expect(try screen.textField("Query").isFocused)
    #expect(screen.shows("focused"))
    #expect(!screen.shows("not focused"))
    screen.close()
  }
}
