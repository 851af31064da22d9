extension Publishers {
  /// Emits a value if upstream finishes without one.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let output: Upstream.Output

    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var isEmpty = true
      Outlet(subscriber, "ReplaceEmpty").feed(
        from: upstream,
        step: { value in
          isEmpty = false
          return .emit(value)
        },
        end: { completion in
          if case .finished = completion, isEmpty { (output, completion) } else { (nil, completion) }
        })
    }
  }
}

extension Publisher {
  /// Emits `output` if this publisher finishes without a value.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
