import SwiftUI
import TenureTesting
import Testing
import UserNotifications

private struct Reminders: View {
  @State private var lines: [String] = []
  private var center: UNUserNotificationCenter { .current() }

  private var request: UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = "Feed the cat"
    content.sound = .default
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
    return UNNotificationRequest(identifier: "cat", content: content, trigger: trigger)
  }

  var body: some View {
    VStack {
      ForEach(lines, id: \.self) { Text($0) }
      Button("Allow") {
        center.requestAuthorization(options: [.alert, .badge, .sound]) { isGranted, error in
          Task { @MainActor in lines.append("granted: \(isGranted), error: \(error?.localizedDescription ?? "none")") }
        }
      }
      Button("Await") {
        Task { lines.append("awaited: \(try await center.requestAuthorization(options: .alert))") }
      }
      Button("Status") {
        center.getNotificationSettings { settings in
          let status = settings.authorizationStatus == .denied ? "denied" : "\(settings.authorizationStatus)"
          let alerts = settings.alertSetting
          Task { @MainActor in lines.append("\(status), alerts \(alerts)") }
        }
      }
      Button("Add") {
        center.add(request) { error in
          let isRefused = (error as? UNError)?.code == .notificationsNotAllowed
          Task { @MainActor in lines.append("refused: \(isRefused)") }
        }
      }
      Button("Await adding") {
        Task {
          do { try await center.add(request) } catch UNError.notificationsNotAllowed {
            let pending = await center.pendingNotificationRequests().count
            lines.append("caught, \(pending) pending")
          }
        }
      }
    }
  }
}

@MainActor @Suite struct NotificationCenterTests {
  @Test func `a request for permission is denied, and reported once`() async throws {
    let screen = Screen(Reminders())
    try screen.button("Status").tap()
    await screen.settle()
    #expect(screen.shows("notDetermined, alerts notSupported"))
    #expect(screen.issues.isEmpty)
    try screen.button("Allow").tap()
    await screen.settle()
    #expect(screen.shows("granted: false, error: none"))
    try screen.button("Await").tap()
    await screen.settle()
    #expect(screen.shows("awaited: false"))
    try screen.button("Status").tap()
    await screen.settle()
    #expect(screen.shows("denied, alerts disabled"))
    #expect(
      screen.issues.map(\.fact) == [
        "The program asked for permission to send notifications, and no user saw that."
      ])
    screen.close()
  }

  @Test func `each screen has a user of its own`() async throws {
    let (first, second) = (Screen(Reminders()), Screen(Reminders()))
    try first.button("Allow").tap()
    await first.settle()
    try second.button("Status").tap()
    await second.settle()
    #expect(second.shows("notDetermined, alerts notSupported"))
    first.close()
    second.close()
  }

  @Test func `what is added is refused, and a note says what nobody sees`() async throws {
    let screen = Screen(Reminders())
    try screen.button("Add").tap()
    await screen.settle()
    #expect(screen.shows("refused: true"))
    try screen.button("Await adding").tap()
    await screen.settle()
    #expect(screen.shows("caught, 0 pending"))
    let note = "The notification \"Feed the cat\" is shown to nobody."
    #expect(screen.issues.map(\.fact) == [note, note])
    screen.close()
  }
}
