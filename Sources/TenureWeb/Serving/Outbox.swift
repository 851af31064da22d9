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

  /// Takes out the next messages, of so many bytes together or a little more, and writes them as frames.
  func take(bytes: Int, into frames: inout [UInt8]) {
    state.withLock {
      var (count, sum) = (0, 0)
      while count < $0.messages.count, sum < bytes {
        FrameWriter.write($0.messages[count], opcode: 1, to: &frames)
        sum += $0.messages[count].count
        count += 1
      }
      $0.messages.removeFirst(count)
      $0.bytes -= sum
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
