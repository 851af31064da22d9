import Synchronization

/// Messages that wait for a browser to read them. Filled on the main thread, emptied on the network's.
final class Outbox: Sendable {
  private struct State {
    var messages: [[UInt8]] = []
    var bytes = 0
    var isWatched = false
  }

  private let state = Mutex(State())

  /// Bytes that wait.
  var bytes: Int { state.withLock { $0.bytes } }

  func put(_ message: [UInt8]) {
    state.withLock {
      $0.messages.append(message)
      $0.bytes += message.count
    }
  }

  /// Gives up what waits, all but what is being sent, and asks to be told when that has been read.
  func giveUp() {
    state.withLock {
      $0.messages.removeAll()
      $0.bytes = 0
      $0.isWatched = true
    }
  }

  /// The next message, and whether there are more.
  func take() -> (message: [UInt8], hasMore: Bool)? {
    state.withLock {
      guard !$0.messages.isEmpty else { return nil }
      let message = $0.messages.removeFirst()
      $0.bytes -= message.count
      return (message, !$0.messages.isEmpty)
    }
  }

  /// True once after `giveUp`, when nothing waits.
  func takeWatch() -> Bool {
    state.withLock {
      guard $0.isWatched, $0.messages.isEmpty else { return false }
      $0.isWatched = false
      return true
    }
  }
}
