/// One upstream of an operator that has several, or that works at its own pace.
///
/// The subscriber is told of a subscription once upstream's has arrived, by `onSubscription`; what was asked for before that
/// follows (rule R186). After the completion or `cancel()`, nothing is passed
/// on and the closures are let go, which unties the operator.
final class Inlet<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
  private struct Ends {
    var onValue: (Input) -> Void
    var onCompletion: (Subscribers.Completion<Failure>) -> Void
  }

  private let lock = Lock()
  private var subscription: (any Subscription)?
  private var onSubscription: (() -> Void)?  // runs once, however the stream begins
  private var early: Subscribers.Demand  // asked for before the subscription arrived
  private var ends: Ends?
  private var isOver = false

  init(demand: Subscribers.Demand = .none) { early = demand }

  func connect(
    onSubscription: (() -> Void)? = nil, onValue: @escaping (Input) -> Void,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    lock.locked {
      self.onSubscription = onSubscription
      ends = Ends(onValue: onValue, onCompletion: onCompletion)
    }
  }

  func receive(subscription: any Subscription) {
    let isTaken = lock.locked {
      guard !isOver, self.subscription == nil else { return false }
      self.subscription = subscription
      return true
    }
    if !isTaken { subscription.cancel() }
    begin()
    let demand = lock.locked {
      guard isTaken, self.subscription != nil else { return Subscribers.Demand.none }
      defer { early = .none }
      return early
    }
    if demand > .none { subscription.request(demand) }
  }

  /// The stream begins, if it has not: upstream's subscription is there, or its completion without one.
  private func begin() { lock.locked { take(&onSubscription) }?() }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.locked { ends }?.onValue(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let ends = letGo().ends
    begin()
    ends?.onCompletion(completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let subscription = lock.locked {
      if self.subscription == nil { early += demand }
      return self.subscription
    }
    subscription?.request(demand)
  }

  func cancel() { letGo().subscription?.cancel() }

  private func letGo() -> (subscription: (any Subscription)?, ends: Ends?) {
    lock.locked {
      isOver = true
      return (take(&subscription), take(&ends))
    }
  }
}
