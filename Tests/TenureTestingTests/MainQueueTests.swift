import Combine
import Dispatch
import SwiftUI
import TenureTesting
import Testing

/// A model as it was written before async functions.
private final class OldModel: ObservableObject, @unchecked Sendable {
  @Published var lines: [String] = []

  func hop() {
    DispatchQueue.main.async {
      self.lines.append("one")
      DispatchQueue.main.async { self.lines.append("two") }
    }
  }
}

private struct OldView: View {
  @StateObject private var model = OldModel()
  var body: some View {
    Text(model.lines.joined(separator: " "))
    Button("Hop") { model.hop() }
  }
}

@MainActor struct MainQueueTests {
  @Test func settlingLetsTheMainQueueRunWhatIsOnIt() async throws {
    let screen = Screen(OldView())
    try screen.button("Hop").tap()
    await screen.settle()
    #expect(screen.shows("one two"))
  }
}
