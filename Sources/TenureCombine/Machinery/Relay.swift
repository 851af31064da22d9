/// A stream that comes from one upstream after another; what the subscriber still wants is asked of the next.
final class Relay<Output, Failure: Error>: @unchecked Sendable {
  let outlet: Outlet<Output, Failure>
  private let lock = Lock()
  private var current: (any RelayInlet)?
  private var isOver = false

  /// - Parameter onEnd: runs when the stream is over, besides the cancellation of the current upstream.
  init(_ subscriber: some Subscriber<Output, Failure>, _ description: String, onEnd: @escaping () -> Void = {}) {
    outlet = Outlet(subscriber, description)
    outlet.connect(
      onRequest: { [self] demand in lock.locked { current }?.request(demand) },
      onEnd: { [self] in
        let inlet = lock.locked {
          isOver = true
          return take(&current)
        }
        onEnd()
        inlet?.cancel()
      })
  }

  /// Follows the first of several upstreams: the subscriber gets its subscription once that one's has arrived.
  func begin<P: Publisher>(
    with publisher: P, onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Output { follow(publisher, onSubscription: outlet.open, onCompletion: onCompletion) }

  /// Replaces the current upstream; `onCompletion` decides what comes after it.
  func follow<P: Publisher>(
    _ publisher: P, onSubscription: (() -> Void)? = nil,
    onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Output {
    let inlet = Inlet<Output, P.Failure>()
    inlet.connect(onSubscription: onSubscription, onValue: { [outlet] in outlet.send($0) }, onCompletion: onCompletion)
    let (isOver, old) = lock.locked {
      defer { if !self.isOver { current = inlet } }
      return (self.isOver, current)
    }
    guard !isOver else { return }
    old?.cancel()
    inlet.request(outlet.unmet)
    publisher.subscribe(inlet)
  }
}

private protocol RelayInlet: Cancellable {
  func request(_ demand: Subscribers.Demand)
}

extension Inlet: RelayInlet {}
