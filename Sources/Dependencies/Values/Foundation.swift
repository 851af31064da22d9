import Foundation
import FoundationNetworking

extension DependencyValues {
  /// Where notifications go: in tests, a center of the test's own.
  public var notificationCenter: NotificationCenter {
    get { self[NotificationCenterKey.self] }
    set { self[NotificationCenterKey.self] = newValue }
  }

  /// What loads URLs. In tests it has to be overridden.
  public var urlSession: URLSession {
    get { self[URLSessionKey.self] }
    set { self[URLSessionKey.self] = newValue }
  }

  private enum NotificationCenterKey: DependencyKey {
    static var liveValue: NotificationCenter { .default }
    static var testValue: NotificationCenter { NotificationCenter() }
  }

  private enum URLSessionKey: DependencyKey { static var liveValue: URLSession { .shared } }
}
