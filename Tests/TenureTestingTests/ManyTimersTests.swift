import SwiftUI
import TenureTesting
import Testing

/// Many tasks that sleep, and many that are cancelled while they do.
@MainActor @Suite struct ManyTimersTests {
  private struct Sleepers: View {
    let count: Int
    @State private var awake = 0

    var body: some View {
      Text("\(awake) awake").onAppear {
        for number in 0..<count {
          Task {
            // Later ones first.
            try? await Task.sleep(for: .milliseconds(count - number))
            awake += 1
          }
        }
      }
    }
  }

  private struct Search: View {
    @State private var text = ""
    @State private var found = ""
    @State private var searches = 0
    @State private var task: Task<Void, Never>?

    var body: some View {
      VStack {
        Text("\(searches) searches, \(found)")
        Button("Type") {
          text += "a"
          task?.cancel()
          task = Task {
            do { try await Task.sleep(for: .milliseconds(300)) } catch { return }
            searches += 1
            found = "\(text.count) letters"
          }
        }
      }
    }
  }

  @Test func tenThousandWakeInOrder() async {
    let screen = Screen(Sleepers(count: 10_000))
    await screen.advance(by: .milliseconds(5_000))
    #expect(screen.shows("5,000 awake"))
    #expect(screen.pending.first == "5000 timers, the next in 0.001 seconds")
    await screen.advance(by: .milliseconds(5_000))
    #expect(screen.shows("10,000 awake"))
    #expect(screen.pending == [])
    screen.close()
  }

  @Test func aDebounceFollowsItsLastLetter() async throws {
    let screen = Screen(Search())
    let button = try screen.button("Type")
    for _ in 0..<1_000 {
      try button.tap()
      await screen.advance(by: .milliseconds(10))
    }
    #expect(screen.shows("0 searches, "))
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("1 searches, 1000 letters"))
    screen.close()
  }
}
