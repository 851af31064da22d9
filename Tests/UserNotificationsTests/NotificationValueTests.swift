import Foundation
import Testing
import UserNotifications

private final class Delegate: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [.banner, .sound] }
}

@Suite struct NotificationValueTests {
  @Test func `a request keeps what the content said when it was made`() {
    let content = UNMutableNotificationContent()
    content.title = "Before"
    content.subtitle = "Below"
    content.badge = 3
    content.userInfo = ["id": 7]
    content.interruptionLevel = .timeSensitive
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    content.title = "After"
    #expect(request.content.title == "Before")
    #expect(request.content.subtitle == "Below")
    #expect(request.content.badge == 3)
    #expect(request.content.userInfo["id"] as? Int == 7)
    #expect(request.content.interruptionLevel == .timeSensitive)
    #expect(request.trigger == nil)
    let copy = request.content.mutableCopy() as? UNMutableNotificationContent
    copy?.title = "Copied"
    #expect(copy?.subtitle == "Below")
    #expect(request.content.title == "Before")
  }

  @Test func `triggers say when they would come`() throws {
    let soon = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
    let wait = try #require(soon.nextTriggerDate()).timeIntervalSinceNow
    #expect(soon.repeats && wait > 50 && wait <= 60)
    var components = DateComponents(hour: 9, minute: 30)
    components.timeZone = TimeZone(identifier: "Asia/Tokyo")
    let date = try #require(UNCalendarNotificationTrigger(dateMatching: components, repeats: false).nextTriggerDate())
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(date > Date())
    #expect(calendar.dateComponents([.hour, .minute], from: date) == DateComponents(hour: 9, minute: 30))
  }

  @Test func `errors are told apart by their code, in Apple's domain`() {
    let error: any Error = UNError(.notificationsNotAllowed)
    #expect((error as NSError).domain == UNErrorDomain)
    #expect((error as NSError).code == 1)
    #expect(error.localizedDescription == "Notifications are not allowed for this application")
    #expect(UNError.notificationsNotAllowed ~= error)
    #expect(!(UNError.badgeInputInvalid ~= error))
  }

  @Test func `options have Apple's bits`() {
    #expect(UNAuthorizationOptions([.badge, .sound, .alert]).rawValue == 7)
    #expect(UNAuthorizationOptions([.criticalAlert, .provisional, .timeSensitive]).rawValue == 16 + 64 + 256)
    #expect(UNNotificationPresentationOptions([.list, .banner]).rawValue == 24)
  }

  @Test func `categories are kept, and a delegate is held weakly`() async {
    let center = UNUserNotificationCenter.current()
    let action = UNNotificationAction(identifier: "fed", title: "Fed", options: .foreground)
    let category = UNNotificationCategory(identifier: "pets", actions: [action], intentIdentifiers: [], options: [])
    center.setNotificationCategories([category])
    #expect(await center.notificationCategories() == [category])
    var delegate: Delegate? = Delegate()
    center.delegate = delegate
    #expect(center.delegate === delegate)
    delegate = nil
    #expect(center.delegate == nil)
  }
}
