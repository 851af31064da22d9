extension Publishers {
  /// Emits values until another publisher emits or fails, then finishes.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let outlet = Outlet<Output, Failure>(subscriber, "PrefixUntilOutput")
      let values = Inlet<Output, Failure>(), signal = Inlet<Other.Output, Other.Failure>(demand: .max(1))
      values.connect(onSubscription: outlet.open, onValue: outlet.send, onCompletion: outlet.finish)
      signal.connect(onValue: { _ in outlet.finish(.finished) }, onCompletion: { _ in })
      outlet.connect(
        onRequest: values.request,
        onEnd: {
          values.cancel()
          signal.cancel()
        })
      other.subscribe(signal)
      upstream.subscribe(values)
    }
  }

  /// Drops values until another publisher emits; fails if that one fails, and finishes if it never emits.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let outlet = Outlet<Output, Failure>(subscriber, "DropUntilOutput")
      let values = Inlet<Output, Failure>(), signal = Inlet<Other.Output, Failure>(demand: .max(1))
      var isOpen = false  // changed inside `outlet.update` only
      values.connect(
        onSubscription: outlet.open,
        onValue: { value in
          var dropped = false
          outlet.update {
            dropped = !isOpen
            return isOpen ? .value(value) : nil
          }
          if dropped { values.request(.max(1)) }
        }, onCompletion: outlet.finish)
      signal.connect(
        onValue: { _ in
          outlet.update {
            isOpen = true
            return nil
          }
        },
        onCompletion: { completion in
          outlet.update {
            if case .failure = completion { return .completion(completion) }
            return isOpen ? nil : .completion(.finished)
          }
        })
      outlet.connect(
        onRequest: values.request,
        onEnd: {
          values.cancel()
          signal.cancel()
        })
      other.subscribe(signal)
      upstream.subscribe(values)
    }
  }
}

extension Publisher {
  /// Emits values until another publisher emits, then finishes.
  public func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> where P: Publisher {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }

  /// Drops values until another publisher emits.
  public func drop<P>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where P: Publisher, Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
