/// Lets everything through, in both directions, and tells closures before.
final class Probe<Input, Failure: Error>: Subscriber, Subscription, CustomStringConvertible, @unchecked Sendable {
  private let lock = Lock()
  private var downstream: Receiver<Input, Failure>?  // nil iff over
  private var upstream: (any Subscription)?
  let description: String

  private let onSubscription: ((any Subscription) -> Void)?
  private let onOutput: ((Input) -> Void)?
  private let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  private let onCancel: (() -> Void)?
  private let onRequest: ((Subscribers.Demand) -> Void)?
  private let onAnswer: ((Subscribers.Demand) -> Void)?  // demand returned for a value, unless none

  init(
    _ downstream: some Subscriber<Input, Failure>, _ description: String,
    subscription: ((any Subscription) -> Void)? = nil, output: ((Input) -> Void)? = nil,
    completion: ((Subscribers.Completion<Failure>) -> Void)? = nil, cancel: (() -> Void)? = nil,
    request: ((Subscribers.Demand) -> Void)? = nil, answer: ((Subscribers.Demand) -> Void)? = nil
  ) {
    self.downstream = ReceiverOf(downstream)
    self.description = description
    (onSubscription, onOutput, onCompletion) = (subscription, output, completion)
    (onCancel, onRequest, onAnswer) = (cancel, request, answer)
  }

  func receive(subscription: any Subscription) {
    onSubscription?(subscription)
    let downstream = lock.locked {
      upstream = subscription
      return self.downstream
    }
    downstream?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream = lock.locked({ self.downstream }) else { return .none }
    onOutput?(input)
    let more = downstream.receive(input)
    if more > .none { onAnswer?(more) }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard let downstream = letGo().downstream else { return }
    onCompletion?(completion)
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    onRequest?(demand)
    lock.locked { upstream }?.request(demand)
  }

  func cancel() {
    guard let upstream = letGo().upstream else { return }
    onCancel?()
    upstream.cancel()
  }

  private func letGo() -> (downstream: Receiver<Input, Failure>?, upstream: (any Subscription)?) {
    lock.locked { (take(&downstream), take(&upstream)) }
  }
}
