/// A subject without memory: a value sent reaches the subscribers that are there and asked for one, and is gone.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  public init() {}

  public func send(subscription: any Subscription) { audience.send(subscription: subscription) }
  public func send(_ input: Output) { audience.send(input) }
  public func send(completion: Subscribers.Completion<Failure>) { audience.send(completion: completion) }

  public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
    audience.admit(subscriber, "PassthroughSubject")
  }
}

extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
