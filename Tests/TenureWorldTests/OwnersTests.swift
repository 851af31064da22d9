import SwiftUI
import TenureTesting
import TenureWorld
import Testing

/// Tasks that use screens are known as such, and only for as long as it matters.
@MainActor @Suite(.serialized) struct OwnersTests {
  @Test func aThousandTasksThatHaveUsedScreensAreForgotten() async {
    // In a process of its own: screens of other tests are older.
    await #expect(processExitsWith: .success) { await Self.useScreens() }
  }

  static func useScreens() async {
    for _ in 0..<1_000 {
      await Task {
        let screen = Screen(Text("Hello"))
        screen.close()
      }.value
    }
    #expect(Owners.outsiderCount < 500)
  }

  @Test func besideAScreenThatNobodyClosesThereIsALimit() async {
    await #expect(processExitsWith: .success) { await Self.enterWorlds() }
  }

  static func enterWorlds() async {
    let open = Screen(Text("Open"))
    let world = World()
    for _ in 0..<70_000 { await Task { world.enter {} }.value }
    #expect(Owners.outsiderCount < 40_000)
    open.close()
  }

  private struct Answering: View {
    let answer: () -> Void
    var body: some View { Button("Answer") { answer() } }
  }

  @Test func aTaskOfTheTestGoesOnThoughAScreenWakesIt() async throws {
    var continuation: CheckedContinuation<Void, Never>?
    let old = Screen(Text("Old"))
    let waiter = Task {
      old.close()
      await withCheckedContinuation { continuation = $0 }
      return true
    }
    while continuation == nil { await Task.yield() }
    let screen = Screen(Answering { continuation?.resume() })
    try screen.button("Answer").tap()
    #expect(screen.pending == [])
    #expect(await waiter.value)
    screen.close()
  }
}
