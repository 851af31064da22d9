/// A publisher that outside code feeds with `send`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers that asked for one.
  func send(_ value: Output)
  /// Ends the subject: nothing is sent after it, and later subscribers get the completion at once.
  func send(completion: Subscribers.Completion<Failure>)
  /// Gives the subject an upstream to request from.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a value that carries no information.
  public func send() { send(()) }
}

/// Feeds a subject from a publisher.
final class SubjectSubscriber<S: Subject>: Subscriber, Subscription, @unchecked Sendable {
  private let lock = Lock()
  private var subject: S?  // nil iff cancelled or completed
  private var upstream: (any Subscription)?

  init(_ subject: S) { self.subject = subject }

  func receive(subscription: any Subscription) {
    let accepting = lock.locked {
      guard upstream == nil, subject != nil else { return nil as S? }
      upstream = subscription
      return subject
    }
    guard let subject = accepting else { return subscription.cancel() }
    subject.send(subscription: self)
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    lock.locked { subject }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    let (subject, upstream) = letGo()
    subject?.send(completion: completion)
    withExtendedLifetime(upstream) {}
  }

  func request(_ demand: Subscribers.Demand) { lock.locked { upstream }?.request(demand) }

  func cancel() {
    let (subject, upstream) = letGo()
    upstream?.cancel()
    withExtendedLifetime(subject) {}
  }

  /// Ends it. What was held goes once the lock is open: a subject that nobody else holds cancels its upstream, this one.
  private func letGo() -> (S?, (any Subscription)?) { lock.locked { (take(&subject), take(&upstream)) } }
}
