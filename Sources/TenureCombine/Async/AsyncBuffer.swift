/// Hands a publisher's values to one task, asking for each when the task does.
final class AsyncBuffer<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  private typealias Waiter = CheckedContinuation<Carried<Result<Input, Failure>?>, Never>

  private let lock = Lock()
  private var subscription: (any Subscription)?
  private var waiter: Waiter?  // non-nil iff a task waits
  private var early: [Result<Input, Failure>] = []  // what came while no task waited
  private var isOver = false

  func receive(subscription: any Subscription) {
    let (isRefused, isWanted) = lock.locked {
      if isOver || self.subscription != nil { return (true, false) }
      self.subscription = subscription
      return (false, waiter != nil)
    }
    if isRefused { subscription.cancel() } else if isWanted { subscription.request(.max(1)) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    hand(.success(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let subscription = lock.locked {
      isOver = true
      return take(&self.subscription)
    }
    defer { withExtendedLifetime(subscription) {} }
    if case .failure(let error) = completion { hand(.failure(error)) } else { hand(nil) }
  }

  func cancel() {
    let subscription = lock.locked {
      isOver = true
      return take(&self.subscription)
    }
    subscription?.cancel()
    hand(nil)
  }

  /// The next event, or nil at the end and after cancellation.
  func next() async -> Carried<Result<Input, Failure>?> {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let (ready, subscription) = lock.locked { () -> (Carried<Result<Input, Failure>?>?, (any Subscription)?) in
          if !early.isEmpty { return (Carried(early.removeFirst()), nil) }
          if isOver { return (Carried(nil), nil) }
          waiter = continuation
          return (nil, self.subscription)
        }
        if let ready { continuation.resume(returning: ready) }
        subscription?.request(.max(1))
      }
    } onCancel: {
      cancel()
    }
  }

  private func hand(_ event: Result<Input, Failure>?) {
    let waiting = lock.locked {
      if waiter == nil, let event { early.append(event) }
      return take(&waiter)
    }
    waiting?.resume(returning: Carried(event))
  }
}
