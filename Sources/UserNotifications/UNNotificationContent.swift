import Foundation

/// What a notification says. A program makes a `UNMutableNotificationContent`.
public class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// The first line.
  public fileprivate(set) var title = ""
  /// The second line.
  public fileprivate(set) var subtitle = ""
  /// The text below.
  public fileprivate(set) var body = ""
  /// The number for the program's icon.
  public fileprivate(set) var badge: NSNumber?
  /// What is heard.
  public fileprivate(set) var sound: UNNotificationSound?
  /// The program's own values.
  public fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  /// The name of the category, which has the buttons.
  public fileprivate(set) var categoryIdentifier = ""
  /// The name of the group that it is shown in.
  public fileprivate(set) var threadIdentifier = ""
  /// How much it presses.
  public fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
  /// Its place in a summary, from 0 to 1.
  public fileprivate(set) var relevanceScore = 0.0

  /// One that says nothing.
  public override init() {}

  fileprivate init(like other: UNNotificationContent) {
    (title, subtitle, body, badge) = (other.title, other.subtitle, other.body, other.badge)
    (sound, userInfo, categoryIdentifier) = (other.sound, other.userInfo, other.categoryIdentifier)
    (threadIdentifier, interruptionLevel) = (other.threadIdentifier, other.interruptionLevel)
    relevanceScore = other.relevanceScore
  }

  /// The same content, which stays as it is.
  public func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(like: self) }
  /// The same content, which can be changed.
  public func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(like: self) }

  /// Not here: pictures and sounds beside the text.
  @available(*, unavailable, message: "Nobody shows notifications on Linux: leave their attachments out.")
  public var attachments: [UNNotificationAttachment] {
    get { [] }
    set {}
  }
}

/// What a notification is to say.
///
///     let content = UNMutableNotificationContent()
///     content.title = "Feed the cat"
///     content.sound = .default
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The first line.
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The second line.
  public override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The text below.
  public override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The number for the program's icon.
  public override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// What is heard.
  public override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  /// The program's own values.
  public override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The name of the category, which has the buttons.
  public override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// The name of the group that it is shown in.
  public override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  /// How much it presses.
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
  /// Its place in a summary, from 0 to 1.
  public override var relevanceScore: Double {
    get { super.relevanceScore }
    set { super.relevanceScore = newValue }
  }
}

/// How much a notification presses.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// Into the list alone, at once, in a focus too, and on a silent phone too.
  case passive, active, timeSensitive, critical
}

/// What is heard with a notification. Nothing is here.
public final class UNNotificationSound: NSObject, Sendable {
  private override init() {}
  /// The sound of a file of the program.
  public init(named name: UNNotificationSoundName) {}
  /// The usual sound.
  public static let `default` = UNNotificationSound()
  /// The usual sound of what is critical.
  public static let defaultCritical = UNNotificationSound()
}

/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The file's name.
  public let rawValue: String
  /// A file's name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A file's name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Not here: a picture or a sound beside the text.
@available(*, unavailable, message: "Nobody shows notifications on Linux: leave their attachments out.")
public class UNNotificationAttachment: NSObject {}
