import Synchronization

/// Waits until it is told, once.
final class Listener: Sendable {
  private enum State {
    case fresh
    case told
    case waiting(CheckedContinuation<Void, Never>)
  }

  private let state = Mutex(State.fresh)

  func wait() async {
    await withCheckedContinuation { continuation in
      let isTold = state.withLock { state in
        if case .told = state { return true }
        state = .waiting(continuation)
        return false
      }
      if isTold { continuation.resume() }
    }
  }

  func tell() {
    let waiting = state.withLock { state in
      defer { state = .told }
      if case .waiting(let continuation) = state { return continuation as CheckedContinuation<Void, Never>? }
      return nil
    }
    waiting?.resume()
  }
}
