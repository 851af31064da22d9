extension Publishers {
  /// Emits the newest values of two publishers whenever one of them emits, once both have.
  ///
  /// Under limited demand it keeps only the newest pair. It finishes when both have finished.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let outlet = Outlet<Output, Failure>(subscriber, "CombineLatest")
      let left = Inlet<A.Output, Failure>(), right = Inlet<B.Output, Failure>()
      // Changed inside `outlet.update` only.
      var newestLeft: A.Output?, newestRight: B.Output?
      var isBehind = false  // true iff the newest pair was not emitted
      var running = 2

      func advance(_ change: () -> Void = {}) {
        outlet.update { demand in
          change()
          guard isBehind, demand > .none, let newestLeft, let newestRight else { return nil }
          isBehind = false
          return .value((newestLeft, newestRight))
        }
      }
      func end(_ completion: Subscribers.Completion<Failure>) {
        outlet.update {
          if case .failure = completion { return .completion(completion) }
          running -= 1
          return running == 0 ? .completion(.finished) : nil
        }
      }
      // Swapped, so that an old value goes after the update and not inside it.
      left.connect(
        onValue: { value in
          var other: A.Output? = value
          advance {
            swap(&newestLeft, &other)
            isBehind = true
          }
        }, onCompletion: end)
      right.connect(
        onValue: { value in
          var other: B.Output? = value
          advance {
            swap(&newestRight, &other)
            isBehind = true
          }
        }, onCompletion: end)
      outlet.connect(
        onRequest: { demand in
          advance()
          left.request(demand)
          right.request(demand)
        },
        onEnd: {
          left.cancel()
          right.cancel()
        })
      a.subscribe(left)
      b.subscribe(right)
      outlet.open()
    }
  }

  /// Emits the newest values of three publishers whenever one of them emits, once all have.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.subscribe(subscriber)
    }
  }

  /// Emits the newest values of four publishers whenever one of them emits, once all have.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }.subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Emits the newest values of this publisher and another, whenever one emits.
  public func combineLatest<P>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P: Publisher, Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Emits the newest values of this publisher and another, whenever one emits, transformed by a closure.
  public func combineLatest<P, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  where P: Publisher, Failure == P.Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Emits the newest values of this publisher and two others, whenever one emits.
  public func combineLatest<P, Q>(_ p: P, _ q: Q) -> Publishers.CombineLatest3<Self, P, Q>
  where P: Publisher, Q: Publisher, Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3(self, p, q)
  }

  /// Emits the newest values of this publisher and two others, whenever one emits, transformed by a closure.
  public func combineLatest<P, Q, T>(
    _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P: Publisher, Q: Publisher, Failure == P.Failure, P.Failure == Q.Failure {
    combineLatest(p, q).map { transform($0.0, $0.1, $0.2) }
  }

  /// Emits the newest values of this publisher and three others, whenever one emits.
  public func combineLatest<P, Q, R>(_ p: P, _ q: Q, _ r: R) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P: Publisher, Q: Publisher, R: Publisher, Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.CombineLatest4(self, p, q, r)
  }

  /// Emits the newest values of this publisher and three others, whenever one emits, transformed by a closure.
  public func combineLatest<P, Q, R, T>(
    _ p: P, _ q: Q, _ r: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P: Publisher, Q: Publisher, R: Publisher, Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    combineLatest(p, q, r).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
