import Foundation

/// What the user allows: nothing, once the program has asked.
public final class UNNotificationSettings: NSObject, Sendable {
  /// Whether the user was asked, and what they said.
  public let authorizationStatus: UNAuthorizationStatus

  init(isAsked: Bool) { authorizationStatus = isAsked ? .denied : .notDetermined }

  private var each: UNNotificationSetting { authorizationStatus == .denied ? .disabled : .notSupported }

  /// Whether alerts are shown.
  public var alertSetting: UNNotificationSetting { each }
  /// Whether sounds are heard.
  public var soundSetting: UNNotificationSetting { each }
  /// Whether the icon has a number.
  public var badgeSetting: UNNotificationSetting { each }
  /// Whether they are listed.
  public var notificationCenterSetting: UNNotificationSetting { each }
  /// Whether they are shown on the lock screen.
  public var lockScreenSetting: UNNotificationSetting { each }
  /// How alerts look.
  public var alertStyle: UNAlertStyle { .none }
}

/// Whether a program may send notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The program has not asked yet.
  case notDetermined
  /// No.
  case denied
  /// Yes.
  case authorized
  /// Into the list, without a sound.
  case provisional
  /// For a time.
  case ephemeral
}

/// Whether one thing is allowed.
public enum UNNotificationSetting: Int, Sendable {
  /// The program has not asked for it.
  case notSupported
  /// No.
  case disabled
  /// Yes.
  case enabled
}

/// How alerts look.
public enum UNAlertStyle: Int, Sendable {
  /// They are not shown.
  case none
  /// They go by themselves.
  case banner
  /// They stay.
  case alert
}

/// What a program asks a user to allow.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the icon.
  public static let badge = Self(rawValue: 1)
  /// Sounds.
  public static let sound = Self(rawValue: 2)
  /// Alerts.
  public static let alert = Self(rawValue: 4)
  /// Sounds of a silent phone.
  public static let criticalAlert = Self(rawValue: 16)
  /// Notifications in the list, without asking.
  public static let provisional = Self(rawValue: 64)
  /// Notifications that press.
  public static let timeSensitive = Self(rawValue: 256)
}
