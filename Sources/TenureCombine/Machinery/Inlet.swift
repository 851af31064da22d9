/// One upstream of an operator that has several, or that works at its own pace.
///
/// Demand given before the subscription arrives is kept for it. After the completion or `cancel()`, nothing is passed
/// on and the closures are let go, which unties the operator.
final class Inlet<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
  private struct Ends {
    var onValue: (Input) -> Void
    var onCompletion: (Subscribers.Completion<Failure>) -> Void
  }

  private let lock = Lock()
  private var subscription: (any Subscription)?
  private var early: Subscribers.Demand  // asked for before the subscription arrived
  private var ends: Ends?
  private var isOver = false

  init(demand: Subscribers.Demand = .none) { early = demand }

  func connect(
    onValue: @escaping (Input) -> Void, onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    lock.locked { ends = Ends(onValue: onValue, onCompletion: onCompletion) }
  }

  func receive(subscription: any Subscription) {
    let demand = lock.locked {
      guard !isOver, self.subscription == nil else { return nil as Subscribers.Demand? }
      self.subscription = subscription
      return early
    }
    guard let demand else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.locked { ends }?.onValue(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { letGo().ends?.onCompletion(completion) }

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
