/// What receives a publisher's values.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  /// Called once, first: keep the subscription and request from it.
  func receive(subscription: any Subscription)
  /// Called for each value; the result is added to what was requested so far.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Called at most once, last.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives a value that carries no information.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The namespace of the concrete subscribers and of what they exchange with publishers.
public enum Subscribers {}

extension Subscribers {
  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
  /// The same completion under another type of failure.
  func mapFailure<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
