extension Publishers {
  /// Subscribes again after a failure.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let retries: Int?

    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let relay = Relay(subscriber, "Retry")
      func next(_ left: Int?) -> (Subscribers.Completion<Failure>) -> Void {
        { completion in
          guard case .failure = completion, left != 0 else { return relay.outlet.finish(completion) }
          relay.follow(upstream, onCompletion: next(left.map { $0 - 1 }))
        }
      }
      relay.begin(with: upstream, onCompletion: next(retries))
    }
  }
}

extension Publisher {
  /// Subscribes again after a failure, up to `retries` times; then the failure passes.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
}
