/// A publisher whose type says only what it emits.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let base: any Publisher<Output, Failure>

  /// Hides the type of a publisher.
  public init<P>(_ publisher: P) where Output == P.Output, Failure == P.Failure, P: Publisher {
    base = (publisher as? AnyPublisher<Output, Failure>)?.base ?? publisher
  }

  public var description: String { "AnyPublisher" }

  public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
    base.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Hides the type of this publisher, as for a property or a result.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
