import Foundation

extension NotificationCenter {
  /// Emits the notifications with a name.
  public struct Publisher: TenureCombine.Publisher, @unchecked Sendable {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Notification {
      let outlet = Outlet<Notification, Never>(subscriber, "NotificationCenter Observer")
      let observer = Carried(
        center.addObserver(forName: name, object: object, queue: nil) { notification in outlet.offer(notification) })
      outlet.connect(onEnd: { [center] in center.removeObserver(observer.value) })
      outlet.open()
    }
  }

  /// A publisher of the notifications with a name, from one object or from all.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}
