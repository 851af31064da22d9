import Foundation

/// A store in memory for one screen under test: it stands in for the standard user defaults in that screen's code.
public final class ScreenDefaults: Sendable {
  /// What names the store: never that of a file.
  public let name: String

  /// A store of its own, empty.
  public init() {
    name = "\(Self.prefix)\(UUID().uuidString)"
    Gate.install()
  }

  private static let prefix = "tenure.screen."

  static func isOne(_ name: String) -> Bool { name.hasPrefix(prefix) }

  public var defaults: UserDefaults { UserDefaults(suiteName: name)! }

  /// What was stored is forgotten.
  deinit {
    let defaults = defaults
    Gate.quietly {
      for key in (defaults.persistentDomain(forName: name) ?? [:]).keys { defaults.removeObject(forKey: key) }
    }
    Gate.forget(name)
  }
}

/// Which store stands in for the standard one.
public enum StandInDefaults {
  /// In the code that runs inside, and the tasks started there.
  @TaskLocal public static var current: String?

  /// In the code of a screen's world, until it is nil again.
  public static func set(_ name: String?, in world: ObjectIdentifier) { Gate.setStandIn(name, in: world) }
}
