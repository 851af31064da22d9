import Dispatch
import SwiftUI
import Synchronization
import TenureTesting
import Testing

/// Work on other queues that goes on for longer than settling waits for it.
@MainActor @Suite struct GivenUpTests {
  private final class Poll: Sendable {
    let go = DispatchSemaphore(value: 0)
    let begun = DispatchSemaphore(value: 0)
    let queue = DispatchQueue(label: "com.example.poll", attributes: .concurrent)
    let isOver = Mutex(false)

    func again() {
      queue.async { [self] in
        begun.signal()
        go.wait()
        if !isOver.withLock({ $0 }) { again() }
      }
    }
  }

  private struct Polling: View {
    let poll: Poll
    @State private var answer = "nothing"

    var body: some View {
      Button("Poll") { poll.again() }
      Button("Ask") {
        DispatchQueue.global().async {
          usleep(1_000)
          DispatchQueue.main.async { answer = "answer" }
        }
      }
      Text(answer)
    }
  }

  @Test("What it begins itself is not waited for, and what a tap begins is")
  func poll() async throws {
    let poll = Poll()
    let screen = Screen(Polling(poll: poll))
    try screen.button("Poll").tap()
    await screen.settle()
    poll.begun.wait()
    poll.go.signal()
    // The next piece of work runs now. A screen that still waits for something says so when it is closed.
    poll.begun.wait()
    try screen.button("Ask").tap()
    await screen.settle()
    #expect(screen.shows("answer"))
    poll.go.signal()
    poll.begun.wait()
    screen.close()
    #expect(screen.issues.map(\.fact) == [])
    poll.isOver.withLock { $0 = true }
    poll.go.signal()
  }
}
