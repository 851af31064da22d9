extension Publishers {
  /// When a buffer asks upstream for values.
  public enum PrefetchStrategy: Equatable, Hashable, Sendable {
    /// For as many as the buffer holds, and for one more whenever one leaves.
    case keepFull
    /// For everything.
    case byRequest
  }

  /// What happens to a value that finds the buffer full.
  public enum BufferingStrategy<Failure: Error> {
    case dropNewest
    case dropOldest
    case customError(() -> Failure)
  }

  /// Keeps a number of values that come faster than they are asked for.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let size: Int
    public let prefetch: PrefetchStrategy
    public let whenFull: BufferingStrategy<Failure>

    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
    ) {
      (self.upstream, self.size, self.prefetch, self.whenFull) = (upstream, size, prefetch, whenFull)
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let outlet = Outlet<Output, Failure>(subscriber, "Buffer")
      let inlet = Inlet<Output, Failure>(demand: prefetch == .keepFull ? .max(size) : .unlimited)
      // Changed inside `outlet.update` only.
      var values = Queue<Output>()
      var end: Subscribers.Completion<Failure>?

      func pump() {
        var emitted: Bool
        repeat {
          emitted = false
          outlet.update { demand in
            guard demand > .none, let value = values.popFirst() else { return nil }
            emitted = true
            return .value(value)
          }
          if emitted, prefetch == .keepFull { inlet.request(.max(1)) }
        } while emitted
        outlet.update { values.isEmpty ? end.map { .completion($0) } : nil }
      }
      inlet.connect(
        onSubscription: outlet.open,
        onValue: { value in
          var dropped: Output?  // goes after the update
          var overflow: (() -> Failure)?
          outlet.update { demand in
            if values.count >= size, demand == .none {
              switch whenFull {
              case .dropNewest: return nil
              case .dropOldest: dropped = values.popFirst()
              case .customError(let error):
                overflow = error
                return nil
              }
            }
            values.append(value)
            return nil
          }
          withExtendedLifetime(dropped) {}
          if let overflow { outlet.finish(.failure(overflow())) } else { pump() }
        },
        onCompletion: { completion in
          outlet.update {
            end = completion
            return nil
          }
          pump()
        })
      outlet.connect(onRequest: { _ in pump() }, onEnd: inlet.cancel)
      upstream.subscribe(inlet)
    }
  }
}

extension Publisher {
  /// Keeps up to `size` values that come faster than they are asked for.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
