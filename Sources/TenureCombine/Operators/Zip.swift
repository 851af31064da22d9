extension Publishers {
  /// Emits pairs: the first values of two publishers, then the second ones, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let outlet = Outlet<Output, Failure>(subscriber, "Zip")
      let left = Inlet<A.Output, Failure>(), right = Inlet<B.Output, Failure>()
      // Changed inside `outlet.update` only.
      var lefts = Queue<A.Output>(), rights = Queue<B.Output>()
      var leftIsOver = false, rightIsOver = false

      func advance(_ change: () -> Void) {
        outlet.update {
          change()
          guard !lefts.isEmpty, let right = rights.popFirst(), let left = lefts.popFirst() else { return nil }
          return .value((left, right))
        }
        outlet.update {
          (leftIsOver && lefts.isEmpty) || (rightIsOver && rights.isEmpty) ? .completion(.finished) : nil
        }
      }
      left.connect(onValue: { value in advance { lefts.append(value) } }) { completion in
        if case .failure = completion { outlet.finish(completion) } else { advance { leftIsOver = true } }
      }
      right.connect(onValue: { value in advance { rights.append(value) } }) { completion in
        if case .failure = completion { outlet.finish(completion) } else { advance { rightIsOver = true } }
      }
      outlet.connect(
        onRequest: { demand in
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

  /// Emits triples: the first values of three publishers, then the second ones, and so on.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      Zip(Zip(a, b), c).map { ($0.0, $0.1, $1) }.subscribe(subscriber)
    }
  }

  /// Emits quadruples: the first values of four publishers, then the second ones, and so on.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      Zip(Zip(a, b), Zip(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }.subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Emits the values of this publisher and another in step.
  public func zip<P>(_ other: P) -> Publishers.Zip<Self, P>
  where P: Publisher, Failure == P.Failure {
    Publishers.Zip(self, other)
  }

  /// Emits the values of this publisher and another in step, transformed by a closure.
  public func zip<P, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
  where P: Publisher, Failure == P.Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// Emits the values of this publisher and two others in step.
  public func zip<P, Q>(_ p: P, _ q: Q) -> Publishers.Zip3<Self, P, Q>
  where P: Publisher, Q: Publisher, Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.Zip3(self, p, q)
  }

  /// Emits the values of this publisher and two others in step, transformed by a closure.
  public func zip<P, Q, T>(
    _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where P: Publisher, Q: Publisher, Failure == P.Failure, P.Failure == Q.Failure {
    zip(p, q).map { transform($0.0, $0.1, $0.2) }
  }

  /// Emits the values of this publisher and three others in step.
  public func zip<P, Q, R>(_ p: P, _ q: Q, _ r: R) -> Publishers.Zip4<Self, P, Q, R>
  where P: Publisher, Q: Publisher, R: Publisher, Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.Zip4(self, p, q, r)
  }

  /// Emits the values of this publisher and three others in step, transformed by a closure.
  public func zip<P, Q, R, T>(
    _ p: P, _ q: Q, _ r: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where P: Publisher, Q: Publisher, R: Publisher, Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    zip(p, q, r).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
