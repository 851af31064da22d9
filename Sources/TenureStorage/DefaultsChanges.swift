import Foundation
import Synchronization

/// Tells who shows values of user defaults that one may have changed, whoever changed it.
public enum DefaultsChanges {
  public typealias Listener = @Sendable (_ domain: String, _ key: String) -> Void

  /// A type with a name: a bare function in a generic box would be wrapped once more at every look into the box.
  private struct Hearing {
    let tell: Listener
  }

  private static let hearing = Mutex<Hearing?>(nil)

  /// True where everything that is set is heard of at once. Elsewhere one has to look.
  public static var areHeard: Bool { Gate.isInForce }

  /// Called on the thread of the change, after it.
  public static func listen(_ new: @escaping Listener) {
    Gate.install()
    hearing.withLock { $0 = Hearing(tell: new) }
  }

  static func tell(_ domain: String, _ key: String) { hearing.withLock { $0 }?.tell(domain, key) }
}
