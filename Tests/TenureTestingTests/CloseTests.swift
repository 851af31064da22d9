import Dispatch
import MemoryProbe
import SwiftUI
import Synchronization
import TenureTesting
import Testing

/// An object whose end does what objects' ends do: it cancels a task, and starts another.
private final class Client: Sendable {
  let task = Mutex<Task<Void, Never>?>(nil)
  deinit {
    task.withLock { $0 }?.cancel()
    Task.detached {}
    DispatchQueue.main.async {}
  }
}

private struct Requests: View {
  @State private var text = ""
  let client = Client()

  var body: some View {
    Text(text)
      .task {
        let client = Client()
        client.task.withLock { $0 = Task { try? await Task.sleep(for: .seconds(60)) } }
        DispatchQueue.main.asyncAfter(deadline: .now() + 60) { _ = client }
        try? await Task.sleep(for: .seconds(60))
      }
      .task {
        for _ in 0..<8 {
          let answer = await withCheckedContinuation { answer in
            DispatchQueue.global().async { answer.resume(returning: 1) }
          }
          text += "\(answer)"
        }
      }
      .onAppear {
        for _ in 0..<8 { Task.detached { [client] in _ = client } }
      }
  }
}

/// Screens that go while something of theirs is on its way, from as many threads as there are.
@MainActor @Suite(.serialized) struct CloseTests {
  private struct Saving: View {
    var body: some View {
      VStack {
        Button("Save") { Task { try? await Task.sleep(for: .seconds(5)) } }
        Text("Feed").task { try? await Task.sleep(for: .seconds(60)) }
      }
    }
  }

  @Test func whatStillWaitsWhenItIsClosedIsSaidAndIsNoIssue() async throws {
    let screen = Screen(Saving())
    await screen.settle()
    #expect(screen.pending == ["1 timer, the next in 60.0 seconds", "a task that task of Saving has started"])
    screen.close()
    #expect(screen.pending == [])
    let busy = Screen(Saving())
    try busy.button("Save").tap()
    await busy.settle()
    busy.close()
    #expect(busy.pending == ["1 timer, the next in 5.0 seconds", "a task that tap \"Save\" has started"])
    #expect(busy.issues == [])
  }

  @Test("A thousand screens are closed with work in flight")
  func inFlight() async {
    await #expect(processExitsWith: .success) {
      await Self.closeAll { screen in screen.close() }
    }
  }

  @Test("A thousand screens are let go of with work in flight")
  func letGo() async {
    await #expect(processExitsWith: .success) {
      await Self.closeAll { _ in }
    }
  }

  static func closeAll(_ close: @MainActor (Screen) -> Void) async {
    for round in 0..<1_000 {
      let screen = Screen(Requests())
      if round % 3 == 0 { await Task.yield() }
      if round % 7 == 0 { await screen.settle() }
      close(screen)
    }
  }

  @Test("Ten thousand screens leave nothing behind")
  func memory() async {
    // In a process of its own, so that nothing else allocates.
    await #expect(processExitsWith: .success) {
      await Self.closeInTurn(keepingStores: false)
    }
  }

  @Test func aStoreThatOutlivesItsScreenLeavesNothingBehindEither() async {
    await #expect(processExitsWith: .success) {
      await Self.closeInTurn(keepingStores: true)
    }
  }

  static func closeInTurn(keepingStores: Bool) async {
    // What is made once is there after the first round.
    var growth: [Int64] = []
    for _ in 0..<2 {
      let before = bytes_in_use()
      for _ in 0..<5_000 {
        var store: UserDefaults?
        do {
          let screen = Screen(Stored())
          if keepingStores { store = screen.storage }
          await screen.settle()
          screen.close()
        }
        withExtendedLifetime(store) {}
      }
      growth.append(bytes_in_use() - before)
    }
    #expect(growth[1] < 5_000 * 100)
  }

  private struct Stored: View {
    @AppStorage("name") private var name = "Ada"
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }
}
