import Foundation
import Synchronization
import TenureIssues
import TenureStorage

/// Where a program asks for notifications. Nobody shows them on Linux: it answers as on a phone whose user has denied them,
/// and what a user would have seen is reported as a note, which a test reads in the issues of its screen.
///
///     let center = UNUserNotificationCenter.current()
///     if try await center.requestAuthorization(options: [.alert, .sound]) { try await center.add(request) }
///
/// Each screen under test has its own. Adding without permission fails, as the documentation of
/// `UNError.notificationsNotAllowed` has it.
public final class UNUserNotificationCenter: NSObject, Sendable {
  private struct State {
    var isAsked = false
    var categories: Set<UNNotificationCategory> = []
  }

  /// What is held weakly has to be in an object or a struct of its own.
  private struct Delegate: @unchecked Sendable {
    weak var object: (any UNUserNotificationCenterDelegate)?
  }

  private let state = Mutex(State())
  private let held = Mutex(Delegate())
  private static let ofProgram = UNUserNotificationCenter()

  private override init() {}

  /// The program's; in a test the screen's.
  public static func current() -> UNUserNotificationCenter {
    StandInDefaults.kept("UserNotifications") { UNUserNotificationCenter() } ?? ofProgram
  }

  /// Who is told of notifications. Nobody is here.
  public weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { held.withLock { $0 }.object }
    set {
      let delegate = Delegate(object: newValue)
      held.withLock { $0 = delegate }
    }
  }

  /// False: notifications have no views of their own here.
  public var supportsContentExtensions: Bool { false }

  /// Asks the user for permission: false.
  public nonisolated(nonsending) func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    ask()
    return false
  }

  /// Asks the user for permission: `completionHandler` gets false.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    ask()
    Task { completionHandler(false, nil) }
  }

  /// A user is asked once.
  private func ask() {
    let wasAsked = state.withLock { state in
      defer { state.isAsked = true }
      return state.isAsked
    }
    guard !wasAsked else { return }
    Self.note(
      "The program asked for permission to send notifications, and no user saw that.",
      because: "requestAuthorization(options:) was called, and nobody shows notifications on Linux: it answers false.",
      advice: "Go on without notifications, as on a phone whose user has said no.")
  }

  private static func note(_ fact: String, because evidence: String, advice: String) {
    Issues.report(Issue(fact, severity: .note, evidence: evidence, advice: advice))
  }

  /// What the user allows.
  public nonisolated(nonsending) func notificationSettings() async -> UNNotificationSettings { settings }

  /// What the user allows.
  public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    let settings = settings
    Task { completionHandler(settings) }
  }

  private var settings: UNNotificationSettings { UNNotificationSettings(isAsked: state.withLock(\.isAsked)) }

  /// Asks for a notification. Throws `UNError.notificationsNotAllowed`, and a note says what nobody sees.
  public nonisolated(nonsending) func add(_ request: UNNotificationRequest) async throws { throw refusal(of: request) }

  /// Asks for a notification. `completionHandler` gets `UNError.notificationsNotAllowed`, and a note says what nobody sees.
  public func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = refusal(of: request)
    guard let completionHandler else { return }
    Task { completionHandler(error) }
  }

  private func refusal(of request: UNNotificationRequest) -> UNError {
    let said = [request.content.title, request.content.body].first { !$0.isEmpty } ?? request.identifier
    Self.note(
      "The notification \"\(said)\" is shown to nobody.",
      because: "The request \"\(request.identifier)\" was added, and the program may not send notifications on Linux.",
      advice: "Add it only where authorizationStatus is .authorized, and handle UNError.notificationsNotAllowed.")
    return UNError(.notificationsNotAllowed)
  }

  /// Sets the number on the icon. Throws `UNError.notificationsNotAllowed`.
  public nonisolated(nonsending) func setBadgeCount(_ newBadgeCount: Int) async throws {
    throw UNError(.notificationsNotAllowed)
  }

  /// Sets the number on the icon. `completionHandler` gets `UNError.notificationsNotAllowed`.
  public func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    Task { completionHandler(UNError(.notificationsNotAllowed)) }
  }

  /// Says which buttons notifications have.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    state.withLock { $0.categories = categories }
  }

  /// The categories that were set.
  public nonisolated(nonsending) func notificationCategories() async -> Set<UNNotificationCategory> {
    state.withLock(\.categories)
  }

  /// The categories that were set.
  public func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    let categories = state.withLock(\.categories)
    Task { completionHandler(categories) }
  }

  /// What is still to come: nothing, as nothing can be added.
  public nonisolated(nonsending) func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }

  /// What is still to come: nothing, as nothing can be added.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { Task { completionHandler([]) } }

  /// What was delivered and is still listed: nothing.
  public nonisolated(nonsending) func deliveredNotifications() async -> [UNNotification] { [] }

  /// What was delivered and is still listed: nothing.
  public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    Task { completionHandler([]) }
  }

  /// Takes back requests. There are none.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// Takes back all requests. There are none.
  public func removeAllPendingNotificationRequests() {}
  /// Takes notifications from the list. There are none.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Takes all notifications from the list. There are none.
  public func removeAllDeliveredNotifications() {}
}
