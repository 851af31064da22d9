/// Says that an object is about to change; what `objectWillChange` is unless a class brings its own.
public final class ObservableObjectPublisher: Publisher, Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let audience = Audience<Void, Never>()

  public init() {}

  /// Tells the subscribers, before the change.
  public func send() { audience.send(()) }

  public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
    audience.admit(subscriber, "ObservableObjectPublisher")
  }
}
