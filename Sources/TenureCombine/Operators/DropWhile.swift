extension Publishers {
  /// Drops values until one does not satisfy a predicate.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var dropping = true
      upstream.subscribe(
        Stage(subscriber, "DropWhile") { value in
          dropping = dropping && predicate(value)
          return dropping ? .skip : .emit(value)
        })
    }
  }

  /// Drops values until one does not satisfy a predicate, and fails with what it throws.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var dropping = true
      upstream.subscribe(
        Stage<_, Upstream.Failure, _, _>(
          subscriber, "TryDropWhile",
          trying: { value in
            dropping = try dropping && predicate(value)
            return dropping ? .skip : .emit(value)
          }))
    }
  }
}

extension Publisher {
  /// Drops values until one does not satisfy the predicate; that one and all after it pass.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Drops values until one does not satisfy the predicate; an error ends the stream.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
