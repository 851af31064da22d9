import Dispatch
import Foundation
import SwiftUI
import Synchronization
import TenureTesting
import Testing

/// What a screen's code has set going before a trap stopped it does not go on where it could begin something.
@MainActor @Suite struct StoppedTests {
  /// What happened elsewhere, and what it waits for.
  private final class Elsewhere: Sendable {
    let go = DispatchSemaphore(value: 0)
    let arrived = DispatchSemaphore(value: 0)
    let ran = DispatchSemaphore(value: 0)
    let queue = DispatchQueue(label: "com.example.elsewhere")
    let continuation = Mutex<CheckedContinuation<Void, Never>?>(nil)
    let wentOn = Mutex(false)
  }

  private struct Trapping: View {
    let begin: @MainActor () -> Void

    var body: some View {
      Button("Begin") { begin() }
      Button("Trap") { fatalError("The shop is closed") }
    }
  }

  @Test("A thread that goes on begins no other one")
  func thread() throws {
    let elsewhere = Elsewhere()
    let screen = Screen(
      Trapping {
        Thread.detachNewThread {
          elsewhere.go.wait()
          Thread.detachNewThread { elsewhere.ran.signal() }
          elsewhere.arrived.signal()
        }
      })
    try screen.button("Begin").tap()
    try? screen.button("Trap").tap()
    #expect(screen.stopped != nil)
    elsewhere.go.signal()
    elsewhere.arrived.wait()
    #expect(elsewhere.ran.wait(timeout: .now() + 1) == .timedOut)
  }

  @Test("What waits on a queue behind other work is not begun")
  func queue() throws {
    let elsewhere = Elsewhere()
    let screen = Screen(
      Trapping {
        elsewhere.queue.async { elsewhere.go.wait() }
        elsewhere.queue.async { elsewhere.wentOn.withLock { $0 = true } }
      })
    try screen.button("Begin").tap()
    try? screen.button("Trap").tap()
    #expect(screen.stopped != nil)
    elsewhere.go.signal()
    elsewhere.queue.sync {}
    #expect(!elsewhere.wentOn.withLock { $0 })
  }

  @Test("A task that waits for an answer does not go on when its screen is gone")
  func task() async throws {
    let elsewhere = Elsewhere()
    var screen: Screen? = Screen(
      Trapping {
        Task {
          await withCheckedContinuation { answer in elsewhere.continuation.withLock { $0 = answer } }
          elsewhere.wentOn.withLock { $0 = true }
        }
      })
    try screen?.button("Begin").tap()
    await screen?.settle()
    try? screen?.button("Trap").tap()
    #expect(screen?.stopped != nil)
    screen = nil
    elsewhere.continuation.withLock { $0 }?.resume()
    for _ in 0..<5 { await Task { @MainActor in }.value }
    #expect(!elsewhere.wentOn.withLock { $0 })
  }
}
