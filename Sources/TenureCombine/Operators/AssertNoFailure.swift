extension Publishers {
  /// Stops the program if upstream fails.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let upstream: Upstream
    public let prefix: String
    public let file: StaticString
    public let line: UInt

    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      (self.upstream, self.prefix, self.file, self.line) = (upstream, prefix, file, line)
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Never {
      upstream.subscribe(
        Stage<_, Upstream.Failure, _, Never>(
          subscriber, "AssertNoFailure", step: { .emit($0) },
          end: { completion in
            guard case .failure(let error) = completion else { return (nil, .finished) }
            fatalError([prefix, "\(error)"].filter { !$0.isEmpty }.joined(separator: ": "), file: file, line: line)
          }))
    }
  }
}

extension Publisher {
  /// Stops the program if this publisher fails: for failures that would be a mistake in the program.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
