extension Publishers {
  /// Emits what 2 publishers emit, as it comes.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where
    A.Output == B.Output,
    A.Failure == B.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A, b: B

    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber, "Merge")
      junction.outlet.open()
      junction.add(a)
      junction.add(b)
      junction.seal()
    }
  }

  /// Emits what 3 publishers emit, as it comes.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Output == B.Output, A.Output == C.Output,
    A.Failure == B.Failure, A.Failure == C.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A, b: B, c: C

    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber, "Merge")
      junction.outlet.open()
      junction.add(a)
      junction.add(b)
      junction.add(c)
      junction.seal()
    }
  }

  /// Emits what 4 publishers emit, as it comes.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Output == C.Output, A.Output == D.Output,
    A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A, b: B, c: C, d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber, "Merge")
      junction.outlet.open()
      junction.add(a)
      junction.add(b)
      junction.add(c)
      junction.add(d)
      junction.seal()
    }
  }

  /// Emits what 5 publishers emit, as it comes.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
  where
    A.Output == B.Output, A.Output == C.Output, A.Output == D.Output, A.Output == E.Output,
    A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A, b: B, c: C, d: D, e: E

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber, "Merge")
      junction.outlet.open()
      junction.add(a)
      junction.add(b)
      junction.add(c)
      junction.add(d)
      junction.add(e)
      junction.seal()
    }
  }

  /// Emits what 6 publishers emit, as it comes.
  public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
  where
    A.Output == B.Output, A.Output == C.Output, A.Output == D.Output, A.Output == E.Output,
    A.Output == F.Output,
    A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure,
    A.Failure == F.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A, b: B, c: C, d: D, e: E, f: F

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber, "Merge")
      junction.outlet.open()
      junction.add(a)
      junction.add(b)
      junction.add(c)
      junction.add(d)
      junction.add(e)
      junction.add(f)
      junction.seal()
    }
  }

  /// Emits what 7 publishers emit, as it comes.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Output == C.Output, A.Output == D.Output, A.Output == E.Output,
    A.Output == F.Output, A.Output == G.Output,
    A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure,
    A.Failure == F.Failure, A.Failure == G.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A, b: B, c: C, d: D, e: E, f: F, g: G

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber, "Merge")
      junction.outlet.open()
      junction.add(a)
      junction.add(b)
      junction.add(c)
      junction.add(d)
      junction.add(e)
      junction.add(f)
      junction.add(g)
      junction.seal()
    }
  }

  /// Emits what 8 publishers emit, as it comes.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Output == C.Output, A.Output == D.Output, A.Output == E.Output,
    A.Output == F.Output, A.Output == G.Output, A.Output == H.Output,
    A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure,
    A.Failure == F.Failure, A.Failure == G.Failure, A.Failure == H.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber, "Merge")
      junction.outlet.open()
      junction.add(a)
      junction.add(b)
      junction.add(c)
      junction.add(d)
      junction.add(e)
      junction.add(f)
      junction.add(g)
      junction.add(h)
      junction.seal()
    }
  }

  /// Emits what many publishers of one type emit, as it comes.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S>(_ upstream: S) where S: Swift.Sequence, Upstream == S.Element { publishers = Array(upstream) }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber, "MergeMany")
      junction.outlet.open()
      for publisher in publishers { junction.add(publisher) }
      junction.seal()
    }
  }
}

extension Publisher {
  /// Emits what this publisher and another of its type emit, as it comes.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany([self, other]) }

  /// Emits what this publisher and 1 other emit, as it comes.
  public func merge<B>(
    with b: B
  ) -> Publishers.Merge<Self, B>
  where
    B: Publisher,
    Output == B.Output,
    Failure == B.Failure
  {
    Publishers.Merge(self, b)
  }

  /// Emits what this publisher and 2 others emit, as it comes.
  public func merge<B, C>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where
    B: Publisher, C: Publisher,
    Output == B.Output, Output == C.Output,
    Failure == B.Failure, Failure == C.Failure
  {
    Publishers.Merge3(self, b, c)
  }

  /// Emits what this publisher and 3 others emit, as it comes.
  public func merge<B, C, D>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B: Publisher, C: Publisher, D: Publisher,
    Output == B.Output, Output == C.Output, Output == D.Output,
    Failure == B.Failure, Failure == C.Failure, Failure == D.Failure
  {
    Publishers.Merge4(self, b, c, d)
  }

  /// Emits what this publisher and 4 others emit, as it comes.
  public func merge<B, C, D, E>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    B: Publisher, C: Publisher, D: Publisher, E: Publisher,
    Output == B.Output, Output == C.Output, Output == D.Output, Output == E.Output,
    Failure == B.Failure, Failure == C.Failure, Failure == D.Failure, Failure == E.Failure
  {
    Publishers.Merge5(self, b, c, d, e)
  }

  /// Emits what this publisher and 5 others emit, as it comes.
  public func merge<B, C, D, E, F>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    Output == B.Output, Output == C.Output, Output == D.Output, Output == E.Output, Output == F.Output,
    Failure == B.Failure, Failure == C.Failure, Failure == D.Failure, Failure == E.Failure, Failure == F.Failure
  {
    Publishers.Merge6(self, b, c, d, e, f)
  }

  /// Emits what this publisher and 6 others emit, as it comes.
  public func merge<B, C, D, E, F, G>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
    Output == B.Output, Output == C.Output, Output == D.Output, Output == E.Output, Output == F.Output,
    Output == G.Output,
    Failure == B.Failure, Failure == C.Failure, Failure == D.Failure, Failure == E.Failure, Failure == F.Failure,
    Failure == G.Failure
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }

  /// Emits what this publisher and 7 others emit, as it comes.
  public func merge<B, C, D, E, F, G, H>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher,
    Output == B.Output, Output == C.Output, Output == D.Output, Output == E.Output, Output == F.Output,
    Output == G.Output, Output == H.Output,
    Failure == B.Failure, Failure == C.Failure, Failure == D.Failure, Failure == E.Failure, Failure == F.Failure,
    Failure == G.Failure, Failure == H.Failure
  {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }
}
