import Synchronization

/// What views and objects tell a test: appearances, ends, calls, in order.
final class Journal: Sendable {
  private let entries = Mutex<[String]>([])

  func note(_ entry: String) { entries.withLock { $0.append(entry) } }

  /// The entries since the last call.
  func take() -> [String] {
    entries.withLock { entries in
      defer { entries = [] }
      return entries
    }
  }
}
