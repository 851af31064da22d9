import Foundation

/// The buttons of notifications of one kind.
public final class UNNotificationCategory: NSObject, Sendable {
  /// Its name, which a content's `categoryIdentifier` says.
  public let identifier: String
  /// The buttons.
  public let actions: [UNNotificationAction]
  /// The names of intents.
  public let intentIdentifiers: [String]
  /// How it is handled.
  public let options: UNNotificationCategoryOptions

  /// A category, to be given to `setNotificationCategories(_:)`.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
  }
}

/// How the notifications of a category are handled.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The program hears when one is put away.
  public static let customDismissAction = Self(rawValue: 1)
  /// They are shown in cars.
  public static let allowInCarPlay = Self(rawValue: 2)
  /// The title is shown where previews are hidden.
  public static let hiddenPreviewsShowTitle = Self(rawValue: 4)
  /// The subtitle is shown where previews are hidden.
  public static let hiddenPreviewsShowSubtitle = Self(rawValue: 8)
}

/// A button of a notification.
public final class UNNotificationAction: NSObject, Sendable {
  /// Its name, which a response says.
  public let identifier: String
  /// What is on it.
  public let title: String
  /// How it is handled.
  public let options: UNNotificationActionOptions

  /// A button for a category.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// How a button of a notification is handled.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The phone has to be unlocked.
  public static let authenticationRequired = Self(rawValue: 1)
  /// It destroys something.
  public static let destructive = Self(rawValue: 2)
  /// It opens the program.
  public static let foreground = Self(rawValue: 4)
}

/// How a notification is shown while the program is open.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The number on the icon.
  public static let badge = Self(rawValue: 1)
  /// The sound.
  public static let sound = Self(rawValue: 2)
  /// What `banner` and `list` are since iOS 14.
  public static let alert = Self(rawValue: 4)
  /// In the list of notifications.
  public static let list = Self(rawValue: 8)
  /// As a banner.
  public static let banner = Self(rawValue: 16)
}
