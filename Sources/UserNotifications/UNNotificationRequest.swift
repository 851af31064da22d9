import Foundation
import TenureIssues

/// What a notification says, and when.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// Its name: another request of this name replaces it.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it is delivered; at once if nil.
  public let trigger: UNNotificationTrigger?

  /// A request to be given to `UNUserNotificationCenter.add(_:)`. What the content says now is kept.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.copy() as? UNNotificationContent ?? content
    self.trigger = trigger
  }
}

/// When a notification is delivered.
public class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// True for one that comes again and again.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }
}

/// A notification after some seconds.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The seconds.
  public let timeInterval: TimeInterval

  /// After so many seconds. The trap, as on a phone: zero seconds, and less than a minute repeated, end the program.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    if timeInterval <= 0 || repeats && timeInterval < 60 {
      Issues.stop(
        Issue(
          "time interval must be " + (repeats ? "at least 60 if repeating" : "greater than 0"), severity: .fault,
          evidence: "UNTimeIntervalNotificationTrigger(timeInterval: \(timeInterval), repeats: \(repeats)) was made.",
          advice: "Take a longer time."))
    }
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// When it would come if it were asked for now.
  public func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// A notification on a day, at an hour.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// What a date must have.
  public let dateComponents: DateComponents

  /// At the next date with these components, or at each.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// The next date with these components; nil where none comes.
  public func nextTriggerDate() -> Date? {
    var calendar = dateComponents.calendar ?? .current
    if let zone = dateComponents.timeZone { calendar.timeZone = zone }
    return calendar.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// Not here: a notification at a place.
@available(*, unavailable, message: "No program on Linux is told where it is: use a time interval or a calendar date.")
public class UNLocationNotificationTrigger: NSObject {}

/// A notification that was delivered. None is here.
public final class UNNotification: NSObject, @unchecked Sendable {
  /// When it was delivered.
  public let date: Date
  /// What was asked for.
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}

/// What a user did with a notification. Nobody does here.
public class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The button that was pressed, or the notification itself.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// The user pressed the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The user put the notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
