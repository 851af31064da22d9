import Foundation

extension NotificationCenter {
  /// The notifications with a name, one after the other, from the moment that they are asked for.
  ///
  ///     for await _ in NotificationCenter.default.notifications(named: .dayChanged) { reload() }
  public func notifications(named name: Notification.Name, object: (AnyObject & Sendable)? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// Notifications as an asynchronous sequence. None is lost between two turns of a loop.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// What comes: notifications.
    public typealias Element = Notification
    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Begins to listen.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream<Carried<Notification>>.makeStream()
      let observer = Carried(
        center.addObserver(forName: name, object: object, queue: nil) { continuation.yield(Carried($0)) })
      let center = Carried(center)
      continuation.onTermination = { _ in center.value.removeObserver(observer.value) }
      return Iterator(base: stream.makeAsyncIterator())
    }

    /// Hands out the notifications; its end, and the end of its task, stop listening.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var base: AsyncStream<Carried<Notification>>.Iterator

      /// The next notification, or nil once the task is cancelled.
      public mutating func next() async -> Notification? { await base.next()?.value }
      /// The next notification, on the actor that asks.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await base.next(isolation: actor)?.value
      }
    }
  }
}
