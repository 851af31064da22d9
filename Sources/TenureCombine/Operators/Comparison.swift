extension Publishers {
  /// Emits the value that no other one beats, when upstream finishes.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    let supersedes: (Upstream.Output, Upstream.Output) -> Bool

    init(upstream: Upstream, supersedes: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.supersedes = supersedes
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var best: Output?
      Outlet(subscriber, "Comparison").fold(
        upstream,
        step: { value in
          if let best, !supersedes(value, best) { return .skip }
          best = value
          return .skip
        }, result: { best })
    }
  }

  /// Emits the value that no other one beats, and fails with what the comparison throws.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    let supersedes: (Upstream.Output, Upstream.Output) throws -> Bool

    init(upstream: Upstream, supersedes: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.supersedes = supersedes
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var best: Output?
      Outlet(subscriber, "TryComparison").fold(
        upstream,
        trying: { value in
          if let best, try !supersedes(value, best) { return .skip }
          best = value
          return .skip
        }, result: { best })
    }
  }
}

extension Publisher where Output: Comparable {
  /// Emits the smallest value when this publisher finishes.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }

  /// Emits the largest value when this publisher finishes.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

extension Publisher {
  /// Emits the smallest value by an order, when this publisher finishes.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { new, old in areInIncreasingOrder(new, old) }
  }

  /// Emits the largest value by an order, when this publisher finishes.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { new, old in areInIncreasingOrder(old, new) }
  }

  /// Emits the smallest value by an order, when this publisher finishes; an error ends the stream.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { new, old in try areInIncreasingOrder(new, old) }
  }

  /// Emits the largest value by an order, when this publisher finishes; an error ends the stream.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { new, old in try areInIncreasingOrder(old, new) }
  }
}
