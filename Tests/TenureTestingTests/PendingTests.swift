import SwiftUI
import TenureTesting
import Testing

@MainActor @Suite struct PendingTests {
  private struct Nap: View {
    @State private var nap: Task<Void, Never>?
    var body: some View {
      Button("Sleep") { nap = Task { try? await Task.sleep(for: .seconds(5)) } }
      Button("Wake") { nap?.cancel() }
    }
  }

  @Test("A task that sleeps is one task and one timer, and neither once it is cancelled")
  func sleep() async throws {
    let screen = Screen(Nap())
    try screen.button("Sleep").tap()
    await screen.settle()
    #expect(screen.pending == ["1 timer, the next in 5.0 seconds", "a task that tap \"Sleep\" has started"])
    try screen.button("Wake").tap()
    await screen.settle()
    #expect(screen.pending == [])
    screen.close()
  }

  @Test("A view that a test makes in the screen's closure reads the screen's time")
  func time() async throws {
    struct Clock: View {
      var made = Date()
      var body: some View { Text(Date() == made ? "same" : "other") }
    }
    let screen = Screen { Clock() }
    #expect(screen.text == "same")
    screen.close()
  }
}
