import Foundation
import Sharing
import Synchronization

/// Who wants to know that somebody may have committed.
package final class CommitListeners: Sendable {
  private let all = Mutex<[UUID: @Sendable () -> Void]>([:])

  package init() {}

  package func tell() { for listener in all.withLock({ Array($0.values) }) { listener() } }

  package func subscribe(_ changed: @escaping @Sendable () -> Void) -> SharedSubscription {
    let id = UUID()
    all.withLock { $0[id] = changed }
    return SharedSubscription { [weak self] in _ = self?.all.withLock { $0.removeValue(forKey: id) } }
  }
}
