extension Publishers {
  /// Emits a value in place of a failure, and finishes.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let upstream: Upstream
    public let output: Upstream.Output

    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      Outlet<Output, Never>(subscriber, "ReplaceError")
        .feed(
          from: upstream, step: { .emit($0) },
          end: { completion in
            if case .failure = completion { (output, .finished) } else { (nil, .finished) }
          })
    }
  }
}

extension Publisher {
  /// Emits `output` instead of failing, and finishes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
