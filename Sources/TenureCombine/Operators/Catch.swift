extension Publishers {
  /// Goes on with another publisher after a failure.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let relay = Relay(subscriber, "Catch")
      relay.begin(with: upstream) { completion in
        switch completion {
        case .finished: relay.outlet.finish(.finished)
        case .failure(let error): relay.follow(handler(error), onCompletion: relay.outlet.finish)
        }
      }
    }
  }

  /// Goes on with another publisher after a failure, and fails with what the closure throws.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let relay = Relay(subscriber, "TryCatch")
      relay.begin(with: upstream) { completion in
        guard case .failure(let error) = completion else { return relay.outlet.finish(.finished) }
        do {
          relay.follow(try handler(error)) { relay.outlet.finish($0.mapFailure { $0 }) }
        } catch {
          relay.outlet.finish(.failure(error))
        }
      }
    }
  }
}

extension Publisher {
  /// Replaces a failure by the stream of another publisher.
  public func `catch`<P>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P: Publisher, Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Replaces a failure by the stream of another publisher, or by the error that the closure throws.
  public func tryCatch<P>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
  where P: Publisher, Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
