import Foundation

// What of a phone's application there is, and what is not here. It is declared so that the compiler says why.

extension UIApplication {
  /// Whether a program is in use.
  public enum State: Int, Sendable {
    /// In use.
    case active
    /// In sight, and not in use.
    case inactive
    /// Out of sight.
    case background
  }

  /// Always active: a program here is not told when its window goes out of sight.
  public var applicationState: State { .active }
  /// False: a program has one icon.
  public var supportsAlternateIcons: Bool { false }
  /// The icon that was chosen: none.
  public var alternateIconName: String? { nil }

  /// Not here: another icon.
  @available(*, unavailable, message: "A program has one icon on Linux. Put it into #if canImport(Darwin).")
  public func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {}

  /// Not here: another icon.
  @available(*, unavailable, message: "A program has one icon on Linux. Put it into #if canImport(Darwin).")
  public func setAlternateIconName(_ name: String?) async throws {}

  /// Not here: notifications of a server.
  @available(*, unavailable, message: "Nobody sends notifications to programs on Linux. Ask the server in a task.")
  public func registerForRemoteNotifications() {}

  /// Not here: notifications of a server.
  @available(*, unavailable, message: "Nobody sends notifications to programs on Linux. Leave the call out.")
  public func unregisterForRemoteNotifications() {}

  /// Not here: time in the background.
  @available(*, unavailable, message: "Programs are not stopped in the background on Linux. Start a Task.")
  public func beginBackgroundTask(expirationHandler handler: (@MainActor () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { .invalid }

  /// Not here: time in the background.
  @available(*, unavailable, message: "Programs are not stopped in the background on Linux. Start a Task.")
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Not here: time in the background.
  @available(*, unavailable, message: "Programs are not stopped in the background on Linux. Leave the call out.")
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

/// Not here: time in the background.
@available(*, unavailable, message: "Programs are not stopped in the background on Linux. Start a Task.")
public struct UIBackgroundTaskIdentifier: Hashable, Sendable {
  /// None.
  public static let invalid = UIBackgroundTaskIdentifier()
}
