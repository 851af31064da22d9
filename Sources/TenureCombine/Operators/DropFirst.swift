extension Publishers {
  /// Drops the first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var left = count
      upstream.subscribe(
        Stage(subscriber, "Drop") { value in
          if left == 0 { return .emit(value) }
          left -= 1
          return .skip
        })
    }
  }
}

extension Publisher {
  /// Drops the first `count` values. A negative count stops the program.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    precondition(count >= 0, "dropFirst(\(count)): a count can't be negative.")
    return Publishers.Drop(upstream: self, count: count)
  }
}
