import Foundation

/// The domain of the errors of notifications.
public let UNErrorDomain = "UNErrorDomain"

/// Why a notification was refused. Here it always is `notificationsNotAllowed`.
public struct UNError: CustomNSError, Equatable, Sendable {
  /// The reasons, without those of attachments, which are not here.
  public enum Code: Int, Sendable {
    /// The user has not allowed this program's notifications.
    case notificationsNotAllowed = 1
    /// The trigger has no date that comes.
    case notificationInvalidNoDate = 1400
    /// There is nothing to show.
    case notificationInvalidNoContent = 1401
    /// The number for the icon is wrong.
    case badgeInputInvalid = 1600

    /// True for an error of this code: what `catch UNError.notificationsNotAllowed` asks.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? UNError)?.code == code }
  }

  /// The reason.
  public let code: Code
  /// An error of a code.
  public init(_ code: Code) { self.code = code }

  /// The user has not allowed this program's notifications.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  /// The trigger has no date that comes.
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  /// There is nothing to show.
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
  /// The number for the icon is wrong.
  public static var badgeInputInvalid: Code { .badgeInputInvalid }

  /// The domain of these errors.
  public static var errorDomain: String { UNErrorDomain }
  /// The code as a number.
  public var errorCode: Int { code.rawValue }
  /// The reason in words, where a program here meets it.
  public var errorUserInfo: [String: Any] {
    guard code == .notificationsNotAllowed else { return [:] }
    return [NSLocalizedDescriptionKey: "Notifications are not allowed for this application"]
  }
}
