import Synchronization

/// Counts work, for tests: how many values were looked into.
package final class Count: Sendable {
  package static let shapes = Count()
  private let count = Mutex<[ObjectIdentifier: Int]>([:])

  private final class Key: Sendable {}
  @TaskLocal private static var key: Key?

  func made() {
    guard let key = Self.key else { return }
    count.withLock { $0[ObjectIdentifier(key), default: 0] += 1 }
  }

  /// How many during `body`.
  package func during(_ body: () -> Void) -> Int {
    let key = Key()
    Self.$key.withValue(key, operation: body)
    return count.withLock { $0.removeValue(forKey: ObjectIdentifier(key)) ?? 0 }
  }
}
