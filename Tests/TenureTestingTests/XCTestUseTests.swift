import SwiftUI
import TenureTesting
import XCTest

/// The harness in the older test library: the same words.
@MainActor final class XCTestUseTests: XCTestCase {
  struct Loader: View {
    @State private var text = "idle"

    var body: some View {
      Text(text)
      Button("Load") {
        text = "loading"
        Task {
          try? await Task.sleep(for: .seconds(1))
          text = "loaded"
        }
      }
    }
  }

  func testATapAndWhatFollows() async throws {
    let screen = Screen(Loader())
    try screen.button("Load").tap()
    XCTAssertTrue(screen.shows("loading"))
    await screen.advance(by: .seconds(1))
    XCTAssertTrue(screen.shows("loaded"))
    XCTAssertEqual(screen.bodies(of: Loader.self), 3)
    screen.close()
  }
}
