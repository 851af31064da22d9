import SwiftUI
import TenureTesting
import Testing

/// A title that a user can edit, beside other things said about the bar.
@MainActor @Suite struct BoundTitleTests {
  struct Document: View {
    enum Order { case after, before, within }
    let order: Order
    @State private var title = "Draft"
    @State private var shownTitle = "none"
    var body: some View {
      NavigationStack {
        switch order {
        case .after:
          Text("title \(title)").navigationTitle($title).navigationBarTitleDisplayMode(.inline)
            .navigationBarBackButtonHidden()
        case .before:
          Text("title \(title)").navigationBarTitleDisplayMode(.inline).navigationTitle($title)
        case .within:
          VStack { Text("title \(title)").navigationTitle($title) }.toolbar { Button("Share") {} }
            .navigationBarTitleDisplayMode(.large)
        }
      }
    }
  }

  @Test(
    "A bound title can be edited whatever else is said about the bar, in any order",
    arguments: [Document.Order.after, .before, .within])
  func edited(order: Document.Order) throws {
    let screen = Screen(Document(order: order))
    #expect(screen.title == "Draft")
    try screen.rename(to: "Letter")
    #expect(screen.title == "Letter")
    #expect(screen.shows("title Letter"))
  }

  struct Overruled: View {
    @State private var title = "Draft"
    var body: some View {
      NavigationStack { VStack { Text("title \(title)").navigationTitle($title) }.navigationTitle("Fixed") }
    }
  }

  @Test("A plain title further out has the last word: the bound one is neither shown nor edited")
  func overruled() throws {
    let screen = Screen(Overruled())
    #expect(screen.title == "Fixed")
    #expect(throws: (any Error).self) { try screen.rename(to: "Letter") }
    #expect(screen.shows("title Draft"))
  }
}
