extension Publishers {
  /// Emits what the newest of the publishers emits that come from upstream.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let outer = Inlet<P, Upstream.Failure>(demand: .unlimited)
      let relay = Relay(subscriber, "SwitchToLatest", onEnd: outer.cancel)
      let switching = Switch()
      outer.connect(
        onValue: { inner in
          let turn = switching.begin()
          relay.follow(inner) { completion in
            if case .failure = completion { return relay.outlet.finish(completion) }
            if switching.end(turn) { relay.outlet.finish(.finished) }
          }
        },
        onCompletion: { completion in
          if case .failure = completion { return relay.outlet.finish(completion) }
          if switching.seal() { relay.outlet.finish(.finished) }
        })
      relay.outlet.open()
      upstream.subscribe(outer)
    }
  }
}

/// Which inner stream is the newest, and whether anything is left to come.
private final class Switch: @unchecked Sendable {
  private let lock = Lock()
  private var turn = 0
  private var isRunning = false  // the newest inner stream has not finished
  private var isSealed = false

  func begin() -> Int {
    lock.locked {
      turn += 1
      isRunning = true
      return turn
    }
  }

  /// True iff the whole stream is finished with this inner one.
  func end(_ turn: Int) -> Bool {
    lock.locked {
      if turn == self.turn { isRunning = false }
      return isSealed && !isRunning
    }
  }

  func seal() -> Bool {
    lock.locked {
      isSealed = true
      return !isRunning
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Emits what the newest publisher emits, and drops those before it.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// As above, where only the inner publishers may fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
  }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
  /// As above, where nothing fails.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// As above, where only the outer publisher may fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Failure.self) })
  }
}
