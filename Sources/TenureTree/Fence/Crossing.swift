import Synchronization
import TenureThread

/// What other threads have asked for and the main actor has not done yet: about which object, and in which screen under test.
private struct Request: Hashable, Sendable {
  let object: ObjectIdentifier
  let screen: UInt
}

private let requests = Mutex<Set<Request>>([])

/// Keeps a request open for as long as its job waits: until the job begins, or is dropped without having run.
private final class OpenRequest: Sendable {
  private let request: Request
  private let isOpen = Atomic(true)

  init(_ request: Request) { self.request = request }
  deinit { close() }

  /// Once only: another request of the same may have been opened since.
  func close() {
    if isOpen.exchange(false, ordering: .relaxed) { requests.withLock { _ = $0.remove(request) } }
  }
}

/// Runs `body` on the main actor later, like `onMain`; once, however often the same is asked about `object` before that.
/// What was changed before the last of these calls is there when it runs.
func onMainOnce(about object: AnyObject, _ body: @escaping @MainActor () -> Void) {
  let request = unsafe Request(object: ObjectIdentifier(object), screen: UInt(bitPattern: tenure_screen_get()))
  guard requests.withLock({ $0.insert(request).inserted }) else { return }
  let (waiting, held) = (OpenRequest(request), Unchecked(value: object))
  onMain {
    waiting.close()
    body()
    withExtendedLifetime(held) {}
  }
}
