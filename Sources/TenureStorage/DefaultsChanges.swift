import Foundation
import Synchronization

/// Tells who shows values of user defaults that one may have changed, whoever changed it.
public enum DefaultsChanges {
  public typealias Listener = @Sendable (_ domain: String, _ key: String) -> Void

  private static let listener = Mutex<Listener?>(nil)

  /// True where everything that is set is heard of at once. Elsewhere one has to look.
  public static var areHeard: Bool { Gate.isInForce }

  /// Called on the thread of the change, after it.
  public static func listen(_ new: @escaping Listener) {
    Gate.install()
    listener.withLock { $0 = new }
  }

  static func tell(_ domain: String, _ key: String) { listener.withLock { $0 }?(domain, key) }
}
