extension Publishers {
  /// Emits the number of values when upstream finishes.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var count = 0
      Outlet(subscriber, "Count").fold(
        upstream,
        step: { _ in
          count += 1
          return .skip
        }, result: { count })
    }
  }
}

extension Publisher {
  /// Emits the number of values when this publisher finishes.
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}
