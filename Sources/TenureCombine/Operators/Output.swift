extension Publishers {
  /// Emits the values at some positions, then finishes.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let range: CountableRange<Int>

    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == Failure {
      var position = 0
      if range.isEmpty { return Empty(completeImmediately: true).subscribe(subscriber) }
      upstream.subscribe(
        Stage(subscriber, "Output") { value in
          defer { position += 1 }
          if position < range.lowerBound { return .skip }
          return position + 1 == range.upperBound ? .finish(value) : .emit(value)
        })
    }
  }
}

extension Publisher {
  /// Emits the value at an index, then finishes.
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index..<(index + 1)) }

  /// Emits the values at a range of indices, then finishes. A negative index stops the program.
  public func output<R>(in range: R) -> Publishers.Output<Self> where R: RangeExpression, R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "output(in: \(range)): an index can't be negative.")
    return Publishers.Output(upstream: self, range: range)
  }

  /// Emits the first `maxLength` values, then finishes.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: 0..<maxLength) }
}
