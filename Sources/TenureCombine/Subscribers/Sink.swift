extension Subscribers {
  /// Asks for everything and hands it to two closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
    private let lock = Lock()
    private var subscription: (any Subscription)?
    private var onValue: ((Input) -> Void)?  // nil iff over
    private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?  // nil iff over

    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      onValue = receiveValue
      onCompletion = receiveCompletion
    }

    /// The closure that gets the values; does nothing once the stream is over.
    public var receiveValue: (Input) -> Void { lock.locked { onValue } ?? { _ in } }
    /// The closure that gets the completion; does nothing once the stream is over.
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void { lock.locked { onCompletion } ?? { _ in } }
    public var description: String { "Sink" }

    public func receive(subscription: any Subscription) {
      let accepted = lock.locked {
        guard self.subscription == nil, onValue != nil else { return false }
        self.subscription = subscription
        return true
      }
      accepted ? subscription.request(.unlimited) : subscription.cancel()
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      lock.lock()
      let onValue = self.onValue
      lock.unlock()
      onValue?(value)
      return .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) { end().completion?(completion) }

    public func cancel() { end().subscription?.cancel() }

    private func end() -> (
      subscription: (any Subscription)?, value: ((Input) -> Void)?,
      completion: ((Subscribers.Completion<Failure>) -> Void)?
    ) {
      lock.locked { (take(&subscription), take(&onValue), take(&onCompletion)) }
    }
  }
}

extension Publisher {
  /// Runs closures for each value and for the completion, until the result is cancelled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Runs a closure for each value, until the result is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
