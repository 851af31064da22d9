extension Publishers {
  /// Emits all values in one array when upstream finishes.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var values: [Upstream.Output] = []
      Outlet(subscriber, "Collect").fold(
        upstream,
        step: { value in
          values.append(value)
          return .skip
        }, result: { values })
    }
  }

  /// Emits arrays of a fixed number of values; the last one may be shorter.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var values: [Upstream.Output] = []
      upstream.subscribe(
        Stage(
          subscriber, "CollectByCount",
          step: { value in
            values.append(value)
            if values.count < count { return .skip }
            defer { values = [] }
            return .emit(values)
          },
          end: { completion in
            if case .finished = completion, !values.isEmpty { return (values, completion) }
            return (nil, completion)
          }))
    }
  }
}

extension Publisher {
  /// Emits all values in one array when this publisher finishes.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  /// Emits arrays of `count` values. A count below one stops the program.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    precondition(count > 0, "collect(\(count)): ask for at least one value at a time.")
    return Publishers.CollectByCount(upstream: self, count: count)
  }
}
