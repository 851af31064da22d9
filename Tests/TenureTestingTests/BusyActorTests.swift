import Dispatch
import Foundation
import SwiftUI
import Synchronization
import TenureTesting
import Testing

/// A server that a test uses as its screen does.
private actor Server {
  private(set) var asked = 0

  func answer() -> String {
    asked += 1
    return "answer"
  }

  func answer(after delay: Duration) async -> String {
    asked += 1
    try? await Task.sleep(for: delay)
    return "answer"
  }

  /// Is busy on the thread that it is asked on, until it is released.
  func hold(_ began: DispatchSemaphore, until released: DispatchSemaphore) {
    began.signal()
    released.wait()
  }
}

/// A thread for one job: those of the pool are few, and not to be held up.
private final class ThreadExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

private let threads = ThreadExecutor()

/// Keeps an actor busy on another thread until the answer is signalled.
private func keepBusy(_ server: Server) async -> DispatchSemaphore {
  let (began, released) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
  Task.detached(executorPreference: threads) { await server.hold(began, until: released) }
  await withCheckedContinuation { next in
    Thread.detachNewThread {
      began.wait()
      next.resume()
    }
  }
  return released
}

/// The same for a while.
private func keepBusy(_ server: Server, for seconds: Double) async {
  let released = await keepBusy(server)
  Thread.detachNewThread {
    Thread.sleep(forTimeInterval: seconds)
    released.signal()
  }
}

/// An actor that another thread is on runs the screen's calls there, once it has come to them.
@MainActor @Suite(.serialized) struct BusyActorTests {
  @Test("A call of an actor that is busy elsewhere is over after settle()")
  func settles() async throws {
    let server = Server()
    let screen = Screen(Asking { await server.answer() })
    await keepBusy(server, for: 0.02)
    try screen.button("Ask").tap()
    await screen.settle()
    #expect(screen.shows("answer") && screen.pending == [])
    screen.close()
  }

  @Test("Time does not pass before an actor that is busy elsewhere has begun to sleep")
  func advances() async throws {
    let server = Server()
    let screen = Screen(Asking { await server.answer(after: .seconds(1)) })
    await keepBusy(server, for: 0.02)
    try screen.button("Ask").tap()
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("answer") && screen.pending == [])
    screen.close()
  }

  @Test("A test that has just used an actor itself finds it as its screen left it")
  func handedBack() async throws {
    for _ in 0..<300 {
      let server = Server()
      let screen = Screen(Asking { await server.answer(after: .seconds(1)) })
      _ = await server.asked
      try screen.button("Ask").tap()
      await screen.advance(by: .seconds(1))
      #expect(screen.shows("answer"))
      screen.close()
    }
  }

  @Test("A child task's call of an actor that is busy elsewhere is over after settle()")
  func children() async throws {
    let server = Server()
    let screen = Screen(
      Asking {
        async let first = server.answer()
        async let second = server.answer()
        let third = await withTaskGroup(of: String.self) { group in
          group.addTask { await server.answer() }
          return await group.next()!
        }
        return await [first, second, third].joined(separator: ", ")
      })
    await keepBusy(server, for: 0.02)
    try screen.button("Ask").tap()
    await screen.settle()
    #expect(screen.shows("answer, answer, answer") && screen.pending == [])
    screen.close()
  }

  @Test("What waits for an actor that stays busy is named")
  func pending() async throws {
    let server = Server()
    let screen = Screen(Asking { await server.answer() })
    let released = await keepBusy(server)
    try screen.button("Ask").tap()
    await #expect(throws: ScreenError.self) {
      try await screen.wait(until: { screen.shows("answer") }, atMost: .milliseconds(10))
    }
    #expect(screen.pending.contains("a task on an actor that another thread is on, begun by tap \"Ask\""))
    released.signal()
    try await screen.wait(until: { screen.shows("answer") })
    screen.close()
  }

  @Test("A screen is closed while an actor that is busy elsewhere has a call of its own to come to")
  func closed() async throws {
    let server = Server()
    let screen = Screen(Asking { await server.answer() })
    let released = await keepBusy(server)
    try screen.button("Ask").tap()
    try? await screen.wait(until: { false }, atMost: .milliseconds(1))
    screen.close()
    #expect(
      screen.issues.map(\.fact) == ["The screen was closed while work that its code had started was still running."])
    released.signal()
    while await server.asked == 0 { await Task.yield() }
  }

  private struct AskingForEver: View {
    let server: Server
    var body: some View {
      Text("asking").task { while !Task.isCancelled { _ = await server.answer() } }
    }
  }

  @Test("A task that asks an actor for ever that others ask too stops the screen")
  func forEver() async throws {
    let server = Server()
    let isWanted = Wanted()
    for _ in 0..<2 {
      Task.detached(executorPreference: threads) { while isWanted.now { _ = await server.answer() } }
    }
    let screen = Screen(AskingForEver(server: server))
    screen.limits.generations = 2000
    await screen.settle()
    #expect(screen.stopped?.fact == "The screen did not settle.")
    isWanted.end()
    screen.close()
  }

  private final class Wanted: Sendable {
    private let isOver = Mutex(false)
    var now: Bool { !isOver.withLock { $0 } }
    func end() { isOver.withLock { $0 = true } }
  }
}
