import Foundation
import MemoryProbe
import SwiftUI
import TenureRuntime

/// A model that threads write to without asking anybody.
@Observable final class Shared: @unchecked Sendable {
  private let lock = NSLock()
  @ObservationIgnored private var stored = 0

  var value: Int {
    get {
      access(keyPath: \.value)
      return lock.withLock { stored }
    }
    set { withMutation(keyPath: \.value) { lock.withLock { stored = newValue } } }
  }
}

private struct Reading: View {
  let shared: Shared
  let row: Int
  var body: some View { Text(verbatim: "\(row): \(shared.value)") }
}

private struct Readings: View {
  let shared: Shared
  let count: Int
  var body: some View { VStack { ForEach(0..<count, id: \.self) { Reading(shared: shared, row: $0) } } }
}

/// 32,000 writes to one property from 8 threads, while the main thread does nothing, and then catches up: how long a write
/// takes, and how much memory waits for the main thread at the end.
@MainActor func backgroundWrites(readers: Int) {
  guard report.wants("background writes") else { return }
  let (threads, writes) = (8, 4_000)
  let shared = Shared()
  let session = mounted(Readings(shared: shared, count: readers))
  let before = bytes_in_use()
  let time = seconds {
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      // A thread of its own for each: the main one is this function's, which must not write.
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        for write in 0..<writes { shared.value = thread * writes + write }
        isDone.signal()
      }
      isDone.wait()
    }
  }
  let kept = bytes_in_use() - before
  report.show("background write", readers, time * 1e6 / Double(threads * writes), "us")
  report.show("background writes, memory that waits", readers, Double(kept) / 1e6, "MB")
  while !session.screenShows(shared.value, readers) { RunLoop.main.run(until: Date()) }
  session.unmount()
}

extension Session {
  fileprivate func screenShows(_ value: Int, _ readers: Int) -> Bool {
    screen?.children[0].children.last?.attributes[.text]?.text == "\(readers - 1): \(value)"
  }
}
