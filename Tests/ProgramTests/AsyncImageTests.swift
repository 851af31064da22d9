import Foundation
import SwiftUI
import TenureTesting
import Testing

@MainActor @Suite struct AsyncImageTests {
  private struct Portrait: View {
    @State private var name: String? = "ada"
    var body: some View {
      AsyncImage(url: name.flatMap { URL(string: "https://example.org/\($0).png") }, scale: 2) { phase in
        if let image = phase.image {
          image.resizable().accessibilityLabel("Portrait")
        } else if phase.error != nil {
          Text("No picture")
        } else {
          ProgressView("Loading")
        }
      }
      Button("Grace") { name = "grace" }
      Button("Nobody") { name = nil }
    }
  }

  @Test func aPictureIsWaitedForAndThenShown() throws {
    let screen = Screen(Portrait())
    #expect(screen.shows("Loading"))
    try screen.loadPictures()
    #expect(!screen.shows("Loading"))
    #expect(screen.tree.contains("url=\"https://example.org/ada.png\" scale=2"))
    #expect(!screen.tree.contains("awaitedPicture"))
  }

  @Test func whatCannotBeHadIsAFailureUntilTheAddressIsAnother() throws {
    let screen = Screen(Portrait())
    var asked: [String] = []
    try screen.loadPictures { url in
      asked.append(url.lastPathComponent)
      return false
    }
    #expect(asked == ["ada.png"])
    #expect(screen.shows("No picture"))
    try screen.button("Grace").tap()
    #expect(screen.shows("Loading"))
    try screen.loadPictures()
    #expect(screen.tree.contains("grace.png"))
    try screen.button("Nobody").tap()
    #expect(screen.shows("Loading"))
    #expect(throws: ScreenError.self) { try screen.loadPictures() }
    #expect(screen.shows("Loading"))
  }

  @Test func thePlaceholderStandsUntilThePictureIsThere() throws {
    let screen = Screen {
      AsyncImage(url: URL(string: "https://example.org/a.png")) {
        $0.resizable()
      } placeholder: {
        Text("Soon")
      }
      AsyncImage(url: URL(string: "https://example.org/b.png"))
    }
    #expect(screen.shows("Soon"))
    #expect(screen.tree.contains("image awaited"))
    try screen.loadPictures { $0.lastPathComponent == "b.png" }
    #expect(screen.shows("Soon"))
    #expect(screen.tree.contains("b.png"))
  }
}
