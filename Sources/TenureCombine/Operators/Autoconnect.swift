extension Publishers {
  /// Connects with the first subscriber and disconnects after the last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let lock = Lock()
    private var subscribers = 0
    private var connection: (any Cancellable)?  // non-nil only while there are subscribers

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let outlet = Outlet<Output, Failure>(subscriber, "Autoconnect")
      let inlet = Inlet<Output, Failure>()
      inlet.connect(onSubscription: outlet.open, onValue: outlet.send, onCompletion: outlet.finish)
      outlet.connect(
        onRequest: inlet.request,
        onEnd: { [self] in
          inlet.cancel()
          leave()
        })
      let isFirst = lock.locked {
        subscribers += 1
        return subscribers == 1
      }
      upstream.subscribe(inlet)
      if isFirst { join() }
    }

    private func join() {
      let connection = upstream.connect()
      let isUnused = lock.locked {
        if subscribers > 0 { self.connection = connection }
        return subscribers == 0
      }
      if isUnused { connection.cancel() }
    }

    private func leave() {
      let unused = lock.locked {
        subscribers -= 1
        return subscribers == 0 ? take(&connection) : nil
      }
      unused?.cancel()
    }
  }
}

extension ConnectablePublisher {
  /// Connects with the first subscriber and disconnects after the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
