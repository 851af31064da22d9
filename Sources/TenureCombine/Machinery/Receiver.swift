/// A subscriber with its type hidden behind a virtual call.
///
/// A class, because `any Subscriber<Input, Failure>` inside a generic type looks its metadata up by name on each use,
/// which costs more than everything else in a delivery.
class Receiver<Input, Failure: Error> {
  fileprivate init() {}

  func receive(subscription: any Subscription) { fatalError("abstract") }
  func receive(_ input: Input) -> Subscribers.Demand { fatalError("abstract") }
  func receive(completion: Subscribers.Completion<Failure>) { fatalError("abstract") }
}

/// The receiver of one type of subscriber.
final class ReceiverOf<S: Subscriber>: Receiver<S.Input, S.Failure> {
  private let subscriber: S

  init(_ subscriber: S) { self.subscriber = subscriber }

  override func receive(subscription: any Subscription) { subscriber.receive(subscription: subscription) }
  override func receive(_ input: S.Input) -> Subscribers.Demand { subscriber.receive(input) }
  override func receive(completion: Subscribers.Completion<S.Failure>) { subscriber.receive(completion: completion) }
}
