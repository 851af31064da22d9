/// A subject with a value: a subscriber gets it first, then each new one; setting `value` sends.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>(eager: true)
  private let lock = Lock()
  private var current: Output

  public init(_ value: Output) { current = value }

  /// The value sent last; subscribers that read it while they get a value see the new one.
  public var value: Output {
    get { lock.locked { current } }
    set { send(newValue) }
  }

  public func send(subscription: any Subscription) { audience.send(subscription: subscription) }

  public func send(_ input: Output) {
    guard !audience.isOver else { return }
    let old = lock.locked {
      defer { current = input }
      return current
    }
    audience.send(input)
    withExtendedLifetime(old) {}
  }

  public func send(completion: Subscribers.Completion<Failure>) { audience.send(completion: completion) }

  public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
    audience.admit(subscriber, "CurrentValueSubject", current: { self.value })
  }
}

extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
