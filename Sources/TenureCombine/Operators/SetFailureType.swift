extension Publishers {
  /// Gives a publisher that never fails a type of failure.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Stage<_, Never, _, _>(subscriber, "SetFailureType", step: { .emit($0) }, end: { _ in (nil, .finished) }))
    }
  }
}

extension Publisher where Failure == Never {
  /// Gives this publisher a type of failure, so that it fits beside others that may fail.
  public func setFailureType<E>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> where E: Error {
    Publishers.SetFailureType(upstream: self)
  }
}
